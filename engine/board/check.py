"""Checks that a board's picture agrees with its rules, and lists every fault in plain words."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from engine.board.checks import borders, ground, room, shapes
from engine.board.checks.subject import examine
from engine.board.faults import BoardError
from engine.board.graph import Board
from engine.board.tints import apart
from engine.language.message import Message, Value

MOST_POWERS = 20
"""For how many powers the program has colours and patterns of its own."""

SAME, OTHER = 11.0, 4.5
"""How far two colours must be apart, by CIEDE2000, with one pattern and with two."""

_PARTS = (shapes, ground, room, borders)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The result of checking a board; it is sound if there are no faults.

    ``wants`` says what is still missing before it can be played.
    """

    board: str
    faults: tuple[Value, ...]
    summary: Message | None
    wants: tuple[Message, ...] = ()


def check(name_or_path: str | Path) -> Report:
    """Check a built-in board, or the board in a folder, against its picture."""
    try:
        subject = examine(name_or_path)
        found = [fault for part in _PARTS for fault in part.faults(subject)]
    except BoardError as error:
        return Report(board=error.place, faults=error.faults, summary=None)
    links = borders.ruled(subject)
    exceptions = len(subject.drawn.check.allow_extra) + len(subject.drawn.check.allow_missing)
    summary = Message(
        "cli.board_compared",
        count=len(found),
        armies=len(links.armies),
        fleets=len(links.fleets),
        provinces=len(subject.board.provinces),
        exceptions=exceptions,
    )
    return Report(
        board=subject.board.name,
        faults=tuple(found),
        summary=summary,
        wants=tuple(_wants(subject.board)),
    )


def _wants(board: Board) -> Iterator[Message]:
    """What a board lacks before a game can be played on it."""
    if not board.centres:
        yield Message("board.wants_centres")
    if not board.powers:
        yield Message("board.wants_powers")
    for power in board.powers.values():
        if not power.units:
            yield Message("board.wants_units", name=power.name)
    if len(board.powers) > MOST_POWERS:
        yield Message("board.many_powers", most=MOST_POWERS)
    chosen = [power for power in board.powers.values() if power.colour]
    for one, other in combinations(chosen, 2):
        near = apart(one.colour, other.colour)
        if near < (SAME if one.pattern == other.pattern else OTHER):
            yield Message("board.colours_alike", one=one.id, other=other.id, apart=f"{near:.0f}")
