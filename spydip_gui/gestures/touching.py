"""Turns the hit under the pointer into a touch, the input of a gesture."""

from collections import Counter
from dataclasses import replace
from math import dist

from engine.board.graph import Board, PowerId, ProvinceId
from engine.units import STANDARD_KINDS, Kind
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.map.hits import Hit
from spydip_gui.output import curves
from spydip_gui.output.layout import Layout
from spydip_gui.output.ways import Ways
from spydip_gui.viewmodel import Line, MapView, Pip


def touch_of(hit: Hit, table: Table | None, view: MapView, ways: Ways) -> Touch:
    """What was touched: a pip or badge if one was hit, otherwise the province and its unit."""
    if hit.province is None:
        return Touch()
    if isinstance(hit.piece, Pip):
        return Touch(
            province=hit.province,
            coast=hit.coast,
            kind=Kind(hit.piece.kind.upper()),
            power=hit.piece.power,
            count=hit.piece.count if hit.badge else 1,
            badge=hit.badge,
        )
    if hit.badge:
        return _stack(table, hit.province)
    bead = _bead(hit, view, ways.layout)
    if bead is not None:
        return bead
    unit = hit.piece
    return Touch(
        province=hit.province,
        coast=hit.coast,
        dislodged=unit is not None and unit.dislodged,
        unit=table is not None and unit is not None and unit.power in table.seat_of,
        order=_arrow(hit, view, ways),
    )


def _bead(hit: Hit, view: MapView, layout: Layout) -> Touch | None:
    """The numbered bead of a draft's route under the pointer."""
    for arrow in view.arrows:
        if not arrow.draft or arrow.line is not Line.MOVE:
            continue
        for sea in arrow.stops[1:-1]:
            if dist(hit.spot, layout.bead(sea)) < layout.size * 0.75:
                return Touch(province=Board.province_of(sea), order=arrow.text, bead=True)
    return None


def _stack(table: Table | None, province: ProvinceId) -> Touch:
    """All of one's own pieces behind a badge, kind by kind."""
    counts: Counter[tuple[Kind, PowerId]] = Counter()
    for _, stack in table.stacks if table else ():
        if stack.province == province:
            counts[stack.kind, stack.power] += stack.count
    touches = [
        Touch(province=province, kind=kind, power=power, count=count, badge=True)
        for (kind, power), count in counts.items()
    ]
    if not touches:
        return Touch(province=province, badge=True)
    return replace(touches[0], also=tuple(touches[1:]))


def _arrow(hit: Hit, view: MapView, ways: Ways) -> str:
    """The text of the draft whose arrow passes here, away from the piece it begins at."""
    found: list[tuple[float, str]] = []
    layout = ways.layout
    for arrow in view.arrows:
        if not arrow.draft or len(arrow.stops) < 2 or arrow.kind not in (*STANDARD_KINDS, ""):
            continue
        line = ways.line(arrow)
        far = curves.distance(line, hit.spot)
        begins = dist(layout.place(arrow.stops[0]), hit.spot) < layout.size
        if far < layout.size * 0.6 and not begins:
            found.append((far, arrow.text))
    return min(found)[1] if found else ""
