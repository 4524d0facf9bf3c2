"""The language of the desk: that of the person's choice, or the system's where it is known."""

from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from spydip_gui.language.reader import set_language

KNOWN = ("en", "de", "fr")
"""The languages of the desk; English stands in the code itself."""


def speak(application: QCoreApplication, wanted: str) -> str:
    """Have all texts in a language, or in that of the ``system``; says which one it is."""
    code = QLocale.system().name()[:2] if wanted == "system" else wanted
    code = code if code in KNOWN else "en"
    _install(
        application, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}"
    )
    # English too has a file, for its singulars and plurals.
    with as_file(files("resources") / "i18n" / f"desk_{code}.qm") as path:
        _install(application, str(path.parent), path.stem)
    set_language(application, code)
    return code


def _install(application: QCoreApplication, folder: str, name: str) -> None:
    translator = QTranslator(application)
    if translator.load(name, folder):
        application.installTranslator(translator)
