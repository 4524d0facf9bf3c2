"""Reads files, refuses bad ones with a sentence, and writes files completely or not at all.

A kill, a power cut or a full disk leaves the old file or the new one.
"""

import errno
import os
import re
import secrets
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias

from engine.errors import UserError, cause
from engine.language.message import Message

Identity: TypeAlias = tuple[int, int]
"""What identifies a file, whatever its name: the device and its number there."""

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK)
_LONGEST = 60
_UNFIT = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]')
_TAKEN = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""What Windows takes for devices."""

_DEEPEST, _DEEP = 40, "Nested too deep"
_LARGEST = 2**63
OURS = 0o600
"""The rights of a file that its owner alone may read."""


class WriteError(UserError):
    """A file could not be written; what was there before is untouched."""


class ReadyError(WriteError):
    """A file that should be new already exists."""


@contextmanager
def readable(path: Path, refused: type[UserError]) -> Iterator[None]:
    """Raises an error of this kind if a file cannot be read, or is not UTF-8 text."""
    try:
        yield
    except OSError as error:
        raise refused("file.cannot_be_read", path=str(path), why=cause(error)) from error
    except UnicodeDecodeError as error:
        raise refused("file.is_no_utf_text", path=str(path)) from error


def file_stem(title: str) -> str:
    """A file name for something with this title, valid on every system, without extension."""
    plain = _UNFIT.sub(" ", title)
    stem = " ".join(plain.split())[:_LONGEST].strip(" .")
    return f"_{stem}" if not stem or _TAKEN.fullmatch(stem) else stem


def toml(text: str) -> dict[str, Any]:
    """The values in a TOML text; raises TOMLDecodeError."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError as error:
        raise tomllib.TOMLDecodeError(_DEEP) from error
    except (OverflowError, ValueError) as error:
        raise tomllib.TOMLDecodeError(str(error)) from error
    level: list[Any] = [found]
    for _ in range(_DEEPEST):
        parts = (one.values() if isinstance(one, dict) else one for one in level)
        values = [value for part in parts for value in part]
        if any(isinstance(one, int) and abs(one) > _LARGEST for one in values):
            raise tomllib.TOMLDecodeError("A number has more than 64 bits")
        level = [value for value in values if isinstance(value, dict | list)]
    if level:
        raise tomllib.TOMLDecodeError(_DEEP)
    return found


def write_whole(
    path: Path, content: bytes, *, rights: int | None = None, new: bool = False
) -> Path:
    """Put a file in place in one step, and return its path; its folder is created if needed.

    ``rights`` are the file's permissions, otherwise those it had or the default. A ``new`` one
    replaces nothing. Raises WriteError if it could not be written, in a sentence for people;
    ReadyError if it was to be new.
    """
    holder = next((one for one in path.parents if one.exists()), path.parent)
    if holder.is_file():
        why = Message("word.errno_ENOTDIR")
        raise WriteError("file.cannot_be_written", path=str(holder), why=why)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, content, rights=rights, new=new)
    except OSError as error:
        if new and path.exists():
            raise ReadyError("file.is_already_there_choose_another", path=str(path)) from error
        raise WriteError(why_not(error, path)) from error
    return path


def put(path: Path, content: bytes, *, rights: int | None = None, new: bool = False) -> Identity:
    """As ``write_whole``, returning the identity of the file; raises OSError."""
    place = Path(os.path.realpath(path))
    draft = place.with_name(f".{place.name[:80]}.{secrets.token_hex(4)}.part")
    try:
        identity = _write(draft, content, _rights(place) if rights is None else rights)
        if new:
            _name_new(draft, place)
        else:
            draft.replace(place)
        settle(place.parent)
    finally:
        draft.unlink(missing_ok=True)
    return identity


def beside_or_own(file: Path, name: str) -> Path:
    """The file with a name beside another one, or in the user's own folder if none can be made."""
    found = file.with_name(name)
    if found.exists() or _writable(file.parent):
        return found
    own = own_folder("data") / "answers"
    own.mkdir(parents=True, exist_ok=True)
    return own / name


def own_folder(kind: Literal["cache", "config", "data"]) -> Path:
    """The user's own folder for our files of a kind."""
    import platformdirs  # noqa: PLC0415  # most of the time nothing is asked for

    return Path(getattr(platformdirs, f"user_{kind}_path")("spydip", appauthor=False))


def why_not(error: OSError, path: Path) -> Message:
    """The sentence for a system error in writing a file."""
    if error.errno in FULL:
        return Message("file.disk_is_full_was_not", path=str(path))
    return Message("file.cannot_be_written", path=str(path), why=cause(error))


def settle(folder: Path) -> None:
    """Flush the names in a folder to disk; only POSIX systems can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def identity_of(path: Path) -> Identity:
    """The identity of the file that a name refers to now; raises OSError if there is none."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _write(draft: Path, content: bytes, rights: int) -> Identity:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(draft, flags, OURS), "wb") as file:
        file.write(content)
        file.flush()
        if os.name == "posix":
            os.fchmod(file.fileno(), rights)
        os.fsync(file.fileno())
        found = os.fstat(file.fileno())
    return found.st_dev, found.st_ino


def _writable(folder: Path) -> bool:
    probe = folder / ".spydip-probe"
    try:
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _rights(place: Path) -> int:
    """The permissions that a file has, or that the system gives to new ones."""
    try:
        return place.stat().st_mode & 0o777
    except OSError:
        usual = os.umask(0)
        os.umask(usual)
        return 0o666 & ~usual


def _name_new(draft: Path, place: Path) -> None:
    """Give a draft its name unless that is taken; raises FileExistsError."""
    try:
        os.link(draft, place)
    except FileExistsError:
        raise
    except OSError as error:
        if error.errno not in _NO_LINKS and os.name == "posix":
            raise
        if place.exists():  # some file systems have no hard links
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(place)) from error
        draft.replace(place)
