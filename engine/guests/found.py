"""Which guests there are, by name and place alone: none of their code is run."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from engine.guests.permits import allowed, for_now

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "spydip.variants"
"""The group of entry points by which installed packages bring variants."""

_HOLDS = re.compile(r"^(?:VARIANT\b|from\s+\S+\s+import\b.*\bVARIANT\b)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Found:
    """A guest that could be read: a file or folder, or a package's entry point."""

    name: str
    source: "Path | EntryPoint"

    @property
    def where(self) -> str:
        """Where it comes from, for people to read."""
        if isinstance(self.source, Path):
            return str(self.source)
        return f"{self.source.value} ({GROUP})"


def page(found: Found, language: str) -> Path | None:
    """A guest's help page in a language, or in English if it has none in that."""
    folder = home(found)
    pages = (folder / "help" / f"{one}.md" for one in (language, "en")) if folder else ()
    return next((path for path in pages if path.is_file()), None)


def home(found: Found) -> Path | None:
    """The folder of its texts, pages and scenarios, if it has one."""
    if isinstance(found.source, Path):
        return found.source.parent
    try:
        spec = find_spec(found.source.module)
    # This runs the package that contains its module, which may fail in any way.
    except Exception:  # noqa: BLE001
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


def outside() -> Mapping[str, Found]:
    """All guests by name; for one name the first found: by environment, allowed, installed.

    Raises PermitError if the list of allowed folders cannot be read.
    """
    places = (one for folder in (*for_now(), *allowed()) for one in within(folder))
    found = [*places, *_installed()]
    return {one.name: one for one in reversed(found)}


def within(folder: Path) -> Iterator[Found]:
    """The guests in a folder: itself, or the files and folders in it that are guests."""
    if (folder / "__init__.py").is_file():
        yield Found(folder.name.lower(), folder / "__init__.py")
        return
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        name = path.stem.lower()
        inside = path / "__init__.py"
        if not name.isidentifier() or name.startswith("_"):
            continue
        if inside.is_file():
            yield Found(name, inside)
        elif path.suffix == ".py" and _HOLDS.search(path.read_text("utf-8", errors="replace")):
            yield Found(name, path)


def _installed() -> Iterable[Found]:
    from importlib.metadata import entry_points  # noqa: PLC0415  # slow, and seldom asked for

    return [Found(entry.name.lower(), entry) for entry in entry_points(group=GROUP)]
