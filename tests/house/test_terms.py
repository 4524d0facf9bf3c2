"""One word for one thing: what the glossary says no longer is in no text and on no page of help."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.helpers import texts

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
COLUMN = {"de": 2, "fr": 3}
NARROW = "\N{NARROW NO-BREAK SPACE}"


def unsaid(language: str) -> list[str]:
    """What the glossary strikes out in a language."""
    cells = [row.split("|")[COLUMN[language]] for row in GLOSSARY.splitlines() if row[:1] == "|"]
    struck = [cell.partition("✗")[2] for cell in cells if "✗" in cell]
    return [term.strip() for cell in struck for term in cell.split(",")]


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with where it stands: the desk's, the engine's, the help's."""
    desk = ET.parse(ROOT / "resources" / "i18n" / f"desk_{language}.ts")  # noqa: S314  # our own
    for message in desk.iter("message"):
        translation = message.find("translation")
        forms = translation.findall("numerusform") or [translation]
        yield from ((message.findtext("source"), form.text or "") for form in forms)
    for id_, forms in texts.forms(language).items():
        yield from ((id_, form) for form in forms)
    for page in sorted((ROOT / "resources" / "help" / language).glob("*.md")):
        yield page.name, _CODE.sub("", page.read_text("utf-8"))


@pytest.mark.parametrize("language", COLUMN)
def test_the_glossary_strikes_out_terms_that_are_found_where_they_stand(language: str) -> None:
    assert len(unsaid(language)) > 15
    assert all(holds(f"Es war {term}.", term) for term in unsaid(language))


@pytest.mark.parametrize("language", COLUMN)
def test_no_text_says_what_the_glossary_strikes_out(language: str) -> None:
    struck = unsaid(language)
    found = [
        f"{where}: {term}" for where, text in said(language) for term in struck if holds(text, term)
    ]
    assert found == []


def test_french_sets_a_narrow_space_before_high_marks_and_inside_quotes() -> None:
    wide = re.compile(rf"[^{NARROW}](?=[;:!?](?:\s|$))|«(?!{NARROW})|(?<!{NARROW})»")
    orders = re.compile(r"\b(?:FRANCE|AUSTRIA):")  # as they are written in every language
    assert [where for where, text in said("fr") if wide.search(orders.sub("", text))] == []


def test_disorder_is_civil_in_german() -> None:
    mess = re.compile(r"(?<![Zz]ivile )(?<![Zz]ivile[nr] )Unordnung")
    texts_of_it = [text for _, text in said("de") if "Unordnung" in text]
    assert texts_of_it
    assert [text for text in texts_of_it if mess.search(text)] == []


def holds(text: str, term: str) -> bool:
    """Whether a text has a term as words of its own, in any case."""
    return re.search(rf"\b{re.escape(term)}\b", text, re.IGNORECASE) is not None
