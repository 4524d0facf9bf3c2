"""What became of each letter: when it was written, and when it was sent, to whom and how.

Kept beside the game as a small file per letter, in a folder per deadline:
``outbox/S1901M/FRANCE-0.json``. Letters that older versions recorded as sent are read too.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.board.graph import PowerId
from engine.errors import cause
from engine.files import write_whole
from engine.game.game import Game
from engine.game.record import MAIN
from engine.post import beside
from engine.post.book import BookError

BY_HAND, BY_MAIL = "by hand", "by mail"
"""How a letter goes out: by a program of the game master's own, or by this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sending:
    """A letter went out: when, to which addresses, and how."""

    at: str
    to: tuple[str, ...] = ()
    how: str = BY_HAND


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """One written letter: to whom, about what, for which branch and node, and its text.

    ``about`` is its deadline and ``number`` that of the correction; ``place`` is the number of its
    file. ``written`` is a time, and ``mail`` the draft written then. ``player`` counts earlier
    players of the power: a letter to one of them is not to be corrected.
    """

    power: PowerId
    about: str
    text: str
    number: int = 0
    branch: str = MAIN
    node: int = 0
    place: int = 0
    written: str = ""
    mail: str = ""
    player: int = 0
    sent: tuple[Sending, ...] = ()


def posted(file: Path, about: str, power: PowerId | None = None) -> tuple[Posted, ...]:
    """The letters about a deadline that were written for a game file, oldest first.

    Raises BookError if the record of one of them cannot be read.
    """
    every = [*_older(file, about), *map(_read, _folder(file, about).glob("*.json"))]
    found = {(one.power, one.place): one for one in every}
    return tuple(one for _, one in sorted(found.items()) if power in (None, one.power))


def counted(letters: Sequence[Posted], branch: str, line: Sequence[int] = ()) -> tuple[Posted, ...]:
    """The letters that belong to a branch: written on it, or sent about a node on its line."""
    return tuple(one for one in letters if one.branch == branch or (one.sent and one.node in line))


def keep(file: Path, one: Posted) -> Posted:
    """Record a letter as written, in place of one to the same player that never went out.

    Raises BookError if the record of another one cannot be read, WriteError if it cannot be
    written.
    """
    before = posted(file, one.about, one.power)
    mine = [o for o in before if o.branch == one.branch and o.player == one.player and not o.sent]
    free = max((old.place for old in before), default=-1) + 1
    kept = replace(one, place=mine[-1].place if mine else free)
    _write(file, kept)
    return kept


def mark_sent(
    file: Path,
    one: Posted,
    *,
    to: Sequence[str] = (),
    how: str = BY_HAND,
    at: datetime | None = None,
) -> Posted:
    """Record that a letter went out now, to which addresses and how; raises WriteError."""
    moment = (at or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")
    gone = replace(one, sent=(*one.sent, Sending(at=moment, to=tuple(to), how=how)))
    _write(file, gone)
    return gone


def about_node(game: Game, node: int) -> str:
    """The deadline that letters about a node are about, or the position before one."""
    found = game.record.nodes[node]
    if found.parent is None or found.change:
        return f"before-{found.phase}"
    return game.record.nodes[found.parent].phase


def all_posted(file: Path) -> Mapping[str, tuple[Posted, ...]]:
    """All letters written for a game file, by what they are about; raises BookError."""
    post = beside.folder(file)
    places = [one for name in ("issued", "outbox") if (one := post / name).is_dir()]
    names = sorted({path.name for place in places for path in place.iterdir() if path.is_dir()})
    return {about: _known(file, about, _stamp(file, about)) for about in names}


@lru_cache(maxsize=1024)
def _known(file: Path, about: str, _stamp: tuple[int, ...]) -> tuple[Posted, ...]:
    """The letters about a deadline, read again only once something was written to their folders."""
    return posted(file, about)


def _stamp(file: Path, about: str) -> tuple[int, ...]:
    """A stamp that changes whenever a letter about a deadline is written."""
    folders = (_folder(file, about), _issued(file, about))
    return tuple(one.stat().st_mtime_ns if one.is_dir() else 0 for one in folders)


def _folder(file: Path, about: str) -> Path:
    return beside.folder(file) / "outbox" / about


def _issued(file: Path, about: str) -> Path:
    """Where older versions kept the texts of letters recorded as sent."""
    return beside.folder(file) / "issued" / about


def _older(file: Path, about: str) -> list[Posted]:
    found = []
    for path in _issued(file, about).glob("*-*.txt"):
        power, _, number = path.stem.rpartition("-")
        if number.isdecimal():
            found.append(
                Posted(
                    power=PowerId(power),
                    about=about,
                    text=path.read_text("utf-8"),
                    number=int(number),
                    place=int(number),
                    sent=(Sending(at=""),),
                )
            )
    return found


def _write(file: Path, one: Posted) -> None:
    path = _folder(file, one.about) / f"{one.power}-{one.place}.json"
    write_whole(path, json.dumps(asdict(one), ensure_ascii=False, indent=1).encode())
    _known.cache_clear()


def _read(path: Path) -> Posted:
    try:
        data = json.loads(path.read_text("utf-8"))
        sent = tuple(_sending(entry) for entry in data.pop("sent"))
        return _sound(Posted(**data, sent=sent))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise BookError("post.letter_unreadable", path=str(path), error=cause(error)) from error


def _sound(one: Posted) -> Posted:
    """A letter with proper texts and numbers; raises TypeError."""
    texts = (one.power, one.about, one.text, one.branch, one.written, one.mail)
    if not all(isinstance(text, str) for text in texts):
        raise TypeError(one.power)
    if not all(type(number) is int for number in (one.number, one.node, one.place, one.player)):
        raise TypeError(one.power)
    return one


def _sending(entry: Mapping[str, Any]) -> Sending:
    at, how, to = entry["at"], entry["how"], entry["to"]
    if not all(isinstance(one, str) for one in (at, how, *to)):
        raise TypeError(str(entry)[:80])
    return Sending(at=at, how=how, to=tuple(to))
