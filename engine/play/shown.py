"""Shows what an option does: a scenario played under two of its values, and the differences."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.errors import UserError
from engine.facts import Fact
from engine.game.compare import words
from engine.game.examine import acted
from engine.game.history import result_lines
from engine.game.scenario import Scenario, parse_scenarios
from engine.game.scenario_names import spelled
from engine.game.setup import position_of
from engine.language.message import Listed, Message, Value
from engine.position import Position
from engine.rules import Option, Ruleset, Variant
from engine.visibility.observe import Observation, opening

_MANY: Final = 15
"""More pieces are not listed one by one: nobody reads a longer list."""


class ShowError(UserError):
    """An option cannot be shown this way; the message says why."""


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """The scenario under one value: its turns, and the orders not accepted."""

    value: str
    rules: Ruleset
    turns: tuple[Turn, ...]
    refused: tuple[str, ...] = ()

    @property
    def after(self) -> Position:
        """The position that it ends in."""
        return self.turns[-1].after

    def report(self, viewer: PowerId) -> tuple[Observation, ...]:
        """What one viewer is told of each turn."""
        return tuple(judge.report(self.rules, turn, viewer) for turn in self.turns)

    def facts(self, viewer: PowerId) -> frozenset[tuple[int, Fact]]:
        """The facts of all turns, each with the number of its turn."""
        told = self.report(viewer)
        return frozenset((number, fact) for number, one in enumerate(told) for fact in one.facts)


@dataclass(frozen=True, slots=True)
class Difference:
    """The differences between two sides; all empty if there are none.

    ``places`` are the provinces with other contents or owners, ``results`` orders with other
    results, ``facts`` what only one side tells, by viewer, and ``letters`` the viewers who read
    something else.
    """

    places: frozenset[ProvinceId]
    results: tuple[tuple[str, str, str], ...]
    facts: Mapping[PowerId, tuple[tuple[Fact, ...], tuple[Fact, ...]]]
    letters: tuple[PowerId, ...]
    state: bool
    refused: bool

    def __bool__(self) -> bool:
        return bool(
            self.places or self.results or self.facts or self.letters or self.state or self.refused
        )


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """An option shown: its scenario, both sides and what differs between them."""

    option: Option
    scenario: Scenario
    sides: tuple[Side, Side]
    difference: Difference


def show(variant: str | Variant, key: str, one: str = "", other: str = "") -> Shown:
    """A variant's option under two values: its default, and the first that differs.

    Raises ShowError if the variant has no such option or value, or there is no scenario that shows
    it; VariantError or MixError if there is no such variant.
    """
    record = judge.variant(variant) if isinstance(variant, str) else variant
    option = next((o for o in record.options if o.key == key), None)
    if option is None:
        raise ShowError("shown.no_option", variant=record.title, key=key)
    usual = record.presets.get(key, option.default)
    for value in filter(None, (one, other)):
        if not option.accepts(value):
            raise ShowError("shown.no_value", key=key, value=value, values=option.asked)
    wanted = [other] if other else [two for _, two in pairs(record, option)]
    for scenario, value in _fitting(record, option):
        bare = scenario.model_copy(update={"covert": {}, "prisoners": {}})
        for two in sorted(dict.fromkeys([value, *wanted]), key=lambda v: v != value):
            if two == (one or usual) or (other and two != other):
                continue
            for way in (scenario, bare):
                try:
                    shown = contrast(record, option, way, one or usual, two)
                except UserError:  # a position of another variant, with pieces this one has not
                    continue
                if shown.difference:
                    return shown
    raise ShowError("shown.no_scenario", key=key, values=option.asked)


def scene(shown: Shown) -> Iterator[Value]:
    """The position that an option is shown from, and the orders given there, line by line."""
    side = shown.sides[0]
    before = side.turns[0].before
    yield Message("shown.scene", phase=side.rules.called(before.phase))
    pieces: dict[PowerId, list[str]] = {}
    for unit in before.forces:
        pieces.setdefault(unit.power, []).append(str(unit))
    for one in before.covert:
        number = f"({one.count})" if one.count > 1 else ""
        pieces.setdefault(one.power, []).append(f"{one.kind} {one.province}{number}")
    if sum(map(len, pieces.values())) > _MANY:
        yield Message("shown.many_pieces")
    elif pieces:
        standing = tuple(f"{power} {', '.join(own)}" for power, own in pieces.items())
        yield Message("shown.pieces", pieces=Listed(standing, "semicolon"))
    orders = [
        f"{power}: {line}"
        for step in shown.scenario.step
        for power, lines in step.orders.items()
        for line in lines
    ]
    yield from orders
    if not orders:
        yield Message("shown.no_orders")


def pairs(record: Variant, option: Option) -> tuple[tuple[str, str], ...]:
    """The default of an option, with each other value that it lists or gives as an example."""
    usual = record.presets.get(option.key, option.default)
    others = [*option.values, *([option.example] if option.pattern else [])]
    return tuple((usual, other) for other in dict.fromkeys(others) if other != usual)


def contrast(record: Variant, option: Option, scenario: Scenario, one: str, other: str) -> Shown:
    """One scenario under two values of an option."""
    sides = (_side(record, option, scenario, one), _side(record, option, scenario, other))
    return Shown(option, scenario, sides, difference(*sides))


def _side(record: Variant, option: Option, scenario: Scenario, value: str) -> Side:
    known = {o.key for o in record.options}
    options = {key: text for key, text in scenario.options.items() if key in known}
    rules = judge.ruleset(record, scenario.board or None, options | {option.key: value})
    named = spelled(_seated(scenario, record), rules)
    # At a game's own start, its rules may say that another deadline is due first.
    given = (scenario.units, scenario.covert, scenario.centres, scenario.players)
    whole = scenario.position == "start" and not any(given)
    first = opening(judge.begin(rules) if whole else position_of(named, rules))
    turns: list[Turn] = []
    refused: list[str] = []
    for made, strange in acted(rules, first, named.step):
        turns += made
        refused += [f"{power}: {line}" for power, line, _ in strange]
    return Side(value, rules, tuple(turns), tuple(refused))


def _seated(scenario: Scenario, record: Variant) -> Scenario:
    """A scenario for powers that play for themselves, played by seats that share the powers."""
    if not record.seats or scenario.players:
        return scenario
    pieces = (*scenario.units, *scenario.dislodged, *scenario.centres)
    powers = dict.fromkeys((*pieces, *_STAND_INS))
    seats = {power: record.seats[n % len(record.seats)] for n, power in enumerate(powers)}
    control: dict[str, list[str]] = {seat: [] for seat in record.seats}
    for power, seat in seats.items():
        control[seat].append(power)
    steps = []
    for step in scenario.step:
        orders: dict[str, list[str]] = {}
        for power, lines in step.orders.items():
            orders.setdefault(seats.get(power, power), []).extend(f"{power}: {o}" for o in lines)
        steps.append(step.model_copy(update={"orders": orders}))
    players = {seat: countries[0] for seat, countries in control.items()}
    update = {"players": players, "control": control, "step": steps}
    return scenario.model_copy(update=update)


_STAND_INS = ("FRANCE", "GERMANY")
"""Countries that stand in where fewer have pieces than there are players."""


def difference(one: Side, other: Side) -> Difference:
    """What differs between two sides of a scenario."""
    seats = one.rules.seats
    facts = {}
    for seat in seats:
        mine, its = one.facts(seat), other.facts(seat)
        if mine != its:
            facts[seat] = (_only(mine, its), _only(its, mine))
    letters = tuple(
        seat
        for seat in seats
        if words(one.rules, one.turns, seat) != words(other.rules, other.turns, seat)
    )
    board = one.rules.board
    return Difference(
        places=frozenset(_places(board, one.turns, other.turns)),
        results=tuple(_results(one.turns, other.turns)),
        facts=facts,
        letters=letters,
        state=_state(one.after) != _state(other.after),
        refused=one.refused != other.refused,
    )


def _only(mine: frozenset[tuple[int, Fact]], its: frozenset[tuple[int, Fact]]) -> tuple[Fact, ...]:
    return tuple(fact for _, fact in sorted(mine - its, key=lambda at: (at[0], str(at[1]))))


def _state(position: Position) -> tuple[object, ...]:
    """Everything in a position outside the provinces: the deadline, the end, possessions."""
    return (
        position.phase,
        position.ending,
        dict(position.control),
        dict(position.credits),
        sorted(map(str, position.prisoners)),
    )


def _places(board: Board, one: Iterable[Turn], other: Iterable[Turn]) -> Iterator[ProvinceId]:
    ends = [[turn.after for turn in turns] for turns in (one, other)]
    lefts, rights = (list(map(_standing, end)) for end in ends)
    for left, right in zip(lefts, rights, strict=False):
        for place in left.keys() | right.keys():
            if left.get(place) != right.get(place):
                yield board.province_of(Location(place))


def _standing(position: Position) -> Mapping[str, list[str]]:
    """What is in each province, as text: units, covert pieces, owners."""
    found: dict[str, list[str]] = {}
    for place, unit in position.units.items():
        found.setdefault(place, []).append(f"{unit.power} {unit}")
    for place, lost in position.dislodged.items():
        found.setdefault(place, []).append(f"{lost.unit.power} {lost}")
    for stack in position.covert:
        found.setdefault(stack.province, []).append(str(stack))
    for place, power in position.centres.items():
        found.setdefault(place, []).append(f"{power}")
    return {place: sorted(what) for place, what in found.items()}


def _results(one: Iterable[Turn], other: Iterable[Turn]) -> Iterator[tuple[str, str, str]]:
    """Orders whose results differ, turn by turn, with both results."""
    for left, right in zip(one, other, strict=False):
        mine, its = (dict(line.rsplit(" = ", 1) for line in result_lines(t)) for t in (left, right))
        for order in sorted(mine.keys() | its.keys()):
            if mine.get(order) != its.get(order):
                yield order, mine.get(order, ""), its.get(order, "")


def _fitting(record: Variant, option: Option) -> Iterator[tuple[Scenario, str]]:
    """The scenarios that show an option, with the value each was made for; its own first."""
    meant = [(one, one.id.partition(" ")) for one in scenarios()]
    fit = [
        (one, value)
        for one, (key, _, value) in meant
        if key == option.key and option.accepts(value)
    ]
    yield from sorted(fit, key=lambda pair: pair[0].variant != record.id)


@cache
def scenarios() -> tuple[Scenario, ...]:
    """All scenarios that show options; each is named after the option's key and a value."""
    folder = files("resources") / "options"
    entries = sorted(folder.iterdir(), key=lambda one: one.name)
    return tuple(
        scenario
        for entry in entries
        if entry.name.endswith(".toml")
        for scenario in parse_scenarios(entry.read_text("utf-8"), entry.name)
    )
