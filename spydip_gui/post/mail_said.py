"""What the inbox says about a mail: why it is where it is, and what has changed since."""

from collections.abc import Iterator

from engine.language.speaker import capital
from engine.post.entry import Entry
from engine.post.mailbox import Mailbox
from engine.post.weighing import Intake
from spydip_gui.language.reader import say, translate


def said(one: Intake) -> str:
    """Whose a mail is and why, what holds it back, and what in it needs a look."""
    return " ".join(filter(None, _parts(one)))


def compared(box: Mailbox, entry: Entry) -> list[str]:
    """What a mail changes, and its sender's orders so far for this deadline."""
    parts = list(box.changes(entry))
    parts = parts or [translate("InboxWindow", "Nothing to compare with yet.")]
    power = entry.one.power
    for at, lines in box.versions(power) if power else ():
        since = translate("InboxWindow", "In the game since {moment}:")
        parts += ["", since.format(moment=at), *lines]
    return parts


def _parts(one: Intake) -> Iterator[str]:
    yield translate("InboxWindow", "{why}.").format(why=capital(say(one.sorted.why)))
    yield say(one.sorted.held)
    kept = one.kept
    if kept:
        yield translate("InboxWindow", "Kept from an earlier mail: %n.", "", kept)
    if one.left_out:
        text = translate("InboxWindow", "Ordered earlier, not mentioned now: {orders}.")
        yield text.format(orders=", ".join(one.left_out))
    if one.checked:
        yield f"{capital(say(one.checked))}."
    if one.verdict:
        yield f"{say(one.verdict)}."
    if one.missing:
        text = translate("InboxWindow", "Without an order: {pieces}.")
        yield text.format(pieces=", ".join(map(say, one.missing)))
    if one.mail.attached:
        text = translate("InboxWindow", "Attached and not read: {names}.")
        yield text.format(names=", ".join(one.mail.attached))
