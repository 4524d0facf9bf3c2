"""A second, plain and slow adjudicator of movement, to compare the real one with.

It shares nothing with the engine but the board and the orders, and goes another way: every
question ("does this move succeed?", "is this support given?") is answered yes, no or not yet, from
what is known so far (DATC chapter 5, decisions with a least and a greatest strength). When nothing
more follows, the smallest knot of open questions is tried out in every consistent way: one way is
the answer, several ways without a convoy are a ring that moves, anything else is a convoy paradox,
and the convoys in the knot fail (Szykman). It knows the rules of 2023, 2000 and 1982, which differ
in the support that a convoyed army does not cut (DATC 4.A.2).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from engine.board.graph import Board, ProvinceId
from engine.orders.order import Order
from engine.units import Unit
from tests.helpers.second_orders import Ordered, province

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


def adjudicate(
    board: Board,
    units: Iterable[Unit],
    orders: Mapping[ProvinceId, Order],
    edition: str = "2023",
) -> Verdict:
    """The verdict on a position's units and the orders by province."""
    standing = {unit.province: unit for unit in units}
    return _Decision(board, standing, orders, edition).verdict()


class _Questions(Ordered):
    """Answers each question by what is known, and by what is guessed, of the others."""

    def __init__(self, board, units, orders, edition):
        super().__init__(board, units, orders)
        self.edition: str = edition
        self.known: dict[Question, bool] = {}
        self.guess: dict[Question, bool] = {}
        self.asked: set[Question] = set()

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
        fleets = [f for f in self.convoys if self.carries(f, army)]
        out = {f: self.answer("out", f) for f in fleets}
        if self.linked([f for f in fleets if out[f] is False], army, end):
            return True
        if not self.linked([f for f in fleets if out[f] is not True], army, end):
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
        doubts = []
        for p in self._against(s):
            spared = self._spared(p, s)
            beaten = self.answer("moves", p)
            cut = self.units[p].power != self.units[s].power and p != target
            arrives = self._arrives(p) if cut else False
            left_alone = _both(_not(beaten), _not(arrives))
            doubts.append(_both(_not(spared), _not(left_alone)))
        if True in doubts:
            return False
        return None if None in doubts else True

    def _spared(self, army: ProvinceId, s: ProvinceId) -> bool | None:
        """Whether the edition lets an army by sea neither cut nor break a support."""
        if self.edition == "2023" or army not in self.by_sea:
            return False
        order = self.supports[s]
        sea = province(order.to or order.origin)
        if self.edition == "1982":
            return any(sea in self._fleets(a) for a in self.by_sea if self._manned(a))
        attack = order.to is not None and sea in self._fleets(army)
        return self._lives_by(army, sea) if attack else False

    def _fleets(self, army: ProvinceId) -> list[ProvinceId]:
        """The fleets that are ordered to carry it and that a way needs (DATC 6.G.19)."""
        end = province(self.moves[army].to)
        return [f for f in self.convoys if self.carries(f, army) and self._useful(f, army, end)]

    def _manned(self, army: ProvinceId) -> bool:
        """Whether fleets are ordered to carry it all the way."""
        return self.linked(self._fleets(army), army, province(self.moves[army].to))

    def _lives_by(self, army: ProvinceId, fleet: ProvinceId) -> bool | None:
        """Whether a convoy needs this fleet, since the others do not link both ends."""
        end = province(self.moves[army].to)
        out = {f: self.answer("out", f) for f in self._fleets(army) if f != fleet}
        if self.linked([f for f in out if out[f] is False], army, end):
            return False
        return None if self.linked([f for f in out if not out[f]], army, end) else True

    def _out(self, p: ProvinceId) -> bool | None:
        gone = self.answer("moves", p) if p in self.moves else False
        if gone is True:
            return False
        entered = [self.answer("moves", rival) for rival in self._against(p)]
        if True in entered:
            return True if gone is False else None
        return None if None in entered else False


class _Decision(_Questions):
    """Answers every question in the end."""

    paradox = False

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


def _not(answer: bool | None) -> bool | None:
    return None if answer is None else not answer


def _both(one: bool | None, other: bool | None) -> bool | None:
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


def _how_many_move(way: Mapping[Question, bool]) -> int:
    return sum(answer for (kind, _), answer in way.items() if kind == "moves")
