"""Order texts: what games offer and people write, cut up, mixed and damaged, in every variant.

An order that is read must be written in a text that is read as the same order again.
"""

import re
from contextlib import suppress
from functools import cache
from random import Random

from engine.errors import UserError
from engine.game.game import Game
from engine.orders.notation import Reader, write
from engine.orders.sheets import EndlessSheetError, read_sheet
from engine.phases import PhaseKind
from tests.helpers.mails import EXPECTED, FOLDERS, MAILS, game_of

_SPOKEN = """
A F SPY EU CEU AGENT AGENTS ALL - -> => S C H R D VIA AT TO ABOARD IF THEN ELSE AND OR NOT IN ANY
NO UNIT SUCCEEDS DISLODGED KILL SEARCH SECURITY EXCEPT DEPORT EXECUTE CUT DESTROY BUILD REMOVE WAIVE
DEPLOY BID PREFER REBUILD CE SUPPORTS CONVOYS HOLDS unless otherwise nach unterstützt von vers
soutient de hält Heer flotte armée spion espion über FRANCE ENGLAND RUSSIA Turkish X Y # #2 (3) ( )
[ ] , ; : . … / \\ * ** _ " ' % // > | = & ? ! 0 -1 1 23 999999999
"""
_ODD = "\t\v\0\u202f\u200b\u00ad\u2212\u2192\u0130\u00df\u0345\ud7ff\U0001f600"
_WORDS = (*_SPOKEN.split(), *_ODD)


@cache
def _games() -> tuple[Game, ...]:
    return tuple(game_of(folder) for folder in FOLDERS)


@cache
def _lines() -> tuple[str, ...]:
    """What is cut up: orders as written, the lines of mails, and the words of the boards."""
    orders = (line for entry in EXPECTED.values() for line in entry["orders"])
    mails = (path.read_text("utf-8", "replace") for path in sorted(MAILS.rglob("*.*")))
    lines = (line.strip() for text in mails for line in text.splitlines())
    return (*orders, *(line for line in lines if 0 < len(line) < 120))


@cache
def _named() -> tuple[str, ...]:
    words = _games()[0].reader.lexicon
    return (*words.places, *words.powers, *words.coasts, *words.kinds)


def draw(lot: Random) -> str:
    """A line, rarely several: a true one that was damaged, or words in any sequence."""
    if lot.random() < 0.5:
        text = lot.choice(_lines())
        for _ in range(lot.randrange(5)):
            text = _damaged(lot, text)
    else:
        words = (
            lot.choice(_WORDS if lot.random() < 0.5 else _named())
            for _ in range(lot.randint(1, 14))
        )
        text = " ".join(words)
    if lot.random() < 0.02:
        text = lot.choice((" ", ",", "(", " AND ", "\n", ";", "")).join([text] * lot.randint(2, 60))
    return text


def _damaged(lot: Random, text: str) -> str:
    words = re.split(r"(\s+)", text)
    place = lot.randrange(len(words))
    match lot.randrange(6):
        case 0:
            words[place] = lot.choice(_WORDS)
        case 1:
            words[place] = lot.choice(_named())
        case 2:
            words.insert(place, words[place] + " ")
        case 3:
            del words[place]
        case 4:
            at = lot.randrange(len(text) + 1)
            return text[:at] + lot.choice(lot.choice(_WORDS)) + text[at + lot.randrange(3) :]
        case _:
            return f"{text[: lot.randrange(len(text) + 1)]} {lot.choice(_lines())}"
    return "".join(words)


def put(text: str) -> None:
    """Read it as one order and as a sheet, in a game and for a deadline that the text chooses."""
    lot = Random(text)
    game, kind = lot.choice(_games()), lot.choice((None, *PhaseKind))
    seat = lot.choice(game.rules.seats)
    seen = game.known(seat)
    _ordered(game.reader, text, kind)
    with suppress(UserError):
        game.reader.order(text, phase=kind, position=seen, strict=True)
    with suppress(EndlessSheetError):
        sheet = read_sheet(
            game.reader,
            text,
            power=lot.choice((seat, None)),
            phase=kind,
            position=seen,
            players=game.rules.variant.seats,
        )
        if [line.text for line in sheet.lines] != text.splitlines():
            raise AssertionError([line.text for line in sheet.lines])


def _ordered(reader: Reader, text: str, kind: PhaseKind | None) -> None:
    try:
        order = reader.order(text, phase=kind)
    except UserError:
        return
    again = reader.order(write(order), phase=kind)
    if again != order:
        raise AssertionError(write(order), write(again))
