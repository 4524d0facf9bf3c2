"""Keys met before: each game master's by game, each player's by address, in the user's own folder.

The first key is taken on trust and remembered; from then on another one is refused.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import platformdirs

from engine.files import readable, write_whole
from engine.game.packet_errors import PacketError
from engine.game.packet_file import Opened
from engine.language.message import Message

FILE = "known-keys.txt"
"""The name of the file in the user's folder of settings."""

_HEAD = (
    "# Keys that SpyDip has met: whose, for which game or from which address, the key, a note.\n"
    "# Take a line out to let the next key be met anew; “spydip keys --forget” does the same.\n"
)


class StrangeKeyError(PacketError):
    """Something is signed or asked for with another key than the one met before."""


class KeysFileError(PacketError):
    """The file of known keys cannot be read or written."""


class Whose(StrEnum):
    """Whose key is remembered: a game master's under the game, a player's under the address."""

    GM = "gm"
    PLAYER = "player"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownKey:
    """One line of the file: ``name`` is a game's id or an address, ``note`` what people call it."""

    whose: Whose
    name: str
    key: str
    note: str = ""

    def __str__(self) -> str:
        words = (self.whose.value, _folded(self.name), self.key, *self.note.split())
        return " ".join(words)


def default_path() -> Path:
    """Where the known keys of this user are kept."""
    return Path(platformdirs.user_config_path("spydip", appauthor=False)) / FILE


class KnownKeys:
    """The keys met before, as kept in one file; each method reads it anew."""

    def __init__(self, path: Path | None = None, *, learns: bool = True) -> None:
        """Keep them in this file, or in the user's folder; if it learns, new ones are added."""
        self.path = path or default_path()
        self._learns = learns

    def every(self) -> tuple[KnownKey, ...]:
        """All keys met before, oldest first.

        Raises:
            KeysFileError: the file cannot be read, or a line in it is none of ours.
        """
        found = (self._known(number, line) for number, line in enumerate(self._lines(), 1))
        return tuple(one for one in found if one is not None)

    def of(self, whose: Whose, name: str) -> str:
        """The key met before under a name; empty if none was."""
        found = [one.key for one in self.every() if (one.whose, one.name) == (whose, _folded(name))]
        return found[-1] if found else ""

    def meet(self, one: KnownKey) -> bool:
        """Compare a key with the one met before; whether it is the first, which is remembered.

        Raises:
            StrangeKeyError: another one was met before; the sentence says what to do.
            KeysFileError: the file cannot be read or written.
        """
        before = self.of(one.whose, one.name)
        if before == one.key:
            return False
        if before:
            raise StrangeKeyError(_strange(one, before))
        if self._learns:
            self._write([*(self._lines() or _HEAD.splitlines()), str(one)])
        return True

    def meet_packet(self, opened: Opened) -> bool:
        """Compare the key of a packet with that of its game's earlier ones; as for `meet`."""
        to = opened.packet.invitation
        return self.meet(KnownKey(whose=Whose.GM, name=to.game, key=opened.key, note=to.title))

    def forget(self, name: str) -> tuple[KnownKey, ...]:
        """Take out what is kept under a game's id or title, or under an address; what it was."""
        wanted = _folded(name)
        gone = [one for one in self.every() if wanted in (one.name, _folded(one.note))]
        lines = self._lines()
        kept = [
            line for number, line in enumerate(lines, 1) if self._known(number, line) not in gone
        ]
        if gone:
            self._write(kept)
        return tuple(gone)

    def _lines(self) -> list[str]:
        with readable(self.path, KeysFileError):
            return self.path.read_text("utf-8").splitlines() if self.path.is_file() else []

    def _known(self, number: int, line: str) -> KnownKey | None:
        """The key that a line holds; None for a comment."""
        if not line.strip() or line.startswith("#"):
            return None
        words = line.split(maxsplit=3)
        if len(words) < 3 or words[0] not in tuple(Whose):
            raise KeysFileError(
                "packet.line_is_no_known_key", path=str(self.path), number=number, line=line
            )
        note = words[3] if len(words) > 3 else ""
        return KnownKey(whose=Whose(words[0]), name=_folded(words[1]), key=words[2], note=note)

    def _write(self, lines: list[str]) -> None:
        write_whole(self.path, "".join(f"{line}\n" for line in lines).encode())


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()


def _strange(one: KnownKey, before: str) -> Message:
    key = "packet.strange_key_of_gm" if one.whose is Whose.GM else "packet.strange_key_of_player"
    shown = one.note or one.name if one.whose is Whose.GM else one.name
    return Message(key, who=shown, key=one.key[:16], before=before[:16], name=one.name)
