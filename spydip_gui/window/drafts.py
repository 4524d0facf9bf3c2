"""The current orders, or proposed ones, in the form that the map draws."""

from collections.abc import Iterator, Sequence

from engine.board.graph import PowerId
from engine.facts import Home
from engine.session.seat import Seat
from spydip_gui.viewmodel import Draft


def drafts(view: Seat, proposed: Sequence[str] = ()) -> tuple[Draft, ...]:
    """The current orders that the viewer may read; ``proposed`` replace the viewer's own."""
    return tuple(_drafts(view, proposed)) if view.newest and not view.over else ()


def _drafts(view: Seat, proposed: Sequence[str]) -> Iterator[Draft]:
    told = view.look().facts
    homes = {str(fact.player): fact.power for fact in told if isinstance(fact, Home)}
    for seat in view.readable:
        instead = proposed if seat == view.viewer else ()
        expected = {} if instead else view.results(seat)
        for text in instead or view.orders(seat):
            order = view.rules.reader.order(text)
            yield Draft(PowerId(homes.get(seat, seat)), order, expected.get(text, ""))
