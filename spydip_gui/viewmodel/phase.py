"""What a map shows of one phase: its position with its orders, adjudicated or being written."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.orders.remembered import Remembered
from engine.phases import PhaseKind
from engine.session.seat import Seat
from spydip_gui.viewmodel import Arrow, Draft, Line, MapView, Piece, pieces, seat_view, told_arrows
from spydip_gui.viewmodel.motion import Passage, passage

_VIEWS = 40
_WAYS = frozenset((Line.MOVE, Line.RETREAT, Line.COVERT, Line.CONVOY, Line.SUPPORT, Line.GUARD))
"""What stays of the last turn's orders: those that lead somewhere."""


def phase_view(seat: Seat, drafts: Sequence[Draft] = (), *, last: bool = True) -> MapView:
    """What the map shows a seat at a phase.

    For an earlier phase, these are the orders given for it, with their results. For the newest,
    they are those being written; before there are any, the last ones carried out stay, faded,
    behind the position, unless ``last`` is off.
    """
    view = seat_view(seat, drafts)
    if not seat.newest:
        return replace(view, arrows=given_arrows(seat))
    if drafts:
        return replace(view, pieces=tuple(_endangered(seat, view.pieces)))
    if not last:
        return view
    return replace(view, arrows=tuple(_faded(_arrows(seat, last_told(seat)))))


class PhaseViews:
    """Cache of the latest views of a game; a turn and what a viewer knows of it never change."""

    def __init__(self) -> None:
        self._made = Remembered[tuple[object, ...], MapView](_VIEWS)

    def of(self, seat: Seat, drafts: tuple[Draft, ...], *, last: bool) -> MapView:
        """What `phase_view` says."""
        key = (seat.viewer, seat.line[: seat.turn + 2], drafts, seat.newest and last)
        if key not in self._made:
            self._made[key] = phase_view(seat, drafts, last=last)
        return self._made[key]


def _endangered(seat: Seat, standing: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces, marking those the current orders would dislodge, as far as their viewer knows."""
    lost = {piece.at for piece in pieces(seat.preview().facts) if piece.dislodged}
    for piece in standing:
        out = piece.at in lost and not (piece.dislodged or piece.since)
        yield replace(piece, endangered=True) if out else piece


def last_told(seat: Seat) -> int:
    """The turn by the end of the phase looked at whose results are the latest known.

    It is the last one, unless nothing is known of its retreats or builds.
    """
    turn = seat.outcome
    while turn > 1 and not (told := seat.look(turn)).orders:
        if told.phase.kind is PhaseKind.MOVEMENT:
            break
        turn -= 1
    return turn


def given_arrows(seat: Seat) -> tuple[Arrow, ...]:
    """The arrows of the last orders adjudicated by the end of the phase looked at."""
    return _arrows(seat, seat.outcome)


def _arrows(seat: Seat, turn: int) -> tuple[Arrow, ...]:
    """A turn's arrows, from where they began: a unit since dislodged was still in its place."""
    kinds = seat.rules.variant.unit_kinds
    drawn = told_arrows(seat.look(turn), seat.board, kinds)
    return tuple(replace(a, fallen=False) if a.line is Line.HOLD else a for a in drawn)


def _faded(drawn: Iterable[Arrow]) -> Iterator[Arrow]:
    for arrow in drawn:
        if arrow.line in _WAYS and len(arrow.stops) > 1:
            yield replace(arrow, faded=True)


def passage_from(seat: Seat, left: int) -> Passage | None:
    """The change from a turn just left to the one looked at; None unless it is the next one.

    Corrections made after the deadline belong to the position it led to.
    """
    turn = seat.turn
    if not left < turn or seat.edited(left + 1):
        return None
    if not all(seat.edited(number) for number in range(left + 2, turn + 1)):
        return None
    begun = seat.at(left)
    return passage(seat_view(begun, ()), seat_view(seat, ()), given_arrows(begun))
