"""Gathers what the engine says to people, so that the desk can say it in other languages.

``python -m tests.helpers.engine_texts`` writes ``resources/i18n/engine.txt`` and adds what is new
to the engine's translation files, unfinished.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from xml.etree import ElementTree as ET

from engine.board import load
from engine.phases import KIND_NAMES, SEASON_NAMES
from engine.report.facts import KINDS as PIECES
from engine.units import STANDARD_KINDS
from maps import names

ROOT = Path(__file__).parents[2]
I18N = ROOT / "resources" / "i18n"
LANGUAGES = ("de", "fr")

_SPOKEN = (
    "adjudication",
    "covert",
    "game",
    "judge.py",
    "mixing",
    "orders",
    "phases.py",
    "post",
    "report",
    "rules.py",
    "variants",
    "visibility",
)
"""Where the engine says something to players and game masters; the rest is for developers."""

_ON_THE_MAP = (
    *("presence", "nationality", "empty", "nothing", "unknown"),
    *("killed", "captured", "lost", "centre of {power}"),
)
"""What the map's description of a province is made of, and looks like no text by itself."""

_ON_PRISONERS = ("deport", "execute")

_WORD = re.compile(r"(?<![\w{])[A-Za-zà-ÿ][a-zà-ÿ]+(?![\w}])")
_NO_TEXT = re.compile(
    r"^\w+\[|\||\\[bsSdw]|<\w|<!|^#|=\"|font-family|"
    r"^(ALTER|const|CREATE|DELETE|INSERT|PRAGMA|SELECT|UPDATE|act|call) "
    # Facts of observations are a notation (`spydip_gui.language.wording` puts them into words).
    r"|^(agent|attack\w+|avoided|bid|capt\w+|centre|changed|contact|control|credits|dislodged|due|"
    r"elim\w+|empty|home|killed|lost|missed|nocontact|open|own|present|prisoner|rank|removed|riding|"
    r"scenario|search|security|spydip|spy|spyview|unit|won) [^.“]*[{\d]"
    r"|^(orders|refused|results)\.|= EXTRA"
)


@cache
def forms() -> tuple[str, ...]:
    """Every form that the engine speaks in, sorted; gaps are ``{name}`` or ``{1}``, ``{2}``."""
    found = set(_words())
    for path in _sources():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.update(_texts(tree), _labels(tree))
    for rules in sorted((ROOT / "engine" / "variants").rglob("rules.toml")):
        found.update(_clauses(tomllib.loads(rules.read_text(encoding="utf-8"))))
    return tuple(sorted(" ".join(form.split("\n")) for form in found))


def _sources() -> Iterator[Path]:
    """The engine's modules, and those of the desk that speak as plainly and know no Qt."""
    for path in sorted((ROOT / "engine").rglob("*.py")):
        if path.relative_to(ROOT / "engine").parts[0] in _SPOKEN:
            yield path
    yield from sorted((ROOT / "spydip_gui" / "gestures" / "walk").glob("*.py"))
    yield ROOT / "spydip_gui" / "viewmodel" / "naming.py"


def _words() -> Iterator[str]:
    """Names that stand in the gaps: powers, deadlines, pieces with and without an article."""
    for board in names():
        for power in load.load(board).powers.values():
            yield from (power.name, power.adjective)
    yield from (f"{season} {{1}}, {{2}}" for season in SEASON_NAMES.values())
    yield from (*KIND_NAMES.values(), "spies", "Units", "Nobody", "Unknown")
    yield from (*_ON_THE_MAP, *_ON_PRISONERS)
    for kind in (*(kind.name for kind in STANDARD_KINDS.values()), "spy", "agent", "eu", "ceu"):
        article = "an" if kind[0] in "aeiou" else "a"
        yield from (kind, f"{article} {kind}", f"{article.capitalize()} {kind}")
    for one, more in PIECES.values():
        yield from (f"a {{1}} {one}", f"an {{1}} {one}", f"one {{1}} {one}", f"one {one}")
        yield from (f"{{1}} {{2}} {more}", f"{{1}} {more}", more)
        yield f"{'an' if one[0] in 'aeioE' else 'a'} {one} of an unknown power"


def _clauses(rules: object) -> Iterator[str]:
    """The sentences of a rulebook file, wherever they stand in it."""
    if isinstance(rules, dict):
        for value in rules.values():
            yield from _clauses(value)
    elif isinstance(rules, str) and " " in rules:
        yield rules


def _texts(tree: ast.AST) -> Iterator[str]:
    skipped = {id(inner) for node in ast.walk(tree) for inner in _silent(node)}
    for node in ast.walk(tree):
        form = None if id(node) in skipped else _form(node)
        form = form and form.strip()
        if form and " " in form and _WORD.search(form) and not _NO_TEXT.search(form):
            yield form


def _labels(tree: ast.AST) -> Iterator[str]:
    """What steps of choosing an order are called, also in a single word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"verb", "Step"} and node.args:
            last = node.args[-1]
            if isinstance(last, ast.Constant) and isinstance(last.value, str):
                yield last.value


def _silent(node: ast.AST) -> Iterator[ast.AST]:
    """What is no text of its own: docstrings, and the parts of a text with gaps."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    if isinstance(node, ast.JoinedStr):
        yield from (part for part in node.values if isinstance(part, ast.Constant))


def _form(node: ast.AST) -> str | None:
    numbers = count(1)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"\{\}", lambda _: f"{{{next(numbers)}}}", node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else f"{{{next(numbers)}}}"
            for part in node.values
        )
    return None


def translations(language: str) -> dict[str, str]:
    """The finished translations of a language, by form."""
    path = I18N / f"engine_{language}.ts"
    if not path.exists():
        return {}
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for message in ET.parse(path).getroot().iter("message")  # noqa: S314  # our own file
        if message.findtext("translation", "")
    }


def write(language: str, known: dict[str, str]) -> None:
    """The translation file of a language, with every form; those not known yet are unfinished."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = "Engine"
    for form in forms():
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = form
        translation = ET.SubElement(message, "translation")
        translation.text = known.get(form, "")
        if not translation.text:
            translation.set("type", "unfinished")
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    (I18N / f"engine_{language}.ts").write_text(f"{head}{text}\n", encoding="utf-8")


def main() -> None:
    """Write the list of forms, and the translation files with what is new in them."""
    (I18N / "engine.txt").write_text("\n".join(forms()) + "\n", encoding="utf-8")
    for language in LANGUAGES:
        write(language, translations(language))


if __name__ == "__main__":
    main()
