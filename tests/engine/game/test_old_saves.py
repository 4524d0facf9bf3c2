"""Games kept from before stay what they were: they open, agree, and tell what they told.

``tests/saves/first-years`` holds a game of each variant and of two mixes, each with a correction by
hand, a branch and its post; a packet of each, that of Spy Diplomacy locked; and books, words and a
style that a person wrote. Facts may change on purpose only (``tests.helpers.old_saves``).
"""

import shutil
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner

from engine import judge
from engine.cli import program
from engine.facts import bare, parse
from engine.game.game import Game
from engine.post import book as books
from engine.post.book import Book
from engine.post.manner import manner_of
from tests.helpers.old_saves import BESIDE, FOLDER, NAMES, facts_of, place

LOCKED = "four quiet spies in Tyrolia"
"""What the packet of Spy Diplomacy is locked with."""


def run(*arguments: str | Path) -> str:
    """What a command prints that ends well."""
    result = CliRunner().invoke(program, [str(one) for one in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember the keys of game masters for this test alone."""
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path / "settings")


def packet(name: str) -> Path:
    """The packet of a kept game."""
    [found] = FOLDER.glob(f"{name}-[SFW]19*.spyview")
    return found


@pytest.fixture
def copy(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A kept game and its post, to be played on; Spy Diplomacy where no other is named."""
    name = getattr(request, "param", "spy")
    shutil.copytree(place(name).with_suffix(".post"), tmp_path / f"{name}.post")
    return Path(shutil.copy(place(name), tmp_path))


def test_a_game_of_each_variant_and_of_two_mixes_is_kept() -> None:
    variants = judge.variant_ids()
    assert set(variants) < set(NAMES)
    assert len(NAMES) == len(variants) + 2


@pytest.mark.parametrize("name", NAMES)
def test_each_agrees_with_the_rules_of_today_and_is_not_changed_by_it(name: str) -> None:
    before = place(name).read_bytes()
    assert run("verify", place(name)).endswith(": no differences\n")
    assert place(name).read_bytes() == before


@pytest.mark.parametrize("name", NAMES)
def test_each_tells_every_viewer_at_every_position_what_it_told(name: str) -> None:
    with Game.open(place(name), write=False) as game:
        told = facts_of(game)
    assert told.splitlines() == place(name).with_suffix(".facts").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_branch_its_correction_and_the_turn_that_was_taken_back(name: str) -> None:
    with Game.open(place(name), write=False) as game:
        assert list(game.record.branches) == ["main", "By chance"]
        assert game.record.branch == "main"
        assert [act.kind for act in game.record.acts].count("undo") == 1
        [edit] = [act for act in game.record.acts if act.kind == "edit"]
        assert edit.reason == "An order was misread."


@pytest.mark.parametrize("copy", NAMES, indirect=True)
def test_each_is_played_on(copy: Path) -> None:
    run("branch", copy, "By chance")
    run("redo", copy)
    run("branch", copy, "main")
    run("resolve", copy)
    assert run("verify", copy).endswith(": no differences\n")


@pytest.mark.parametrize("name", NAMES)
def test_each_packet_opens_and_tells_what_its_game_tells(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = packet(name)
    power = path.stem.rpartition("-")[2]
    monkeypatch.setenv("SPYDIP_PASSPHRASE", LOCKED if name == "spy" else "")
    facts = run("facts", place(name), "--as", power)
    kept = run("view", path, "--facts")
    now = {line for line in facts.splitlines() if not isinstance(bare(parse(line)), BESIDE)}
    then = set(kept.splitlines())
    assert then <= now
    # Agents who found nobody did not say so when these packets were made.
    assert all(line.startswith("agent ") and line.endswith(" none") for line in now - then)
    assert f" {power}\n" in facts


def test_the_locked_packet_opens_to_its_words_alone() -> None:
    env = {"SPYDIP_PASSPHRASE": "peace"}
    result = CliRunner().invoke(program, ["view", str(packet("spy"))], env=env)
    assert result.exit_code == 1


def test_a_packet_is_answered(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    run("answer", packet("standard"), "A HOL R KIE", "-o", sheet)
    assert "A HOL R KIE" in sheet.read_text("utf-8")


def test_a_book_written_by_hand_says_what_it_said() -> None:
    book = _book("spy")
    assert (book.gm, book.address, book.boardman) == (
        "Ana Ruiz",
        "gm@tannenburg.example",
        "2025BK",
    )
    assert book.grace.total_seconds() == 12 * 3600
    assert [str(moment) for moment in book.deadlines.values()] == [
        "2025-04-06 20:00:00+02:00",
        "2025-04-20 20:00:00+02:00",
    ]
    england = book.seats["ENGLAND"]
    assert (england.name, england.standby, england.nmr) == (
        "Ottilie Wren",
        "m.dubreuil@courriel.example",
        1,
    )
    assert book.seats["TURKEY"].addresses == ("deniz@liman.example", "deniz.work@liman.example")
    assert [book.seats[who].role for who in ("FRANCE", "ITALY", "RUSSIA")] == [
        "here",
        "nobody",
        "mail",
    ]
    assert [str(one.said) for one in book.changes] == [
        "F1901M ENGLAND: Kaspar to Ottilie Wren (moved house)"
    ]


def test_a_short_book_written_by_hand_says_what_it_said() -> None:
    book = _book("standard")
    assert (book.style, book.press, book.miller, book.address) == ("column", "black", "1901-17", "")
    assert book.seats["GERMANY"].addresses == ("hanne.voss@netz.example",)
    assert book.seats["FRANCE"].name == ""


def test_letters_are_written_in_the_words_and_the_style_of_their_game(
    copy: Path, tmp_path: Path
) -> None:
    run("letters", copy, "England", "-o", tmp_path / "letters", "--no-maps")
    [letter] = (tmp_path / "letters").rglob("*ENGLAND*.txt")
    text = letter.read_text("utf-8")
    assert "Dear Ottilie Wren (England)," in text
    assert "Sunday 6 April 2025, 20:00 UTC+02:00" in text
    assert "Yours, Ana Ruiz" in text
    assert "England ordered\n" in text
    assert "On the board\n" in text
    assert "Peace for all, and a fair wind." in text


def test_a_style_and_words_written_by_hand_say_what_they_said() -> None:
    with Game.open(place("spy"), write=False) as game:
        manner = manner_of(game, place("spy"))
    assert manner.words["en"].tags["NMR"] == "Nothing came from you."
    assert manner.style.words == {"bounces": "thrown back", "void": "no such order"}
    assert manner.style.text["moved"] == "  $piece went to $place"


@pytest.mark.parametrize("copy", NAMES, indirect=True)
def test_letters_and_packets_of_each_are_written(copy: Path, tmp_path: Path) -> None:
    with Game.open(copy, write=False) as game:
        seat = game.rules.seats[0]
    run("letters", copy, seat, "-o", tmp_path / "letters", "--no-maps", "--packets")
    assert list((tmp_path / "letters").rglob(f"*{seat}*.txt"))
    assert list((tmp_path / "letters").rglob("*.spyview"))


def _book(name: str) -> Book:
    with Game.open(place(name), write=False) as game:
        return books.load(place(name), game.rules.seats)
