"""Who reads the desk: one person, in the language chosen, or the system's if it is known."""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.errors import UserError
from engine.language.message import Message, Value
from engine.language.speaker import Speaker

translate = QCoreApplication.translate
"""What a text of the desk itself is in its language, by the context and the English text."""

_speaker = lru_cache(maxsize=4)(Speaker)


KNOWN = ("en", "de", "fr")
"""The languages of the desk; English stands in the code itself."""


def set_language(application: QCoreApplication, code: str) -> None:
    """Have the engine's messages in this language, like the texts of the widgets."""
    application.setProperty("language", code)


def reader() -> Speaker:
    """The speaker for the user of this desk."""
    application = QCoreApplication.instance()
    return _speaker(str(application.property("language") or "en") if application else "en")


def labelled(label: str, text: object) -> str:
    """A label and its text, joined as the language does it: ``Österreich: A BUD``."""
    return f"{say(Message('report.label', label=label))} {text}"


def strung(parts: Iterable[str]) -> str:
    """Parts of a line, set apart as the language does it: ``8 orders; 1 line to look at``."""
    return f"{say(Message('report.apart'))} ".join(parts)


def say(said: Value | None, case: str = "") -> str:
    """A message of the engine, in the language of the desk; empty for none."""
    return "" if said is None else reader().say(said, case)


def told(error: Exception) -> str:
    """An error, in the language of the desk; in its own words if it has no message."""
    return say(error.message) if isinstance(error, UserError) else str(error)


def speak(application: QCoreApplication, wanted: str) -> str:
    """Set the language of all texts, ``system`` for the system's; returns the one chosen."""
    code = QLocale.system().name()[:2] if wanted == "system" else wanted
    code = code if code in KNOWN else "en"
    _install(
        application, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}"
    )
    # English has a file too, for its singulars and plurals.
    with as_file(files("resources") / "i18n" / f"desk_{code}.qm") as path:
        _install(application, str(path.parent), path.stem)
    set_language(application, code)
    return code


def _install(application: QCoreApplication, folder: str, name: str) -> None:
    translator = QTranslator(application)
    if translator.load(name, folder):
        application.installTranslator(translator)
