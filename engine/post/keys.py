"""Keys: which one signs a game's packets, which locks a player's, and what if it changes."""

from dataclasses import replace
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.known_keys import KnownKey, KnownKeys, StrangeKeyError, Whose
from engine.game.packet_lock import Signer, signer
from engine.language.message import Message
from engine.post.beside import folder
from engine.post.book import Book
from engine.post.weighing import Intake


def signing_key(game: Path) -> Signer:
    """The key beside a game that signs its packets, made if missing; raises KeyFileError."""
    return signer(_place(game))


def key_at_hand(game: Path | None) -> Signer | None:
    """The key beside a game's file; None before the first packet. Raises KeyFileError."""
    return signing_key(game) if game is not None and _place(game).is_file() else None


def recipient(book: Book, power: PowerId, keys: KnownKeys) -> str:
    """The key to lock a power's packets for: the book's, or the one its player asked for."""
    seat = book.seat(power)
    asked = (keys.of(Whose.PLAYER, address) for address in seat.addresses)
    return seat.age or next(filter(None, asked), "")


def compared(one: Intake, book: Book, keys: KnownKeys) -> Intake:
    """What a mail means once its keys have been compared with the known ones.

    The first ones are remembered. If one differs, the mail and its orders are held back: somebody
    else may have written it.
    """
    if one.power is None or one.sorted.held or not one.mail.sender:
        return one
    seat, name, note = book.seat(one.power), one.mail.sender, str(one.power)
    held = _strange(
        KnownKey(whose=Whose.SIGNER, name=name, key=one.signer, note=note),
        seat.signs,
        keys,
        "post.signed_with_another_key",
    ) or _strange(
        KnownKey(whose=Whose.PLAYER, name=name, key=one.key, note=note),
        seat.age,
        keys,
        "post.asks_another_key_than_one",
    )
    return replace(one, sorted=replace(one.sorted, held=held)) if held else one


def _strange(met: KnownKey, known: str, keys: KnownKeys, other: str) -> Message | None:
    """Why a key in a mail needs a look; None if it names none, or the known one."""
    if met.key in ("", known):
        return None
    if known:
        return Message(other, power=met.note)
    try:
        keys.meet(met)
    except StrangeKeyError as error:
        return error.message
    return None


def _place(game: Path) -> Path:
    return folder(game) / "signing.key"
