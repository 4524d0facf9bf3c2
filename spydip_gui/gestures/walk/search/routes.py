"""Changes the route of an existing move by convoy: other seas, more or fewer of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.standard import Convoy, Move
from spydip_gui.gestures.walk.intent.defaults import MOVES
from spydip_gui.gestures.walk.outcomes import Found, Line, Reading, Refused, Written
from spydip_gui.gestures.walk.search.convoys import fleets
from spydip_gui.gestures.walk.search.filling import recorded
from spydip_gui.gestures.walk.search.match import whole
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Routed, Touch, Way
from spydip_gui.viewmodel.routes import Routes, same


@dataclass(frozen=True, slots=True, kw_only=True)
class Sailing:
    """A move by convoy on the table: whose line it is, who moves, where to, and over which seas."""

    seat: PowerId
    text: str
    move: Move
    seas: tuple[ProvinceId, ...]

    @property
    def stops(self) -> tuple[ProvinceId, ...]:
        """The provinces from where the army stands to where it lands."""
        return (self.move.province, *self.seas, Board.province_of(self.move.to))


def sailings(table: Table) -> Iterator[Sailing]:
    """Every move by convoy of the seats written for here."""
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
    """The move by convoy with this text, or None."""
    return next((one for one in sailings(table) if one.text == text), None)


def sailing_from(table: Table, touch: Touch) -> Sailing | None:
    """The move by convoy of the army that was touched."""
    here = (one for one in sailings(table) if one.move.province == touch.province)
    return next(here, None) if touch.kind is None else None


def routed(table: Table, wanted: Routed) -> Found:
    """What comes of a bead dragged elsewhere, or of a fleet that joins or leaves a route.

    None if the bead is dropped back, or if no route could go over that fleet.
    """
    if wanted.to is None:
        return Found(readings=tuple(map(Reading, islice(_switched(table, wanted.at), 6))))
    return Found.only(_bead_moved(table, wanted.at, wanted.to))


def joins(table: Table, touch: Touch) -> bool:
    """Whether there is a route that a fleet may join or leave."""
    return next(_switched(table, touch), None) is not None


def _bead_moved(table: Table, bead: Touch, to: Touch) -> Written | Refused | None:
    sailing = sailing_of(table, bead.order)
    if sailing is None or to.province is None or to.province == bead.province:
        return None
    seas = tuple(to.province if sea == bead.province else sea for sea in sailing.seas)
    return rerouted(table, sailing, seas)


def bead_stops(table: Table, bead: Touch, to: Touch) -> tuple[ProvinceId, ...]:
    """The route as drawn while a bead is dragged."""
    sailing = sailing_of(table, bead.order)
    if sailing is None:
        return ()
    outcome = _bead_moved(table, bead, to)
    if isinstance(outcome, Written):
        return _stops(table, outcome) or sailing.stops
    return tuple(to.province or s if s == bead.province else s for s in sailing.stops)


def _switched(table: Table, touch: Touch) -> Iterator[Written]:
    """The routes that a fleet may join, or failing that, those it may leave.

    On a bead, it leaves that route.
    """
    sea = touch.province
    if sea is None or sea not in table.board.seas:
        return
    routes = [one for one in sailings(table) if touch.order in ("", one.text)]
    less = [(one, tuple(at for at in one.seas if at != sea)) for one in routes if sea in one.seas]
    more = [(one, (*one.seas, sea)) for one in routes] if table.afloat(sea) else []
    for one, seas in less or more:
        outcome = rerouted(table, one, seas)
        if isinstance(outcome, Written):
            yield outcome


def rerouted(table: Table, sailing: Sailing, seas: Sequence[ProvinceId]) -> Written | Refused:
    """The move over other seas, in any working sequence, with its fleets' orders.

    The fleets it no longer needs lose their orders and those it needs now get theirs, all in one
    step.
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
    """The seas in a sequence from shore to shore, as given if that one works."""
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


def _way(table: Table, sailing: Sailing, seas: tuple[ProvinceId, ...]) -> Way | None:
    move = sailing.move
    coast = move.to if "/" in move.to else None
    army = Touch(province=move.province, kind=move.kind)
    goal = Touch(province=Board.province_of(move.to), coast=coast)
    asked = Asked(touches=(army, goal), intents=MOVES, seas=seas, via=True)
    return whole(table, sailing.seat, asked)


def _unseen(
    table: Table, sailing: Sailing, seas: tuple[ProvinceId, ...], goes: str
) -> Written | Refused:
    """For a power, but not the GM, a route over seas with unseen fleets is taken as it is."""
    text = f"{goes} VIA {', '.join(seas)}"
    why = Message("walk.seas_without_fleet") if table.sees_all else None
    route = tuple(table.board.whole(sea) for sea in seas)
    said_for = sailing.text.removesuffix(str(sailing.move))
    line = (sailing.seat, f"{said_for}{replace(sailing.move, via=True, route=route)}")
    outcome = recorded(table, line, why, text)
    if isinstance(outcome, Refused):
        return outcome
    return replace(outcome, gone=tuple(_freed(table, sailing, seas)))


def _freed(table: Table, sailing: Sailing, seas: tuple[ProvinceId, ...]) -> Iterator[Line]:
    """The lines to remove: fleets that convoy this move but are no longer on its route."""
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
