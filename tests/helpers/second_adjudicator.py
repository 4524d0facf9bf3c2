"""A second, plain and slow adjudicator of movement, to compare the real one with.

It shares nothing with the engine but the board and the orders, and goes another way: every
question ("does this move succeed?", "is this support given?") is answered yes, no or not yet, from
what is known so far (DATC chapter 5, decisions with a least and a greatest strength). When nothing
more follows, the smallest knot of open questions is tried out in every consistent way: one way is
the answer, several ways without a convoy are a ring that moves, anything else is a convoy paradox,
and the convoys in the knot fail (Szykman). It knows the 2023 rules only.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.board.graph import Board, Location, ProvinceId, Terrain
from engine.orders.kinds import Order
from engine.orders.standard import Convoy, Move, Support
from engine.units import ARMY, FLEET, Unit

Question = tuple[str, ProvinceId]
"""``moves``, ``given``, ``path`` or ``out`` about the unit that began in a province."""


@dataclass(frozen=True)
class Verdict:
    """What became of the units, each named by the province where it began."""

    moved: frozenset[ProvinceId]
    dislodged: Mapping[ProvinceId, ProvinceId]
    given: frozenset[ProvinceId]
    stranded: frozenset[ProvinceId]
    contested: frozenset[ProvinceId]
    paradox: bool


def province(place: str) -> ProvinceId:
    return ProvinceId(place[:3])


def adjudicate(board: Board, units: Iterable[Unit], orders: Mapping[ProvinceId, Order]) -> Verdict:
    """The verdict on a position's units and the orders by province."""
    return _Table(board, {unit.province: unit for unit in units}, orders).verdict()


