"""The page about variants of one's own: its examples pass the exam, and it lists every duty."""

import re
from pathlib import Path

import pytest

from engine import judge
from engine.exam.duties import every
from engine.exam.duty import sit
from engine.exam.sitting import Sitting

ROOT = Path(__file__).parents[3]
LANGUAGES = ("en", "de", "fr")
DUTIES = {duty.name: duty.says for duty in every()}


def page(language: str) -> str:
    return (ROOT / "resources" / "help" / language / "variants.md").read_text("utf-8")


def duties(text: str) -> dict[str, str]:
    return dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", text, re.MULTILINE))


def examples(language: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", page(language), re.MULTILINE | re.DOTALL)


def test_the_examples_are_the_same_in_every_language() -> None:
    assert examples("en") == examples("de") == examples("fr")


@pytest.mark.parametrize(("number", "name"), [(0, "balloon"), (1, "couriers")])
def test_the_examples_do_every_duty_but_to_speak_other_languages(
    number: int, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{name}.py").write_text(examples("en")[number], "utf-8")
    monkeypatch.setenv("SPYDIP_VARIANTS", str(tmp_path))
    sitting = Sitting(judge.ruleset(name), tmp_path, seeds=(11,), deadlines=6)
    missed = [finding.duty.name for finding in sit(sitting, every()) if finding.faults]
    assert missed == ["texts-whole"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_duty_is_listed(language: str) -> None:
    assert list(duties(page(language))) == list(DUTIES)


def test_the_duties_are_listed_in_the_documents_too() -> None:
    listed = duties((ROOT / "docs" / "exam.md").read_text("utf-8"))
    assert listed == duties(page("en")) == DUTIES
