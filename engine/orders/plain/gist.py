"""What a sentence orders by its places alone, where the map leaves but one meaning.

However it is worded: if a clause names a piece of its writer's, says what kind of thing it does,
and just one order of that kind is possible there with the places it names, that order is meant.
Nothing is made of words that may turn a meaning round.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations, zip_longest

from engine.board.graph import Location
from engine.orders import legality
from engine.orders.ground import ground
from engine.orders.order import Order
from engine.orders.plain.acts import UNCHANGED
from engine.orders.plain.clauses import tells
from engine.orders.plain.context import UNITS, Context
from engine.orders.plain.deeds import Found
from engine.orders.plain.senses import Sense, Tag
from engine.orders.standard import Convoy, Support
from engine.orders.tokens import folded
from engine.phases import PhaseKind
from engine.units import Unit

_MOST = 4
"""So many unknown words a clause may have; more may say anything."""

_DOES = frozenset({Sense.GO, Sense.HOLD, Sense.SUPPORT, Sense.CONVOY, Sense.HELPED})
_LINKS = frozenset(
    {Sense.TO, Sense.FROM, Sense.IN, Sense.FOR, Sense.COLON, Sense.TITLE, Sense.AND, Sense.THAT}
    | {Sense.UNKNOWN, Sense.OPEN, Sense.CLOSE, Sense.VIA, Sense.BOARD}
)
_INTO = (Sense.TO, Sense.IN, Sense.FOR)
_TWO, _THREE = 2, 3
"""A piece and where it goes; one that helps, whom, and where to."""


def gist(context: Context, tags: Sequence[Tag]) -> tuple[Found, ...] | None:
    """The orders of a sentence; None unless each of its clauses has one meaning."""
    covert = any(kind not in UNITS for kind in context.kinds)
    if context.phase is not PhaseKind.MOVEMENT or context.seen is None or covert:
        return None
    if context.verb not in ("", *_DOES):
        return None
    found: list[Found] = []
    for clause in _clauses(tags):
        orders = _Clause(context, clause).orders()
        only = {tag.sense for tag in clause} == {Sense.HOLD}
        if only and found and found[-1].text.endswith(" H"):
            continue  # “sat in Tunis and did not stir”
        if orders is None:
            return None
        found += orders
    return tuple(found) or None


def _clauses(tags: Sequence[Tag]) -> Iterator[list[Tag]]:
    """The tags between “and” and commas; what only names a piece belongs to what follows."""
    clause: list[Tag] = []
    for tag, after in zip_longest(tags, tags[1:]):
        if tag.sense is not Sense.AND or (after and after.sense is Sense.HELPED):
            clause.append(tag)
        elif any(one.sense in _DOES or one.sense is Sense.TO for one in clause):
            yield clause
            clause = []
        elif any(map(tells, clause)):
            clause.append(tag)
        else:
            clause = []
    if clause:
        yield clause


def _goes(tag: Tag) -> bool:
    return tag.sense is Sense.TO


class _Clause:
    """One thing that a piece does."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        self._context = context
        self._tags = tags
        self._at = [at for at, tag in enumerate(tags) if tag.sense is Sense.PLACE]
        self._does = {tag.sense for tag in tags} & _DOES
        self._steps = ground(context.lexicon.board).steps

    def orders(self) -> list[Found] | None:
        """The orders in the clause: one, or that of a piece with those of its helpers."""
        strange = [tag for tag in self._tags if not self._plain(tag)]
        unknown = sum(tag.sense is Sense.UNKNOWN for tag in self._tags)
        if strange or unknown > _MOST or len(self._at) > _THREE:
            return None
        if Sense.HELPED in self._does:
            return self._helped()
        passive = any(tag.sense is Sense.VIA for tag in self._tags)
        if Sense.CONVOY in self._does or passive:
            return self._convoyed() if len(self._at) == _THREE else None
        if Sense.SUPPORT in self._does:
            return self._supported()
        if Sense.HOLD in self._does:
            return self._held() if Sense.GO not in self._does and len(self._at) == 1 else None
        return self._moved(self._at) if len(self._at) == _TWO else None

    def _plain(self, tag: Tag) -> bool:
        """Whether a tag is a link, a deed, or a name that fits; another power's is not."""
        if tag.sense is Sense.KIND:
            return set(tag.kinds) <= set(UNITS)
        if folded(tag.text) in UNCHANGED or tag.text == "H":
            return False  # as ordered before, or perhaps a name that was cut off
        return tag.sense in _LINKS | _DOES or tag.sense is Sense.PLACE

    def _own(self, at: int) -> Unit | None:
        """The writer's own unit that a place stands for; its kind must not be said otherwise."""
        return self._fitting(at, self._context.own(self._tags[at].places))

    def _anyone(self, at: int) -> Unit | None:
        """Any unit in a place."""
        unit = self._context.stands(self._tags[at].places)
        return self._fitting(at, None if unit is None else (unit, False))

    def _fitting(self, at: int, found: tuple[Unit, bool] | None) -> Unit | None:
        if found is None or found[1]:
            return None
        beside = self._before(at, Sense.KIND)
        return found[0] if beside is None or found[0].kind in beside.kinds else None

    def _before(self, at: int, sense: Sense) -> Tag | None:
        """The tag of a sense right before a place, but for what links them."""
        while at and self._tags[at - 1].sense in (Sense.FROM, Sense.IN, Sense.UNKNOWN):
            at -= 1
        return self._tags[at - 1] if at and self._tags[at - 1].sense is sense else None

    def _leads(self, at: int, *senses: Sense) -> bool:
        """Whether one of these stands right before a place, an article or kind aside."""
        before = [tag.sense for tag in self._tags[max(0, at - 2) : at]]
        before = before[:-1] if before[-1:] == [Sense.KIND] else before[-1:]
        return any(sense in senses for sense in before)

    def _near(self, unit: Unit, at: int) -> Location | None:
        """Where a unit can go that a name may mean, if that is one place and no piece is named."""
        if self._before(at, Sense.KIND):
            return None
        steps = self._steps[unit.kind].get(Location(unit.at), ())
        named = self._tags[at].places
        found = {place for place in named if any(s == place or s[:3] == place for s in steps)}
        return found.pop() if len(found) == 1 else None

    def _moved(self, places: Sequence[int]) -> list[Found] | None:
        """Where one goes, if of two places only one is the piece and one within its reach."""
        first, last = places
        onward, back = self._step(first, last), self._step(last, first)
        turned = self._leads(last, Sense.FROM) or (
            self._leads(first, Sense.TO) and not self._leads(last, *_INTO)
        )
        straight = self._leads(last, *_INTO) and not self._leads(first, Sense.TO)
        if not (straight or turned or Sense.GO in self._does):
            return None
        if turned:
            return [back] if back and not straight else None
        if onward and back and not (straight or self._between(first, last, Sense.GO)):
            return None
        return [onward] if onward else None

    def _step(self, at: int, to: int) -> Found | None:
        unit = self._own(at)
        goal = self._near(unit, to) if unit else None
        return Found(f"{unit.kind} {unit.at} - {goal}") if unit and goal else None

    def _between(self, first: int, last: int, sense: Sense) -> bool:
        return any(tag.sense is sense for tag in self._tags[first:last])

    def _held(self) -> list[Found] | None:
        unit = self._own(self._at[0])
        return [Found(f"{unit.kind} {unit.at} H")] if unit else None

    def _supported(self) -> list[Found] | None:
        """Who supports whom, and where to: in the sequence of the words, or by the map alone."""
        verb = next(n for n, tag in enumerate(self._tags) if tag.sense is Sense.SUPPORT)
        goes = (two.sense is Sense.PLACE for one, two in pairwise(self._tags[:verb]) if _goes(one))
        if any(tag.sense is Sense.GO for tag in self._tags[:verb]) or any(goes):
            return None  # what goes somewhere supports nobody
        led = bool(self._at) and self._at[0] < verb
        in_turn = self._support(*self._sequence()) if led else None
        if in_turn:
            return [in_turn]
        if led or len(self._at) < _THREE:
            return None
        whom, to, by = self._at
        last = self._support(by, whom, to) if verb < whom and self._leads(to, *_INTO) else None
        if last:
            return [last]  # “support Galicia to Ukraine with Rumania”
        found = [one for some in permutations(self._at) if (one := self._support(*some))]
        return found if len(found) == 1 else None

    def _sequence(self) -> Sequence[int]:
        """The places with whom is helped before where to: “support move to Rumania from Serbia”."""
        at = self._at
        turned = len(at) == _THREE and (
            self._leads(at[2], Sense.FROM)
            or self._tags[at[2] - 1].sense is Sense.PLACE  # “the attack on Rumania by Serbia”
            or (self._before(at[2], Sense.KIND) and not self._before(at[1], Sense.KIND))
            or (self._leads(at[1], Sense.TO) and not self._leads(at[2], Sense.TO, Sense.GO))
        )
        return (at[0], at[2], at[1]) if turned else at

    def _support(self, by: int = -1, whom: int = -1, to: int = -1) -> Found | None:
        unit, helped = (self._own(by), self._anyone(whom)) if whom >= 0 else (None, None)
        if unit is None or helped is None or unit == helped:
            return None
        goal = self._near(helped, to) if to >= 0 else None
        if (to >= 0 and goal is None) or (to < 0 and self._goes()):
            return None
        order = Support(unit.kind, Location(unit.at), helped.kind, Location(helped.at), goal)
        return Found(str(order)) if self._allowed(order) else None

    def _goes(self) -> bool:
        return any(tag.sense in (Sense.GO, Sense.TO) for tag in self._tags)

    def _helped(self) -> list[Found] | None:
        """A move “with support from” another piece, wherever in the clause that stands."""
        verb = next(n for n, tag in enumerate(self._tags) if tag.sense is Sense.HELPED)
        helper = next((at for at in self._at if at > verb), None)
        rest = [at for at in self._at if at != helper]
        moved = self._moved(rest) if len(rest) == _TWO else None
        unit = self._own(helper) if helper is not None else None
        if not (moved and unit and helper is not None):
            return None
        supports = [self._support(helper, *some) for some in permutations(rest)]
        wanted = f"{unit.kind} {unit.at} S {moved[0].text}"
        return [*moved, Found(wanted)] if wanted in [s.text for s in supports if s] else None

    def _convoyed(self) -> list[Found] | None:
        """Which fleet carries which army where to; the army goes too if it is the subject."""
        found = [one for some in permutations(self._at) for one in self._convoys(*some)]
        return found[0] if len(found) == 1 else None

    def _convoys(self, by: int, army: int, to: int) -> Iterator[list[Found]]:
        fleet, cargo = self._own(by), self._anyone(army)
        goals = self._tags[to].places
        if fleet is None or cargo is None or army > to or len(goals) > 1:
            return
        order = Convoy(fleet.kind, fleet.at, cargo.kind, cargo.at, goals[0])
        if self._allowed(order):
            own = self._own(army) is not None and army < by
            step = Found(f"{cargo.kind} {cargo.at} - {goals[0]}", weak=True)
            yield [*([step] if own else []), Found(str(order))]

    def _allowed(self, order: Order) -> bool:
        return legality.fault(self._context.lexicon.board, order) is None
