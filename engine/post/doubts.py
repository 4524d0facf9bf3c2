"""What speaks against adjudicating now: who is silent, which orders lack, which letters wait."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet_lock import KeyFileError
from engine.language.message import Listed, Message, Value
from engine.orders.asking import lacking
from engine.orders.wording import power_name
from engine.post import book as books
from engine.post.book import Book, BookError, moment_said
from engine.post.intray import STANDING, Intray, IntrayError, Lying
from engine.post.keys import key_at_hand
from engine.post.mailbox import Mailbox
from engine.post.outgoing import owing, reminder
from engine.post.status import deadline

_DAY = timedelta(days=1)


def doubts(game: Game, file: Path | None, now: datetime) -> tuple[Message, ...]:
    """Each doubt as a sentence, those about orders first; none once the game is over.

    An unreadable book or letter is no reason to wait: the commands of the post report it.
    """
    if game.position().ending is not None:
        return ()
    waiting = (*_standing(game, file), *_held_back(game, file)) if file else ()
    unordered = (*_unordered(game), *waiting)
    return (*unordered, *(_of_post(game, file, now if unordered else None) if file else ()))


def _unordered(game: Game) -> Iterator[Message]:
    board, sheets = game.rules.board, game.record.sheets()
    without = {seat: lacking(game.known(seat), game.in_hand(seat)) for seat in game.rules.seats}
    silent = [seat for seat, pieces in without.items() if pieces and seat not in sheets]
    if silent:
        named = Listed(tuple(power_name(board, seat) for seat in silent), "comma")
        yield Message("post.doubt_silent", powers=named)
    for seat, pieces in without.items():
        if pieces and seat in sheets:
            yield _without(game, seat, pieces)


def _standing(game: Game, file: Path) -> Iterator[Message]:
    """Those who sent nothing although their standing orders are in the list of mails."""
    try:
        kept = {one.owner for one in Intray(file).load() if one.kept_for == STANDING}
    except IntrayError:
        return  # the windows of the post say what is wrong with it
    board, sheets = game.rules.board, game.record.sheets()
    silent = tuple(power_name(board, s) for s in game.rules.seats if s in kept and s not in sheets)
    if silent:
        yield Message("post.doubt_standing", powers=Listed(silent, "comma"))


def _held_back(game: Game, file: Path) -> Iterator[Message]:
    """The mails for this deadline that were held back, with their senders and when they came."""
    due = str(game.position().phase)
    try:
        book = books.load(file, game.rules.seats)
        box = Mailbox(game, book, key_at_hand(file), file, keys=KnownKeys(learns=False))
        looked = [one for one in Intray(file).load() if one.lit and not one.kept_for]
        lying = [(one, PowerId(one.owner) if one.owner else None) for one in looked]
        held = tuple(
            Message("post.mail_of", sender=one.mail.name or one.mail.sender, moment=_sent(one))
            for one, owner in lying
            if one.due in ("", due) and box.read(one.mail, owner, due).sorted.held
        )
    except (BookError, IntrayError, KeyFileError):
        return  # the windows of the post say what is wrong with them
    if held:
        yield Message("post.doubt_held_back", mails=Listed(held, "semicolon"))


def _sent(one: Lying) -> Value:
    return moment_said(one.mail.moment.astimezone()) if one.mail.date else "?"


def _without(game: Game, seat: PowerId, pieces: tuple[Value, ...]) -> Message:
    power = power_name(game.rules.board, seat)
    return Message("post.doubt_without", power=power, pieces=Listed(pieces, "comma"))


def _of_post(game: Game, file: Path, now: datetime | None) -> Iterator[Message]:
    """Doubts from the book and the outbox; with ``now``, also if the deadline is still ahead."""
    try:
        book = books.load(file, game.rules.seats)
        early = _early(game, book, now) if now else None
        waiting = owing(game, book, file)
    except BookError:
        return
    if early is not None:
        yield early
    if waiting:
        yield reminder(waiting)


def _early(game: Game, book: Book, now: datetime) -> Message | None:
    """That the deadline has not passed yet, and how long it is until then."""
    moment = deadline(game, book)
    if moment is None or moment <= now:
        return None
    left = moment - now
    hours = max(1, round(left.total_seconds() / 3600))
    if left < 2 * _DAY:
        return Message("post.doubt_early_hours", count=hours, moment=moment_said(moment))
    return Message("post.doubt_early_days", count=left.days, moment=moment_said(moment))
