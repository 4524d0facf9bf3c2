"""What was corrected by hand keeps no letter back, and is told to those who see it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.language.texts import LANGUAGES
from engine.post.book import save
from engine.post.letter import words
from engine.post.outbox import Manner, issue, letters
from engine.post.press import Press, add, at_hand, submit
from engine.post.style import style
from tests.helpers.postal import book, tannenburg

FRANCE = PowerId("FRANCE")


@pytest.fixture
def game() -> Iterator[Game]:
    """Spring 1901 has been played."""
    with tannenburg() as played:
        played.resolve()
        yield played


def manner(file: Path) -> Manner:
    said = {language: words(None, language) for language in LANGUAGES}
    return Manner(file=file, book=book(), style=style("judge"), words=said)


def blinded(game: Game, power: str) -> None:
    """Correct by hand that a power has no spy; the others see nothing of it."""
    position = game.position()
    covert = tuple(spy for spy in position.covert if spy.power != power)
    game.edit(replace(position, covert=covert), f"{power} was misread")


def test_a_correction_by_hand_swallows_no_letter_that_was_not_issued(tmp_path: Path) -> None:
    file, out = tmp_path / "t.spydip", tmp_path / "out"
    with tannenburg() as played:
        played.give(FRANCE, [played.reader.order("A PAR - BUR")], source="typed")
        played.resolve()
        blinded(played, "GERMANY")
        played.save_as(file)
    save(file, book())
    command = ["letters", str(file), "-o", str(out), "--no-maps", "--issue"]
    told = CliRunner().invoke(program, command).output
    written = {path.stem for path in out.glob("*.eml")}
    assert {f"S1901M-{power}" for power in book().seats} <= written
    assert written - {f"S1901M-{power}" for power in book().seats} == {"before-S1901R-GERMANY"}
    assert "unchanged" not in told
    assert "A PAR - BUR" in (out / "FRANCE" / "S1901M-FRANCE.txt").read_text("utf-8")
    again = CliRunner().invoke(program, [*command[:3], str(tmp_path / "again"), *command[4:]])
    assert not (tmp_path / "again").exists(), again.output


def test_who_has_the_letter_gets_the_correction_by_hand_alone(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    one = manner(file)
    for letter in letters(game, one, [FRANCE, PowerId("ITALY")]):
        issue(file, letter)
    for power in ("FRANCE", "GERMANY"):
        blinded(game, power)
    found = [(letter.name, letter.sent) for letter in letters(game, one)]
    assert ("before-S1901R-FRANCE", False) in found
    assert ("S1901M-FRANCE", False) not in found
    assert [name for name, _ in found if "GERMANY" in name] == [
        "S1901M-GERMANY",
        "before-S1901R-GERMANY",
    ]
    assert ("S1901M-ITALY", True) in found
    assert ("S1901M-RUSSIA", False) in found


def test_a_correction_by_hand_keeps_press_with_its_deadline(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    for phase in ("S1901M", "S1901R"):
        add(file, submit(game, book(), Press(by="FRANCE", text=f"of {phase}", release=phase)))
    before = at_hand(file, game, book())
    blinded(game, "GERMANY")
    assert at_hand(file, game, book()) == before
    assert "of S1901M" in before[FRANCE][0]
