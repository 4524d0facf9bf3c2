"""What is written by mistake beside a game is refused in a sentence, or does no harm."""

import email
from email import policy
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.board.graph import PowerId
from engine.cli import program
from engine.post import beside
from engine.post import book as books
from engine.post.book import Book, BookError, read
from engine.post.notes import note
from tests.helpers.postal import begun, book

FRANCE = PowerId("FRANCE")
DEEP = "x = " + "[" * 3_000
PRESS = '[[press]]\nby = "FRANCE"\nrelease = "W1900AS"\n'


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("letter.toml", "greeting = 3", "does not hold the words"),
        ("letter.toml", "greeting = [1]", "does not hold the words"),
        ("letter.toml", "signature = true", "does not hold the words"),
        ("letter.toml", "tags = 3", "does not hold the words"),
        ("letter.toml", "tags = { NMR = 3 }", "does not hold the words"),
        ("letter.toml", DEEP, "does not hold the words"),
        ("press.toml", f"{PRESS}text = 3", "something that is not press"),
        ("press.toml", f'{PRESS}text = "x"\nto = [3]', "something that is not press"),
        ("press.toml", DEEP, "something that is not press"),
        (
            "book.toml",
            "deadline = { S1901M = 9999-12-31T23:59:59-23:59 }",
            "the year 9999 is too far",
        ),
        ("book.toml", "deadline = { S1901M = 0001-01-01T00:00:00+23:59 }", "the year 1 is too far"),
    ],
)
@pytest.mark.parametrize(
    "command", [["letters", "-o", "OUT", "--no-maps"], ["packet", "-o", "OUT"]]
)
def test_files_beside_the_game_that_cannot_be_meant_are_refused_in_a_sentence(
    name: str, text: str, sentence: str, command: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "t.spydip"
    with begun() as game:
        game.resolve()
        game.save_as(file)
    books.save(file, book())
    (beside.folder(file) / name).write_text(text, "utf-8")
    out = [str(tmp_path / word) if word == "OUT" else word for word in command[1:]]
    told = CliRunner().invoke(program, [command[0], str(file), *out])
    assert (told.exit_code, type(told.exception)) == (1, SystemExit)
    assert sentence in told.output


def test_one_address_may_stand_without_a_list() -> None:
    one = read('player = [{power = "FRANCE", addresses = "jo@marsh.example"}]', (FRANCE,))
    assert one.seat(FRANCE).addresses == ("jo@marsh.example",)
    with pytest.raises(BookError):
        read('player = [{power = "FRANCE", addresses = 3}]', (FRANCE,))


@pytest.mark.parametrize("odd", ["", "@", "x", "jo", "a@b, c@d", "a@b\x00", "(", '"', "<a@b>"])
def test_what_is_no_address_stands_in_no_head(odd: str) -> None:
    sent = note(Book(gm="Jo", address=odd), (odd, "mia@falk.example"), "A title", "x")
    mail = email.message_from_bytes(sent, policy=policy.default)
    assert [one.addr_spec for one in mail["To"].addresses] == ["mia@falk.example"]
    assert (mail["From"], mail["Subject"]) == ("Jo", "A title")
