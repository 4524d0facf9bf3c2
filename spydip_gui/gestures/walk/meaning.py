"""From what a gesture asks for to what comes of it, one way: intent, search, outcome."""

from spydip_gui.gestures.walk.intent.defaults import intended
from spydip_gui.gestures.walk.intent.hand import Meant, Step
from spydip_gui.gestures.walk.outcome.ending import settled
from spydip_gui.gestures.walk.outcomes import Outcome, Refused
from spydip_gui.gestures.walk.search.searching import searched
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Wanted


def meaning(table: Table, wanted: Wanted) -> Outcome | None:
    """What a gesture comes to; the first seat that has an order for it writes it.

    None if a route stays as it is.
    """
    return settled(searched(table, intended(table, wanted)))


def came(table: Table, meant: Meant) -> Step:
    """What the hand then holds, and what came of its meaning or of its fallback."""
    outcome = None
    for one in (meant, *meant.otherwise):
        meant, outcome = one, meaning(table, one.asked) if one.asked is not None else None
        if outcome is not None and not isinstance(outcome, Refused):
            break
    return meant.after(outcome)
