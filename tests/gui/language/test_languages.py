"""Every text of the desk is there in English, German and French."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from engine.adjudication.outcome import Result
from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import KNOWN, speak
from spydip_gui.language.wording import result_name

ROOT = Path(__file__).parents[3]
I18N = ROOT / "resources" / "i18n"


def messages(file: Path) -> dict[tuple[str, str], ET.Element]:
    found = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314  # our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            found[name, message.findtext("source", "")] = message
    return found


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    """What the translators' tool finds in the desk now: each text with its context."""
    fresh = tmp_path_factory.mktemp("fresh") / "desk.ts"
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    sources = sorted(str(path) for path in (ROOT / "spydip_gui").rglob("*.py"))
    subprocess.run([tool, *sources, "-ts", str(fresh)], check=True, capture_output=True)
    return set(messages(fresh))


@pytest.mark.parametrize("language", KNOWN)
def test_every_text_is_translated(language: str, gathered: set[tuple[str, str]]) -> None:
    known = messages(I18N / f"desk_{language}.ts")
    assert gathered - set(known) == set()
    assert set(known) - gathered == set(), "texts that the desk does not say any more"
    unfinished = [
        source
        for (_, source), message in known.items()
        if message.find("translation").get("type")
        or not "".join(message.find("translation").itertext()).strip()
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", KNOWN)
def test_what_the_desk_reads_is_what_was_translated(language: str, tmp_path: Path) -> None:
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    fresh, kept = tmp_path / "desk.qm", I18N / f"desk_{language}.qm"
    translated = kept.with_suffix(".ts")
    subprocess.run([tool, translated, "-qm", fresh], check=True, capture_output=True)
    assert fresh.read_bytes() == kept.read_bytes(), f"compile it: pyside6-lrelease {translated}"


def texts(path: Path) -> Iterator[str]:
    """The texts that a module of the desk has translated."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func)
        place = 0 if name.endswith(".tr") else 1 if name.endswith("translate") else None
        if place is not None and len(call.args) > place:
            text = call.args[place]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value


def test_the_translators_tool_finds_every_text(gathered: set[tuple[str, str]]) -> None:
    found = {source for _, source in gathered}
    missed = [
        f"{path.name}: {text}"
        for path in (ROOT / "spydip_gui").rglob("*.py")
        for text in texts(path)
        if text not in found
    ]
    assert missed == [], "the tool does not see a text before a number that is reckoned on the spot"


def test_no_text_stands_in_braces_where_the_translators_tool_does_not_look() -> None:
    found = [
        f"{path.name}:{call.lineno}"
        for path in (ROOT / "spydip_gui").rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith((".tr", "translate"))
    ]
    assert found == []


@pytest.mark.parametrize(("language", "bounced"), [("en", "bounces"), ("de", "prallt ab")])
def test_what_became_of_an_order_is_said_in_the_language_of_the_desk(
    qapp: QApplication, language: str, bounced: str
) -> None:
    before = set(qapp.findChildren(QTranslator))
    speak(qapp, language)
    try:
        assert result_name("bounces") == bounced
        assert all(result_name(kind) for kind in Result)
    finally:
        speak(qapp, "en")
        for translator in set(qapp.findChildren(QTranslator)) - before:
            qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("language", "undo", "missing"),
    [
        ("en", "Undo", "1 without order"),
        ("de", "Rückgängig", "1 ohne Befehl"),
        ("fr", "Annuler", "1 sans ordre"),
    ],
)
def test_the_chosen_language_is_spoken(
    qapp: QApplication, language: str, undo: str, missing: str
) -> None:
    before = set(qapp.findChildren(QTranslator))
    assert speak(qapp, language) == language
    try:
        assert Action.undo.text == undo
        assert QCoreApplication.translate("AnswerPanel", "%n without order", None, 1) == missing
    finally:
        for translator in set(qapp.findChildren(QTranslator)) - before:
            qapp.removeTranslator(translator)


def test_a_language_that_is_not_known_falls_back_to_english(qapp: QApplication) -> None:
    before = set(qapp.findChildren(QTranslator))
    assert speak(qapp, "tlh") == "en"
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
