"""The corpus: mails by people of many habits, what they order, and how the inbox read them.

The sets in ``tests/corpus`` were each measured before anything was mended with them; the figures
stand in ``first_sight.toml`` there. Beside orders an entry names lines by a part of them: ``lit``
must be shown for a look, ``maybe`` may be, and ``quiet`` name something but order nothing.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from engine.board.graph import Board
from engine.board.names import fold
from engine.game.game import Game
from engine.orders.lines import Role
from engine.orders.notation import write
from engine.post.inbox import intake
from engine.post.mail_files import contents_of, files_of
from engine.post.mail_reader import MailReader
from engine.post.weighing import Intake, Shown
from tests.helpers.mails import book_of, game_in

CORPUS = Path(__file__).parents[1] / "corpus"
PARTS = tuple("abcdefghijklmnopqrstuvyz")
FRESH = tuple("wx1234")
"""The newest sets: more is lit in vain of theirs, or orders are still missed."""

_FOR = re.compile(r"^[A-Z]+: ")
_WORDS = re.compile(r"[^\W\d_]+")
_USED = ("heading", "title", "the end of the order above", Role.TAKEN_BACK, Role.TAKES_BACK)
_NAMED = (
    "AUSTRIA AUSTRIAN AUSTRIANS ENGLAND ENGLISH FRANCE FRENCH GERMANY GERMAN GERMANS ITALY "
    "ITALIAN ITALIANS RUSSIA RUSSIAN RUSSIANS TURKEY TURKISH TURK TURKS OSTERREICH FRANKREICH "
    "DEUTSCHLAND ITALIEN RUSSLAND TURKEI AUTRICHE ANGLETERRE ALLEMAGNE ITALIE RUSSIE TURQUIE "
    "ARMY ARMIES FLEET FLEETS SPY SPIES AGENT AGENTS EU CEU ARMEE ARMEEN FLOTTE FLOTTEN SPION "
    "SPIONE SPIONEN AGENTEN ARMEES FLOTTES ESPION ESPIONS UNITS EINHEITEN UNITES"
)
"""Powers and pieces in three languages; provinces are named as the board names them."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one mail was read: its orders right and missed, and what was wrong with its lines."""

    mail: str
    wanted: tuple[str, ...]
    missed: tuple[str, ...]
    invented: tuple[str, ...]
    astray: tuple[str, ...]
    silent: tuple[str, ...]
    falsely_lit: tuple[str, ...]


def outcomes(part: str) -> Iterator[Outcome]:
    """What every mail of a part of the corpus comes to."""
    with MailReader() as reader:
        for path in sorted((CORPUS / part).glob("*.toml")):
            data = tomllib.loads(path.read_text("utf-8"))
            game = game_in(data)
            entries = {entry["file"]: entry for entry in data["mail"]}
            files = files_of([path.with_suffix("")])
            for name, content in chain.from_iterable(map(contents_of, files)):
                one = intake(game, book_of(game), reader.read(content, name))
                yield _outcome(f"{path.stem}/{name}", game, one, entries[name])


def _outcome(name: str, game: Game, one: Intake, entry: Mapping[str, Any]) -> Outcome:
    wanted = tuple(entry["orders"])
    given = () if one.sorted.held else one.orders
    found = tuple(_FOR.sub("", write(order)) for order in given)
    missed = tuple(order for order in wanted if order not in found)
    mine = (one.power or "") in ("", entry["power"]) or bool(one.sorted.held)
    return Outcome(
        mail=name,
        wanted=wanted,
        missed=missed,
        invented=tuple(order for order in found if order not in wanted),
        astray=() if mine else found,
        silent=tuple(_silent(game.reader.board, one, entry)),
        falsely_lit=tuple(_falsely_lit(game.reader.board, one, entry, complete=not missed)),
    )


def _silent(board: Board, one: Intake, entry: Mapping[str, Any]) -> Iterator[str]:
    """The lines that say something about the game and were neither used nor lit."""
    used = {line.number for line in (*one.read, *(s for s in one.aside if s.why in _USED))}
    lit = {line.number for line in (*one.unread, *one.strange, *one.later)}
    for number, text in enumerate(one.mail.text.split("\n"), 1):
        due = any(part in text for part in entry.get("lit", ()))
        free = any(part in text for part in (*entry.get("quiet", ()), *entry.get("maybe", ())))
        if text.startswith(">") or one.sorted.held:
            continue
        if number not in lit and (due or (number not in used and not free and _names(board, text))):
            yield text.strip()


def _falsely_lit(
    board: Board, one: Intake, entry: Mapping[str, Any], *, complete: bool
) -> Iterator[str]:
    meant = (*entry.get("lit", ()), *entry.get("maybe", ()))
    for line in _lit(one):
        if any(part in line.text for part in meant) or one.sorted.held:
            continue
        quiet = any(part in line.text for part in entry.get("quiet", ()))
        if quiet or complete or not _names(board, line.text):
            yield line.text


def _lit(one: Intake) -> tuple[Shown, ...]:
    return (*one.unread, *one.strange)


def _names(board: Board, text: str) -> bool:
    """Whether a line names a power, a piece or a province in plain words or by its letters."""
    words = {fold(word) for word in _WORDS.findall(text)}
    return bool(words & frozenset(_NAMED.split()) or words & _places(board))


@cache
def _places(board: Board) -> frozenset[str]:
    names = ((p.id, p.name, *p.aliases) for p in board.provinces.values())
    return frozenset(fold(name) for some in names for name in some if len(name) > 2)
