"""Players' keys: which one a player's packets are locked for, and what happens if it changes."""

from dataclasses import replace

from engine.board.graph import PowerId
from engine.game.known_keys import KnownKey, KnownKeys, StrangeKeyError, Whose
from engine.post.book import Book
from engine.post.weighing import Intake


def recipient(book: Book, power: PowerId, keys: KnownKeys) -> str:
    """The key to lock a power's packets for: that of the book, or the one its player asked for."""
    seat = book.seat(power)
    asked = (keys.of(Whose.PLAYER, address) for address in seat.addresses)
    return seat.age or next(filter(None, asked), "")


def compared(one: Intake, book: Book, keys: KnownKeys) -> Intake:
    """What a mail comes to once the key that it asks for is compared with the one met before.

    The first key is remembered. Where it is another one, the mail is held back, and so are its
    orders: whoever wrote it may not be the player.
    """
    if not one.key or one.power is None or one.sorted.held or not one.mail.sender:
        return one
    known = book.seat(one.power).age
    if known == one.key:
        return one
    if known:
        why = f"It asks for another key than the one that the book has for {one.power}."
        return replace(one, sorted=replace(one.sorted, held=why))
    met = KnownKey(whose=Whose.PLAYER, name=one.mail.sender, key=one.key, note=str(one.power))
    try:
        keys.meet(met)
    except StrangeKeyError as error:
        return replace(one, sorted=replace(one.sorted, held=str(error)))
    return one
