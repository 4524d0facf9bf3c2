"""The inbox: what each mail orders, what in it was not understood, and what it leaves open."""

import re
from collections.abc import Iterator
from dataclasses import replace

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.packet_lock import Signer
from engine.game.record import Act, Sheet
from engine.game.steps import UndoSteps
from engine.language.message import Message, Value
from engine.orders.notation import write
from engine.orders.seen import Seen
from engine.orders.sheets import EndlessSheetError, read_sheet
from engine.post import limits, sorting
from engine.post.book import Book
from engine.post.mail import Mail, moment
from engine.post.proof import checked, said_of
from engine.post.sorting import Awaited, Sorted
from engine.post.weighing import Intake, Shown, weighed
from engine.post.wrapping import unwrapped

_DATE = re.compile(r"^Date: (\S+)$", re.MULTILINE)


def awaited_by(game: Game, book: Book) -> Awaited:
    """What the mails of a game are sorted by."""
    return Awaited(
        title=game.record.header.title,
        due=game.position().phase,
        seats=game.rules.seats,
        lexicon=game.reader.lexicon,
        book=book,
    )


def intake(
    game: Game,
    book: Book,
    mail: Mail,
    by: Signer | None = None,
    as_power: PowerId | None = None,
) -> Intake:
    """What one mail comes to in a game as it stands; nothing is recorded.

    ``by`` is the key that packets are signed with; the check lines of answers to them need it.
    With ``as_power`` the game master has said whose it is: sender and subject no longer count.
    """
    if over := mail.over or limits.exceeded_by(mail.text):
        return _unread(mail, Message(over))
    try:
        one = _read(game, book, mail, by, as_power)
        return replace(one, verdict=said_of(mail, book))
    except EndlessSheetError:
        return _unread(mail, Message("post.over_orders"))
    except RecursionError:
        return _unread(mail, Message("post.over_depth"))


def _unread(mail: Mail, why: Message) -> Intake:
    """A mail over the limits: nothing of it is read, and it harms no other."""
    found = Sorted(power=None, why=Message("post.nobody_is_read"), held=why)
    return Intake(mail=mail, sorted=found, unread=_shown(mail.text[: limits.TEXT], why))


def _shown(text: str, why: Value) -> tuple[Shown, ...]:
    lines = enumerate(text.split("\n"), 1)
    return tuple(Shown(number, line.strip(), why) for number, line in lines if line.strip())


def _read(
    game: Game, book: Book, mail: Mail, by: Signer | None, as_power: PowerId | None
) -> Intake:
    found = sorting.sort(awaited_by(game, book), mail, as_power)
    if found.power is None:
        return Intake(mail=mail, sorted=found, unread=_shown(mail.text, found.held or ""))
    knows = known(game, found.power)
    sheet = read_sheet(
        game.reader,
        unwrapped(mail.text),
        power=found.power,
        phase=game.position().phase.kind,
        position=knows,
        players=game.rules.variant.seats,
    )
    over = Message("post.game_is_over_nothing_is") if game.position().ending else None
    late = found.held or over or _overtaken(game, found.power, mail)
    used = None if late or as_power else _used_before(game, found.power, mail)
    one = weighed(game, mail, replace(found, held=late or used), sheet, knows)
    one = replace(one, used=bool(used))
    return one if by is None else checked(game, one, by)


def record(game: Game, one: Intake) -> None:
    """Give the orders of a mail to the game, with the mail itself, as the version that stands."""
    game.give_sheets([sheet_of(one)])


def sheet_of(one: Intake, words: str = "") -> Sheet:
    """The orders of a mail as the game keeps them, with the words that came, if others were read.

    Raises:
        ValueError: nobody's orders are in it.
    """
    if one.power is None:
        raise ValueError(Message("post.nobody_ordered"))
    raw = _raw(replace(one.mail, text=words or one.mail.text))
    return Sheet(power=one.power, lines=tuple(map(write, one.orders)), source="mail", raw=raw)


def recorded(game: Game, one: Intake) -> bool:
    """Whether the very same mail was recorded for this deadline, and was not taken back since."""
    return one.power is not None and any(
        act.head == game.record.head and act.branch == game.record.branch
        for act in _acts_with(game, one.power, one.mail)
    )


def _acts_with(game: Game, power: PowerId, mail: Mail) -> Iterator[Act]:
    """The acts in force that gave a mail's orders to the game."""
    steps = UndoSteps()
    steps.follow(game.record)
    for step in steps.done:
        if any(sheet.power == power and sheet.raw == _raw(mail) for sheet in step.act.sheets):
            yield step.act


def _used_before(game: Game, power: PowerId, mail: Mail) -> Message | None:
    """Why a mail that was taken for another deadline must be looked at; None if it was not."""
    due = str(game.position().phase)
    phases = (str(game.position(act.head).phase) for act in _acts_with(game, power, mail))
    before = next((phase for phase in phases if phase != due), "")
    return Message("post.taken_already", before=before, due=due) if before else None


def _overtaken(game: Game, power: PowerId, mail: Mail) -> Message | None:
    """Why a mail that was sent before the one in hand must be looked at; None if it was not."""
    stands = game.record.sheets().get(power)
    sent = _DATE.search(stands[1].raw) if stands else None
    if sent is None or not mail.date or moment(mail.date) >= moment(sent[1]):
        return None
    return Message("post.older_than_in_hand", sent=sent[1])


def _raw(mail: Mail) -> str:
    return f"From: {mail.sender}\nDate: {mail.date}\nSubject: {mail.subject}\n\n{mail.text}"


def versions(game: Game, power: PowerId) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Everything a power has sent for the deadline that is due: when, and its orders."""
    return tuple(
        (act.at, sheet.lines)
        for act in game.record.acts
        if act.head == game.record.head and act.branch == game.record.branch
        for sheet in act.sheets
        if sheet.power == power
    )


def known(game: Game, power: PowerId, node: int | None = None) -> Seen:
    """What a power knows at a node, or now; mails are read by that, never by what is hidden."""
    turn = game.history.led_to(game.record.head if node is None else node)
    return game.rules.known(judge.report(game.rules, turn, power))
