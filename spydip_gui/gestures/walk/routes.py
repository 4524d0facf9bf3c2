"""Changes the route of a move by convoy that is on the table: other seas, more or fewer of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.order import Intent
from engine.orders.standard import Convoy, Move
from engine.units import FLEET
from spydip_gui.gestures.walk.convoys import fleets
from spydip_gui.gestures.walk.match import ways
from spydip_gui.gestures.walk.outcome import (
    Choosing,
    Line,
    Option,
    Outcome,
    Refused,
    Verdict,
    Written,
)
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch
from spydip_gui.gestures.walk.trace import Way
from spydip_gui.viewmodel.routes import Routes, same

_MOVES = frozenset({Intent.MOVES})


@dataclass(frozen=True, slots=True, kw_only=True)
class Sailing:
    """A move by convoy on the table: whose line it is, who sails, where to, and over which seas."""

    seat: PowerId
    text: str
    move: Move
    seas: tuple[ProvinceId, ...]

    @property
    def stops(self) -> tuple[ProvinceId, ...]:
        """The provinces from where the army stands to where it lands."""
        return (self.move.province, *self.seas, Board.province_of(self.move.to))


def sailings(table: Table) -> Iterator[Sailing]:
    """Every move by convoy of the seats that write here."""
    for seat in table.seats:
        drafts = table.sheets[seat]
        routes = Routes((draft.order for draft in drafts), table.board)
        for draft in drafts:
            move = draft.order
            stops = routes.stops(move.at, move.to) if isinstance(move, Move) else ()
            if isinstance(move, Move) and (move.via or move.route or len(stops) > 2):
                seas = tuple(map(Board.province_of, stops[1:-1]))
                yield Sailing(seat=seat, text=draft.text, move=move, seas=seas)


def sailing_of(table: Table, text: str) -> Sailing | None:
    """The move by convoy with this text, None where there is none."""
    return next((one for one in sailings(table) if one.text == text), None)


def sailing_from(table: Table, touch: Touch) -> Sailing | None:
    """The move by convoy of the army that was touched."""
    here = (one for one in sailings(table) if one.move.province == touch.province)
    return next(here, None) if touch.kind is None else None


def bead_moved(table: Table, bead: Touch, to: Touch) -> Outcome | None:
    """What comes of a bead that is dragged elsewhere; nothing where it is dropped back."""
    sailing = sailing_of(table, bead.order)
    if sailing is None or to.province is None or to.province == bead.province:
        return None
    seas = tuple(to.province if sea == bead.province else sea for sea in sailing.seas)
    return rerouted(table, sailing, seas)


def bead_stops(table: Table, bead: Touch, to: Touch) -> tuple[ProvinceId, ...]:
    """The route as it is drawn while a bead is dragged."""
    sailing = sailing_of(table, bead.order)
    if sailing is None:
        return ()
    outcome = bead_moved(table, bead, to)
    if isinstance(outcome, Written):
        return _stops(table, outcome) or sailing.stops
    return tuple(to.province or s if s == bead.province else s for s in sailing.stops)


def switched(table: Table, touch: Touch) -> Outcome | None:
    """A fleet joins a route or leaves it; None where no route could go over it.

    On a bead it leaves that route. Where several routes could take the fleet, one is asked for.
    """
    sea = touch.province
    if sea is None or sea not in table.board.seas:
        return None
    found = [one for one in sailings(table) if touch.order in ("", one.text)]
    outcomes = [_without(table, one, sea) for one in found if sea in one.seas]
    unit = table.units.get(sea)
    if not outcomes and unit is not None and unit.kind == FLEET:
        outcomes = [rerouted(table, one, (*one.seas, sea)) for one in found]
    fine = [outcome for outcome in outcomes if isinstance(outcome, Written)]
    if len(fine) > 1:
        return Choosing(
            tuple(Option(str(i), one.text, one) for i, one in enumerate(fine[:6], start=1))
        )
    return fine[0] if fine else None


def rerouted(table: Table, sailing: Sailing, seas: Sequence[ProvinceId]) -> Outcome:
    """The move over other seas, in whatever sequence can be sailed, with its fleets' orders.

    The fleets that it no longer needs are freed of their orders, those that it needs now get
    theirs, all as one step.
    """
    goes = f"{sailing.move.kind} {sailing.move.at} - {sailing.move.to}"
    sailed = sequence(table.board, sailing, seas)
    if sailed is None:
        listed = ", ".join(seas)
        return Refused(
            Message("walk.no_convoy_can_pass_over", listed=listed), f"{goes} VIA {listed}"
        )
    way = _way(table, sailing, sailed)
    if way is None:
        return _unseen(table, sailing, sailed, goes)
    line = (sailing.seat, str(way[-1].order))
    linked = list(fleets(table, sailing.seat, way, sailed))
    return Written(
        lines=(line,),
        linked=tuple(one for one, now in linked if now is None),
        asks=tuple((one, now) for one, now in linked if now is not None),
        gone=tuple(_freed(table, sailing, sailed)),
    )


def sequence(
    board: Board, sailing: Sailing, seas: Sequence[ProvinceId]
) -> tuple[ProvinceId, ...] | None:
    """The seas in a sequence that leads from shore to shore, as given if that can be sailed."""
    ends = sailing.stops[0], sailing.stops[-1]
    wanted = tuple(dict.fromkeys(seas))
    if not wanted:
        return ()
    if any(sea not in board.seas for sea in wanted):
        return None
    return _in_turn(board, wanted, ends[0], ends[1], ())


def _in_turn(
    board: Board,
    left: tuple[ProvinceId, ...],
    here: ProvinceId,
    end: ProvinceId,
    so_far: tuple[ProvinceId, ...],
) -> tuple[ProvinceId, ...] | None:
    if not left:
        return so_far if end in board.neighbours[here] else None
    for sea in left:
        if sea in board.neighbours[here]:
            others = tuple(one for one in left if one != sea)
            found = _in_turn(board, others, sea, end, (*so_far, sea))
            if found is not None:
                return found
    return None


def _without(table: Table, sailing: Sailing, sea: ProvinceId) -> Outcome:
    return rerouted(table, sailing, tuple(one for one in sailing.seas if one != sea))


def _way(table: Table, sailing: Sailing, seas: tuple[ProvinceId, ...]) -> Way | None:
    move = sailing.move
    coast = move.to if "/" in move.to else None
    army = Touch(province=move.province, kind=move.kind)
    goal = Touch(province=Board.province_of(move.to), coast=coast)
    asked = Asked(touches=(army, goal), intents=_MOVES, seas=seas, via=True)
    found = ways(table, sailing.seat, asked)
    return next((way for way in found if way[-1].order is not None), None)


def _unseen(table: Table, sailing: Sailing, seas: tuple[ProvinceId, ...], goes: str) -> Outcome:
    """A route over seas whose fleets nobody knows of is taken as it is from a power, not the GM."""
    text = f"{goes} VIA {', '.join(seas)}"
    why = Message("walk.there_is_not_fleet_every") if table.sees_all else None
    if why and not table.lenient:
        return Refused(why, text)
    route = tuple(table.board.whole(sea) for sea in seas)
    said_for = sailing.text.removesuffix(str(sailing.move))
    order = replace(sailing.move, via=True, route=route)
    return Written(
        lines=((sailing.seat, f"{said_for}{order}"),),
        gone=tuple(_freed(table, sailing, seas)),
        verdict=Verdict.DOUBTFUL if why else Verdict.FINE,
        said=why,
    )


def _freed(table: Table, sailing: Sailing, seas: tuple[ProvinceId, ...]) -> Iterator[Line]:
    """The lines that fall away: those of fleets that carry this move and lie on its way no more."""
    ends = sailing.move.at, sailing.move.to
    for draft in table.sheets[sailing.seat]:
        order = draft.order
        carries = isinstance(order, Convoy) and same((order.origin, order.to), ends)
        if isinstance(order, Convoy) and carries and order.province not in seas:
            yield sailing.seat, draft.text


def _stops(table: Table, outcome: Written) -> tuple[ProvinceId, ...]:
    for seat, text in outcome.lines:
        read = table.order(seat, text)
        order = read.bare if read is not None else None
        if isinstance(order, Move):
            places: tuple[Location, ...] = (order.at, *order.route, order.to)
            return tuple(map(Board.province_of, places))
    return ()
