"""The settings of the desk as a table; the settings window and the help are made from it."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal
from PySide6.QtWidgets import QApplication, QStyle

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "theme": ("day", "night"),
    "typeface": ("own", "system"),
    "language": ("system", "en", "de", "fr"),
    "curtain": ("off", "on"),
    "confirm": ("on", "off"),
    "lenient": ("off", "on"),
    "letters": ("off", "on"),
    "motion": ("normal", "off", "quick", "slow"),
    "last_turn": ("on", "off"),
    "notes": ("off", "on"),
    "opponents": ("sound", "novice", "strong", "none"),
    "coach": ("practice", "always", "off"),
}
"""All settings with their values, of which the first is the default."""


def animated() -> bool:
    """Whether the system's style allows animations."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0


def documents() -> Path:
    """The user's documents folder; if there is none, the home folder.

    A file dialog replaces a folder that does not exist by the one the program was started in.
    """
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


def own_folder() -> Path:
    """The folder for games for which nobody chose a place."""
    return documents() / "SpyDip"


RECENT = 8
"""How many recent games are remembered."""


class Settings(QObject):
    """One user's settings, kept by the system; ``changed`` carries the key."""

    changed = Signal(str)

    def __init__(self, store: QSettings | None = None) -> None:
        """Use the user's own settings, or others in tests."""
        super().__init__()
        self._store = store or QSettings("SpyDip", "SpyDip")

    def value(self, key: str) -> str:
        """A setting's value; its default if none or an unknown one is stored."""
        values = SETTINGS[key]
        usual = "off" if key == "motion" and not animated() else values[0]
        kept = str(self._store.value(key, usual))
        return kept if kept in values else usual

    def set(self, key: str, value: str) -> None:
        """Store a value and emit ``changed``."""
        if value != self.value(key):
            self._store.setValue(key, value)
            self.changed.emit(key)

    def text(self, key: str) -> str:
        """Another stored text, such as a PIN's digest; empty if there is none."""
        return str(self._store.value(key, ""))

    def keep(self, key: str, text: str) -> None:
        """Store another text."""
        self._store.setValue(key, text)

    def blob(self, key: str) -> bytes:
        """Stored bytes, such as the layout of a window."""
        found = self._store.value(key, QByteArray())
        return bytes(found.data()) if isinstance(found, QByteArray) else b""

    def keep_blob(self, key: str, content: bytes) -> None:
        """Store bytes."""
        self._store.setValue(key, QByteArray(content))

    @property
    def recent(self) -> tuple[Path, ...]:
        """The games last opened that still exist, newest first."""
        kept = self.text("recent")
        names: Sequence[str] = json.loads(kept) if kept.startswith("[") else ()
        return tuple(path for path in map(Path, names) if path.is_file())

    def opened(self, path: Path) -> None:
        """Record a game as the last one opened."""
        others = [one for one in self.recent if one != path.absolute()]
        names = [str(one) for one in (path.absolute(), *others)][:RECENT]
        self.keep("recent", json.dumps(names))
