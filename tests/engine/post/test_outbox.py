"""The outbox keeps of every deadline what was written and sent, and asks before a deadline goes."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.post import beside
from engine.post.book import BookError, save
from engine.post.manner import manner_of
from engine.post.outbox import letters
from engine.post.outgoing import Deadline, outbox, owing, standing, written_unsent
from engine.post.posted import BY_MAIL, Posted, keep, mark_sent, posted
from tests.helpers.postal import book, tannenburg

FRANCE, ITALY = PowerId("FRANCE"), PowerId("ITALY")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Spring 1901 is due in a game with seven addresses; nothing was written so far."""
    with tannenburg() as game:
        game.save_as(tmp_path / "t.spydip")
    save(tmp_path / "t.spydip", book())
    return tmp_path / "t.spydip"


def run(*command: str | Path, status: int = 0) -> str:
    told = CliRunner().invoke(program, [*map(str, command)])
    assert told.exit_code == status, told.output
    return told.output


def states(file: Path, about: str) -> dict[str, str]:
    [one] = [one for one in json.loads(run("outbox", file, "--json")) if one["about"] == about]
    return {row["power"]: row["state"] for row in one["letters"]}


def resolved(file: Path, power: str = "", *lines: str) -> None:
    with Game.open(file) as game:
        if power:
            game.give(PowerId(power), map(game.reader.order, lines), source="typed")
        game.resolve()


def test_after_two_deadlines_in_a_row_the_letters_of_the_first_can_still_be_written(
    file: Path, tmp_path: Path
) -> None:
    resolved(file, "FRANCE", "A PAR - BUR")
    resolved(file)
    told = run("outbox", file)
    assert "S1901M: not written: Austria" in told
    run("letters", file, "--no-maps", "--phase", "S1901M")
    text = tmp_path / "t-letters" / "S1901M" / "FRANCE" / "S1901M-FRANCE.txt"
    assert "A PAR - BUR" in text.read_text("utf-8")
    assert "Fall 1901" not in text.read_text("utf-8").split("A PAR - BUR")[0]
    assert set(states(file, "S1901M").values()) == {"written"}
    assert set(states(file, "S1901R").values()) == {"not written"}


def test_a_letter_written_again_later_is_the_same_with_its_packet(file: Path) -> None:
    resolved(file, "FRANCE", "A PAR - BUR")
    with Game.open(file, write=False) as game:
        before = [one.text for one in letters(game, manner_of(game, file))]
    resolved(file)
    with Game.open(file, write=False) as game:
        node = game.record.line()[-2].id
        with standing(game, node) as then:
            assert [one.text for one in letters(then, manner_of(then, file))] == before
    run("letters", file, "--no-maps", "--packets", "--phase", "S1901M", "FRANCE")
    packets = file.parent / "t-letters" / "S1901M" / "FRANCE"
    assert [one.name for one in packets.glob("*-S1901R-FRANCE.*")]


def test_each_deadline_has_a_folder_of_its_own_and_another_branch_one_around_it(file: Path) -> None:
    with Game.open(file) as game:
        game.ledger.branch("what if: <Paris>")
        game.resolve()
        game.ledger.switch("main")
        game.resolve()
    run("letters", file, "--no-maps", "FRANCE")
    run("letters", file, "--no-maps", "FRANCE", "--branch", "what if: <Paris>")
    run("letters", file, "--no-maps", "FRANCE", "--phase", "start")
    mails = file.parent / "t-letters"
    assert {one.relative_to(mails).as_posix() for one in mails.rglob("*.eml")} == {
        "S1901M/S1901M-FRANCE.eml",
        "what if Paris/S1901M/S1901M-FRANCE.eml",
        "before-W1900AS/before-W1900AS-FRANCE.eml",
    }


def test_a_side_line_of_its_own_neither_corrects_nor_counts_as_sent(file: Path) -> None:
    with Game.open(file) as game:
        game.ledger.branch("side")
        game.give(FRANCE, [game.reader.order("A PAR - BUR")], source="typed")
        game.resolve()
    run("letters", file, "--no-maps", "--issue")
    with Game.open(file) as game:
        game.ledger.switch("main")
        game.resolve()
    assert set(states(file, "S1901M").values()) == {"not written"}
    told = run("letters", file, "--no-maps", "--issue")
    assert "correction" not in told
    with Game.open(file) as game:
        game.ledger.adopt("side")
    assert states(file, "S1901M")["FRANCE"] == "changed", "the side line is the game now"
    assert states(file, "S1901M")["ITALY"] == "sent", "Italy hears the same of both"
    assert "S1901M-FRANCE-correction-1.eml" in run("letters", file, "--no-maps")


