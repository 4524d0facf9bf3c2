"""Receipts: the letter that tells a player how a mail was read, in words that give nothing away."""

import textwrap
from collections.abc import Iterable, Iterator
from functools import partial

from engine.language.message import Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.notation import write
from engine.post.weighing import Intake
from engine.report.styles import WIDTH


def receipt(one: Intake, title: str, due: Value, speaker: Speaker = ENGLISH) -> str:
    """The text of a receipt at 72 columns, for the sender of one mail, in the sender's language.

    It rests on the mail and on what its sender knows; what only the game master sees is no part.
    """
    say, block = speaker.say, partial(_block, speaker)
    strange = (f"{s.text} ({say(s.why)})" for s in (*one.unread, *one.strange))
    parts = [
        say(Message("post.receipt_head", title=title, due=due, power=str(one.power))),
        block("orders", map(write, one.orders)) or say(Message("post.receipt_no_orders")),
        say(Message("post.receipt_kept", count=one.kept)) if one.kept else "",
        block("changed", one.changes),
        block("strange", strange),
        block("note", (say(remark.said) for remark in one.remarks)),
        block("without", map(say, one.missing)),
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
    yield from (f"  ! {remark.said}" for remark in dict.fromkeys((*one.remarks, *one.warnings)))
    yield from (f"  - no order: {piece}" for piece in one.missing)
    yield from (f"  - ordered earlier, and not a word of it now: {line}" for line in one.left_out)
    yield from (f"  changed {line}" for line in one.changes)
    if one.checked:
        yield f"  ! {one.checked}"
    yield from (f"  attached, not read: {name}" for name in one.mail.attached)


def _block(speaker: Speaker, heading: str, lines: Iterable[str]) -> str:
    rows = [
        textwrap.fill(line, WIDTH, initial_indent="  ", subsequent_indent="      ")
        for line in lines
    ]
    return "\n".join([speaker.say(Message(f"post.receipt_{heading}")), *rows]) if rows else ""
