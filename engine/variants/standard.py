"""The standard game: the record that every other variant is made from."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication import adjustments, endings, movement, retreats, rulebook
from engine.adjudication.ownership import close_year
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, Location, PowerId
from engine.facts import Due, DueRetreat, OpenRetreat
from engine.orders import submission
from engine.orders.submission import Given, Submission
from engine.phases import Phase, PhaseKind, Season, one_phase
from engine.position import Ending, Position
from engine.rules import Clause, Option, Ruleset, Variant
from engine.units import Kind, Unit


def start(board: Board, _options: Mapping[str, str]) -> Position:
    """Every power's units and home centres, in the spring of the board's first year."""
    units = [
        Unit(power.id, Kind(kind), Location(at))
        for power in board.powers.values()
        for kind, at in (text.split() for text in power.units)
    ]
    centres = {province: power for power, home in board.home_centres.items() for province in home}
    return Position(
        phase=Phase(Season.SPRING, board.year, PhaseKind.MOVEMENT),
        units={unit.province: unit for unit in units},
        centres=centres,
    )


def follow(phase: Phase, _options: Mapping[str, str]) -> Phase:
    """Spring and Fall movement, each with its retreats, then the adjustments of Winter."""
    if phase.kind is PhaseKind.MOVEMENT:
        return one_phase(phase.season, phase.year, PhaseKind.RETREATS)
    if phase.season is Season.SPRING:
        return one_phase(Season.FALL, phase.year, PhaseKind.MOVEMENT)
    if phase.season is Season.FALL:
        return one_phase(Season.WINTER, phase.year, PhaseKind.ADJUSTMENTS)
    return one_phase(Season.SPRING, phase.year + 1, PhaseKind.MOVEMENT)


def asks(rules: Ruleset, position: Position) -> bool:
    """Retreats ask nothing where none is due, nor do adjustments."""
    if position.phase.kind is PhaseKind.RETREATS:
        return bool(position.dislodged)
    if position.phase.kind is PhaseKind.ADJUSTMENTS:
        return not adjustments.nothing_due(rules.board, position)
    return True


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One order a unit: the last one given stands."""
    return submission.submit(rules.board, position, given)


def close_retreats(situation: Situation) -> Resolution:
    """The retreats; after those of Fall centres change hands and the game may end."""
    return endings.close_game(situation, close_year(situation, retreats.resolve(situation)))


def act(rules: Ruleset, position: Position, text: str) -> Ending:
    """The end that the game master declares: a draw, a victory granted, a stalemate."""
    return endings.act(rules.board, position, text)


def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """The retreats, builds and removals that a position's deadline asks for."""
    lines = [
        Told(fallen.unit.power, DueRetreat(fallen.unit.power, province))
        for province, fallen in sorted(position.dislodged.items())
    ]
    if position.phase.kind is PhaseKind.ADJUSTMENTS:
        for power, asked in adjustments.due(rules.board, position).items():
            lines += _due(power, "builds", asked.builds) + _due(power, "removals", asked.removals)
    return tuple(lines)


def open_dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """The same, with the places that are open to each unit in retreat."""
    return (*dues(rules, position), *listed_retreats(rules, position))


def listed_retreats(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """The open retreats of each dislodged unit, where a game with fog lists them (SPY-Q26)."""
    if rules.options["fog.retreat_mode"] != "listed":
        return ()
    return tuple(
        Told(position.dislodged[province].unit.power, OpenRetreat(province, place))
        for province, places in retreats.options(rules.board, position).items()
        for place in places
    )


def _due(power: PowerId, what: str, number: int) -> list[Told]:
    return [Told(power, Due(power, what, number))] if number else []


GAME_OPTIONS: tuple[Option, ...] = (
    Option(
        key="game.victory",
        values=("board",),
        clause="Object of the Game",
        help="How many centres win the game: as the board says, or this many.",
        pattern=r"[1-9]\d?",
        example="18",
    ),
    Option(
        key="game.year_limit",
        values=("none",),
        clause="The Short Game",
        help="The year whose Fall ends the game; who then owns most centres wins.",
        pattern=r"\d{1,5}",
        example="1910",
    ),
)
"""How long a game lasts; variants with an end of their own leave these out."""

RETREAT_OPTION = Option(
    key="fog.retreat_mode",
    values=("listed", "preference", "single_blind"),
    clause="SPY-Q26",
    help="Whether open retreats are listed, or a list of wishes or one blind choice is taken.",
)
"""Retreats of the open game are listed; fog variants put another value first."""

BLIND_RETREATS = replace(RETREAT_OPTION, values=("preference", "listed", "single_blind"))
"""Under fog a list of wishes is the rule (SPY-Q26)."""

RULEBOOK_OPTIONS: tuple[Option, ...] = tuple(
    Option(
        key=key,
        values=tuple(dict.fromkeys((default, *values))),
        clause=clause,
        help=help_,
    )
    for key, values, default, clause, help_ in rulebook.OPTIONS
)
"""The questions that rulebook editions answer differently."""

_BOOK = "Rulebook, every edition"
RULES: tuple[Clause, ...] = (
    Clause(
        "STD-1",
        "A year has a Spring and a Fall, each with movement and then retreats, and ends with the "
        "adjustments of Winter. All orders of a deadline are secret and take effect at once.",
        _BOOK,
    ),
    Clause(
        "STD-2",
        "An army or fleet holds, moves one step, supports a unit that holds or moves, or, as a "
        "fleet at sea, helps to convoy an army. One without an order holds.",
        _BOOK,
    ),
    Clause(
        "STD-3",
        "All units are equally strong; a move or a unit in place is as strong as one and its "
        "supports. The strongest enters; equals stand each other off, and nobody comes in.",
        _BOOK,
    ),
    Clause(
        "STD-4",
        "Support is cut by an attack on the supporter, except from the province that the support "
        "is directed at, and always by its dislodgement.",
        _BOOK,
    ),
    Clause(
        "STD-5",
        "A dislodged unit retreats one step to a vacant province, neither where its attacker came "
        "from nor one that a standoff has left vacant; units that choose one province, and those "
        "that cannot or do not retreat, are disbanded.",
        _BOOK,
    ),
    Clause(
        "STD-6",
        "After the retreats of Fall a centre belongs to the power whose unit stands there; without "
        "one it keeps its owner.",
        _BOOK,
    ),
    Clause(
        "STD-7",
        "In Winter a power with fewer units than centres may build in its own vacant home "
        "centres, and one with more must remove the difference.",
        _BOOK,
    ),
    Clause(
        "STD-8",
        "Removals that are not ordered go by the distance from home (1971, 1982), from the country "
        "(2000) or from the centres owned (2023), fleets first, then by the alphabet.",
        "DATC 4.D.8",
    ),
    Clause(
        "STD-9",
        "Who owns enough centres after Fall, and more than any other, has won; the board says how "
        "many are enough: 18 of 34.",
        _BOOK,
    ),
    Clause(
        "STD-10",
        "The players may agree to end a game at any time, all survivors sharing it or those they "
        "name, or beforehand on a last year.",
        _BOOK,
    ),
)
"""The standard rules in short."""

VARIANT = Variant(
    id="standard",
    title="Diplomacy",
    board="standard",
    start=start,
    resolvers=MappingProxyType(
        {"M": movement.resolve, "R": close_retreats, "A": adjustments.resolve}
    ),
    follow=follow,
    asks=asks,
    submit=submit,
    act=act,
    dues=open_dues,
    options=(*GAME_OPTIONS, RETREAT_OPTION, *RULEBOOK_OPTIONS),
    rules=RULES,
)
