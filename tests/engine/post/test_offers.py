"""What a mail asks for beside orders is offered, and done by one act."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.speaker import ENGLISH
from engine.post import book as books
from engine.post import press
from engine.post.book import BookError
from engine.post.mail import parse
from engine.post.mailbox import Mailbox
from engine.post.offers import Wish, accept
from tests.helpers.postal import ADDRESSES, book, tannenburg

FRANCE = PowerId("FRANCE")


@pytest.fixture
def game(tmp_path: Path) -> Game:
    one = tannenburg()
    one.save_as(tmp_path / "tannenburg.spydip")
    return one


def box_with(game: Game, text: str, sender: str = ADDRESSES[FRANCE], **changes: object) -> Mailbox:
    """A list with one mail, sent on the first of December."""
    head = f"From: <{sender}>\nSubject: hello\nDate: Tue, 01 Dec 2026 10:00:00 +0000\n\n"
    box = Mailbox(game, replace(book(), **changes))  # type: ignore[arg-type]  # by name
    box.put([parse((head + text).encode(), "one.eml")])
    return box


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("I am on holiday until the 20th, with hardly any net.", date(2026, 12, 20)),
        ("Away until 3 January, sorry.", date(2027, 1, 3)),
        ("I shall be away till December 24th.", date(2026, 12, 24)),
        ("On vacation through 2026-12-31.", date(2026, 12, 31)),
        ("Ich bin bis zum 15. Januar im Urlaub.", date(2027, 1, 15)),
        ("Ich bin vom 5. bis 9.12. verreist.", date(2026, 12, 9)),
        ("Je suis en vacances jusqu’au 18 décembre.", date(2026, 12, 18)),
    ],
)
def test_an_absence_is_offered_with_its_last_day(game: Game, text: str, end: date) -> None:
    box = box_with(game, text)
    assert [(one.wish, one.until) for one in box.offers(box.entries[0])] == [(Wish.AWAY, end)]
    assert box.idle == ()


@pytest.mark.parametrize(
    "text",
    [
        "Keep my army away until 1903.",
        "I wait until the 20th with my answer.",
        "Away until further notice.",
        "I am away until the 31st of November.",
        "Do not expect me; away.",
    ],
)
def test_no_absence_is_made_up(game: Game, text: str) -> None:
    box = box_with(game, text)
    assert box.offers(box.entries[0]) == ()


def test_an_absence_is_offered_once(game: Game, tmp_path: Path) -> None:
    file, box = tmp_path / "tannenburg.spydip", box_with(game, "On holiday until the 20th.")
    entry = box.entries[0]
    accept(game, book(), file, entry, box.offers(entry)[0])
    known = books.load(file, game.rules.seats)
    assert [(one.power, one.begin) for one in known.absences] == [(FRANCE, date(2026, 12, 1))]
    box.follow(known, None, None)
    assert box.offers(box.entries[0]) == ()


def test_words_for_the_press_lose_their_heading_and_obey_the_house_rules(
    game: Game, tmp_path: Path
) -> None:
    file, text = tmp_path / "tannenburg.spydip", "PRESS: Paris is calm.\nVery calm."
    box = box_with(game, text)
    (offer,) = box.offers(box.entries[0])
    assert ENGLISH.say(offer.said) == "Publish it with the next letters"
    accept(game, book(), file, box.entries[0], offer)
    assert [(one.by, one.text) for one in press.load(file)] == [
        (FRANCE, "Paris is calm.\nVery calm.")
    ]
    with pytest.raises(BookError):
        accept(game, replace(book(), press="none"), file, box.entries[0], offer)
    silent = box_with(game, text, press="none")
    assert silent.offers(silent.entries[0]) == ()


def test_who_is_in_wait_is_offered_the_seat_by_name_and_nobody_reads_an_address(
    game: Game, tmp_path: Path
) -> None:
    file, before = tmp_path / "tannenburg.spydip", book()
    waits = replace(before.seat(FRANCE), standby="Sam Reed <sam@example.org>")
    seats = {**before.seats, FRANCE: waits}
    box = box_with(game, "I take over.\nA PAR - BUR", "sam@example.org", seats=seats)
    (offer,) = box.offers(box.entries[0])
    assert ENGLISH.say(offer.said) == "Sam Reed plays France from now on"
    accept(game, replace(before, seats=seats), file, box.entries[0], offer)
    assert books.load(file, game.rules.seats).seat(FRANCE).addresses == ("sam@example.org",)
    assert "@" not in "".join(one.text for one in press.load(file))
