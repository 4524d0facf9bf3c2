"""Musters the orders of a movement phase: which go to the core, and why the others do not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.adjudication.atlas import Atlas, Coded
from engine.adjudication.convoy import connected
from engine.adjudication.field import Orders, Units
from engine.adjudication.outcome import Reason
from engine.adjudication.reasons import (
    FORESTALLED,
    NO_FLEETS,
    NOT_YOURS,
    OUT_OF_PHASE,
    SUPERSEDED,
    DidOtherwise,
    Impossible,
    NobodyThere,
    OtherCoast,
)
from engine.adjudication.rulebook import Rulebook
from engine.adjudication.verdicts import CONVOY, MOVE, SUPPORT
from engine.board.graph import PowerId, ProvinceId
from engine.orders.kinds import Order
from engine.orders.standard import Build, Disband, Remove, Retreat, Waive
from engine.orders.submission import Submission
from engine.units import ARMY, FLEET, Unit

_OTHER_PHASES: Final = (Retreat, Disband, Build, Remove, Waive)


@dataclass(slots=True, eq=False)
class Row:
    """One given order; ``reason`` is there where it never reached the core."""

    power: PowerId
    order: Order
    code: Coded | None
    reason: Reason | None = None


@dataclass(slots=True, kw_only=True, eq=False)
class Muster:
    """The orders of one phase, sorted out; lists are indexed by province number.

    ``rows`` holds every given order, ``standing`` the row of each unit that has one. ``refusing``
    are units whose impossible move still counts as a move.
    """

    atlas: Atlas
    units: Mapping[ProvinceId, Unit]
    book: Rulebook
    cut: frozenset[ProvinceId]
    cut_received: frozenset[ProvinceId]
    rows: list[Row] = field(default_factory=list)
    standing: list[Row | None] = field(default_factory=list)
    entries: Orders = field(default_factory=list)
    routes: dict[int, list[int]] = field(default_factory=dict)
    refusing: set[int] = field(default_factory=set)
    _fleets: list[int] | None = None

    def take(self, submission: Submission) -> None:
        """Sort out all orders that count."""
        self.standing = [None] * len(self.atlas.names)
        for power, orders in submission.orders.items():
            for order in orders:
                code = self.atlas.coded(order)
                if code is not None:
                    self._line_up(power, order, code)
                elif isinstance(order, _OTHER_PHASES):
                    self.rows.append(Row(power, order, None, OUT_OF_PHASE))
        rows = [row for row in self.standing if row is not None]
        if self.book.impossible_order == "move":
            # A support to hold must know who counts as ordered to move.
            rows.sort(key=lambda row: row.order.verb != "move")
        for row in rows:
            if row.code is not None:
                self._enter(row, row.code)

    def encoded(self, powers: Mapping[PowerId, int]) -> Units:
        """The units as the core takes them."""
        index = self.atlas.index
        return [(index[p], powers[unit.power]) for p, unit in self.units.items()]

    def _line_up(self, power: PowerId, order: Order, code: Coded) -> None:
        unit = self.units.get(code.province)
        row = Row(power, order, code)
        self.rows.append(row)
        if unit is None or unit.power != power:
            row.reason = NOT_YOURS
            return
        if unit.at != code.order.at or unit.kind != code.order.kind:
            row.code = code = self.atlas.as_found(code.order, unit)
        place = code.entry[0]
        earlier = self.standing[place]
        if earlier is not None:
            earlier.reason = SUPERSEDED
        self.standing[place] = row

    def _enter(self, row: Row, code: Coded) -> None:
        """Pass an order on to the core, or say why it cannot be."""
        if code.fault is not None:
            row.reason = Impossible(code.fault)
            if code.order.verb == "move" and self.book.impossible_order == "move":
                self.refusing.add(code.entry[0])
            return
        kind = code.entry[1]
        if kind == SUPPORT:
            row.reason = self._support_fault(code)
        elif kind == CONVOY:
            row.reason = self._convoy_fault(code)
        elif kind == MOVE and code.entry[4]:
            row.reason = self._crossing_fault(code)
        if row.reason is None and kind:
            self.entries.append(code.entry)

    def _support_fault(self, code: Coded) -> Reason | None:
        helped = code.entry[2]
        names = self.atlas.names
        row = self.standing[helped]
        if code.province in self.cut or (self.cut_received and names[helped] in self.cut_received):
            return FORESTALLED
        if row is not None and helped == code.entry[3] and helped in self.refusing:
            return DidOtherwise(self.units[names[helped]], row.order)
        return self._coast_fault(code, helped) if code.coast is not None else None

    def _coast_fault(self, code: Coded, helped: int) -> Reason | None:
        """A support to a coast must not name another one than its fleet's order (DATC 4.B.4)."""
        row = self.standing[helped]
        other = row.code if row is not None else None
        if other is None or other.coast is None or code.coast is None:
            return None
        unit = self.units[other.province]
        if other.coast[:3] != code.coast[:3] or other.coast == code.coast:
            return None
        own = unit.power == self.units[code.province].power
        if "/" not in code.coast and (
            self.book.support_coast == "optional" or (self.book.support_coast == "own" and own)
        ):
            return None
        return OtherCoast(unit, other.coast)

    def _convoy_fault(self, code: Coded) -> Reason | None:
        province = self.atlas.names[code.entry[2]]
        unit = self.units.get(province)
        return None if unit is not None and unit.kind == ARMY else NobodyThere(province)

    def _crossing_fault(self, code: Coded) -> Reason | None:
        """An army can only be ordered across seas where fleets are (DATC 6.D.32)."""
        fleets = self._fleets
        if fleets is None:
            index, seas = self.atlas.index, self.atlas.board.seas
            fleets = self._fleets = [
                index[p] for p, unit in self.units.items() if unit.kind == FLEET and p in seas
            ]
        place, _, _, goal, _ = code.entry
        if code.route:
            self.routes[place] = code.route
            crossed = all(stop in fleets for stop in code.route)
        else:
            crossed = connected(self.atlas.sea, place, goal, fleets)
        if crossed:
            return None
        if self.book.impossible_order == "move":
            self.refusing.add(place)
        return NO_FLEETS
