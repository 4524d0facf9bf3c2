"""Keys: which one signs a game's packets, which locks a player's, and what if it changes."""

from dataclasses import replace
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.known_keys import KnownKey, KnownKeys, StrangeKeyError, Whose
from engine.game.packet_lock import Signer, signer
from engine.language.message import Message
from engine.post.book import Book, folder
from engine.post.weighing import Intake


def signing_key(game: Path) -> Signer:
    """The key that a game's packets are signed with, made where there is none; raises KeyFileError.

    It lies in the folder beside the game's file.
    """
    return signer(_place(game))


def key_at_hand(game: Path | None) -> Signer | None:
    """The key beside a game's file, None where no packet was signed yet; raises KeyFileError."""
    return signing_key(game) if game is not None and _place(game).is_file() else None


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
        why = Message("post.asks_another_key_than_one", power=one.power)
        return replace(one, sorted=replace(one.sorted, held=why))
    met = KnownKey(whose=Whose.PLAYER, name=one.mail.sender, key=one.key, note=str(one.power))
    try:
        keys.meet(met)
    except StrangeKeyError as error:
        return replace(one, sorted=replace(one.sorted, held=error.message))
    return one


def _place(game: Path) -> Path:
    return folder(game) / "signing.key"
