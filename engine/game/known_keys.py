"""Known keys: each game master's by game, each player's by address, in the user's own folder.

The first key is taken on trust and remembered; from then on another one is refused, unless the
user, having asked, says that it is right.
"""

import re
import tomllib
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import tomli_w

from engine.files import own_folder, readable, write_whole
from engine.game.packet_content import GAME_ID
from engine.game.packet_errors import PacketError
from engine.game.packet_file import Opened
from engine.language.message import Message

FILE = "known-keys.toml"
"""The name of the file in the user's folder of settings."""

_LINES = "known-keys.txt"
"""The old file of keys, one per line; whoever wrote a packet could write a line into it as well."""

_FORM = 1
_LONGEST = 200


class StrangeKeyError(PacketError):
    """Something is signed or requested with another key than the known one."""


class KeysFileError(PacketError):
    """The file of known keys cannot be read or written, or a key cannot be kept in it."""


class Whose(StrEnum):
    """Whose key is remembered: a game master's under the game, a player's under the address.

    A player has two: packets are locked for one, and answers are signed with the other.
    """

    GM = "gm"
    PLAYER = "player"
    SIGNER = "signer"


_ADDRESS, _SIGNING = re.compile(r"[^\s<>,;@]+@[^\s<>,;@]+"), re.compile(r"[0-9a-f]{64}")
_NAMES = {Whose.GM: re.compile(GAME_ID), Whose.PLAYER: _ADDRESS, Whose.SIGNER: _ADDRESS}
_KEYS = {
    Whose.GM: _SIGNING,
    Whose.PLAYER: re.compile(r"age1[0-9a-z]{58}"),
    Whose.SIGNER: _SIGNING,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownKey:
    """One entry: ``name`` is a game's id or an address, ``note`` a name for people."""

    whose: Whose
    name: str
    key: str
    note: str = ""

    def __str__(self) -> str:
        words = (self.whose.value, _folded(self.name), self.key, *self.note.split())
        return " ".join(words)

    @property
    def sound(self) -> bool:
        """Whether name and key are well-formed."""
        name, key = _NAMES[self.whose].fullmatch(self.name), _KEYS[self.whose].fullmatch(self.key)
        return bool(name and key) and len(self.name) <= _LONGEST


def default_path() -> Path:
    """Where the known keys of this user are kept."""
    return own_folder("config") / FILE


class KnownKeys:
    """The known keys in one file; each method rereads it."""

    def __init__(self, path: Path | None = None, *, learns: bool = True) -> None:
        """Keep them in this file, or in the user's folder; if it learns, new ones are added."""
        self.path = path or default_path()
        self._learns = learns

    def every(self) -> tuple[KnownKey, ...]:
        """All known keys, oldest first; raises KeysFileError."""
        if not self.path.is_file():
            return self._taken_over()
        try:
            with readable(self.path, KeysFileError):
                found: Any = tomllib.loads(self.path.read_text("utf-8"))
            entries = [_entry(one) for one in found["key"]] if found["form"] == _FORM else [None]
        except (KeyError, TypeError, AttributeError, RecursionError, tomllib.TOMLDecodeError):
            entries = [None]
        if None in entries:
            raise KeysFileError("packet.known_keys_are_damaged", path=str(self.path))
        return tuple(one for one in entries if one is not None)

    def of(self, whose: Whose, name: str) -> str:
        """The known key for a name; empty if there is none."""
        found = [one.key for one in self.every() if (one.whose, one.name) == (whose, _folded(name))]
        return found[-1] if found else ""

    def meet(self, one: KnownKey, *, trusted: bool = False) -> bool:
        """Compare a key with the known one; returns whether it is new, and remembered.

        A game master's key is also compared with those of other games with the same title. A
        ``trusted`` one, confirmed by the user, replaces the known one. Raises StrangeKeyError,
        which says what to do, if another key is known; KeysFileError if the file cannot be read or
        written, or this is not a key.
        """
        fresh = KnownKey(whose=one.whose, name=_folded(one.name), key=one.key, note=one.note)
        if not fresh.sound:
            raise KeysFileError("packet.is_no_key_to_remember", name=fresh.name[:_LONGEST])
        every = self.every()
        same = [known for known in every if (known.whose, known.name) == (one.whose, fresh.name)]
        if any(known.key == one.key for known in same[-1:]):
            return False
        if not trusted:
            if same:
                raise StrangeKeyError(_strange(fresh, same[-1].key))
            _compare_titles(fresh, every)
        if self._learns:
            self._write([*(known for known in every if known not in same), fresh])
        return True

    def meet_packet(self, opened: Opened, *, trusted: bool = False) -> bool:
        """Compare the key of a packet with that of its game's earlier ones; raises as `meet`."""
        to = opened.packet.invitation
        title = " ".join(to.title.split())[:_LONGEST]
        met = KnownKey(whose=Whose.GM, name=to.game, key=opened.key, note=title)
        return self.meet(met, trusted=trusted)

    def forget(self, name: str) -> tuple[KnownKey, ...]:
        """Forget what is kept under a game's id or title, or under an address; returns it."""
        wanted = _folded(name)
        every = self.every()
        gone = [one for one in every if wanted in (one.name, _folded(one.note))]
        if gone:
            self._write([one for one in every if one not in gone])
        return tuple(gone)

    def _taken_over(self) -> tuple[KnownKey, ...]:
        """What is sound in the file of older versions: the first key for each name.

        There, a packet whose game had a title like a line could write a line; such a name has two
        keys, or comes after the right one.
        """
        path = self.path.with_name(_LINES)
        with readable(path, KeysFileError):
            lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        found: dict[tuple[Whose, str], KnownKey] = {}
        for line in lines:
            words = line.split(maxsplit=3)
            if len(words) < 3 or words[0] not in tuple(Whose):
                continue
            note = words[3] if len(words) > 3 else ""
            one = KnownKey(
                whose=Whose(words[0]), name=_folded(words[1]), key=words[2], note=note[:_LONGEST]
            )
            forged = any(_KEYS[one.whose].fullmatch(word) for word in note.split())
            if one.sound and not forged:
                found.setdefault((one.whose, one.name), one)
        return tuple(found.values())

    def _write(self, keys: list[KnownKey]) -> None:
        entries = [
            {"whose": one.whose.value, "name": one.name, "key": one.key, "note": one.note}
            for one in keys
        ]
        write_whole(self.path, tomli_w.dumps({"form": _FORM, "key": entries}).encode())


def _entry(data: Any) -> KnownKey | None:  # noqa: ANN401  # whatever the file holds
    whose, name, key, note = (data[word] for word in ("whose", "name", "key", "note"))
    if not all(isinstance(one, str) for one in (name, key, note)) or whose not in tuple(Whose):
        return None
    one = KnownKey(whose=Whose(whose), name=name, key=key, note=note)
    return one if one.sound else None


def _compare_titles(one: KnownKey, every: tuple[KnownKey, ...]) -> None:
    """Raises StrangeKeyError if another game with that title has another key."""
    for known in every if one.whose is Whose.GM and one.note else ():
        alike = known.whose is Whose.GM and _folded(known.note) == _folded(one.note)
        if alike and known.key != one.key:
            raise StrangeKeyError(
                "packet.same_title_other_key",
                who=one.note,
                key=one.key[:16],
                before=known.key[:16],
            )


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()


def _strange(one: KnownKey, before: str) -> Message:
    key = f"packet.strange_key_of_{one.whose}"
    shown = one.note or one.name if one.whose is Whose.GM else one.name
    return Message(key, who=shown, key=one.key[:16], before=before[:16], name=one.name)
