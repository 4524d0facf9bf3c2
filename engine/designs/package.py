"""A design's files: in a folder, or zipped as one; nothing in a zip is run or written elsewhere."""

import hashlib
import re
import stat
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from engine.designs.name import SUFFIX, VARIANT
from engine.errors import UserError, cause
from engine.files import own_folder, put, write_whole
from engine.language.message import Message

LARGEST: Final = 30_000_000
"""How many bytes the files of a design may have together."""

MOST: Final = 500
"""How many files a design may have."""

_PART: Final = re.compile(
    r"(variant|board|anchors|questions|names\.[a-z]{2})\.toml|rules(\.[a-z]{2})?\.md"
    r"|[^\W_][\w. -]{0,80}\.svg|scenarios/[^\W_][\w. -]{0,80}\.toml"
    r"|samples/[^\W_][\w. -]{0,80}\.(toml|spydip)"
)
_ALSO: Final = re.compile(
    r"(__MACOSX/.*|.*\.DS_Store|.*/|\..*|.*~|readme.*|licen[cs]e.*)", re.IGNORECASE
)
"""What other programs and people put beside them; it is passed over."""


class DesignError(UserError):
    """A design cannot be read or written; the message says why."""


def laid_out(path: Path) -> Path:
    """The folder of a design: itself, or where its zip was unpacked in the user's cache.

    Raises DesignError if it is not a design, or its zip contains foreign files.
    """
    if path.is_dir():
        if not (path / VARIANT).is_file():
            raise DesignError("design.no_variant_file", path=str(path))
        return path.resolve()
    files = unpacked(path)
    whole = hashlib.sha256()
    for name, content in sorted(files.items()):
        whole.update(f"{name}\n{len(content)}\n".encode() + content)
    cache = own_folder("cache") / "designs"
    try:
        return _written(cache / whole.hexdigest()[:32] / path.stem, files)
    except OSError:  # a read-only cache must not keep anybody from playing
        return _written(Path(tempfile.mkdtemp(prefix="spydip-")) / path.stem, files)


def unpacked(path: Path) -> dict[str, bytes]:
    """The files in a zipped design, by name; raises DesignError."""
    try:
        with zipfile.ZipFile(path) as archive:
            return dict(_contents(path, archive))
    except OSError as error:
        raise DesignError("file.cannot_be_read", path=str(path), why=cause(error)) from error
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError) as error:
        raise DesignError("design.no_zip", path=str(path)) from error
    except (ValueError, EOFError) as error:
        if isinstance(error, DesignError):
            raise
        raise DesignError("design.no_zip", path=str(path)) from error
    except Exception as error:
        if type(error).__module__ in {"zlib", "lzma"}:  # a damaged stream
            raise DesignError("design.no_zip", path=str(path)) from error
        raise


def _contents(path: Path, archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    entries = archive.infolist()
    inside = _folder(entries)
    if len(entries) > MOST or sum(entry.file_size for entry in entries) > LARGEST:
        raise DesignError("design.too_large", path=str(path), mb=LARGEST // 1_000_000, most=MOST)
    found, left = set[str](), LARGEST
    for entry in entries:
        _refuse_strange(path, entry)
        name = entry.filename.removeprefix(inside)
        if entry.is_dir() or (_ALSO.fullmatch(name) and not _PART.fullmatch(name)):
            continue
        if not _PART.fullmatch(name):
            raise DesignError("design.strange_part", path=str(path), part=entry.filename[:80])
        with archive.open(entry) as file:  # the size in the header may be a lie
            content = file.read(left + 1)
        left -= len(content)
        if left < 0:
            raise DesignError("design.too_large", path=str(path), mb=LARGEST // 10**6, most=MOST)
        if name in found:
            raise DesignError("design.part_twice", path=str(path), part=name)
        found.add(name)
        yield name, content
    if VARIANT not in found:
        raise DesignError("design.no_variant_file", path=str(path))


def _folder(entries: list[zipfile.ZipInfo]) -> str:
    """The single folder that contains everything, if a folder was zipped as a whole; else empty."""
    at = [PurePosixPath(e.filename) for e in entries]
    holders = {str(p.parent) for p in at if p.name == VARIANT and len(p.parts) == 2}
    return f"{holders.pop()}/" if len(holders) == 1 else ""


def _refuse_strange(path: Path, entry: zipfile.ZipInfo) -> None:
    place = PurePosixPath(entry.filename.replace("\\", "/"))
    linked = stat.S_ISLNK(entry.external_attr >> 16)
    if place.is_absolute() or ".." in place.parts or ":" in entry.filename or linked:
        raise DesignError("design.path_outside", path=str(path), part=entry.filename[:80])


def _written(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != content:
            put(path, content)
    return folder


def parts(folder: Path) -> Iterator[Path]:
    """The files in a folder that belong to a design."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and _PART.fullmatch(path.relative_to(folder).as_posix()):
            yield path


def pack(folder: Path, path: Path) -> Path:
    """Zip a folder into one file, equal for equal content; raises DesignError or WriteError."""
    if not (folder / VARIANT).is_file():
        raise DesignError("design.no_variant_file", path=str(folder))
    with tempfile.TemporaryFile() as draft:
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
            for part in parts(folder):
                entry = zipfile.ZipInfo(part.relative_to(folder).as_posix())
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, part.read_bytes())
        draft.seek(0)
        content = draft.read()
    if len(content) > LARGEST:
        said = Message("design.too_large", path=str(folder), mb=LARGEST // 10**6, most=MOST)
        raise DesignError(said)
    return write_whole(path.with_suffix(SUFFIX), content)
