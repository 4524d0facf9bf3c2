"""Reads lines in whole sentences, one by one, and remembers the headings above them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.board.graph import PowerId
from engine.orders.completion import Pieces
from engine.orders.errors import OrderTextError
from engine.orders.lexicon import Lexicon
from engine.orders.order import Order
from engine.orders.plain import bidding, sentences
from engine.orders.plain.context import Context
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import tags_of
from engine.orders.seen import Seen
from engine.phases import PhaseKind

_FIRST = 40
"""In so many letters a line says whether it is about an army or a fleet."""

_TAGS = 20_000
"""So many letters of a sheet are read as sentences; nobody writes so many to order something."""


_OF_A_LINE = (Sense.GO, Sense.SUPPORT, Sense.CONVOY)
"""What a heading within a line says of that line alone."""


@dataclass(frozen=True, slots=True)
class Said:
    """An order as a sentence says it, and its part of the line."""

    order: Order
    start: int
    end: int
    weak: bool = False
    power: PowerId | None = None


@dataclass(frozen=True, slots=True)
class Spoken:
    """What is in a line: its orders, the parts not understood, and whether it is complete.

    ``parted`` tells that some of it was only understood part by part.
    """

    orders: tuple[Said, ...] = ()
    open: tuple[tuple[int, int], ...] = ()
    whole: bool = False
    heading: bool = False
    parted: bool = False


class PlainReader:
    """Reads the lines of one sheet as sentences."""

    def __init__(
        self,
        lexicon: Lexicon,
        order: Callable[[str], Order],
        phase: PhaseKind | None,
        position: Pieces | None,
    ) -> None:
        """``order`` reads the canonical text of an order; it raises OrderTextError."""
        seen = position if isinstance(position, Seen) else None
        self._order = order
        self._context = Context(lexicon=lexicon, phase=phase, seen=seen)
        self._left = _TAGS
        self._listed: list[PowerId] = []
        self._inline = False

    @property
    def covert(self) -> bool:
        """Whether a heading above is about covert pieces alone."""
        kinds = self._context.kinds
        return bool(kinds) and all(kind in self._context.covert for kind in kinds)

    @property
    def awaits(self) -> bool:
        """Whether what a heading says that pieces do is to be followed by them."""
        return bool(self._context.verb)

    def blank(self) -> None:
        """Pass a blank line: headings within a line no longer count."""
        if self._inline:
            self._context = replace(self._context, kinds=(), verb="")

    def covert_from(self, text: str) -> int | None:
        """Where in a line all begins to be about covert pieces, by a heading in it or above."""
        if self.covert:
            first = tags_of(self._context.lexicon, text[:_FIRST])[:1]
            unit = first and first[0].kinds and not {*first[0].kinds} & {*self._context.covert}
            return None if unit else 0
        return sentences.covert_from(self._context, text)

    def under(self, power: PowerId | None) -> None:
        """Continue under a power's heading, or nobody's."""
        self._context = replace(self._context, power=power, kinds=(), verb="")

    def line(self, text: str, start: int, above: str = "") -> Spoken:
        """What a line says; ``above`` is the last order before it."""
        self._left -= len(text)
        if self._left < 0:
            return Spoken()
        if self._context.phase in (PhaseKind.BIDS, PhaseKind.PREFERENCES):
            return self._wished(text, start)
        plain = sentences.read(self._context, text, above)
        told = plain.sentences[-1:] and plain.sentences[-1].found == () and not plain.below.verb
        self._inline = plain.below != self._context and not (plain.heading or told)
        self._context = plain.below
        if self._inline and plain.below.verb in _OF_A_LINE:
            self._context = replace(plain.below, verb="")
        if plain.heading:
            return Spoken(heading=True)
        said: list[Said] = []
        missed: list[tuple[int, int]] = []
        for part in plain.sentences:
            here = (start + part.start, start + part.end)
            try:
                found = [
                    Said(self._order(one.text), *here, one.weak, one.power)
                    for one in part.found or ()
                ]
            except OrderTextError:
                missed.append(here)
                continue
            said += found
            if part.found is None and not part.asks:
                missed.append(here)
        whole = plain.whole and not missed
        parted = any(part.part for part in plain.sentences)
        return Spoken(tuple(said), tuple(missed), whole, parted=parted)

    def _wished(self, text: str, start: int) -> Spoken:
        """The bids on a line, or a preference list that a line makes or completes."""
        tags = tags_of(self._context.lexicon, text)
        if self._context.phase is PhaseKind.BIDS:
            lines = bidding.initials(text, self._context.lexicon) or bidding.bids(tags)
        else:
            lines = bidding.preferences(text, self._listed, self._context.lexicon)
            if not lines and self._listed:
                return Spoken(heading=any(tag.power is not None for tag in tags))
        try:
            orders = [Said(self._order(line), start, start + len(text)) for line in lines]
        except OrderTextError:
            return Spoken()
        return Spoken(tuple(orders), whole=bool(orders))
