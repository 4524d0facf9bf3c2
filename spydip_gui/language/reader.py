"""Who reads the desk: one person, in the language that was set when the program began."""

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from engine.errors import UserError
from engine.language.message import Message, Value
from engine.language.speaker import Speaker

_speaker = lru_cache(maxsize=4)(Speaker)


def set_language(application: QCoreApplication, code: str) -> None:
    """Have what the engine says said in this language, as the texts of the widgets are."""
    application.setProperty("language", code)


def reader() -> Speaker:
    """Who says things to the person at this desk."""
    application = QCoreApplication.instance()
    return _speaker(str(application.property("language") or "en") if application else "en")


def labelled(label: str, text: object) -> str:
    """A label and what belongs to it, joined as the language does: ``Österreich: A BUD``."""
    return f"{say(Message('report.label', label=label))} {text}"


def say(said: Value | None, case: str = "") -> str:
    """What the engine says, in the language of the desk; nothing where nothing is said."""
    return "" if said is None else reader().say(said, case)


def told(error: Exception) -> str:
    """What is wrong, in the language of the desk; in its own words what no message says."""
    return say(error.message) if isinstance(error, UserError) else str(error)
