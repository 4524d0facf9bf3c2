"""The statement at the end tells who won and who played, and nobody's address or vote."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.judge import ruleset
from engine.language.speaker import Speaker
from engine.post import book as books
from engine.post import votes
from engine.post.book import Book
from engine.post.seating import succeeded
from engine.post.statement import KINDS, fates, published
from tests.helpers.postal import book, tannenburg

FRANCE = PowerId("FRANCE")


@pytest.fixture
def played(tmp_path: Path) -> tuple[Game, Book, Path]:
    """A draw of two that was put to the vote, after France went to another player."""
    game, file = tannenburg(), tmp_path / "tannenburg.spydip"
    game.save_as(file)
    known = succeeded(game, book(), FRANCE, "Sam Reed", ("sam@example.org",))
    known = replace(known, gm="Ana Ruiz", boardman="1998AB")
    books.save(file, known)
    one = votes.propose(game, file, votes.draw([FRANCE, PowerId("ITALY")]))
    votes.vote(game, known, file, one, PowerId("TURKEY"), agrees=False)
    game.resolve((one.act,))
    return game, known, file


def test_before_the_end_nothing_is_stated() -> None:
    with pytest.raises(GameError):
        published(tannenburg(), book(), None, ".txt", Speaker("en"))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("a draw between France and Italy", "shared the draw", "Draw of France and Italy")),
        ("de", ("Remis", "am Remis beteiligt", "Zur Abstimmung gestellt")),
        ("fr", ("partie nulle", "partage la partie nulle", "Soumis au vote")),
    ],
)
def test_it_is_told_in_three_languages_and_forms(
    played: tuple[Game, Book, Path], kind: str, language: str, words: tuple[str, ...]
) -> None:
    game, known, file = played
    text = published(game, known, file, kind, Speaker(language))
    assert all(word in text for word in (*words, "Sam Reed", "Ana Ruiz", "1998AB", "S1901M"))


@pytest.mark.parametrize("kind", KINDS)
def test_no_address_and_no_vote_is_in_it(played: tuple[Game, Book, Path], kind: str) -> None:
    game, known, file = played
    text = published(game, known, file, kind, Speaker("en"))
    assert "@" not in text.replace("@media", "")
    (one,) = votes.load(file)
    otherwise = replace(one, votes={PowerId("TURKEY"): True})
    votes._save(file, [otherwise])  # as if Turkey had voted for it
    assert published(game, known, file, kind, Speaker("en")) == text


def test_lines_of_text_keep_to_their_columns_and_the_table_stands_in_order(
    played: tuple[Game, Book, Path],
) -> None:
    game, known, file = played
    text = published(game, known, file, ".txt", Speaker("en"))
    assert max(map(len, text.splitlines())) <= 72
    assert "France: France, Sam Reed (from S1901M); shared the draw" in text
    rows = [line for line in text.splitlines() if line.startswith("Russia ")]
    assert rows == ["Russia       4    4"]
    marked = published(game, known, file, ".md", Speaker("en"))
    assert "| Russia | 4 | 4 |" in marked


def test_fates_name_the_winner_the_survivors_and_the_year_of_the_fallen(tmp_path: Path) -> None:
    with Game.begin(ruleset("standard"), title="Fates", seed="7") as game:
        game.save_as(tmp_path / "g.spydip")
        position = game.position()
        centres = {place: who for place, who in position.centres.items() if who != "TURKEY"}
        units = {place: one for place, one in position.units.items() if one.power != "TURKEY"}
        game.edit(replace(position, centres=centres, units=units), "for the test")
        game.resolve(("WIN FRANCE",))
        found = {power: Speaker("en").say(fate) for power, fate in fates(game).items()}
    assert found["FRANCE"] == "won"
    assert found["ENGLAND"] == "survived with 3 centres"
    assert found["TURKEY"] == "eliminated in 1901"


def test_the_command_writes_each_kind_of_file(
    played: tuple[Game, Book, Path], tmp_path: Path
) -> None:
    game, _, file = played
    game.close()
    for kind in KINDS:
        to = tmp_path / f"out{kind}"
        run = CliRunner().invoke(program, ["records", str(file), "--publish", str(to)])
        assert run.exit_code == 0, run.output
        assert "draw between France and Italy" in to.read_text("utf-8")
    assert "<svg" in (tmp_path / "out.html").read_text("utf-8")
