"""Spring 1902 of a Spy Diplomacy game, and seven mails for it as players write them."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from engine.game.game import Game
from engine.orders.notation import write
from engine.play import seats
from engine.post import book as books
from engine.post.manner import manner_of
from engine.post.outgoing import owing, settle
from tests.helpers.postal import ADDRESSES, begun, book

DUE = "S1902M"
SLIP = ("GERMANY", "MUN", "MNUCIH")
MENDED = "SPY MUN - BUR"
"""Who mistypes a province, which, and how: the one line that the game master has to mend."""

_STYLES = {
    "AUSTRIA": "Austria, Spring 1902:\n\n{orders}\n\n-- \nKaspar Lind\nA Lind & Sons, carpenters\n",
    "ENGLAND": "Dear Ana,\n\nhere are my moves.\n\n{orders}\n\nBest wishes,\nOttilie\n",
    "FRANCE": "{orders}\n\nSent from my telephone\n",
    "GERMANY": "Orders for Germany\n\n{orders}\n",
    "ITALY": "ITALY\n{orders}\n\n> The deadline is Friday.\n> Please write F for fleet.\n",
    "RUSSIA": "{lower}\n",
    "TURKEY": "Hello Ana!\n\n{numbered}\n\nDeniz\n",
}


def spring_1902() -> Game:
    """A game at the deadline; everything before was played by chance, always the same."""
    game, draw = begun(), Random(1902)
    while str(game.position().phase) != DUE:
        _give(game, draw)
        game.resolve()
    return game


def kept(folder: Path) -> Path:
    """The same game in a file, with its book."""
    path = folder / "tannenburg.spydip"
    with spring_1902() as game:
        game.save_as(path)
    moment = datetime(2026, 12, 4, 20, tzinfo=UTC)
    books.save(path, replace(book(), deadlines={DUE: moment, "F1902M": moment.replace(day=11)}))
    with Game.open(path, write=False) as game:  # all letters so far went out
        settle(game, path, owing(game, book(), path), lambda then: manner_of(then, path))
    return path


def mails(game: Game, folder: Path, *, slip: bool = True) -> Path:
    """A folder with one mail a player; ``slip`` puts one mistyped line into one of them."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = seats.orders(
        game.rules, seats.views(game.rules, game.history.led_to(game.record.head)), Random(2)
    )
    for number, (power, orders) in enumerate(chosen.items(), 1):
        lines = [write(order) for order in orders]
        if slip and power == SLIP[0]:
            place = next(n for n, line in enumerate(lines) if SLIP[1] in line)
            lines[place] = lines[place].replace(SLIP[1], SLIP[2], 1)
        text = _STYLES[power].format(
            orders="\n".join(lines),
            lower="\n".join(lines).lower(),
            numbered="\n".join(f"{n}. {line}" for n, line in enumerate(lines, 1)),
        )
        head = (
            f"From: {power.title()} <{ADDRESSES[power]}>\nTo: Ana Ruiz <gm@tannenburg.example>\n"
            f"Subject: [Tannenburg] {power.title()} {DUE}\n"
            f"Date: Tue, 01 Dec 2026 {8 + number:02}:15:00 +0000\n\n"
        )
        (folder / f"{number}-{power.lower()}.eml").write_text(head + text, "utf-8")
    return folder


def _give(game: Game, draw: Random) -> None:
    views = seats.views(game.rules, game.history.led_to(game.record.head))
    for power, orders in seats.orders(game.rules, views, draw).items():
        game.give(power, orders, source="typed")
