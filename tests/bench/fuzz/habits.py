"""Habits: mails of the corpus as mail programs and hasty people spoil them, each in its own game.

They come cut short, with lines in another sequence, quoted, in other encodings, with marks for
writing from the right, with tabs, as pages or within attachments. Each line is shown, orders come
from the sender alone, and none is for a unit of somebody else.
"""

import base64
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from random import Random

from engine.game.game import Game
from engine.orders.addressed import ForPower
from engine.orders.order import Order
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.post.book import Book
from engine.post.inbox import intake
from engine.post.mail import parse
from engine.post.receipt import account
from tests.bench.fuzz.mails import nothing_is_lost
from tests.helpers.corpus import CORPUS, PARTS
from tests.helpers.mails import book_of, game_in

_MARKS = ("\u200f", "\u200e", "\u202b", "\u202e", "\ufeff", "\u00ad", "\u00a0", "\t", "\u2028")
_CODES = ("utf-8", "cp1252", "utf-16", "utf-7", "koi8-r", "iso-8859-15", "cp437")
_WAVES = (
    "On Monday Jo wrote:",
    "Am 1.12.26 schrieb Ana Ruiz:",
    "-----Original Message-----",
    "-- ",
    "Le 1 d\u00e9cembre, Ana a \u00e9crit :",
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A mail and the game that it is for."""

    game: str
    content: bytes

    def __len__(self) -> int:
        """How many bytes the mail has."""
        return len(self.content)


@cache
def _kept() -> tuple[tuple[str, str, str], ...]:
    """Every mail of the corpus: its game, its head and its words."""
    found = []
    for part in PARTS:
        for path in sorted((CORPUS / part).glob("*/*.eml")):
            mail = parse(path.read_bytes())
            head = f"From: {mail.sender}\nSubject: {mail.subject}\n"
            found.append((f"{part}/{path.parent.name}", head, mail.text))
    return tuple(found)


@cache
def _game(name: str) -> tuple[Game, Book]:
    data = tomllib.loads(Path(CORPUS / f"{name}.toml").read_text("utf-8"))
    game = game_in(data)
    return game, book_of(game)


def draw(lot: Random) -> Piece:
    """A mail of the corpus, spoilt once or several times."""
    name, head, text = lot.choice(_kept())
    for _ in range(lot.choice((1, 1, 2, 4))):
        text = lot.choice(_SPOILING)(lot, text)
    return Piece(name, lot.choice(_WRAPPING)(lot, head, text))


def put(piece: Piece) -> None:
    """Read it as the inbox does, and look at what came of it."""
    game, players = _game(piece.game)
    one = intake(game, players, parse(piece.content))
    account(one)
    if one.accepted and one.power not in players.powers_of(one.mail.sender):
        raise AssertionError(one.mail.sender)
    if one.power is not None:
        for order in one.orders:
            _is_given_by_its_owner(game, one.power, order)
    nothing_is_lost(one)


def _is_given_by_its_owner(game: Game, power: str, order: Order) -> None:
    knows = game.known(power)  # type: ignore[arg-type]  # a power of the game
    own = {power, knows.power, *(seat.power for seat in knows.commands)}
    bare = order.order if isinstance(order, ForPower) else order
    if isinstance(order, ForPower) and order.power not in own:
        raise AssertionError(str(order))
    if isinstance(bare, Hold | Move | Support | Convoy):
        unit = knows.units.get(bare.province)
        if unit is not None and bare.kind in ("A", "F") and unit.power not in own:
            raise AssertionError(str(order))


def _cut(lot: Random, text: str) -> str:
    return text[: lot.randrange(len(text) + 1)]


def _swapped(lot: Random, text: str) -> str:
    lines = text.split("\n")
    one, two = lot.randrange(len(lines)), lot.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _quoted(lot: Random, text: str) -> str:
    lines = text.split("\n")
    at = lot.randrange(len(lines) + 1)
    mark = lot.choice(("> ", "| ", ">> ", ""))
    below = [f"{mark}{line}" for line in lines[at:]]
    return "\n".join([*lines[:at], lot.choice(_WAVES), *below])


def _marked(lot: Random, text: str) -> str:
    for _ in range(lot.randrange(1, 6)):
        at = lot.randrange(len(text) + 1)
        text = text[:at] + lot.choice(_MARKS) + text[at:]
    return text


def _wrapped(lot: Random, text: str) -> str:
    words, wide, lines = text.split(" "), lot.choice((20, 60, 72)), [""]
    for word in words:
        if len(lines[-1]) + len(word) > wide:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


def _joined(lot: Random, text: str) -> str:
    return text.replace("\n", lot.choice((" ", ", ", "; ", ". ", " - ")))


def _spoilt(lot: Random, text: str) -> str:
    at = lot.randrange(len(text) + 1)
    return text[:at] + lot.choice("?().,;:-/#*x0'\"") + text[at + lot.randrange(3) :]


def _capitals(_: Random, text: str) -> str:
    return text.upper()


def _small(_: Random, text: str) -> str:
    return text.lower()


_SPOILING: tuple[Callable[[Random, str], str], ...] = (
    *(_cut, _swapped, _quoted, _marked, _wrapped, _joined, _spoilt, _capitals, _small),
)


def _plain(lot: Random, head: str, text: str) -> bytes:
    code = lot.choice(_CODES)
    told = lot.choice((code, "utf-8", "us-ascii", "nonsense"))
    kind = f'Content-Type: text/plain; charset="{told}"\n'
    return f"{head}{kind}\n".encode() + text.encode(code, "replace")


def _flowed(lot: Random, head: str, text: str) -> bytes:
    kind = "Content-Type: text/plain; charset=utf-8; format=flowed\n"
    return f"{head}{kind}\n{text.replace(chr(10), lot.choice((' ', '')) + chr(10))}".encode()


def _page(lot: Random, head: str, text: str) -> bytes:
    tags = lot.choice((("", "<br>"), ("<p>", "</p>"), ("<tr><td>", "</td></tr>"), ("<pre>", "\n")))
    cells = lot.choice((" ", "</td><td>")) if tags[0].startswith("<tr>") else " "
    lines = (escape(line).replace(" ", cells) for line in text.split("\n"))
    body = "".join(f"{tags[0]}{line}{tags[1]}" for line in lines)
    return f"{head}Content-Type: text/html; charset=utf-8\n\n<html>{body}".encode()


def _attached(lot: Random, head: str, text: str) -> bytes:
    name = lot.choice(("winmail.dat", "orders.txt", "orders.docx", "message.eml"))
    sort = "application/ms-tnef" if name == "winmail.dat" else "application/octet-stream"
    packed = base64.encodebytes(text.encode()).decode()
    return (
        f"{head}MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\n"
        f"Content-Type: text/plain\n\nsee below\n--b\nContent-Type: {sort}; name={name}\n"
        f"Content-Transfer-Encoding: base64\n\n{packed}\n--b--\n"
    ).encode()


_WRAPPING = (_plain, _plain, _flowed, _page, _attached)
