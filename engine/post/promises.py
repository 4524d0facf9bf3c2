"""A game's seals as files: promises, openings, and whether they match.

They are in the game's post folder or beside the packet, each as the text that was mailed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path

from engine.files import write_whole
from engine.game.packet_name import is_packet
from engine.post import beside, sealed
from engine.post.sealed import Opening, Promise, SealError

PROMISE, OPENING = ".promise", ".opening"
"""How the names of the two kinds of files end."""


class State(StrEnum):
    """What is known of a promise."""

    PROMISED = "promised"
    KEPT = "kept"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Seal:
    """One promise, its opening, and whether the two match."""

    promise: Promise
    opening: Opening | None
    state: State


class Promises:
    """The seals beside one game or packet."""

    def __init__(self, folder: Path) -> None:
        """Use a folder, which is created when there is something to keep."""
        self.folder = folder

    def keep(self, text: str) -> None:
        """Keep a promise or an opening as received; raises SealError or WriteError."""
        if "spydip opening" in text:
            opening = sealed.read_opening(text)
            self._write(opening.by, opening.due, OPENING, str(opening))
        else:
            promise = sealed.read_promise(text)
            before = self._read(promise.by, promise.due, PROMISE)
            if before and before != str(promise):
                raise SealError("post.promised_another_sheet", power=promise.by, due=promise.due)
            self._write(promise.by, promise.due, PROMISE, str(promise))

    def every(self) -> tuple[Seal, ...]:
        """All promises, by deadline and name."""
        return tuple(sorted(self._seals(), key=lambda one: (one.promise.due, one.promise.by)))

    def _seals(self) -> Iterator[Seal]:
        for path in self.folder.glob(f"*{PROMISE}"):
            promise = sealed.read_promise(path.read_text("utf-8"))
            text = self._read(promise.by, promise.due, OPENING)
            opening = sealed.read_opening(text) if text else None
            yield Seal(promise, opening, _state(promise, opening))

    def _read(self, by: str, due: str, ending: str) -> str:
        path = self._path(by, due, ending)
        return path.read_text("utf-8") if path.is_file() else ""

    def _write(self, by: str, due: str, ending: str, text: str) -> None:
        write_whole(self._path(by, due, ending), text.encode())

    def _path(self, by: str, due: str, ending: str) -> Path:
        # Names come from mails; file names are made of their digest.
        name = sha256(f"{due}\n{by}".casefold().encode()).hexdigest()[:16]
        return self.folder / f"{name}{ending}"


def folder_of(path: Path) -> Path:
    """Where the seals of a game or packet are kept."""
    return path.with_suffix(".seals") if is_packet(path) else beside.folder(path) / "seals"


def _state(promise: Promise, opening: Opening | None) -> State:
    if opening is None:
        return State.PROMISED
    try:
        sealed.verify(opening, promise)
    except SealError:
        return State.BROKEN
    return State.KEPT
