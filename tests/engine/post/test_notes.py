"""Reminders and receipts are drafts; the words of letters and the tags can be edited per game."""

import email
from dataclasses import replace
from datetime import timedelta
from email import policy
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.post.beside import folder
from engine.post.book import Book, BookError, save
from engine.post.inbox import intake
from engine.post.letter import usual_words, words
from engine.post.mail import parse
from engine.post.manner import manner_of, own_words
from engine.post.notes import receipt_draft, reminder_draft
from engine.post.outbox import letters, note
from engine.post.status import status
from tests.helpers.postal import NOON, book, tannenburg

FRANCE = PowerId("FRANCE")


def test_a_reminder_is_a_draft_to_its_player_alone() -> None:
    game = tannenburg()
    row = next(r for r in status(game, book(), NOON + timedelta(days=9)) if r.power == FRANCE)
    mail = email.message_from_bytes(reminder_draft(game, book(), row), policy=policy.default)
    assert mail["To"] == "m.dubreuil@courriel.example"
    assert mail["Subject"] == "[Tannenburg] FRANCE S1901M: orders are due"
    assert mail["X-Unsent"] == "1"
    assert "No orders are in yet" in mail.get_content()


def test_a_receipt_answers_the_mail_that_it_is_for() -> None:
    game, head = tannenburg(), "From: M <m.dubreuil@courriel.example>\nSubject: Re: France\n\n"
    one = intake(game, book(), parse(f"{head}A PAR - BUR\n".encode()))
    mail = email.message_from_bytes(receipt_draft(game, book(), one), policy=policy.default)
    assert (mail["To"], mail["Subject"]) == ("m.dubreuil@courriel.example", "Re: France")
    assert "A PAR - BUR" in mail.get_content()


def test_a_receipt_goes_to_the_player_in_the_book_and_to_no_stranger() -> None:
    game, head = tannenburg(), "From: Eve <eve@stranger.example>\nSubject: France\n\n"
    one = intake(game, book(), parse(f"{head}A PAR - BUR\n".encode()), as_power=FRANCE)
    mail = email.message_from_bytes(receipt_draft(game, book(), one), policy=policy.default)
    assert mail["To"] == "m.dubreuil@courriel.example"
    nowhere = receipt_draft(game, Book(), one)
    assert b"eve@" not in nowhere
    standby = replace(book().seat(FRANCE), addresses=(), standby="Sam@bench.example")
    seats = {**book().seats, FRANCE: standby}
    kept = replace(one, mail=replace(one.mail, sender="sam@bench.example"))
    mail = email.message_from_bytes(
        receipt_draft(game, replace(book(), seats=seats), kept), policy=policy.default
    )
    assert mail["To"] == "sam@bench.example"


def test_edited_words_and_tags_stand_in_the_letters_and_the_rest_stays(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    save(file, book())
    own = 'greeting = "Dear $name"\n[tags]\nNMR = "You slept."\n'
    (folder(file) / "letter.toml").write_text(own, "utf-8")
    with tannenburg() as game:
        game.resolve()
        text = next(iter(letters(game, manner_of(game, file), [FRANCE]))).text
    assert text.startswith("Dear France\n\nNMR: You slept.\n")
    assert own_words(file).closing == words().closing
    assert own_words(file).tags["NBR"] == words().tags["NBR"]


def test_words_that_letters_do_not_say_are_refused_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    save(file, book())
    for text in ('farewell = "Bye"', "greeting = ", '[tags]\nNMR = "x"\n[tags]\n'):
        (folder(file) / "letter.toml").write_text(text, "utf-8")
        with pytest.raises(BookError, match=r"letter\.toml” does not hold the words"):
            own_words(file)


def test_all_four_tags_come_with_the_program() -> None:
    assert set(words().tags) == {"NMR", "NBR", "NRR", "NSO"}
    assert words(usual_words()) == words()


def test_templates_are_copied_beside_the_game_and_listed_as_edited(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    result = CliRunner().invoke(program, ["templates", str(file), "letter", "blind"])
    assert result.exit_code == 0, result.output
    assert words((folder(file) / "letter.toml").read_text("utf-8")) == words()
    listed = CliRunner().invoke(program, ["templates", str(file)]).output
    assert listed.count("(edited: ") == 2
    assert "judge: results between stars\n" in listed
    assert CliRunner().invoke(program, ["templates", str(file), "letter.de"]).exit_code == 0
    assert (folder(file) / "letter.de.toml").read_text("utf-8") == usual_words("de")
    refused = CliRunner().invoke(program, ["templates", str(file), "baroque"])
    assert "There is no style “baroque”" in refused.output


@pytest.mark.parametrize(
    ("gm", "address", "player"),
    [
        ("Doe, John", "gm@marsh.example", "jo@falk.example"),
        ('Ada "the\nGM"', "gm@marsh.example\n", "jo@falk.example\nBcc: eve@x.example"),
        ("Zoë", "zoë@märsch.example", "jörg@falk.example"),
    ],
    ids=["comma", "lines", "letters"],
)
def test_names_and_addresses_stand_whole_in_the_head_of_a_mail(
    gm: str, address: str, player: str
) -> None:
    to = [player]
    draft = note(Book(gm=gm, address=address), to, "A title\nof two lines", "x")
    mail = email.message_from_string(draft.decode(), policy=policy.default)
    [sender] = mail["From"].addresses
    assert sender.display_name == " ".join(gm.split())
    assert sender.addr_spec == address.strip()
    assert mail["Subject"] == "A title of two lines"
    assert "Bcc" not in mail
    if "\n" not in player:
        assert [one.addr_spec for one in mail["To"].addresses] == [player]
