"""Musters the orders of a movement phase: which go to the core, and why the others do not."""

from collections.abc import Mapping
from typing import Final

from engine.adjudication import reasons as why
from engine.adjudication.atlas import Atlas, Coded
from engine.adjudication.convoy import connected, serves
from engine.adjudication.field import Orders, Units
from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.rulebook import Rulebook
from engine.adjudication.verdicts import CONVOY, MOVE, SUPPORT
from engine.board.graph import ProvinceId
from engine.orders.standard import Build, Disband, Remove, Retreat, Waive
from engine.orders.submission import Slips, Submission
from engine.units import ARMY, FLEET, Unit

_OTHER_PHASES: Final = (Retreat, Disband, Build, Remove, Waive)


class Muster:
    """The orders of one phase, sorted out.

    ``given`` holds the codes of the orders, and ``passed_over`` the outcomes of those that are for
    no unit, by their number among all orders. ``standing`` is the code of each unit's order, if it
    has one, by province number; ``early`` is why such an order never reached the core, which takes
    ``pieces`` and ``entries``. ``refusing`` are the units whose impossible move still counts as
    one.
    """

    def __init__(self, atlas: Atlas, units: Mapping[ProvinceId, Unit], book: Rulebook) -> None:
        self.atlas: Final = atlas
        self.units: Final = units
        self.book: Final = book
        self.given: list[Coded] = []
        self.passed_over: dict[int, Outcome] = {}
        self.pieces: Units = []
        self.standing: dict[int, Coded] = {}
        self.early: dict[int, Reason] = {}
        self.entries: Orders = []
        self.routes: dict[int, list[int]] = {}
        self.refusing: set[int] = set()
        self._fleets = -1

    def take(
        self,
        submission: Submission,
        cut: frozenset[ProvinceId],
        cut_received: frozenset[ProvinceId],
    ) -> None:
        """Sort out all orders; see `movement.resolve` for ``cut`` and ``cut_received``."""
        if not self._line_up(submission):
            self._sort_out(submission)
        codes = self.standing.values()
        self.pieces = [code.piece for code in codes]
        if len(codes) < len(self.units):
            self._add_unordered()
        if cut or cut_received or self.book.impossible_order == "move":
            # Here every order needs a look: a support to hold must know which units count as
            # moving.
            doubtful = sorted(codes, key=lambda code: code.order.verb != "move")
        else:
            self.entries = [code.entry for code in codes if code.simple]
            doubtful = [code for code in codes if not code.simple]
        may_walk = self.book.adjacent_convoy == "fallback"
        for code in doubtful:
            reason = self._void(code)
            if (cut or cut_received) and reason is None and code.entry[1] == SUPPORT:
                helped = self.atlas.names[code.entry[2]]
                if code.province in cut or helped in cut_received:
                    reason = why.FORESTALLED
            if reason is None:
                self.entries.append(self._by_land(code) if may_walk and code.walks else code.entry)
            else:
                self.early[code.place] = reason

    def unit(self, place: int) -> Unit:
        """The unit that stood in a province before anything moved."""
        return self.units[self.atlas.names[place]]

    def _line_up(self, submission: Submission) -> bool:
        """Find the unit of each order at once, if all are known and each is for another unit."""
        codes = self._as_on_slips(submission) or self._as_known(submission)
        if codes is None:
            return False
        self.given = codes
        self.standing = {code.place: code for code in codes}
        return len(self.standing) == len(codes)

    def _as_on_slips(self, submission: Submission) -> list[Coded] | None:
        """The codes of orders that were seen to be for these units when they were taken in."""
        orders, atlas = submission.orders, self.atlas
        if type(orders) is not Slips or orders.units is not self.units:
            return None
        codes = [slip.code for slip in orders.slips if slip.coder is atlas]
        if len(codes) < len(orders.slips):
            for slip in orders.slips:
                slip.code, slip.coder = atlas.coded(slip.entry.power, slip.entry.order), atlas
            codes = [slip.code for slip in orders.slips]
        return codes

    def _as_known(self, submission: Submission) -> list[Coded] | None:
        """The codes of orders that were all coded before, if they are for the units that stand."""
        known = self.atlas.known
        codes: list[Coded] = []
        try:
            for power, orders in submission.orders.items():
                codes += map(known[power].__getitem__, map(id, orders))
        except KeyError:
            return None
        units = [*map(self.units.get, [code.province for code in codes])]
        return codes if units == [code.unit for code in codes] else None

    def _sort_out(self, submission: Submission) -> None:
        """Find the unit of each order, one by one."""
        atlas = self.atlas
        standing = self.standing = {}
        lined_up: list[Coded | Outcome] = []
        for power, orders in submission.orders.items():
            for order in orders:
                code = atlas.coded(power, order)
                if code is None:
                    if isinstance(order, _OTHER_PHASES):
                        lined_up.append(Outcome(power, order, why.OUT_OF_PHASE))
                    continue
                unit = self.units.get(code.province)
                if unit is None or unit.power != power or unit.kind != code.unit.kind:
                    lined_up.append(Outcome(power, order, why.NOT_YOURS))
                    continue
                if unit != code.unit:
                    code = atlas.as_found(code, unit)
                earlier = standing.get(code.place)
                if earlier is not None:
                    taken_back = Outcome(power, earlier.order, why.SUPERSEDED)
                    lined_up[lined_up.index(earlier)] = taken_back
                standing[code.place] = code
                lined_up.append(code)
        self.given = [code for code in lined_up if isinstance(code, Coded)]
        self.passed_over = {i: one for i, one in enumerate(lined_up) if isinstance(one, Outcome)}

    def _add_unordered(self) -> None:
        index, powers = self.atlas.index, self.atlas.powers
        for province, unit in self.units.items():
            place = index[province]
            if place not in self.standing:
                self.pieces.append((place, powers[unit.power]))

    def _void(self, code: Coded) -> Reason | None:
        """Why an order is void, as far as that can be seen before anything moves."""
        if code.fault is not None:
            if code.order.verb == "move" and self.book.impossible_order == "move":
                self.refusing.add(code.place)
            return why.Impossible(code.fault)
        kind = code.entry[1]
        if kind == SUPPORT:
            return self._support_fault(code)
        if kind == CONVOY:
            return self._convoy_fault(code)
        return self._crossing_fault(code) if kind == MOVE and code.entry[4] else None

    def _support_fault(self, code: Coded) -> Reason | None:
        helped, goal = code.entry[2], code.entry[3]
        if helped == goal and helped in self.refusing:
            return why.DidOtherwise(self.unit(helped), self.standing[helped].order)
        other = self.standing.get(helped)
        # A support to a coast must not name another one than its fleet's order (DATC 4.B.4).
        if code.coast is None or other is None or other.coast is None:
            return None
        unit = self.unit(helped)
        if other.entry[3] != goal or other.coast == code.coast:
            return None
        own = unit.power == self.units[code.province].power
        excused = self.book.support_coast == "optional" or (
            self.book.support_coast == "own" and own
        )
        return None if excused and "/" not in code.coast else why.OtherCoast(unit, other.coast)

    def _convoy_fault(self, code: Coded) -> Reason | None:
        fleet, _, start, goal, _ = code.entry
        province = self.atlas.names[start]
        unit = self.units.get(province)
        if unit is None or unit.kind != ARMY:
            return why.NobodyThere(province)
        move = self.standing.get(start)
        if move is None or move.entry[1] != MOVE or move.entry[3] != goal or move.route:
            return None
        beside = self.atlas.beside
        if (beside[start] & beside[goal]) >> fleet & 1:
            return None
        return None if serves(beside, fleet, start, goal, self._at_sea()) else why.NOT_NEEDED

    def _crossing_fault(self, code: Coded) -> Reason | None:
        """An army can only be ordered across seas where fleets are (DATC 6.D.32)."""
        fleets = self._at_sea()
        if code.route:
            self.routes[code.place] = code.route
            crossed = all(fleets >> stop & 1 for stop in code.route)
        else:
            crossed = self.atlas.joined(code.place, code.entry[3], fleets)
        if crossed:
            return None
        if self.book.impossible_order == "move":
            self.refusing.add(code.place)
        return why.NO_FLEETS

    def _by_land(self, code: Coded) -> tuple[int, int, int, int, bool]:
        """The entry for a move that goes by land if no convoy is ordered (DATC 4.A.3)."""
        place, kind, unit, goal, _ = code.entry
        fleets = [
            other.place
            for other in self.standing.values()
            if other.entry[1:4] == (CONVOY, place, goal)
        ]
        stops = code.route or fleets
        ordered = all(stop in fleets for stop in stops) and connected(
            self.atlas.sea, place, goal, stops
        )
        return place, kind, unit, goal, ordered

    def _at_sea(self) -> int:
        """The seas with fleets, one bit each."""
        if self._fleets < 0:
            bits = self.atlas.bits
            self._fleets = 0
            for province, unit in self.units.items():
                if unit.kind == FLEET and province in bits:
                    self._fleets |= bits[province]
        return self._fleets