class _Table:
    def __init__(self, board, units, orders):
        self.board: Board = board
        self.units: dict[ProvinceId, Unit] = units
        self.seas = {p for p, u in units.items() if u.kind == FLEET and self._is_sea(p)}
        self.shores: dict[ProvinceId, set[ProvinceId]] = {}
        self.moves: dict[ProvinceId, Move] = {}
        self.convoys: dict[ProvinceId, Convoy] = {}
        self.supports: dict[ProvinceId, Support] = {}
        for p, order in orders.items():
            if p not in units:
                continue
            if isinstance(order, Move) and self._can_move(units[p], order):
                self.moves[p] = order
            elif isinstance(order, Convoy) and p in self.seas:
                self.convoys[p] = order
        self.by_sea = {p for p in self.moves if self._goes_by_sea(p)}
        for p, order in orders.items():
            if p in units and isinstance(order, Support) and self._counts(units[p], order):
                self.supports[p] = order
        self.known: dict[Question, bool] = {}
        self.guess: dict[Question, bool] = {}
        self.asked: set[Question] = set()
        self.paradox = False

    # ---- what the map and the position allow ------------------------------------------------

    def _is_sea(self, p: ProvinceId) -> bool:
        return self.board.provinces[p].terrain is Terrain.SEA

    def _steps(self, unit: Unit) -> tuple[Location, ...]:
        graph = self.board.armies if unit.kind == ARMY else self.board.fleets
        return graph.get(unit.at, ())

    def _beside(self, unit: Unit, to: Location) -> bool:
        """Whether a unit may step to a place; a bare province stands for any part of it."""
        if unit.kind == ARMY:
            return province(to) in {province(s) for s in self._steps(unit)}
        return to in self._steps(unit)

    def _shore(self, p: ProvinceId) -> set[ProvinceId]:
        """The water provinces from which a fleet reaches a province, on any of its coasts."""
        if p not in self.shores:
            self.shores[p] = {
                sea
                for sea in self.seas
                if any(province(step) == p for step in self.board.fleets.get(Location(sea), ()))
            }
        return self.shores[p]

    def _linked(self, fleets: Iterable[ProvinceId], start: ProvinceId, end: ProvinceId) -> bool:
        """Whether some of these fleets form a chain over water from start to end."""
        left, last = set(fleets), self._shore(end)
        reached = left & self._shore(start)
        while reached:
            if reached & last:
                return True
            left -= reached
            reached = {f for f in left if self._shore(f) & reached}
        return False

    def _can_move(self, unit: Unit, order: Move) -> bool:
        start, end = unit.province, province(order.to)
        if start == end:
            return False
        if self._beside(unit, order.to) and not order.via:
            return True
        if unit.kind != ARMY or end not in self.board.armies or self._is_sea(end):
            return False
        return self._linked(self.seas, start, end)  # DATC 6.D.8, 6.D.32

    def _carries(self, fleet: ProvinceId, army: ProvinceId) -> bool:
        order = self.convoys.get(fleet)
        move = self.moves[army]
        return (
            order is not None
            and province(order.origin) == army
            and province(order.to) == province(move.to)
            and self.units[army].kind == ARMY
            and (not move.route or fleet in {province(r) for r in move.route})
        )

    def _useful(self, fleet: ProvinceId, start: ProvinceId, end: ProvinceId) -> bool:
        """Whether some route of the fleets that are there needs a fleet (DATC 6.G.19)."""
        first, last = self._shore(start), self._shore(end)
        return any(fleet in route for route in self._routes([], first, set(first), last))

    def _routes(self, so_far, nexts, skipped, last) -> Iterator[list[ProvinceId]]:
        """Every chain from which no fleet can be left out; ``skipped`` would make a short cut."""
        for sea in sorted(nexts):
            route = [*so_far, sea]
            if sea in last:
                yield route
            else:
                beside = self._shore(sea)
                yield from self._routes(route, beside - skipped, skipped | beside, last)

    def _goes_by_sea(self, army: ProvinceId) -> bool:
        """Whether a move is meant to go by convoy (2023: by the words or an own fleet's order)."""
        order, unit = self.moves[army], self.units[army]
        if unit.kind != ARMY:
            return False
        if order.via or not self._beside(unit, order.to):
            return True
        return any(
            self._carries(fleet, army)
            and self.units[fleet].power == unit.power
            and self._useful(fleet, army, province(order.to))
            for fleet in self.convoys
        )

    def _counts(self, unit: Unit, order: Support) -> bool:
        """Whether a support matches what the supported unit was ordered to do."""
        origin = province(order.origin)
        end = origin if order.to is None else province(order.to)
        helped = self.units.get(origin)
        if helped is None or unit.province in {origin, end}:
            return False
        if end not in {province(step) for step in self._steps(unit)}:
            return False
        move = self.moves.get(origin)
        if order.to is None:
            return move is None
        if move is None or province(move.to) != end:
            return False
        coast = len(order.to) > 3 and helped.kind == FLEET
        return not coast or order.to == move.to  # DATC 6.B.9

    # ---- questions and their answers so far -------------------------------------------------

    def answer(self, kind: str, p: ProvinceId) -> bool | None:
        question = (kind, p)
        if question in self.known:
            return self.known[question]
        self.asked.add(question)
        return self.guess.get(question)

    def work_out(self, question: Question) -> bool | None:
        kind, p = question
        rules: dict[str, Callable[[ProvinceId], bool | None]] = {
            "path": self._path,
            "moves": self._moves,
            "given": self._given,
            "out": self._out,
        }
        return rules[kind](p)

    def _path(self, army: ProvinceId) -> bool | None:
        end = province(self.moves[army].to)
        fleets = [f for f in self.convoys if self._carries(f, army)]
        out = {f: self.answer("out", f) for f in fleets}
        if self._linked([f for f in fleets if out[f] is False], army, end):
            return True
        if not self._linked([f for f in fleets if out[f] is not True], army, end):
            return False
        return None

    def _arrives(self, p: ProvinceId) -> bool | None:
        return self.answer("path", p) if p in self.by_sea else True

    def _against(self, end: ProvinceId) -> list[ProvinceId]:
        return [p for p, move in self.moves.items() if province(move.to) == end]

    def _facing(self, p: ProvinceId) -> ProvinceId | None:
        """The unit met head to head, if any."""
        end = province(self.moves[p].to)
        other = self.moves.get(end)
        if other is None or province(other.to) != p or {p, end} & self.by_sea:
            return None
        return end

    def _help(self, p: ProvinceId, but: str | None = None) -> tuple[int, int]:
        least = most = 1
        for s, order in self.supports.items():
            if province(order.origin) == p and self.units[s].power != but:
                given = self.answer("given", s)
                least += given is True
                most += given is not False
        return least, most

    def _hold(self, p: ProvinceId) -> tuple[int, int]:
        if p not in self.units:
            return 0, 0
        if p not in self.moves:
            return self._help(p)
        gone = self.answer("moves", p)
        return {True: (0, 0), False: (1, 1), None: (0, 1)}[gone]

    def _attack(self, p: ProvinceId) -> tuple[int, int]:
        arrives = self._arrives(p)
        if arrives is False:
            return 0, 0
        end = province(self.moves[p].to)
        victim = self.units.get(end)
        cases = []
        gone: bool | None = True
        if victim is not None:
            leaves = end in self.moves and self._facing(p) is None
            gone = self.answer("moves", end) if leaves else False
        if gone is not False:
            cases.append(self._help(p))
        if gone is not True and victim is not None:
            own = victim.power == self.units[p].power
            cases.append((0, 0) if own else self._help(p, but=victim.power))
        least, most = min(c[0] for c in cases), max(c[1] for c in cases)
        return (least if arrives else 0), most

    def _prevent(self, p: ProvinceId) -> tuple[int, int]:
        arrives = self._arrives(p)
        other = self._facing(p)
        beaten = self.answer("moves", other) if other is not None else False
        if arrives is False or beaten is True:
            return 0, 0
        least, most = self._help(p)
        return (least if arrives and beaten is False else 0), most

    def _moves(self, p: ProvinceId) -> bool | None:
        end = province(self.moves[p].to)
        least, most = self._attack(p)
        other = self._facing(p)
        bars = [self._help(other) if other is not None else self._hold(end)]
        bars += [self._prevent(rival) for rival in self._against(end) if rival != p]
        if any(most <= bar[0] for bar in bars) or most == 0:
            return False
        if all(least > bar[1] for bar in bars):
            return True
        return None

    def _given(self, s: ProvinceId) -> bool | None:
        order = self.supports[s]
        target = province(order.to or order.origin)
        doubts = [self.answer("out", s)] + [
            self._arrives(p)
            for p in self._against(s)
            if self.units[p].power != self.units[s].power and p != target
        ]
        if True in doubts:
            return False
        return None if None in doubts else True

    def _out(self, p: ProvinceId) -> bool | None:
        gone = self.answer("moves", p) if p in self.moves else False
        if gone is True:
            return False
        entered = [self.answer("moves", rival) for rival in self._against(p)]
        if True in entered:
            return True if gone is False else None
        return None if None in entered else False

    # ---- settling what is left --------------------------------------------------------------

    def _questions(self) -> list[Question]:
        return (
            [("path", p) for p in sorted(self.by_sea)]
            + [("moves", p) for p in sorted(self.moves)]
            + [("given", p) for p in sorted(self.supports)]
            + [("out", p) for p in sorted(self.units)]
        )

    def _follow(self) -> None:
        """Answer whatever follows from what is known, until nothing more does."""
        changed = True
        while changed:
            changed = False
            for question in self._questions():
                if question not in self.known:
                    answer = self.work_out(question)
                    if answer is not None:
                        self.known[question] = answer
                        changed = True

    def _knot(self, open_: list[Question]) -> list[Question]:
        """The smallest set of open questions that hang on one another and on nothing else."""
        needs: dict[Question, set[Question]] = {}
        for question in open_:
            self.asked = set()
            self.work_out(question)
            needs[question] = self.asked
        reach = {q: self._closure(q, needs) for q in open_}
        smallest = min(open_, key=lambda q: len(reach[q]))
        return [q for q in open_ if q in reach[smallest]]

    @staticmethod
    def _closure(start: Question, needs: Mapping[Question, set[Question]]) -> set[Question]:
        seen, todo = {start}, [start]
        while todo:
            for q in needs[todo.pop()] - seen:
                seen.add(q)
                todo.append(q)
        return seen

    def _ways(self, knot: list[Question]) -> list[dict[Question, bool]]:
        """Every consistent way to answer the knot's questions."""
        before = dict(self.guess)
        found: list[dict[Question, bool]] = []
        try:
            if self._spread(knot):
                rest = [q for q in knot if q not in self.guess]
                if not rest:
                    found.append({q: self.guess[q] for q in knot})
                else:
                    here = dict(self.guess)
                    for value in (True, False):
                        self.guess = {**here, rest[0]: value}
                        found += self._ways(knot)
        finally:
            self.guess = before
        return found

    def _spread(self, knot: list[Question]) -> bool:
        """Draw conclusions from the guesses; False where one contradicts another."""
        changed = True
        while changed:
            changed = False
            for question in knot:
                answer = self.work_out(question)
                held = self.guess.get(question)
                if answer is not None and held is None:
                    self.guess[question] = answer
                    changed = True
                elif answer is not None and answer is not held:
                    return False
        return True

    def _settle(self, knot: list[Question]) -> None:
        ways = self._ways(knot)
        carried = [q for q in knot if q[0] == "path"]
        if len(ways) == 1:
            self.known.update(ways[0])
        elif carried:
            self.paradox = True
            self.known.update(dict.fromkeys(carried, False))
        else:
            self.known.update(max(ways, key=_how_many_move))

    def verdict(self) -> Verdict:
        self._follow()
        while open_ := [q for q in self._questions() if q not in self.known]:
            self._settle(self._knot(open_))
            self._follow()
        moved = frozenset(p for p in self.moves if self.known["moves", p])
        taken = {province(self.moves[p].to): p for p in moved}
        return Verdict(
            moved=moved,
            dislodged={p: taken[p] for p in self.units if self.known["out", p]},
            given=frozenset(s for s in self.supports if self.known["given", s]),
            stranded=frozenset(p for p in self.by_sea if not self.known["path", p]),
            contested=self._contested(moved, set(taken)),
            paradox=self.paradox,
        )

    def _contested(self, moved, taken) -> frozenset[ProvinceId]:
        """Provinces left empty by a standoff (DATC 6.H.6, 6.H.9)."""
        empty = set(self.board.provinces) - taken - (set(self.units) - moved)
        return frozenset(
            end
            for end in empty
            if any(p not in moved and self._prevent(p)[1] > 0 for p in self._against(end))
        )


def _how_many_move(way: Mapping[Question, bool]) -> int:
    return sum(answer for (kind, _), answer in way.items() if kind == "moves")
