"""What a viewer writes down stays with the game, and with that viewer alone."""

from pathlib import Path

import pytest

from engine.board.graph import PowerId, ProvinceId
from engine.game import notebook
from engine.game.archive import Archive
from engine.game.copies import offers
from engine.game.game import Game
from engine.game.notebook import Guess, Notebook, NotebookError, Sure
from engine.game.packet import pack
from engine.game.packet_content import dumps
from engine.game.packet_file import Opened
from engine.game.scenario_text import write_scenario
from engine.phases import parse_phase
from engine.play import samples
from engine.post import gm_archive
from engine.session.packets import PacketSeat
from engine.session.seat import Seat

ENGLAND, FRANCE = PowerId("ENGLAND"), PowerId("FRANCE")
NOW = parse_phase("S1901M")
LATER = parse_phase("F1901M")
WORD = "Zwiebelkuchen"
TOKEN = "5f" * 16
BOOK = (
    Notebook()
    .pin(Guess(ProvinceId("NTH"), f"{WORD}?", NOW, Sure.LIKELY))
    .remark(FRANCE, NOW, f"Promised Burgundy,\nsaid {WORD}.")
)


def test_a_notebook_comes_back_as_it_was_written() -> None:
    assert notebook.read(notebook.write(BOOK)) == BOOK
    assert notebook.write(Notebook()) == ""


def test_the_same_guess_keeps_its_date_and_another_gets_its_own() -> None:
    same = BOOK.pin(Guess(ProvinceId("NTH"), f"{WORD}?", LATER, Sure.CERTAIN))
    other = BOOK.pin(Guess(ProvinceId("NTH"), "A German spy", LATER))
    assert (same.guesses[0].since, same.guesses[0].sure) == (NOW, Sure.CERTAIN)
    assert other.guesses == (Guess(ProvinceId("NTH"), "A German spy", LATER),)


def test_nothing_written_takes_a_note_away() -> None:
    assert BOOK.pin(Guess(ProvinceId("NTH"), "  ", NOW)).guesses == ()
    assert BOOK.remark(FRANCE, NOW, "\n").remarks == ()


@pytest.mark.parametrize(
    "text",
    [
        "guess = 3",
        "= [",
        "[[guess]]\nplace = 1",
        '[[guess]]\nplace = "NTH"\ntext = "a"\nsince = "never"\nsure = "maybe"',
        '[[guess]]\nplace = "NTH"\ntext = "a"\nsince = "S1901M"\nsure = "perhaps"',
        '[[remark]]\npower = "FRANCE"\ndue = "soon"\ntext = ""',
        "remark = [3]",
    ],
)
def test_what_is_no_notebook_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(NotebookError) as refused:
        notebook.read(text)
    assert str(refused.value).endswith(".")


def test_a_notebook_stays_with_the_game_file(tmp_path: Path) -> None:
    with samples.play("first-years") as game:
        Seat(game, ENGLAND).notes.keep(BOOK)
        game.save_as(tmp_path / "game.spydip")
    with Game.open(tmp_path / "game.spydip") as game:
        assert Seat(game, ENGLAND).notes.read() == BOOK
        game.write_down(ENGLAND, BOOK.remark(FRANCE, NOW, ""))
    with Game.open(tmp_path / "game.spydip", write=False) as game:
        assert game.notebook(ENGLAND).guesses == BOOK.guesses
        assert game.notebook(ENGLAND).remarks == ()


def test_nobody_else_reads_it_and_no_file_that_is_handed_on_holds_it(tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    with samples.play("first-years") as game:
        game.save_as(file)
        Seat(game, ENGLAND).notes.keep(BOOK)
        for other in (FRANCE, PowerId("GM")):
            assert Seat(game, other).notes.read() == Notebook()
        told = [dumps(pack(game, power, token=TOKEN)) for power in game.rules.seats]
        told += gm_archive.archive(game, file, lambda *_: b"").values()
        told.append(write_scenario(game, game.record.nodes[game.record.head]).encode())
        assert WORD.encode() in game.content()
        assert not [one for one in told if WORD.encode() in one]


def test_what_is_saved_of_a_damaged_file_has_the_notebooks(tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    with samples.play("first-years") as game:
        game.save_as(file)
        game.write_down(ENGLAND, BOOK)
    archive, _ = Archive.rescue(file)
    with archive:
        assert notebook.read(archive.notebooks[ENGLAND]) == BOOK
    assert offers(file)


def test_a_notebook_that_cannot_be_read_is_kept_beside_the_new_one() -> None:
    with samples.play("first-years") as game:
        game._archive.write_down(ENGLAND, "guess = 3")
        with pytest.raises(NotebookError):
            game.notebook(ENGLAND)
        game.write_down(ENGLAND, BOOK)
        assert game.notebook(ENGLAND) == BOOK
        assert game._archive.notebooks["ENGLAND.old"] == "guess = 3"


def test_a_players_notebook_is_the_same_for_every_packet_of_the_game(tmp_path: Path) -> None:
    with samples.play("first-years") as game:
        packets = [Opened(pack(game, power, token=TOKEN), "") for power in (ENGLAND, FRANCE)]
    first, again, other = (
        PacketSeat(packets[which], tmp_path / name)
        for which, name in ((0, "one.spyview"), (0, "two.spyview"), (1, "three.spyview"))
    )
    first.notes.keep(BOOK)
    assert again.notes.read() == BOOK
    assert other.notes.read() == Notebook()
    (file,) = tmp_path.glob("notes-*.toml")
    file.write_text("guess = 3")
    with pytest.raises(NotebookError):
        again.notes.read()
    again.notes.keep(BOOK)
    assert first.notes.read() == BOOK
    assert "guess = 3" in [one.read_text() for one in tmp_path.glob("*.old")]
