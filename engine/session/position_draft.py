"""A whole position as text that may be wrong for a while, and back as far as it is valid."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from engine.board.graph import PowerId, ProvinceId
from engine.errors import UserError
from engine.game import setup
from engine.game.setup import SetupError
from engine.language.message import Listed, Message
from engine.phases import NotAPhaseError, Phase, parse_phase
from engine.position import Dislodged, Player, Position
from engine.rules import Ruleset
from engine.units import Stack, Unit

T = TypeVar("T")

UNITS, CENTRES, COVERT, RETREATS, PRISONERS = "units", "centres", "covert", "retreats", "prisoners"
HOME, CREDITS, CONTROLS = "home", "credits", "controls"
FIELDS = (UNITS, RETREATS, CENTRES, COVERT, PRISONERS, HOME, CREDITS, CONTROLS)
"""What a power or a player may have, in the order in which it is written."""

_OF_COUNTRIES = (UNITS, RETREATS, CENTRES, COVERT, PRISONERS)
"""What countries have, whoever gives their orders; the rest is a player's."""

_PHASE = "phase"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """The lines of a position by power or player and field; ``loose`` lines belong to neither.

    It need not be valid: an entry is whatever was written.
    """

    phase: str
    held: Mapping[tuple[str, str], tuple[str, ...]]
    loose: tuple[str, ...] = ()

    def entries(self, name: str, field: str) -> tuple[str, ...]:
        """The entries of a power or player in a field."""
        return self.held.get((name, field), ())

    def having(self, name: str, field: str, entries: Iterable[str]) -> "Draft":
        """The same with other entries."""
        return replace(self, held={**self.held, (name, field): tuple(entries)})


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking a draft: the position as far as it is valid, and the other faults."""

    position: Position
    faults: tuple[Message, ...]


def draft_of(position: Position) -> Draft:
    """The draft of a position."""
    held: dict[tuple[str, str], list[str]] = defaultdict(list)
    for unit in sorted(position.units.values(), key=lambda unit: unit.at):
        held[unit.power, UNITS].append(str(unit))
    for one in position.dislodged.values():
        held[one.unit.power, RETREATS].append(str(one))
    for place, power in sorted(position.centres.items()):
        held[power, CENTRES].append(place)
    for stack in position.covert:
        label, count = (f"#{stack.label}", "") if stack.label else ("", f"({stack.count})")
        text = f"{stack.kind}{label} {stack.province}{count}{stack.state}"
        held[stack.power, COVERT].append(text)
    for held_by in position.prisoners:
        held[held_by.captor, PRISONERS].append(str(held_by))
    for player, home in position.players.items():
        held[player, HOME].append(home)
    for player, amount in position.credits.items():
        held[player, CREDITS].append(str(amount))
    for country, player in sorted(position.control.items()):
        held[player, CONTROLS].append(country)
    lists = {key: tuple(texts) for key, texts in held.items()}
    return Draft(phase=str(position.phase), held=lists)


def write(draft: Draft, names: Iterable[str]) -> str:
    """The text of a draft: a paragraph for each of these names and each other with entries.

    Names without entries are written too, to show where to write.
    """
    every = dict.fromkeys((*names, *(name for name, _ in draft.held)))
    parts = [f"{_PHASE}: {draft.phase}"]
    for name in every:
        lines = [
            f"{field}: {', '.join(draft.entries(name, field))}"
            for field in FIELDS
            if draft.entries(name, field)
        ]
        parts.append("\n".join([name, *lines]))
    text = "\n\n".join(parts) + "\n"
    return text + "".join(f"{line}\n" for line in draft.loose)


def read(text: str) -> Draft:
    """The draft in a text; a line that belongs nowhere is kept as it is."""
    phase, name = "", ""
    held: dict[tuple[str, str], tuple[str, ...]] = {}
    loose: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        field, colon, rest = line.partition(":")
        field = field.strip().lower()
        entries = tuple(part.strip().upper() for part in rest.split(",") if part.strip())
        if not colon and " " not in line and line.isalpha():
            name = line.upper()
        elif field == _PHASE and colon:
            phase = rest.strip().upper()
        elif field in FIELDS and name:
            held[name, field] = (*held.get((name, field), ()), *entries)
        else:
            loose.append(line)
    return Draft(phase=phase, held=held, loose=tuple(loose))


def checked(draft: Draft, rules: Ruleset, base: Position) -> Checked:
    """The position that a draft makes; whatever is not valid is left out and reported.

    What a draft does not contain, such as standoffs and counters, comes from ``base``.
    """
    return _Check(draft, rules, base).done()


class _Check:
    def __init__(self, draft: Draft, rules: Ruleset, base: Position) -> None:
        self._draft = draft
        self._rules = rules
        self._base = base
        self._strange: set[str] = set()
        self._faults = [Message("setup.means_nothing_here", line=line) for line in draft.loose]

    def done(self) -> Checked:
        """Put everything together."""
        self._names()
        units = self._units()
        lost = {
            one.unit.province: one
            for _, one in self._each(RETREATS, partial(setup.dislodged, self._rules.board))
        }
        covert = tuple(self._covert(units, lost))
        same = set(covert) == set(self._base.covert) and len(covert) == len(self._base.covert)
        position = replace(
            self._base,
            phase=self._phase(),
            units=units,
            dislodged=lost,
            centres=self._centres(),
            covert=self._base.covert if same else covert,
            prisoners=tuple(
                one for _, one in self._each(PRISONERS, partial(setup.prisoners, self._rules))
            ),
            players={Player(who): PowerId(home) for who, home in self._each(HOME, self._power)},
            credits={Player(who): amount for who, amount in self._each(CREDITS, _number)},
            control={PowerId(c): Player(who) for who, c in self._each(CONTROLS, self._power)},
        )
        return Checked(position, tuple(self._faults))

    def _names(self) -> None:
        known = {*self._rules.board.powers, *self._rules.seats, *self._base.players, "ANARCHY"}
        for name in dict.fromkeys(name for name, _ in self._draft.held):
            if name not in known:
                self._strange.add(name)
                self._faults.append(_none_of(name, known))

    def _phase(self) -> Phase:
        try:
            return parse_phase(self._draft.phase)
        except NotAPhaseError as error:
            self._faults.append(error.message)
            return self._base.phase

    def _units(self) -> dict[ProvinceId, Unit]:
        found: dict[ProvinceId, Unit] = {}
        for power, unit in self._each(UNITS, partial(setup.unit, self._rules.board)):
            other = found.get(unit.province)
            if other is not None:
                both = Listed((f"{other.power}: {other}", f"{power}: {unit}"))
                self._faults.append(Message("setup.both_stand", named=both, at=unit.province))
            found.setdefault(unit.province, unit)
        return found

    def _centres(self) -> dict[ProvinceId, PowerId]:
        found: dict[ProvinceId, PowerId] = {}
        board = self._rules.board
        for power, place in self._each(CENTRES, lambda _, text: setup.centre(board, text)):
            if found.get(place, power) != power:
                both = {"first": found[place], "second": power}
                self._faults.append(Message("setup.centres_gives", at=place, **both))
            found.setdefault(place, PowerId(power))
        return found

    def _covert(
        self, units: Mapping[ProvinceId, Unit], lost: Mapping[ProvinceId, Dislodged]
    ) -> Iterator[Stack]:
        crowd = (units, lost)

        def one(power: PowerId, text: str) -> str:
            setup.stacks(self._rules, power, [text], crowd)
            return text

        sound: dict[str, list[str]] = defaultdict(list)
        for power, text in self._each(COVERT, one):
            sound[power].append(text)
        for power, texts in sound.items():
            yield from setup.stacks(self._rules, PowerId(power), texts, crowd)

    def _each(self, field: str, read_one: Callable[[PowerId, str], T]) -> Iterator[tuple[str, T]]:
        """Every readable entry of a field, with its power; the others are faults."""
        for (name, kind), entries in self._draft.held.items():
            if kind != field or name in self._strange:
                continue
            if kind in _OF_COUNTRIES and name not in self._rules.board.powers:
                self._faults.append(_none_of(name, self._rules.board.powers))
                continue
            for text in entries:
                try:
                    yield name, read_one(PowerId(name), text)
                except UserError as error:
                    self._faults.append(Message("setup.fault_at", where=name, fault=error.message))

    def _power(self, _player: str, text: str) -> str:
        if text not in self._rules.board.powers:
            raise SetupError(_none_of(text, self._rules.board.powers))
        return text


def _none_of(name: str, known: Iterable[str]) -> Message:
    return Message("setup.is_none", name=name, known=Listed(tuple(sorted(known)), "comma"))


def _number(_player: str, text: str) -> int:
    if not text.isdecimal():
        raise SetupError("setup.is_no_number_of_credits", text=text)
    return int(text)
