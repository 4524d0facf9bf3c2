"""Onlookers read of a turn at once where all is open, else late or at the end, never before."""

from base64 import b64encode
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.judge import ruleset
from engine.language.speaker import ENGLISH, Speaker
from engine.phases import PhaseKind
from engine.play import seats
from engine.post import book as books
from engine.post import press
from engine.post import public as editions
from engine.post.book import Book, BookError
from engine.post.press import Press
from engine.post.public import EditionError

FRANCE, MOVEMENT = PowerId("FRANCE"), PhaseKind.MOVEMENT
HIDING = ("spy", "infiltration", "espionage", "blind", "intimate")


def playing(variant: str, deadlines: int, last: int = 1) -> Game:
    """A game after so many deadlines played by chance, and a movement that ``last`` draws."""
    game = Game.begin(ruleset(variant), title="Onlookers", seed="17")
    while len(game.record.line()) <= deadlines or game.position().phase.kind is not MOVEMENT:
        _decided(game, 100 + len(game.record.line()))
    _decided(game, last)
    return game


def _decided(game: Game, chance: int) -> None:
    views = seats.views(game.rules, game.history.led_to(game.record.head))
    for power, orders in seats.orders(game.rules, views, Random(chance)).items():
        game.give(power, orders, source="typed")
    game.resolve()


def written(game: Game, book: Book, file: Path) -> dict[str, bytes]:
    return dict(editions.every(game, book, file, lambda *_: b"", ENGLISH))


def test_an_open_game_is_read_at_once_and_another_at_the_end(tmp_path: Path) -> None:
    with playing("standard", 1) as game:
        assert editions.is_open(game)
        every = tuple(range(1, len(game.record.line())))
        assert editions.ripe(game, Book()) == every
        assert editions.ripe(game, Book(public="1")) == every[:-1]
        assert editions.ripe(game, Book(public="end")) == ()
    for variant in HIDING:
        with playing(variant, 2) as game:
            assert not editions.is_open(game), variant
            assert editions.ripe(game, Book()) == ()
            assert written(game, Book(), tmp_path / "g.spydip") == {}
            with pytest.raises(EditionError):
                editions.edition(game, Book(), 1)
            older = tuple(range(1, len(game.record.line()) - 1))
            assert editions.ripe(game, Book(public="0")) == older, "the last is in play"


@pytest.mark.parametrize("variant", HIDING)
def test_what_happened_since_changes_no_edition_that_is_out(variant: str, tmp_path: Path) -> None:
    book, file = Book(public="1"), tmp_path / "g.spydip"
    with playing(variant, 2, last=1) as one, playing(variant, 2, last=2) as other:
        assert one.position() != other.position(), "the worlds do not differ"
        assert one.record.line()[-2].digest == other.record.line()[-2].digest
        assert len(editions.ripe(one, book)) == len(one.record.line()) - 2 >= 2
        assert written(one, book, file) == written(other, book, file)


def test_orders_in_hand_and_sealed_words_are_in_no_edition(tmp_path: Path) -> None:
    with playing("standard", 0) as game:
        file = tmp_path / "g.spydip"
        game.save_as(file)
        before = written(game, Book(), file)
        for to, text in (((FRANCE,), "for France alone"), ((), "for all")):
            press.add(file, Press(by="GM", text=text, release="S1901M", to=to, line="GM"))
        press.add(file, Press(by="GM", text="of the next", release="F1901M", line="GM"))
        views = seats.views(game.rules, game.history.led_to(game.record.head))
        for power, orders in seats.orders(game.rules, views, Random(5)).items():
            game.give(power, orders, source="typed")
        after = written(game, Book(), file)
        assert b"for all to read" in after["S1901M.html"]
        assert b"for the game master" not in after["S1901M.html"]
        for end in ("txt", "md", "html"):
            assert b"(GM): for all" in after[f"S1901M.{end}"]
            assert b"(GM)" not in before[f"S1901M.{end}"]
        for content in after.values():
            assert b"for France alone" not in content
            assert b"of the next" not in content
        assert written(game, Book(press="none"), file) == before


def test_an_edition_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    with playing("standard", 0) as game:
        found = dict(
            editions.every(
                game,
                Book(),
                tmp_path / "g.spydip",
                lambda _, language: f"{language} map".encode(),
                Speaker("de"),
            )
        )
        assert set(found) == {f"S1901M{end}" for end in (".txt", ".md", ".html", ".png")}
        assert "Frühjahr 1901" in found["S1901M.txt"].decode()
        assert (
            f"data:image/png;base64,{b64encode(b'de map').decode()}"
            in found["S1901M.html"].decode()
        )


@pytest.mark.parametrize("text", ["soon", "-1", "1000", "1.5"])
def test_a_time_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BookError):
        books.read(f'public = "{text}"\n', (FRANCE,))


def test_the_command_keeps_the_delay_and_writes_what_is_ripe(tmp_path: Path) -> None:
    file = tmp_path / "g.spydip"
    with playing("spy", 2) as game:
        game.save_as(file)
        phases = [node.phase for node in game.record.line()][:-2]

    def call(*more: str) -> str:
        run = CliRunner().invoke(program, ["public", str(file), "--no-maps", *more])
        assert run.exit_code == 0, run.output
        return run.output

    assert "once the game is over" in call()
    assert not editions.folder_for(file).exists()
    assert "1 deadline later" in call("--after", "1")
    assert "1 deadline later" in call()
    names = sorted(path.name for path in editions.folder_for(file).glob("*.txt"))
    assert names == sorted(f"{phase}.txt" for phase in phases)
