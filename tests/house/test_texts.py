"""Every sentence of the engine stands in every language, whole and compiled."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import judge
from engine.language.message import Worded
from engine.language.texts import LANGUAGES
from engine.report.citations import CITATIONS, rule_name
from tests.helpers import texts

ROOT = Path(__file__).parents[2]
ROOMS = sorted({path.stem for path in texts.TEXTS.glob("*/*.po")})
_ID = re.compile(rf"(?:{'|'.join(ROOMS)})(?:\.[\w?]+)+")
CODE = re.compile(r"|DATC [\w.]+")
_CASED = re.compile(
    r"(.+)\.(?:last|the|acc|dat|of|by|to|in|from|for|short|gm|gm_short|each|each_gm|bare|you|seen|word|because|owned|news)"
)


@cache
def used() -> tuple[frozenset[str], tuple[str, ...]]:
    """The ids that stand in the code, and the beginnings of those that are put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for folder in ("engine", "spydip_gui", "maps"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            nodes = list(ast.walk(tree))
            parts = {id(p) for n in nodes if isinstance(n, ast.JoinedStr) for p in n.values}
            for node in nodes:
                if id(node) in parts:
                    continue
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.update(_ID.findall(node.value) if _ID.fullmatch(node.value) else ())
                if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    start = str(node.values[0].value)
                    if start.partition(".")[0] in ROOMS and "." in start and " " not in start:
                        begun.add(start)
    return frozenset(whole), tuple(begun)


def _makes_a_message(call: ast.Call) -> bool:
    """Whether a call makes a message: itself, for an error, or for a line of the command line."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name == "Message":
        return True
    told = name == "tell" or name.endswith("Error")
    return told and any(
        isinstance(a, ast.Constant) and _ID.fullmatch(str(a.value)) for a in call.args
    )


@cache
def messages() -> tuple[tuple[str, str, set[str]], ...]:
    """Where a message is made, its id, and the values that it is given there."""
    return tuple(_messages())


def _messages() -> Iterator[tuple[str, str, set[str]]]:
    for folder in ("engine", "spydip_gui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not _makes_a_message(node):
                    continue
                if isinstance(node.args[0], ast.Constant) and all(k.arg for k in node.keywords):
                    given = {str(keyword.arg) for keyword in node.keywords}
                    yield f"{path.name}:{node.lineno}", str(node.args[0].value), given


@pytest.mark.parametrize(
    "path",
    list(texts.files()),
    ids=lambda path: "_".join(path.with_suffix("").relative_to(texts.TEXTS).parts),
)
def test_the_catalogue_is_laid_out_and_compiled(path: Path) -> None:
    held = texts.catalogue(path)
    cure = "run python -m tests.helpers.texts"
    assert path.read_bytes() == texts.laid_out(held), cure
    assert path.with_suffix(".mo").read_bytes() == texts.compiled(held), cure


def test_every_catalogue_is_sound() -> None:
    for path in texts.files():
        faults = [(e.id, *map(str, found)) for e, found in texts.catalogue(path).check()]
        assert not faults, path


BESIDE = ("clause", "rule", "source")
"""The rooms of texts whose English stands where it belongs: in rulebooks and citations."""


def _beside(language: str) -> set[str]:
    return {key for key in texts.forms(language) if key.startswith(tuple(f"{r}." for r in BESIDE))}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_clause_and_rule_is_there_in_every_language(language: str) -> None:
    worded: set[Worded] = {rule_name("Retreats"), rule_name("Sequence of Seasons")}
    worded |= {rule_name(rule) for rule in CITATIONS if not rule.startswith("DATC")}
    for name in judge.variant_ids():
        record = judge.variant(name)
        worded |= {clause.said for clause in record.rules}
        worded |= {clause.origin for clause in record.rules if not CODE.fullmatch(clause.source)}
        clauses = {option.clause for option in record.options}
        worded |= {rule_name(clause) for clause in clauses if not re.search(r"\d", clause)}
    wanted = {one.id for one in worded}
    assert not sorted(wanted - _beside(language))
    assert not sorted(_beside(language) - wanted - {"rule.civil_disorder_1971_p_9"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_with_the_values_of_the_english_one(language: str) -> None:
    english, other = texts.forms("en"), texts.forms(language)
    bare = {k for k in other if not _CASED.fullmatch(k)} - _beside(language)
    assert bare == {key for key in english if not _CASED.fullmatch(key)}
    for key in bare:
        named = [set().union(*map(texts.gaps, held[key])) for held in (english, other)]
        assert named[0] == named[1], key
        assert all(form.strip(" ") or key.startswith("word.") for form in other[key]), key
        assert len(other[key]) == len(english[key]), key


def test_every_id_in_the_code_has_a_text() -> None:
    assert not sorted({key for _, key, _ in messages()} - set(texts.forms("en")))


def test_every_message_is_given_the_values_that_its_text_names() -> None:
    english = texts.forms("en")
    wanted = {key: set().union(*map(texts.gaps, forms)) for key, forms in english.items()}
    wrong = [one for one in messages() if wanted.get(one[1], set()) - one[2]]
    assert not wrong


def test_no_text_is_left_that_nothing_says() -> None:
    whole, begun = used()
    cased = {key for key in texts.forms("en") if (m := _CASED.fullmatch(key)) and m[1] in whole}
    assert not sorted(
        key for key in set(texts.forms("en")) - whole - cased if not key.startswith(begun)
    )
