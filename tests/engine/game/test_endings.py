"""Why a game ended is kept as it always was, and told in every language."""

import pytest

from engine.board.load import load
from engine.game.endings import read, write
from engine.language.message import Message, written
from engine.language.speaker import Speaker
from engine.position import Ending
from engine.report.explain import over

KEPT = {
    "a draw is agreed": Message("end.draw_agreed"),
    "18 of 34 centres": Message("end.centres", most="18", all="34"),
    "the agreed last year, 1910, is over": Message("end.last_year", year="1910"),
    "Turkey stands on the other's home centres": Message("end.on_homes", home="Turkey"),
    "elf.dug_out": Message("elf.dug_out"),
    "a reason of nobody knows whom": written("a reason of nobody knows whom"),
}


@pytest.mark.parametrize("text", KEPT)
def test_a_reason_is_kept_as_the_text_that_digests_are_made_with(text: str) -> None:
    assert read(text) == KEPT[text]
    assert write(KEPT[text]) == text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The game is over: X has won (Turkey stands on the other’s home centres)."),
        (
            "de",
            (
                "Das Spiel ist aus: X hat gewonnen "
                "(die Türkei steht auf den Heimatzentren der Gegenseite)."
            ),
        ),
        (
            "fr",
            (
                "La partie est finie\N{NARROW NO-BREAK SPACE}: X a gagné "
                "(la Turquie occupe des centres d’origine de l’adversaire)."
            ),
        ),
    ],
)
def test_the_end_is_told_with_the_names_of_the_reader(language: str, told: str) -> None:
    ending = Ending(("X",), read("Turkey stands on the other's home centres"))
    assert Speaker(language).say(over(ending, load("standard"))) == told


def test_a_shared_end_and_one_without_a_winner_are_told_apart() -> None:
    board, speaker = load("standard"), Speaker("de")
    shared = Ending(("AUSTRIA", "TURKEY"), Message("end.draw_agreed"))
    assert "Remis zwischen Österreich und der Türkei" in speaker.say(over(shared, board))
    assert "niemand" in speaker.say(over(Ending((), Message("end.both_overbid")), board))
