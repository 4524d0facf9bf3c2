"""Mails stay in the list until they are taken or filed, whoever brought them and however often."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.orders.notation import write
from engine.post import intray
from engine.post.book import save
from engine.post.intray import STANDING, Intray
from engine.post.mail import Mail, parse
from engine.post.mailbox import Mailbox
from tests.helpers.postal import ADDRESSES, book, tannenburg

FRANCE = PowerId("FRANCE")
FULL = "A PAR - BUR\nA MAR H\nF BRE - MAO\nSPY PAR H\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tannenburg.spydip"
    with tannenburg() as game:
        game.save_as(path)
    save(path, book())
    return path


def mail(power: str, text: str, *, hour: int = 9, sender: str = "") -> Mail:
    head = f"From: {sender or ADDRESSES[power]}\nSubject: {power.title()}\n"
    date = f"Date: Tue, 04 Mar 2025 {hour:02}:00:00 +0000\n\n"
    return parse((head + date + text).encode(), f"{power}-{hour}.eml")


def box_of(game: Game, file: Path | None) -> Mailbox:
    box = Mailbox(game, book(), file=file)
    box.load()
    return box


def sources(box: Mailbox) -> list[str]:
    return [entry.mail.source for entry in box.entries]


def test_an_open_mail_is_there_again_however_many_deadlines_pass(file: Path) -> None:
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([mail("X", "Hello, may I join?", sender="eve@far.example"), mail("FRANCE", FULL)])
        box.take([entry for entry in box.entries if entry.one.power])
        game.resolve()
        game.resolve()
        assert sources(box_of(game, file)) == ["X-9.eml"]


def test_taken_mails_are_filed_under_their_deadline_and_never_come_back_as_held(
    file: Path,
) -> None:
    came = mail("FRANCE", FULL)
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([came])
        box.take(box.entries)
        game.resolve()
        box.refresh()
        assert (box.entries, [one.filed for one in box.filed["S1901M"]]) == ([], ["taken"])
        assert box.put([came]) == 0
        assert box_of(game, file).put([came]) == 0


def test_mails_of_a_deadline_that_is_due_again_come_back_as_taken(file: Path) -> None:
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([mail("FRANCE", FULL)])
        box.take(box.entries)
        game.resolve()
        box.refresh()
        assert box.entries == []
        game.ledger.undo()
        box.refresh()
        assert [entry.taken for entry in box.entries] == [True]


def test_a_mail_put_away_is_filed_and_can_be_brought_back(file: Path) -> None:
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([mail("FRANCE", "I am on holiday.")])
        box.put_away(box.entries[0])
        assert (box.entries, box_of(game, file).entries) == ([], [])
        box.bring_back(box.filed["S1901M"][0])
        assert sources(box_of(game, file)) == ["FRANCE-9.eml"]
        assert box.filed["S1901M"] == ()


def test_what_is_fetched_comes_in_once_by_its_name_even_while_the_list_is_open(file: Path) -> None:
    came = mail("FRANCE", FULL)
    with Game.open(file) as game:
        box = box_of(game, file)
        assert intray.receive(file, [(came, "INBOX;7;1")], "S1901M")
        assert not intray.receive(file, [(replace(came, text="else"), "INBOX;7;1")], "S1901M")
        assert box.put([mail("ITALY", "A VEN H\n")]) == 1
        assert sources(box) == ["FRANCE-9.eml", "ITALY-9.eml"]
        box.put_away(box.entries[0])
        assert not intray.receive(file, [(came, "INBOX;7;1")], "S1901M")
        box.refresh()


def test_orders_kept_for_a_deadline_wait_until_it_is_due(file: Path) -> None:
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([mail("FRANCE", FULL)])
        box.keep_for(box.entries[0], "F1901M")
        assert (box.entries[0].waits, box.entries[0].plain) == (True, False)
        game.resolve()
        game.resolve()
        again = box_of(game, file)
        assert (again.entries[0].waits, again.entries[0].plain) == (False, True)
        again.take(again.entries)
        assert {write(order) for order in game.in_hand(FRANCE)} == set(FULL.split("\n")) - {""}
        game.resolve()
        again.refresh()
        assert [one.filed for one in again.filed["F1901M"]] == ["taken"]


def test_orders_kept_for_a_deadline_that_went_by_are_held_back(file: Path) -> None:
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([mail("FRANCE", FULL)])
        box.keep_for(box.entries[0], "S1901R")
        for _ in range(2):
            game.resolve()
        assert "kept for S1901R" in str(box_of(game, file).entries[0].one.sorted.held)


def test_standing_orders_come_up_whenever_their_player_has_sent_none(file: Path) -> None:
    with Game.open(file) as game:
        box = box_of(game, file)
        box.put([mail("FRANCE", "A MAR H\n"), mail("FRANCE", FULL, hour=10)])
        box.keep_for(box.entries[0], STANDING)
        assert not box.entries[0].waits
        box.take([box.entries[1]])
        assert box.entries[0].waits
        assert not box.entries[0].plain, "nobody takes them unasked"
        game.resolve()
        game.resolve()
        again = box_of(game, file)
        assert [(entry.standing, entry.waits) for entry in again.entries] == [(True, False)]
        again.take(again.entries)
        assert [write(order) for order in game.in_hand(FRANCE)] == ["A MAR H"]


def test_the_command_lists_notes_keeps_and_files_mails(file: Path, tmp_path: Path) -> None:
    def called(*words: str, command: str = "tray") -> str:
        return CliRunner().invoke(program, [command, str(file), *words]).output

    for name, text in (("a", "Away until Friday.\n"), ("b", "A PAR H\n")):
        head = f"From: {ADDRESSES['FRANCE']}\nSubject: France\nDate: Tue, 04 Mar 2025 09:00 +0000\n"
        (tmp_path / f"{name}.eml").write_text(f"{head}\n{text}", "utf-8")
    called(str(tmp_path / "a.eml"), str(tmp_path / "b.eml"), command="inbox")
    called("1", "--note", "Back on Friday")
    called("2", "--keep-for", "standing")
    listed = called()
    assert "  1  2025-03-04" in listed
    assert "Back on Friday" in listed
    assert "standing orders" in listed
    called("1", "--away")
    assert "Filed under S1901M: 1 mail\n" in called()
    assert "There is no mail 2 in the list" in called("2", "--away")
    assert Intray(file).load()[0].kept_for == STANDING
