"""What the engine says is there in German and French too, and is found by its form."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from spydip_gui.language.languages import speak
from spydip_gui.language.phrases import forget, retold


@pytest.fixture(params=("de", "fr"))
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    before = set(qapp.findChildren(QTranslator))
    speak(qapp, request.param)
    yield
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
    forget()


SENTENCES = (
    "A Paris \N{EN DASH} Burgundy bounced: stood off by A Munich (1 against 1).",
    "A Paris \N{EN DASH} Burgundy bounced: stood off by A Munich (1 against 1). [DATC 5.B.1]",
    "An army in Paris cannot reach London: no coast joins them.",
    "F Brest was dislodged by F English Channel. F Brest holds.",
    "F Brest supports A Paris \N{EN DASH} Picardy: the support was cut by A Burgundy.",
    "You have no spy in Munich.",
)


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
    forget()
    assert [retold(sentence) for sentence in SENTENCES] == list(SENTENCES)
