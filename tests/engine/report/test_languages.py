"""What a game tells is told in its reader's language, with nothing left of another."""

import html
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.language.message import Message, Value
from engine.language.speaker import Speaker
from engine.post import style as styles
from engine.post.letter import Frame
from engine.report.account import account
from engine.report.explain import explain
from engine.report.facts import messages
from engine.report.styles import as_html, as_markdown, as_text
from engine.rules import Ruleset
from engine.visibility.sight import GM
from tests.helpers import playthroughs
from tests.helpers.letters import letter_about

VARIANTS = sorted(path.stem for path in playthroughs.FOLDER.glob("*.txt"))
_ENGLISH = (
    "the|and|of|was|were|by|your|you|there|their|its|it|army|armies|fleet|fleets|unit|units|spy|"
    "spies|supports|holds|bounced|from|with|void|disbanded|this|that|which|centre of|owns"
)
LEFT = re.compile(rf"\b(?:{_ENGLISH})\b(?! [A-Z]{{3}}\b)|\(Ein|\b[a-z]+\.[a-z_]{{3,}}|[{{}}]|None")
"""English words, torn pieces, ids without a text, gaps that nothing filled."""


_HEADINGS = (
    "Spring|Fall|Units|Supply|Must|Next|Intelligence|Orders|Nobody|ARRIVES|LOST|FAILS?|DISLODGED|"
    "BOUNCE|moves|issue"
)
_REPORTED = re.compile(rf"{LEFT.pattern}|\b(?:{_HEADINGS})\b")
_TAG = re.compile(r"<style>.*?</style>|<[^>]*>", re.DOTALL)


@cache
def told(variant: str) -> tuple[Value, ...]:
    """All that is said of a recorded game to anybody, each once."""
    text = playthroughs.place(variant).read_text(encoding="utf-8")
    rules = judge.ruleset(text.split("\n", 1)[0].split(" ")[1])
    found: dict[Value, None] = {}
    for turn, _ in playthroughs.replayed(rules, text):
        found.update(dict.fromkeys(_of_turn(rules, turn)))
    return tuple(found)


def _of_turn(rules: Ruleset, turn: Turn) -> Iterator[Message]:
    yield turn.before.phase.title
    yield from (explain(outcome, rules.board) for outcome in turn.resolution.outcomes)
    yield from (entry.why for entry in turn.submission.entries if entry.why)
    for seat in (GM, *rules.seats):
        seen = judge.report(rules, turn, seat)
        yield from messages(seen.facts, rules.board, to_gm=seat == GM)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_recorded_game_is_told_without_an_english_word(variant: str, language: str) -> None:
    speaker = Speaker(language)
    said = [speaker.say(one) for one in told(variant)]
    assert len(said) > 100
    assert not [text for text in said if LEFT.search(text)][:20]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sentence_is_whole_in_english(variant: str) -> None:
    said = [str(one) for one in told(variant) if isinstance(one, Message)]
    assert not [text for text in said if re.search(r"[{}]|None|  |\b[a-z]+\.[a-z_]{3,}", text)]


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_reports_and_letters_are_written_without_an_english_word(
    variant: str, language: str
) -> None:
    text = playthroughs.place(variant).read_text(encoding="utf-8")
    rules = judge.ruleset(text.split("\n", 1)[0].split(" ")[1])
    turn, _ = next(islice(playthroughs.replayed(rules, text), 3, None))
    speaker = Speaker(language)
    frame = Frame(power="X", number=1, tags=("NMR",), deadline="Y", gm="Z")
    for seat in (GM, rules.seats[0]):
        seen = judge.report(rules, turn, seat)
        one = account(seen, rules.board, "", speaker)
        pages = [as_text(one), as_markdown(one), html.unescape(_TAG.sub(" ", as_html(one)))]
        for name in styles.names():
            letter = letter_about(rules, seen, "", dressed=name, speaker=speaker, frame=frame)
            pages += [letter.text, letter.markdown]
            pages.append(html.unescape(_TAG.sub(" ", letter.page())))
        assert not [found for page in pages for found in _REPORTED.findall(page)]
