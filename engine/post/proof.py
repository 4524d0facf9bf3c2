"""What proof a mail has of its sender, against what the book and the last sheet demand.

A mail with less proof is held back until the game master takes it; so is a sheet older than the
current one, whatever the date of its mail.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.game import answer
from engine.game.answer import Check, Due
from engine.game.game import Game
from engine.game.packet_lock import Signer
from engine.game.record import Sheet
from engine.language.message import Listed, Message
from engine.orders.notation import write
from engine.post.book import PROOFS, Book, Holder
from engine.post.mail import Mail
from engine.post.mail_head import unquoted
from engine.post.weighing import Intake

_WORTH = {Check.RIGHT: PROOFS.index("check line"), Check.SIGNED: PROOFS.index("signed")}
_RESULT = re.compile(r"\b(dmarc|dkim|spf)\s*=\s*([a-z]+)")


def checked(game: Game, one: Intake, by: Signer) -> Intake:
    """What a mail means, with the results of its check line and signature."""
    due, text = due_of(game, one), one.mail.text
    orders = list(map(write, one.orders[one.kept :]))
    check = answer.check(text, orders, due, by)
    if one.kept and check in _WORTH:
        check = Check.CHANGED  # a sheet is whole; somebody added words saying that it only amends
    held = one.sorted.held
    if check is Check.OTHER and not held:
        held = Message("post.answers_another_packet_than", power=due.power, due=due.due)
    return replace(
        one,
        sorted=replace(one.sorted, held=held),
        check=check,
        key=answer.key_in(text) if check in _WORTH else "",
        signer=answer.signer_in(text, orders, due) if check is Check.SIGNED else "",
    )


def due_of(game: Game, one: Intake) -> Due:
    """The deadline that the sender's answer must be for now."""
    phase = str(game.position().phase)
    return Due(game=game.record.header.game, power=str(one.power), due=phase)


def said_of(mail: Mail, book: Book) -> Message | None:
    """What the game master's mail server says of a sender; None if the book names no server."""
    if not book.mail_server or not mail.sender:
        return None
    said = _verdict(mail, book.mail_server)
    if not said:
        return Message("post.verdict_none", server=book.mail_server)
    return Message("post.verdict", server=book.mail_server, said=Listed(said, "comma"))


def _verdict(mail: Mail, server: str) -> tuple[str, ...]:
    """A server's verdict on a mail, as ``dmarc=pass``; empty if it gave none.

    The topmost line naming it counts: a server writes above what it received.
    """
    for line in mail.verdicts:
        named, _, said = unquoted(line).lower().partition(";")
        if server and (named.split() or [""])[0] == server.lower():
            return tuple(f"{how}={what}" for how, what in _RESULT.findall(said))
    return ()


def proved(game: Game, book: Book, one: Intake, by: Signer | None) -> Intake:
    """What a mail means; held back if it lacks proof, or a newer sheet is in."""
    if one.power is None or one.sorted.held:
        return one
    failed = "dmarc=fail" in _verdict(one.mail, book.mail_server)
    held = Message("post.verdict_failed", server=book.mail_server) if failed else None
    held = held or next(_faults(game, book.seat(one.power), one, by), None)
    return replace(one, sorted=replace(one.sorted, held=held))


def _faults(game: Game, seat: Holder, one: Intake, by: Signer | None) -> Iterator[Message]:
    worth, asked = _WORTH.get(one.check, 0), PROOFS.index(seat.proof)
    if worth < asked:
        proof = Message(f"post.proof_{asked}")
        yield Message("post.proof_asked", power=seat.power, proof=proof)
    if by is None:
        return
    taken = [(_words(sheet), _worth(game, one, sheet, by)) for sheet in _taken(game, one)]
    if taken and taken[-1][1] > worth:
        yield Message("post.proof_weaker", proof=Message(f"post.proof_{taken[-1][1]}"))
    number, proofs = answer.number_in(one.mail.text), [words for words, sure in taken if sure]
    if worth and any(answer.number_in(words) > number for words in proofs):
        yield Message("post.proof_overtaken")
    if worth and one.mail.text in proofs and taken[-1][0] != one.mail.text:
        yield Message("post.proof_again")


def _taken(game: Game, one: Intake) -> Iterator[Sheet]:
    """The sheets from a player's mails taken for this deadline, oldest first."""
    for act in game.record.acts:
        if act.head == game.record.head and act.branch == game.record.branch:
            mine = (sheet for sheet in act.sheets if sheet.power == one.power)
            yield from (sheet for sheet in mine if sheet.source == "mail")


def _worth(game: Game, one: Intake, sheet: Sheet, by: Signer) -> int:
    """What proof a sheet had when it came."""
    return _WORTH.get(answer.check(_words(sheet), sheet.lines, due_of(game, one), by), 0)


def _words(sheet: Sheet) -> str:
    return sheet.raw.partition("\n\n")[2]
