"""Receipts: the letter that tells a player how a mail was read, without giving anything away."""

import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from engine.language.message import Listed, Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.notation import write
from engine.post.weighing import Intake
from engine.report.pages import WIDTH


def receipt(one: Intake, title: str, due: Value, speaker: Speaker = ENGLISH) -> str:
    """The text of a receipt at 72 columns, for the sender of one mail, in the sender's language.

    It uses the mail and what its sender knows, and nothing that only the game master sees.
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


def row(one: Intake, speaker: Speaker = ENGLISH, *, again: bool = False) -> str:
    """One line for the game master without any orders in it, for blind intake."""
    counts = {
        "orders": len(one.orders),
        "lines": len(one.unread) + len(one.strange),
        "pieces": len(one.missing),
        "documents": len(one.mail.documents),
    }
    told = {what: n for what, n in counts.items() if n or what != "documents"}
    said = (Message(f"post.row_{what}", count=n) for what, n in told.items())
    held = one.sorted.held
    return speaker.say(
        Message(
            "post.row",
            source=one.mail.source,
            who=one.power or Message("post.row_nobody"),
            counts=Listed(tuple(said), "comma"),
            state=Message("post.row_held", why=held) if held else Message("post.row_read"),
            again=Message("post.row_again") if again else "",
        )
    )


def account(one: Intake, speaker: Speaker = ENGLISH) -> str:
    """Everything about one mail for the game master, including every line that is not an order."""
    return "\n".join([row(one, speaker), *_rows(one, speaker.say)])


def _rows(one: Intake, say: Callable[[Value], str]) -> Iterator[str]:
    yield from (f"    {write(order)}" for order in one.orders)
    yield from (f"  ? {s.number}: {s.text}  <- {say(s.why)}" for s in (*one.unread, *one.strange))
    yield from (f"  . {s.number}: {s.text}" for s in one.talk)
    yield from (f"  # {s.number}: {s.text}" for s in one.aside)
    remarks = dict.fromkeys((*one.remarks, *one.warnings))
    yield from (f"  ! {say(remark.said)}" for remark in remarks)
    yield from (f"  - {say(Message('post.row_no_order', piece=piece))}" for piece in one.missing)
    yield from (f"  - {say(Message('post.row_left_out', line=line))}" for line in one.left_out)
    yield from (f"  {say(Message('post.row_changed', line=line))}" for line in one.changes)
    late = one.late.said if one.late else None
    yield from (f"  ! {say(said)}" for said in (late, one.checked, one.verdict) if said)
    for kept in one.later:
        yield f"  > {kept.number}: {kept.text}  <- {say(Message('post.kept_for', phase=kept.why))}"
    yield from (f"  {say(Message('post.row_attached', name=name))}" for name in one.mail.attached)


def _block(speaker: Speaker, heading: str, lines: Iterable[str]) -> str:
    rows = [
        textwrap.fill(line, WIDTH, initial_indent="  ", subsequent_indent="      ")
        for line in lines
    ]
    return "\n".join([speaker.say(Message(f"post.receipt_{heading}")), *rows]) if rows else ""
