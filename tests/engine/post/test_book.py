"""The book knows who plays a power, and follows its game to a copy."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.post.beside import carry, folder
from engine.post.book import BookError, load, read, save, write
from engine.post.status import Presence, status
from tests.helpers.postal import NOON, book, tannenburg

ITALY = PowerId("ITALY")


def test_where_nobody_plays_nothing_is_waited_for() -> None:
    seats = {**book().seats, ITALY: replace(book().seat(ITALY), role="nobody")}
    kept = read(write(replace(book(), seats=seats)), tuple(seats))
    assert kept.seat(ITALY).role == "nobody"
    rows = status(tannenburg(), kept, NOON + timedelta(days=9))
    [row] = [row for row in rows if row.power == ITALY]
    assert row.presence is Presence.NOTHING_DUE
    assert not row.reminded


def test_a_role_that_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(BookError, match="role = “ghost” is not one of mail, here, nobody"):
        read('[[player]]\npower = "ITALY"\nrole = "ghost"\n', (ITALY,))


def test_a_new_game_reuses_no_post_of_a_former_one_of_its_name(tmp_path: Path) -> None:
    game = tmp_path / "g.spydip"
    for _ in range(2):
        begun = CliRunner().invoke(program, ["new", str(game)])
        assert begun.exit_code == 0, begun.output
        save(game, replace(book(), gm="Ada"))
        game.unlink()
    begun = CliRunner().invoke(program, ["new", str(game)])
    assert "“g.post” holds the post of another game; it is now called “g.old-2.post”" in " ".join(
        begun.output.split()
    )
    assert not folder(game).exists()
    assert (tmp_path / "g.old-1.post" / "book.toml").is_file()


def test_post_of_a_game_whose_file_was_replaced_is_moved_aside(tmp_path: Path) -> None:
    game, other = tmp_path / "g.spydip", tmp_path / "other.spydip"
    for file in (game, other):
        assert CliRunner().invoke(program, ["new", str(file)]).exit_code == 0
    run = CliRunner().invoke
    assert run(program, ["status", str(game), "--book"]).exit_code == 0
    assert run(program, ["press", str(game), "FRANCE", "We meet at dawn."]).stderr == ""
    other.replace(game)
    listed = run(program, ["press", str(game)])
    assert "“g.post” holds the post of another game; it is now called “g.old-1.post”" in " ".join(
        listed.stderr.split()
    )
    assert "dawn" not in listed.stdout
    assert "dawn" in (tmp_path / "g.old-1.post" / "press.toml").read_text("utf-8")
    assert not folder(game).exists()


def test_the_post_of_a_game_goes_with_a_copy_but_over_nothing(tmp_path: Path) -> None:
    game, copy = tmp_path / "a.spydip", tmp_path / "b.spydip"
    carry(game, copy)
    assert not folder(copy).exists()
    save(game, replace(book(), gm="Ada"))
    carry(game, copy)
    assert load(copy, tuple(book().seats)).gm == "Ada"
    save(game, replace(book(), gm="Bea"))
    assert "“b.old-1.post”" in str(carry(game, copy))
    assert load(copy, tuple(book().seats)).gm == "Bea"
    assert load(tmp_path / "b.old-1.spydip", tuple(book().seats)).gm == "Ada"
    assert carry(game, game) is None
    assert folder(game).is_dir()


@pytest.mark.parametrize(
    "text",
    ["grace_hours = inf", "grace_hours = nan", "grace_hours = 1e300", "player = " + "[" * 3_000],
    ids=["endless", "no-number", "far", "deep"],
)
def test_a_book_that_nobody_can_mean_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BookError):
        read(text, (ITALY,))
