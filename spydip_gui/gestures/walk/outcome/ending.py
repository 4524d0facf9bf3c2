"""What comes of a gesture once all its possible meanings are found, and what to ask first."""

from dataclasses import replace

from engine.language.message import Message
from spydip_gui.gestures.walk.outcome.offering import choosing, stepwise
from spydip_gui.gestures.walk.outcomes import Choosing, Found, Open, Option, Outcome, Written


def settled(found: Found) -> Outcome | None:
    """The only possible meaning, a choice of several, or why there is none."""
    several = found.readings
    if len(several) > 1 or (several and found.unsure):
        return choosing(several)
    following = stepwise(found.next) if found.next else None
    if not several:
        return following or found.refused
    then = several[0].then
    return replace(then, further=following) if isinstance(then, Open) else then


def asked_first(written: Written) -> Choosing | None:
    """What to ask about existing orders before writing; None if there is nothing to ask."""
    if written.asks:
        return _replacing(written)
    return _clearing(written) if written.served else None


def _replacing(written: Written) -> Choosing:
    """Ask before replacing an existing order by one that was filled in."""
    replaced = [now for _, now in written.asks]
    filled = replace(
        written,
        asks=(),
        linked=(*written.linked, *(line for line, _ in written.asks)),
        served=tuple(line for line in written.served if line[1] not in replaced),
    )
    orders = ", ".join(replaced)
    return Choosing(
        (
            Option("R", Message("walk.replace", orders=orders), filled),
            Option(
                "K",
                Message("walk.keep_orders", orders=orders),
                replace(written, asks=(), served=()),
            ),
        )
    )


def _clearing(written: Written) -> Choosing:
    """Ask about the orders of fleets that only served what the gesture replaces."""
    listed = ", ".join(text for _, text in written.served)
    every = replace(written, gone=(*written.gone, *written.served), served=())
    alone = replace(written, served=())
    return Choosing(
        (
            Option("A", Message("walk.clear", written=written.text, listed=listed), every),
            Option("O", Message("walk.keep", written=written.text, listed=listed), alone),
        )
    )
