"""Who plays a power from now on: a replacement or the standby player, with a record of it.

Others are only told names. An address is for the player and the game master alone.
"""

from dataclasses import replace

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.message import Message
from engine.language.speaker import Speaker
from engine.orders.wording import power_name
from engine.post.book import Book, BookError, Holder, Succession
from engine.post.press import Press
from engine.visibility.sight import GM


def succeeded(
    game: Game, book: Book, power: PowerId, name: str, addresses: tuple[str, ...], why: str = ""
) -> Book:
    """The book with another player for a power, and with a record of when and why.

    From then on, mails from the old player are held back, missed deadlines count from zero, and
    packets are no longer locked for the old key. Orders already in stay until others come. Raises
    BookError if nobody is named, or an address is another power's player's.
    """
    if not (name or addresses):
        raise BookError("post.successor_missing", power=power)
    folded = [address.strip().lower() for address in addresses]
    for address in folded:
        others = [other for other in book.powers_of(address) if other != power]
        if others:
            raise BookError("post.plays_game_already", address=address, others=others[0])
    old = book.seat(power)
    waits, waiting = old.waiting
    takes_over = waiting.lower() in folded
    called = name or (waits if takes_over else "")
    seat = Holder(
        power=power,
        name=called,
        addresses=tuple(folded),
        standby="" if takes_over else old.standby,
        proof=old.proof,
    )
    change = Succession(
        power=power,
        phase=str(game.position().phase),
        before=old.called,
        after=called,
        why=why,
    )
    return replace(book, seats={**book.seats, power: seat}, changes=(*book.changes, change))


def standby_called(game: Game, book: Book, power: PowerId, why: str = "") -> Book:
    """The book with a power's standby player in place of its player.

    Raises BookError if the book has no standby player for it.
    """
    waiting = book.seat(power).waiting[1]
    if not waiting:
        raise BookError("post.book_has_no_standby_player", power=power)
    return succeeded(game, book, power, "", (waiting,), why)


def announcement(game: Game, book: Book, power: PowerId) -> Press:
    """What all players may read about the change in their next letters: the power and the name.

    It is ordinary press, in the language of the game.
    """
    phase = str(game.position().phase)
    who, name = power_name(game.rules.board, power), book.seat(power).called
    text = Message("post.plays_from_unnamed", power=who, phase=phase)
    if name:
        text = Message("post.plays_from", power=who, name=name, phase=phase)
    said = Speaker(book.language).say(text)
    return Press(by=str(GM), text=said, release=phase, line=book.gm)