def test_written_is_not_sent_until_somebody_says_so(file: Path) -> None:
    resolved(file)
    run("letters", file, "--no-maps")
    assert set(states(file, "S1901M").values()) == {"written"}
    assert "FRANCE: the letter about S1901M is marked" in run("outbox", file, "--sent", "S1901M")
    assert set(states(file, "S1901M").values()) == {"sent"}
    assert "Nothing is written and unsent" in run("outbox", file, "--sent", "S1901M", status=1)


def test_a_letter_that_never_went_out_is_written_anew_and_not_corrected(file: Path) -> None:
    resolved(file)
    run("letters", file, "--no-maps")
    with Game.open(file) as game:
        game.ledger.undo("A mail was missed")
        game.give(FRANCE, [game.reader.order("A PAR - BUR")], source="typed")
        game.resolve()
    assert states(file, "S1901M")["FRANCE"] == "changed"
    assert states(file, "S1901M")["ITALY"] == "written"
    assert "correction" not in run("letters", file, "--no-maps")
    assert len(posted(file, "S1901M", FRANCE)) == 1
    run("outbox", file, "--sent", "all")
    assert states(file, "S1901M")["FRANCE"] == "sent"


def test_a_deadline_is_adjudicated_with_a_word_about_letters_that_wait(file: Path) -> None:
    told = run("resolve", file)
    assert "Letters wait that are not marked as sent: start, W1900AS." in told
    for about in ("start", "W1900AS", "S1901M"):
        run("letters", file, "--no-maps", "--phase", about, "--issue")
    assert "Letters wait" not in run("resolve", file)


def test_where_nobody_plays_by_mail_nothing_waits(file: Path) -> None:
    seats = {power: replace(seat, role="here") for power, seat in book().seats.items()}
    save(file, replace(book(), seats=seats))
    assert "Letters wait" not in run("resolve", file)
    assert set(states(file, "S1901M").values()) == {"no mail"}


def test_to_whom_when_and_how_a_letter_went_out_is_kept(file: Path) -> None:
    resolved(file)
    run("letters", file, "--no-maps")
    with Game.open(file, write=False) as game:
        one = next(one for one in written_unsent(game, book(), file) if one.power == ITALY)
    assert Path(one.mail).is_file()
    noon = datetime(2026, 12, 1, 12, tzinfo=UTC)
    mark_sent(file, one, to=("sandro@bellini.example",), how=BY_MAIL, at=noon)
    found = json.loads(run("outbox", file, "--json"))
    [row] = [row for row in found[-1]["letters"] if row["power"] == "ITALY"]
    assert row["sent"] == [
        {"at": "2026-12-01T12:00:00+00:00", "to": ["sandro@bellini.example"], "how": "by mail"}
    ]


def test_letters_that_an_older_program_noted_as_sent_are_known(file: Path) -> None:
    resolved(file)
    with Game.open(file, write=False) as game:
        texts = {one.power: one.bare for one in letters(game, manner_of(game, file))}
    old = beside.folder(file) / "issued" / "S1901M"
    old.mkdir(parents=True)
    for power, text in texts.items():
        (old / f"{power}-0.txt").write_text(text, "utf-8")
    assert set(states(file, "S1901M").values()) == {"sent"}
    assert "FRANCE: the same as sent before" in run("letters", file, "--no-maps")
    mark_sent(file, posted(file, "S1901M", FRANCE)[0])
    assert len(posted(file, "S1901M", FRANCE)) == 1


@pytest.mark.parametrize("content", ["", "{}", '{"sent": 3}', "[]", '{"sent": [], "power": 3}'])
def test_what_is_kept_of_a_letter_and_cannot_be_read_is_named(file: Path, content: str) -> None:
    keep(file, Posted(power=FRANCE, about="W1900AS", text="To France"))
    path = beside.folder(file) / "outbox" / "W1900AS" / "FRANCE-0.json"
    path.write_text(content, "utf-8")
    with pytest.raises(BookError, match=r"FRANCE-0\.json cannot be read"):
        posted(file, "W1900AS")
    assert "FRANCE-0.json" in run("outbox", file, status=1)
    assert "Spring 1901" in run("resolve", file), "the game goes on"


def test_what_was_corrected_by_hand_waits_for_those_who_see_it(file: Path) -> None:
    resolved(file)
    for about in ("start", "W1900AS", "S1901M"):
        run("letters", file, "--no-maps", "--phase", about, "--issue")
    with Game.open(file) as game:
        position = game.position()
        covert = tuple(spy for spy in position.covert if spy.power != "GERMANY")
        game.edit(replace(position, covert=covert), "misread")
        found = owing(game, book(), file)
    assert [(one.about, powers(one)) for one in found] == [("before-S1901R", {"GERMANY"})]
    run("letters", file, "--no-maps", "--issue")
    with Game.open(file, write=False) as game:
        assert owing(game, book(), file) == ()
        assert [one.about for one in outbox(game, book(), file)][-1] == "before-S1901R"


def powers(one: Deadline) -> set[str]:
    return {row.power for row in one.waiting}
