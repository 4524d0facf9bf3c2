"""Duties about the record itself: its name, rules and options, texts and scenarios."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engine import facts
from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from engine.facts import Audience
from engine.game.examine import examine
from engine.game.scenario import read_scenarios
from engine.guests.texts import read
from engine.language.texts import LANGUAGES, added, pattern
from engine.orders.tokens import folded
from engine.rules import Variant


def _named(sitting: Sitting) -> Iterator[str]:
    record = sitting.rules.variant
    if not record.title:
        yield "it has no title"
    missing = {"M", "R", "A"} - {str(sort) for sort in record.resolvers}
    yield from (f"nothing resolves deadlines of the sort {sort}" for sort in sorted(missing))
    if not record.rules:
        yield "it has no rules"
    clauses = Counter(clause.id for clause in record.rules)
    yield from (f"the clause {id_} is there twice" for id_, n in clauses.items() if n > 1)


def _options(sitting: Sitting) -> Iterator[str]:
    options = sitting.rules.variant.options
    keys = Counter(option.key for option in options)
    yield from (f"the option {key} is there twice" for key, number in keys.items() if number > 1)
    for option in options:
        if not (str(option.said).endswith(".") and option.clause):
            yield f"the option {option.key} has no sentence or no clause"


def _plain(sitting: Sitting) -> Iterator[str]:
    """Whatever is written is folded to plain capitals before it is looked up."""
    kinds = sitting.rules.variant.order_kinds
    for said in sorted({phrase for kind in kinds for phrase in kind.verbs | kind.openers}):
        plain = " ".join(map(folded, said.split(" ")))
        if plain != said:
            yield f"“{said}” is never read; write “{plain}”"


def _translated(sitting: Sitting) -> Iterator[str]:
    """Sentences in the code itself are English; the catalogues have the others."""
    for kind in facts.kinds():
        master = f"{kind.sentence}.gm"
        own = kind.sentence.startswith(f"{sitting.rules.variant.id}.")
        if own and kind.audience is Audience.OWNER and pattern("en", master) is None:
            yield f"{kind.__name__} has no english_gm, for the game master, who owns no piece"
    for key in sorted({*_texts(sitting.rules.variant), *_written(sitting)}):
        for language in LANGUAGES[1:]:
            if pattern(language, key) is None:
                yield f"{key} is missing in texts/{language}.po"


def _texts(record: Variant) -> Iterator[str]:
    """The ids of everything this variant says in words of its own."""
    yield from (clause.said.id for clause in record.rules)
    yield from (option.said.id for option in record.options)
    yield from (f"word.kind.{kind}" for kind in record.unit_kinds)
    yield from (key for key in added("en") if key.startswith(f"{record.id}."))


def _written(sitting: Sitting) -> Iterator[str]:
    """The ids of sentences in its code, whether or not they came up in these games."""
    name = sitting.rules.variant.id
    for path in sorted(sitting.home.glob("*.py")) if sitting.home else ():
        yield from re.findall(rf'say\(\s*"({name}\.\w+)"', path.read_text("utf-8"))


def _pages(sitting: Sitting) -> Iterator[str]:
    folder = sitting.home / "help" if sitting.home else Path()
    if sitting.home is not None and folder.is_dir():
        for language in LANGUAGES:
            if not (folder / f"{language}.md").is_file():
                yield f"help/{language}.md is missing"


def _catalogues(sitting: Sitting) -> Iterator[str]:
    for path in sorted((sitting.home / "texts").glob("*.po")) if sitting.home else ():
        if path.stem not in LANGUAGES:
            yield f"{path.name}: a catalogue is called en.po, de.po or fr.po"
        read(path)


def _scenarios(sitting: Sitting) -> Iterator[str]:
    for path in sorted((sitting.home / "scenarios").glob("*.toml")) if sitting.home else ():
        for scenario in read_scenarios(path):
            yield from map(str, examine(scenario))


DUTIES = (
    Duty("record-named", "It has a title, and rules with different numbers", _named),
    Duty(
        "record-options",
        "Its options have different names, each with a sentence and its clause",
        _options,
    ),
    Duty("words-plain", "The words of its orders are capitals without accents", _plain),
    Duty("texts-read", "Its catalogues can be read", _catalogues),
    Duty("texts-whole", "It has its sentences in every language", _translated),
    Duty("help-whole", "It has its help pages in every language", _pages),
    Duty("scenarios-pass", "Its scenarios pass", _scenarios),
)
"""What must be true of the record and what stands beside it."""
