"""One's own orders quoted in a mail that changes some of them: “the rest stays as below”."""

import re
from collections.abc import Callable, Sequence

from engine.orders import layout
from engine.orders.lines import ReadSheet, Role
from engine.orders.order import Order

_KEEPS = re.compile(
    r"\b(?:(?:rest|others?|remaining|everything else)\b.{0,40}\b(?:is|are|as|stays?|stands?|"
    r"remains?|holds?|good|unchanged|appl(?:y|ies))|keep\b.{0,20}\b(?:rest|others?)|"
    r"(?:rest|übrigen?|anderen?|alles andere)\b.{0,30}\b(?:gilt|gelten|bleib\w*|stimmt)|"
    r"(?:le reste|les autres)\b.{0,40}\b(?:inchang\w*|reste\w*|tien\w*|demeure\w*|va\w*|pareil\w*)|"
    r"(?:garde|conserve)[rz]?\b.{0,20}\b(?:le reste|les autres))\b",
    re.IGNORECASE,
)
"""Words that say that the quoted orders stand, but for those named anew."""


def kept_in_quotation(sheet: ReadSheet, read: Callable[[str], ReadSheet]) -> Sequence[Order]:
    """The quoted orders that a mail keeps; none unless all of them are read, for own pieces."""
    own = (line.text for line in sheet.lines if line.role is not Role.QUOTED)
    if not any(map(_KEEPS.search, own)):
        return ()
    quoted = [layout.strip(line.text).text for line in sheet.lines if line.role is Role.QUOTED]
    told = read("\n".join(quoted))
    if told.unread or any(one.note for one in told.orders):
        return ()
    return [one.order for one in told.orders if one.stands]
