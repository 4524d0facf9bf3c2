"""The standard game: the record that every other variant is derived from."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication import adjustments, endings, movement, retreats, rulebook
from engine.adjudication.ownership import close_year
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, Location, PowerId
from engine.facts import Due, DueRetreat, OpenRetreat
from engine.language.message import Message
from engine.orders import submission
from engine.orders.submission import Given, Submission
from engine.phases import Phase, PhaseKind, Season, one_phase
from engine.position import Ending, Position
from engine.rules import Option, Ruleset, Variant, read_clauses
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
    """Spring and Fall movement, each with its retreats, then the adjustments of Winter.

    If pieces are deployed first, the first movement follows.
    """
    if phase.kind is PhaseKind.DEPLOYMENT:
        return replace(phase, kind=PhaseKind.MOVEMENT)
    if phase.kind is PhaseKind.MOVEMENT:
        return one_phase(phase.season, phase.year, PhaseKind.RETREATS)
    if phase.season is Season.SPRING:
        return one_phase(Season.FALL, phase.year, PhaseKind.MOVEMENT)
    if phase.season is Season.FALL:
        return one_phase(Season.WINTER, phase.year, PhaseKind.ADJUSTMENTS)
    return one_phase(Season.SPRING, phase.year + 1, PhaseKind.MOVEMENT)


def asks(rules: Ruleset, position: Position) -> bool:
    """Retreats ask for nothing if none is due, nor do adjustments."""
    if position.phase.kind is PhaseKind.RETREATS:
        return bool(position.dislodged)
    if position.phase.kind is PhaseKind.ADJUSTMENTS:
        return adjustments.asks(rules.board, position)
    return True


def retreats_if_any(_rules: Ruleset, phase: Phase) -> Message:
    """For variants whose retreats are never passed over, since nobody knows if there are any."""
    if phase.kind is PhaseKind.RETREATS and not phase.covert:
        return phase.titled("phase.kind_retreats_if_any")
    return phase.title


def always_asks(_rules: Ruleset, _position: Position) -> bool:
    """For variants where no deadline is passed over, since that alone would say something (C8)."""
    return True


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One order per unit: the last one given counts."""
    return submission.submit(rules.board, position, given)


def close_retreats(situation: Situation) -> Resolution:
    """The retreats; after those of Fall centres change hands and the game may end."""
    return endings.close_game(situation, close_year(situation, retreats.resolve(situation)))


def act(rules: Ruleset, position: Position, text: str) -> Ending:
    """The end that the game master declares: a draw, a concession, a stalemate."""
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
    """The open retreats of each dislodged unit, if a game with fog lists them (SPY-Q26)."""
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
        pattern=r"[1-9]\d?",
        example="18",
    ),
    Option(
        key="game.year_limit",
        values=("none",),
        clause="The Short Game",
        pattern=r"\d{1,5}",
        example="1910",
    ),
)
"""How long a game lasts; variants with an end of their own leave these out."""

RETREAT_OPTION = Option(
    key="fog.retreat_mode",
    values=("listed", "preference", "single_blind"),
    clause="Retreats",
)
"""Retreats of the open game are listed; fog variants put another value first."""

BLIND_RETREATS = replace(
    RETREAT_OPTION, values=("preference", "listed", "single_blind"), clause="SPY-Q26"
)
"""Under fog a list of wishes is the rule (SPY-Q26)."""

RULEBOOK_OPTIONS: tuple[Option, ...] = tuple(
    Option(key=key, values=values, clause=clause) for key, values, clause in rulebook.OPTIONS
)
"""The questions that rulebook editions answer differently."""


def with_options(retreats: Option, own: tuple[Option, ...]) -> tuple[Option, ...]:
    """A variant's options: the usual ones for this way of retreating, and its own."""
    return (*GAME_OPTIONS, retreats, *own, *RULEBOOK_OPTIONS)


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
    options=with_options(RETREAT_OPTION, ()),
    rules=read_clauses(__name__),
)
