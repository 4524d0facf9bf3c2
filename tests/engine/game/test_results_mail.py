"""A game can be begun from a printed adjudication, and what was not understood is said."""

import pytest

from engine.board.graph import PowerId
from engine.game.interchange import InterchangeError
from engine.game.interchange.results_mail import read_results

JUDGE = """\
Movement results for Spring of 1901.  (tannen.001)

Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia.  (*bounce*)
Austria: Fleet Trieste -> Albania.

France:  Fleet Brest -> Mid-Atlantic Ocean.
France:  Army Marseilles SUPPORT Army Paris -> Burgundy.
France:  Army Paris -> Burgundy.

Russia: Fleet St. Petersburg (south coast) -> Gulf of Bothnia.
Russia: Army Warsaw -> Galicia.  (*bounce*)

The next phase of 'tannen' will be Movement for Fall of 1901.
"""

ZINE = """\
TANNENBURG, Autumn 1901

A: F Alb-Gre, A Ser S F Alb-Gre, A Tri H
T: A Bul-Gre (fails), A Con-Bul (fails), F Ank-BLA
R: F STP-BOT
I: A Ven-Moonbase

Supply centres:
Austria: Bud, Tri, Vie, Ser (4)
"""


def units(position: object, power: str) -> list[str]:
    return sorted(map(str, position.of(PowerId(power))))  # type: ignore[attr-defined]


def test_a_judges_mail_of_the_first_spring_becomes_a_game() -> None:
    game, notes = read_results(JUDGE, title="tannen")
    assert notes == []
    assert [node.phase for node in game.record.line()] == ["S1901M", "F1901M"]
    assert units(game.position(), "FRANCE") == ["A BUR", "A MAR", "F MAO"]
    assert units(game.position(), "AUSTRIA") == ["A SER", "A VIE", "F ALB"]
    assert units(game.position(), "TURKEY") == ["A CON", "A SMY", "F ANK"]
    _, sheet = game.record.sheets(1)[PowerId("FRANCE")]
    assert sheet.lines == ("F BRE - MAO", "A MAR S A PAR - BUR", "A PAR - BUR")
    assert sheet.source == "import"
    assert "Fleet Brest -> Mid-Atlantic Ocean." in sheet.raw


def test_the_season_is_that_of_the_moves_and_not_that_of_the_next_deadline() -> None:
    game, _ = read_results(f"The next deadline is for Fall of 1901.\n{JUDGE}")
    assert game.record.nodes[1].phase == "S1901M"


def test_a_zines_page_becomes_a_game_with_the_units_and_centres_that_it_names() -> None:
    game, notes = read_results(ZINE)
    assert [node.phase for node in game.record.line()] == ["F1901M", "W1901A"]
    assert units(game.position(1), "RUSSIA") == ["F STP/SC"]
    assert units(game.position(), "TURKEY") == ["A BUL", "A CON", "F BLA"]
    assert game.position(1).owned(PowerId("AUSTRIA")) == ("BUD", "SER", "TRI", "VIE")
    assert game.position(1).owned(PowerId("TURKEY")) == ("ANK", "CON", "SMY")
    assert len(notes) == 1
    assert str(notes[0]).startswith("Line 6 could not be read: ")


def test_a_result_that_comes_out_differently_is_said() -> None:
    _, notes = read_results(JUDGE.replace("Burgundy.\n\nR", "Burgundy. (*void*)\n\nR"))
    assert list(map(str, notes)) == [
        "FRANCE: A PAR - BUR: the page says that it failed, but here: succeeds."
    ]
    _, notes = read_results(JUDGE.replace("Galicia.  (*bounce*)\nA", "Galicia.\nA"))
    assert list(map(str, notes)) == [
        "AUSTRIA: A VIE - GAL: the page says that it succeeded, but here: bounces."
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Dear all, the deadline is Friday.", "names the season"),
        ("Retreat results for Fall of 1902.\nFrance: Army Paris -> Gascony.", "with the moves of"),
        ("Spring 1901\nNothing came in.", "No orders were found"),
    ],
)
def test_a_page_that_begins_no_game_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(InterchangeError, match=sentence):
        read_results(text)
