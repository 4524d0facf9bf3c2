"""Proposals to end a game are voted on in secret, and pass once all survivors agree."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.post import beside
from engine.post.book import save
from engine.post.votes import electors
from tests.helpers.postal import begun, book, tannenburg


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with tannenburg() as game:
        game.save_as(tmp_path / "t.spydip")
    seats = {
        **book().seats,
        PowerId("RUSSIA"): replace(book().seat(PowerId("RUSSIA")), role="nobody"),
    }
    save(tmp_path / "t.spydip", replace(book(), seats=seats))
    return tmp_path / "t.spydip"


def run(file: Path, *rest: str, status: int = 0) -> str:
    told = CliRunner().invoke(program, ["vote", str(file), *rest])
    assert told.exit_code == status, told.output
    return told.output


def test_a_draw_among_some_passes_once_all_who_play_agree(file: Path) -> None:
    told = run(file, "--propose", "draw france, italy")
    assert told.startswith("Draw of France and Italy, S1901M: not heard: Austria, England")
    assert "Russia" not in told, "nobody plays it"
    for power in ("Austria", "England", "France", "Germany", "Italy"):
        run(file, power, "yes")
    assert "against: Turkey (not agreed)" in run(file, "Turkey", "no")
    assert "Not everybody agreed" in run(file, "--decide", status=1)
    assert "not heard: Turkey (not agreed)" in run(file, "Turkey", "none")
    assert "(everybody agrees)" in run(file, "Turkey", "yes")
    run(file, "--decide")
    with Game.open(file, write=False) as game:
        ending = game.position().ending
    assert ending is not None
    assert ending.winners == ("FRANCE", "ITALY")
    assert "The game is over" in run(file, "--propose", "DRAW", status=1)


def test_a_concession_is_a_victory_and_no_agreed_draw(file: Path) -> None:
    assert "Victory for France, S1901M" in run(file, "--propose", "WIN FRANCE")
    for power in ("Austria", "England", "France", "Germany", "Italy", "Turkey"):
        run(file, power, "yes")
    run(file, "--decide")
    told = CliRunner().invoke(program, ["report", str(file), "--as", "France"]).output
    assert "France" in told
    assert "draw" not in told.lower()


def test_what_is_no_act_and_who_has_no_vote_are_refused(file: Path) -> None:
    assert "Nothing is proposed yet" in run(file, "France", "yes", status=1)
    run(file, "--propose", "WIN FRANCE ITALY", status=1)
    run(file, "--propose", "SURRENDER", status=1)
    run(file, "--propose", "DRAW")
    assert "has no vote" in run(file, "Russia", "yes", status=1)
    (beside.folder(file) / "votes.toml").write_text("proposal = 3")
    assert "cannot be read" in run(file, status=1)


def test_both_players_of_intimate_vote() -> None:
    assert electors(begun("intimate"), replace(book(), seats={})) == ("X", "Y")
