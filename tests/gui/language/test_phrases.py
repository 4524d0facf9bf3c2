"""What the engine says is there in German and French too, and is found by its form."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from spydip_gui.language.languages import speak
from spydip_gui.language.phrases import retold
from tests.helpers.engine_texts import I18N, LANGUAGES, forms, translations

GAP = re.compile(r"\{\w+\}")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    before = set(qapp.findChildren(QTranslator))
    speak(qapp, request.param)
    yield
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
    retold.cache_clear()


def test_the_list_of_forms_is_what_the_engine_says() -> None:
    assert (I18N / "engine.txt").read_text(encoding="utf-8").splitlines() == list(forms())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_is_translated_with_the_same_gaps(code: str) -> None:
    known = translations(code)
    assert [form for form in forms() if form not in known] == []
    wrong = [f for f in forms() if set(GAP.findall(f)) != set(GAP.findall(known[f]))]
    assert wrong == []
    assert set(known) - set(forms()) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_file_is_not_older_than_its_source(code: str) -> None:
    translator = QTranslator()
    assert translator.load(f"engine_{code}", str(Path(I18N)))
    known = translations(code)
    assert [f for f, said in known.items() if translator.translate("Engine", f) != said] == []


SENTENCES = (
    "A Paris \N{EN DASH} Burgundy bounced: stood off by A Munich (1 against 1).",
    "A Paris \N{EN DASH} Burgundy bounced: stood off by A Munich (1 against 1). [DATC 5.B.1]",
    "An army in Paris cannot reach London: no coast joins them.",
    "F Brest was dislodged by F English Channel. F Brest holds.",
    "F Brest supports A Paris \N{EN DASH} Picardy: the support was cut by A Burgundy.",
    "You have no spy in Munich.",
)


def test_what_stands_in_a_form_that_two_languages_share_is_said_too(qapp: QApplication) -> None:
    before = set(qapp.findChildren(QTranslator))
    speak(qapp, "de")
    retold.cache_clear()
    try:
        assert retold("Winter 1901, adjustments") == "Winter 1901, Anpassungen"
        assert retold("Winter 1901, preference lists") != "Winter 1901, preference lists"
    finally:
        for translator in set(qapp.findChildren(QTranslator)) - before:
            qapp.removeTranslator(translator)
        retold.cache_clear()


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("english", SENTENCES)
def test_a_sentence_is_said_anew_with_its_names(english: str) -> None:
    said = retold(english)
    assert said != english
    names = set(re.findall(r"Paris|Burgundy|Munich|London|Brest|English Channel|Picardy", english))
    assert [name for name in names if name not in said] == []
    left = r"\b(was|by|the|you|supports|holds|cannot|bounced|against)\b"
    assert not re.search(left, said, re.IGNORECASE)


@pytest.mark.usefixtures("language")
def test_what_is_of_no_known_form_stays_as_it_is() -> None:
    assert retold("Xyzzy plugh 42") == "Xyzzy plugh 42"


@pytest.mark.usefixtures("qapp")
def test_english_stays_english() -> None:
    retold.cache_clear()
    assert [retold(sentence) for sentence in SENTENCES] == list(SENTENCES)
