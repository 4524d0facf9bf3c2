"""No English is left in what players and game masters abroad read of any sample game.

Whole words of English are looked for, and every name of a place or power that is another one in
the reader's language. What somebody wrote stays as it is written.
"""

import html
import re
from collections.abc import Iterator
from functools import cache

import pytest

from engine.board.graph import Board
from engine.game.game import Game
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import place_name, power_name
from engine.play import samples
from engine.report.styles import as_html, as_markdown, as_text
from engine.session.seat import Seat
from tests.helpers import pseudo
from tests.helpers.sent_letters import GM, NAMES, PRESS, played, written

WORDS = pseudo.words(
    "a the of and or your you with was were has have had from seen by at least army armies fleet",
    "fleets unit units spy agents no not nobody foreign report reports before after moved centre",
    "centres supply due send back next must retreat may build killed lost took captured which who",
    "orders received adjustments movement retreats spring fall winter to for this is are",
)
THEIRS = {
    "de": {"a", "was", "an", "agents", "winter", "war", "die"},
    "fr": {"a", "an", "agents", "centre", "centres", "has", "report", "espion", "retreat"},
}
"""Words that are spelled alike in the reader's language."""

TOKEN = re.compile(r"[^\W\d_]+")


@cache
def game(sample: str) -> Game:
    return samples.play(sample)


def names_left(board: Board, language: str) -> dict[str, str]:
    """English names that are other ones in a language."""
    abroad = Speaker(language)
    named = [place_name(board, place) for place in board.provinces]
    named += [power_name(board, power) for power in board.powers]  # type: ignore[misc]
    english = {ENGLISH.say(one): abroad.say(one) for one in named}
    return {name: other for name, other in english.items() if name not in other}


@cache
def names_pattern(board: Board, language: str) -> re.Pattern[str]:
    """What finds any of them, the longest first."""
    names = sorted(names_left(board, language), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")


def plain(text: str) -> str:
    """A page as it is read."""
    if not text.startswith("<"):
        return text
    return html.unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=re.DOTALL))


def left(text: str, board: Board, title: str, language: str) -> Iterator[str]:
    """What of a text is English."""
    said = plain(text)
    for own in (title, GM, PRESS, *NAMES):
        said = said.replace(own, " ")
    words = {word for word in TOKEN.findall(said) if not word.isupper()}
    yield from sorted({word for word in words if word.lower() in WORDS - THEIRS[language]})
    yield from dict.fromkeys(names_pattern(board, language).findall(said))


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("sample", samples.names())
def test_every_report_of_a_sample_is_in_the_reader_s_language(sample: str, language: str) -> None:
    master, speaker = Seat(game(sample)), Speaker(language)
    board, title = master.board, master.title
    for viewer in master.viewers:
        seat = master.of(viewer)
        for turn in range(len(seat.line)):
            told = seat.told(turn, speaker)
            for page in (as_text(told), as_markdown(told), as_html(told)):
                assert list(left(page, board, title, language)) == [], f"{viewer} {turn}\n{page}"


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("sample", samples.names())
def test_every_letter_of_a_sample_is_so_too_and_keeps_what_was_written(
    sample: str, language: str
) -> None:
    for one in played(sample):
        board, title = one.rules.board, one.record.header.title
        for letter in written(one, language):
            for page in (letter.text, letter.markdown, letter.page()):
                assert list(left(page, board, title, language)) == [], page
                assert PRESS in plain(page)
                assert GM in page


@pytest.mark.parametrize("language", ["de", "fr"])
def test_english_that_is_left_is_found(language: str) -> None:
    board = game("first-years").rules.board
    assert list(left("Your unit in Munich", board, "x", language))[:2] == ["Your", "unit"]
    assert "Vienna" in list(left("<p>Vienna</p>", board, "x", language))
    assert list(left("Eyes of the Danube", board, "Eyes of the Danube", language)) == []
