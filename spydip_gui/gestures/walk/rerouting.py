"""A route changed by keys, bead by bead, before it is written."""

from dataclasses import dataclass, replace

from engine.board.graph import ProvinceId
from spydip_gui.gestures.walk.search.routes import Sailing, sequence
from spydip_gui.gestures.walk.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Rerouting:
    """The seas of a route as they would be written, and the selected bead."""

    sailing: Sailing
    seas: tuple[ProvinceId, ...]
    at: int = 0

    @property
    def sea(self) -> ProvinceId | None:
        """The sea of the selected bead; None if there is no bead."""
        return self.seas[self.at] if self.seas else None

    @property
    def stops(self) -> tuple[ProvinceId, ...]:
        """The provinces from shore to shore."""
        return (self.sailing.stops[0], *self.seas, self.sailing.stops[-1])


def begun(sailing: Sailing) -> Rerouting:
    """The route of an existing move, its first bead selected."""
    return Rerouting(sailing=sailing, seas=sailing.seas)


def stepped(route: Rerouting, by: int) -> Rerouting:
    """The route with another bead selected."""
    return replace(route, at=max(0, min(route.at + by, len(route.seas) - 1)))


def turned(table: Table, route: Rerouting, by: int) -> Rerouting:
    """The selected bead on the next sea whose fleet could carry the route instead."""
    if route.sea is None:
        return grown(table, route)
    others = route.seas[: route.at], route.seas[route.at + 1 :]
    free = [sea for sea in _decks(table) if sea not in (*others[0], *others[1])]
    ways = [sea for sea in free if _sailed(table, route, (*others[0], sea, *others[1]))]
    if route.sea not in ways:
        ways = sorted((*ways, route.sea))
    sea = ways[(ways.index(route.sea) + by) % len(ways)]
    return _with(table, route, (*others[0], sea, *others[1]), sea)


def grown(table: Table, route: Rerouting) -> Rerouting:
    """The route with one more bead where a fleet could join it, at its end if possible."""
    longer = [(*route.seas, sea) for sea in _decks(table) if sea not in route.seas]
    sailed = [(seas, _sailed(table, route, seas)) for seas in longer]
    fine = [seas for seas, way in sailed if way == seas] or [seas for seas, way in sailed if way]
    return _with(table, route, fine[0], fine[0][-1]) if fine else route


def shrunk(table: Table, route: Rerouting) -> Rerouting:
    """The route without the selected bead, if the rest is still a route."""
    left = tuple(sea for sea in route.seas if sea != route.sea)
    if left and not _sailed(table, route, left):
        return route
    return _with(table, route, left, left[0] if left else None)


def _with(
    table: Table, route: Rerouting, seas: tuple[ProvinceId, ...], hand: ProvinceId | None
) -> Rerouting:
    sailed = _sailed(table, route, seas) or seas
    return replace(route, seas=sailed, at=sailed.index(hand) if hand in sailed else 0)


def _sailed(
    table: Table, route: Rerouting, seas: tuple[ProvinceId, ...]
) -> tuple[ProvinceId, ...] | None:
    return sequence(table.board, route.sailing, seas)


def _decks(table: Table) -> tuple[ProvinceId, ...]:
    """The seas with a known fleet."""
    return tuple(sorted(filter(table.afloat, table.board.seas)))
