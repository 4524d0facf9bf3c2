"""Turns what the map says lies under the pointer into what a gesture touches."""

from math import hypot

import shapely

from engine.board.graph import Board, ProvinceId
from engine.units import STANDARD_KINDS, Kind
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.map.hits import Hit
from spydip_gui.output.layout import Layout
from spydip_gui.viewmodel import Line, MapView, Pip


def touch_of(hit: Hit, table: Table | None, view: MapView, layout: Layout) -> Touch:
    """What was touched: a pip or a badge where one was hit, else the province and its unit."""
    if hit.province is None:
        return Touch()
    if isinstance(hit.piece, Pip):
        return Touch(
            province=hit.province,
            coast=hit.coast,
            kind=Kind(hit.piece.kind.upper()),
            power=hit.piece.power,
            count=1,
        )
    stack = _stack(table, hit.province) if hit.badge and table else None
    if stack is not None:
        return stack
    bead = _bead(hit, view, layout)
    if bead is not None:
        return bead
    fallen = hit.piece is not None and hit.piece.dislodged
    order = _arrow(hit, view, layout)
    return Touch(province=hit.province, coast=hit.coast, dislodged=fallen, order=order)


def _bead(hit: Hit, view: MapView, layout: Layout) -> Touch | None:
    """The numbered bead of a draft's route that lies under the pointer."""
    for arrow in view.arrows:
        if not arrow.draft or arrow.line is not Line.MOVE:
            continue
        for sea in arrow.stops[1:-1]:
            x, y = layout.bead(sea)
            if hypot(hit.spot[0] - x, hit.spot[1] - y) < layout.size * 0.75:
                return Touch(province=Board.province_of(sea), order=arrow.text, bead=True)
    return None


def _stack(table: Table, province: ProvinceId) -> Touch | None:
    """The whole stack of one's own behind a badge, where there is but one kind."""
    own = [
        stack
        for seat in table.seats
        for stack in table.seats[seat].stacks
        if stack.province == province and stack.power in table.owners(seat)
    ]
    kinds = {(stack.kind, stack.power) for stack in own}
    if len(kinds) != 1:
        return None
    ((kind, power),) = kinds
    return Touch(province=province, kind=kind, power=power, count=sum(stack.count for stack in own))


def _arrow(hit: Hit, view: MapView, layout: Layout) -> str:
    """The text of the draft whose arrow passes here, away from the piece that it begins at."""
    spot = shapely.Point(hit.spot)
    found: list[tuple[float, str]] = []
    for arrow in view.arrows:
        if not arrow.draft or len(arrow.stops) < 2 or arrow.kind not in (*STANDARD_KINDS, ""):
            continue
        line = [layout.place(stop) for stop in arrow.stops]
        far = shapely.LineString(line).distance(spot)
        begins = shapely.Point(line[0]).distance(spot) < layout.size
        if far < layout.size * 0.6 and not begins:
            found.append((far, arrow.text))
    return min(found)[1] if found else ""
