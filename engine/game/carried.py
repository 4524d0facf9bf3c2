"""Current orders when a position is edited by hand: those that are still possible stay."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine import judge
from engine.game.record import Sheet
from engine.language.message import Message
from engine.orders.submission import Standing
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import opening


def carried(
    rules: Ruleset, before: Position, after: Position, sheets: Iterable[Sheet]
) -> tuple[tuple[Sheet, ...], tuple[Sheet, ...]]:
    """The sheets that stay, and the lines that are no longer possible.

    A line is dropped if it counted before and does not now, as far as its power knows of either
    position; so nothing hidden from it matters.
    """
    kept, gone = list[Sheet](), list[Sheet]()
    for sheet in sheets:
        counted, counts = (_counting(rules, at, sheet) for at in (before, after))
        lost = tuple(line for line in sheet.lines if line in counted and line not in counts)
        left = tuple(line for line in sheet.lines if line not in lost)
        kept += [replace(sheet, lines=left)] if left else []
        gone += [replace(sheet, lines=lost)] if lost else []
    return tuple(kept), tuple(gone)


def fallen_away(sheets: Iterable[Sheet]) -> Iterator[Message]:
    """A line for each order that is no longer possible."""
    for sheet in sheets:
        for line in sheet.lines:
            yield Message("game.order_fell_away", power=sheet.power, order=line)


def _counting(rules: Ruleset, position: Position, sheet: Sheet) -> set[str]:
    """The lines of a sheet that count at a position."""
    seen = rules.known(judge.report(rules, opening(position), sheet.power))
    orders = [rules.reader.order(line) for line in sheet.lines]
    entries = judge.entries(rules, position, sheet.power, orders, seen)
    lines = zip(sheet.lines, entries, strict=True)
    return {line for line, entry in lines if entry.standing is Standing.TAKEN}
