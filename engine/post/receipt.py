"""Receipts: the letter that tells a player how a mail was read, in words that give nothing away."""

import textwrap
from collections.abc import Iterable, Iterator

from engine.orders.notation import write
from engine.post.weighing import Intake
from engine.report.styles import WIDTH


def receipt(one: Intake, title: str, due: str) -> str:
    """The text of a receipt at 72 columns, for the sender of one mail.

    It rests on the mail and on what its sender knows; what only the game master sees is no part.
    """
    parts = [f"{title}, {due}: orders of {one.power} as they were read."]
    parts.append(_block("Orders", map(write, one.orders)) or "No orders were found.")
    if one.kept:
        parts.append(f"{one.kept} of them stand from your earlier mail.")
    parts += [
        _block("Changed since then", one.changes),
        _block("Not understood", (f"{s.text} ({s.why})" for s in (*one.unread, *one.strange))),
        _block("Please note", one.remarks),
        _block("Without an order", one.missing),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def row(one: Intake) -> str:
    """One line for the game master without any order in it, for blind intake."""
    who = one.power or "nobody"
    state = f"held back: {one.sorted.held}" if one.sorted.held else "read"
    counts = (
        _so_many(len(one.orders), "order"),
        _so_many(len(one.unread) + len(one.strange), "line") + " to look at",
        _so_many(len(one.missing), "piece") + " without",
        *(
            [_so_many(len(one.mail.documents), "document") + " unread"]
            if one.mail.documents
            else []
        ),
    )
    return f"{one.mail.source}: {who}, {', '.join(counts)}; {state}"


def _so_many(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def account(one: Intake) -> str:
    """Everything about one mail for the game master, every line that is no order included."""
    return "\n".join([row(one), *_rows(one)])


def _rows(one: Intake) -> Iterator[str]:
    yield from (f"    {write(order)}" for order in one.orders)
    yield from (f"  ? {s.number}: {s.text}  <- {s.why}" for s in (*one.unread, *one.strange))
    yield from (f"  . {s.number}: {s.text}" for s in one.talk)
    yield from (f"  # {s.number}: {s.text}" for s in one.aside)
    yield from (f"  ! {remark}" for remark in dict.fromkeys((*one.remarks, *one.warnings)))
    yield from (f"  - no order: {piece}" for piece in one.missing)
    yield from (f"  - ordered earlier, and not a word of it now: {line}" for line in one.left_out)
    yield from (f"  changed {line}" for line in one.changes)
    if one.checked:
        yield f"  ! {one.checked}"
    yield from (f"  attached, not read: {name}" for name in one.mail.attached)


def _block(heading: str, lines: Iterable[str]) -> str:
    rows = [
        textwrap.fill(line, WIDTH, initial_indent="  ", subsequent_indent="      ")
        for line in lines
    ]
    return "\n".join([f"{heading}:", *rows]) if rows else ""
