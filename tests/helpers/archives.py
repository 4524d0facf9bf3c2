"""Games on the level of the file alone: acts as text, without any rules, for tests of saving."""

import random
from collections.abc import Iterator
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.archive import Archive
from engine.game.record import Act, ActKind, Header, Node, Record, Sheet

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
_LINES = ("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO", "A MUN H", "F STP/SC - BOT")
_SEASONS = ("S{}M", "F{}M", "W{}A")


def header(title: str = "Test game") -> Header:
    """The header of a game that no rules are needed for."""
    return Header(
        game="7b0c0f5e",
        title=title,
        variant="standard",
        board="standard",
        board_digest="0" * 64,
        options={"adj.rulebook": "2023"},
        seed="17",
        created="2025-03-01T12:00:00Z",
        program="0.1.0",
    )


def begun(title: str = "Test game") -> Archive:
    """A game in memory that has begun."""
    archive = Archive.create(header(title))
    archive.append(begin(archive.record), positions={1: "{}"})
    return archive


def begin(record: Record) -> Act:
    """The first act."""
    node = Node(id=1, parent=None, phase="S1901M", digest="0" * 64)
    return record.next_act(ActKind.BEGIN, "2025-03-01T12:00:00Z", node=node)


def orders(record: Record, power: str, *lines: str) -> Act:
    """A power's sheet for the deadline that is due."""
    sheet = Sheet(power=PowerId(power), lines=lines, source="typed")
    return record.next_act(ActKind.ORDERS, "2025-03-02T12:00:00Z", sheets=(sheet,))


def turn(record: Record) -> Act:
    """The deadline that is due is adjudicated."""
    number = len(record.nodes) + 1
    phase = _SEASONS[(number - 1) % 3].format(1901 + (number - 1) // 3)
    node = Node(
        id=number,
        parent=record.head,
        phase=phase,
        digest=f"{number:064x}",
        results=tuple(f"FRANCE: {line} = succeeds" for line in _LINES),
    )
    return record.next_act(ActKind.TURN, "2025-03-03T12:00:00Z", node=node)


def play(archive: Archive, draw: random.Random) -> Iterator[int]:
    """Go on playing for ever; yields the number of acts after each that is confirmed as saved."""
    while True:
        for power in POWERS:
            chosen = draw.sample(_LINES, draw.randint(1, len(_LINES)))
            archive.append(orders(archive.record, power, *chosen))
            yield len(archive.record.acts)
        act = turn(archive.record)
        archive.append(act, positions={act.head: "x" * draw.randint(500, 2_000)})
        yield len(archive.record.acts)


def saved(path: Path, turns: int, seed: int = 0) -> int:
    """Save a game of so many turns; the number of its acts."""
    with begun() as archive:
        for count in play(archive, random.Random(seed)):
            if len(archive.record.nodes) > turns:
                archive.save_as(path)
                return count
    raise AssertionError
