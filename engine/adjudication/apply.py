"""Applies effects: the only place where one position becomes the next."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar, assert_never

from engine.adjudication.effects import (
    Barred,
    Built,
    Changed,
    ControlSet,
    Counted,
    DrivenOut,
    Effect,
    Ended,
    Freed,
    Gone,
    HomeChosen,
    Jailed,
    Lost,
    Missed,
    Noticed,
    Paid,
    Raised,
    Relocated,
    Retreated,
    Shifted,
)
from engine.board.graph import PowerId, ProvinceId
from engine.phases import Phase
from engine.position import Ending, Position, Prisoners
from engine.units import Stack, Unit, one_unit

_Lot = TypeVar("_Lot", bound=Stack | Prisoners)


class ContradictionError(RuntimeError):
    """Effects that cannot all be true: a bug in the rules that made them."""


def apply(position: Position, effects: Sequence[Effect], phase: Phase | None = None) -> Position:
    """The position after these effects, with ``phase`` due, or what was due before.

    Moves and dislodgements happen first and all at once, the rest in the order given. Barred
    provinces are remembered while units are in retreat. Raises ContradictionError if a piece is not
    where an effect says, or two are in one province.
    """
    phase = phase or position.phase
    if not effects and phase is position.phase:
        return position
    draft = _Draft(position)
    if effects:
        for effect in draft.march(effects):
            draft.take(effect)
    return draft.position(phase)


class _Lots(Generic[_Lot]):
    """Stacks of pieces under construction: those that differ only in number are one."""

    __slots__ = ("_ranked",)

    def __init__(self, before: Iterable[_Lot]) -> None:
        self._ranked: dict[tuple[str, ...], tuple[_Lot, ...]] = {}
        for one in before:
            rank = _rank(one)
            self._ranked[rank] = (*self._ranked.get(rank, ()), one)

    def join(self, more: _Lot) -> None:
        """Add that many pieces."""
        rank, same = self._like(more)
        self._ranked[rank] = (replace(more, count=more.count + same) if same else more,)

    def part(self, fewer: _Lot) -> None:
        """Remove that many pieces; raises ContradictionError if there are fewer."""
        rank, same = self._like(fewer)
        if same < fewer.count:
            raise ContradictionError(f"There are {same} of {fewer}.")
        left = same - fewer.count
        self._ranked[rank] = (replace(fewer, count=left),) if left else ()

    def all(self) -> tuple[_Lot, ...]:
        """The resulting stacks, sorted by their fields."""
        return tuple(lot for rank in sorted(self._ranked) for lot in self._ranked[rank])

    def _like(self, lot: _Lot) -> tuple[tuple[str, ...], int]:
        """The fields of a stack except its number, and how many such pieces there are."""
        rank = _rank(lot)
        return rank, sum(one.count for one in self._ranked.get(rank, ()))


class _Draft:
    """A position under construction."""

    __slots__ = (
        "barred",
        "before",
        "centres",
        "control",
        "counters",
        "credits",
        "dislodged",
        "ending",
        "lots",
        "owners",
        "players",
        "units",
    )

    def __init__(self, position: Position) -> None:
        self.before = position
        self.barred = position.barred
        self.ending: Ending | None = position.ending
        # Copied, or created, when they first change, since most turns leave most of them alone.
        self.units: Any = position.units
        self.dislodged: Any = position.dislodged
        self.lots: dict[str, _Lots[Any]] = {}
        self.centres: Mapping[ProvinceId, PowerId] = position.centres
        self.owners: dict[ProvinceId, PowerId] | None = None
        self.players = position.players
        self.control = position.control
        self.credits = position.credits
        self.counters = position.counters

    def march(self, effects: Iterable[Effect]) -> Iterable[Effect]:
        """Do all moves and dislodgements at once: everybody leaves before anybody arrives.

        Returns the effects that are neither.
        """
        units = self.units = dict(self.units)
        self.dislodged = dict(self.dislodged) if self.dislodged else {}
        rest: list[Effect] = []
        arrivals: list[Unit] = []
        for effect in effects:
            if isinstance(effect, Relocated):
                unit = effect.unit
                left = units.pop(unit.at[:3], None)
                if left is not unit and left != unit:
                    raise ContradictionError(f"{unit} does not stand where it should leave.")
                arrivals.append(one_unit(unit.power, unit.kind, effect.to))
            elif isinstance(effect, DrivenOut):
                self._leave(effect.dislodged.unit)
                self.dislodged[effect.dislodged.unit.province] = effect.dislodged
            else:
                rest.append(effect)
        for unit in arrivals:
            other = units.setdefault(unit.at[:3], unit)
            if other is not unit:
                raise ContradictionError(f"{unit} arrives where {other} stands.")
        return rest

    def take(self, effect: Effect) -> None:  # noqa: C901, PLR0912  # flat: one case an effect
        """Apply any effect but a move or a dislodgement."""
        match effect:
            case Changed(province, owner):  # the most frequent one
                self._own(province, owner)
            case Relocated() | DrivenOut():
                pass
            case Retreated(unit, to):
                self._pick_up(unit)
                self._stand(one_unit(unit.power, unit.kind, to))
            case Lost(unit):
                self._lose(unit)
            case Built(unit):
                self._stand(unit)
            case Barred(provinces):
                self.barred = provinces
            case Shifted(stack, after):
                self._lots("covert").part(stack)
                self._lots("covert").join(after)
            case Raised(stack):
                self._lots("covert").join(stack)
            case Gone(stack):
                self._lots("covert").part(stack)
            case Missed(stack):
                self._lots("missing").join(stack)
            case Noticed(stack):
                self._lots("missing").part(stack)
            case Jailed(lot):
                self._lots("prisoners").join(lot)
            case Freed(lot):
                self._lots("prisoners").part(lot)
            case HomeChosen(player, country):
                self.players = _with(self.players, player, country)
            case ControlSet(country, player):
                self.control = _with(self.control, country, player)
            case Paid(player, amount):
                self.credits = {**self.credits, player: self.credits.get(player, 0) + amount}
            case Counted(name, value):
                self.counters = _with(self.counters, name, value or None)
            case Ended(ending):
                self.ending = ending
            case _:
                assert_never(effect)

    def position(self, phase: Phase) -> Position:
        """The resulting position."""
        before, lots = self.before, self.lots
        return Position(
            phase=phase,
            units=self.units,
            centres=self.centres,
            dislodged=self.dislodged,
            barred=self.barred if self.dislodged else frozenset(),
            covert=lots["covert"].all() if "covert" in lots else before.covert,
            missing=lots["missing"].all() if "missing" in lots else before.missing,
            prisoners=lots["prisoners"].all() if "prisoners" in lots else before.prisoners,
            players=self.players,
            control=self.control,
            credits=self.credits,
            counters=self.counters,
            ending=self.ending,
        )

    def _lots(self, name: str) -> "_Lots[Any]":
        if name not in self.lots:
            self.lots[name] = _Lots(getattr(self.before, name))
        return self.lots[name]

    def _own(self, province: ProvinceId, owner: PowerId | None) -> None:
        """Many centres may change hands at once; the map of owners is only copied once."""
        if self.owners is None:
            self.owners = dict(self.centres)
            self.centres = self.owners
        if owner is None:
            self.owners.pop(province, None)
        else:
            self.owners[province] = owner

    def _stand(self, unit: Unit) -> None:
        other = self.units.setdefault(unit.at[:3], unit)
        if other is not unit:
            raise ContradictionError(f"{unit} arrives where {other} stands.")

    def _leave(self, unit: Unit) -> None:
        left = self.units.pop(unit.at[:3], None)
        if left is not unit and left != unit:
            raise ContradictionError(f"{unit} does not stand where it should leave.")

    def _pick_up(self, unit: Unit) -> None:
        fallen = self.dislodged.pop(unit.province, None)
        if fallen is None or fallen.unit != unit:
            raise ContradictionError(f"{unit} is not in retreat.")

    def _lose(self, unit: Unit) -> None:
        if self.units.get(unit.province) == unit:
            del self.units[unit.province]
        else:
            self._pick_up(unit)


def _with(mapping: Mapping[Any, Any], key: object, value: object | None) -> dict[Any, Any]:
    """The mapping with one entry set, or removed if the value is None."""
    changed = dict(mapping)
    if value is None:
        changed.pop(key, None)
    else:
        changed[key] = value
    return changed


def _rank(lot: Stack | Prisoners) -> tuple[str, ...]:
    if isinstance(lot, Stack):
        flag = "counted" if lot.counted else ""
        at = (lot.province, lot.aboard or "", flag, lot.book or "")
        return (lot.power, lot.kind, f"{lot.label:04}", *at)
    return (lot.captor, lot.power, lot.province)
