"""A mail goes to the game that its check line, subject or sender names; the rest waits."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from nacl.signing import SigningKey

from engine import judge
from engine.board.graph import PowerId
from engine.files import WriteError
from engine.game import answer
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_lock import Signer
from engine.post import book as books
from engine.post.book import Book, Holder
from engine.post.intray import Intray
from engine.wire.account import Account, Server
from engine.wire.delivery import Delivery, keep
from engine.wire.served import served as served_now
from tests.engine.wire.conftest import GM

BOTH, ONLY, STRANGER = "both@post.example", "only@post.example", "eve@away.example"
FRANCE, ITALY = PowerId("FRANCE"), PowerId("ITALY")
SERVER = Server(host="localhost", port=1)


def begun(file: Path, title: str, players: dict[PowerId, str]) -> Path:
    with Game.begin(judge.ruleset("standard"), title=title, seed=title) as game:
        game.save_as(file)
        seats = {p: Holder(power=p, addresses=(address,)) for p, address in players.items()}
        books.save(file, Book(gm="Ana Ruiz", address=GM, seats=seats))
    return file


@pytest.fixture
def first(tmp_path: Path) -> Path:
    return begun(tmp_path / "first.spydip", "Tannenburg", {FRANCE: BOTH, ITALY: ONLY})


@pytest.fixture
def second(tmp_path: Path) -> Path:
    return begun(tmp_path / "second.spydip", "Wintermoor", {FRANCE: BOTH})


@pytest.fixture
def served(first: Path, second: Path) -> Account:
    return account(first, second)


def put(served: Account, content: bytes, name: str) -> Path | None:
    """Fetch a mail, and the game that it went to."""
    keep(served, content, name)
    given = Delivery(served).deliver()
    return next(iter(given), None)


def account(*games: Path) -> Account:
    made = Account(address=GM, user=GM, imap=SERVER, smtp=SERVER)
    for game in games:
        made = made.serving(game)
    return made


def mail(sender: str, subject: str, text: str = "A PAR - BUR\n") -> bytes:
    return f"From: {sender}\nTo: {GM}\nSubject: {subject}\n\n{text}".encode()


def sheet_for(file: Path) -> str:
    by = Signer(SigningKey(bytes(range(32))))
    with Game.open(file, write=False) as game:
        token = by.token(game.record.header.game, FRANCE, str(game.position().phase))
        to = pack(game, FRANCE, token=token, deadline="", press=()).invitation
    return answer.sheet(to, ["A PAR - BUR"], made=datetime(2025, 3, 4, tzinfo=UTC))


def lying(file: Path) -> list[str]:
    return [one.ident for one in Intray(file).load()]


def test_the_sender_names_the_game(served: Account, first: Path) -> None:
    assert put(served, mail(ONLY, "orders"), "one") == first
    assert lying(first) == ["one"]


def test_the_subject_names_the_game_of_who_plays_in_both(served: Account, second: Path) -> None:
    assert put(served, mail(BOTH, "Re: [Wintermoor] FRANCE S1901M"), "one") == second
    assert put(served, mail(BOTH, "orders"), "two") is None


def test_the_check_line_names_the_game_before_subject_and_sender(
    served: Account, first: Path, second: Path
) -> None:
    assert put(served, mail(ONLY, "[Tannenburg]", sheet_for(second)), "one") == second
    assert put(served, mail(STRANGER, "orders", sheet_for(first)), "two") == first


def test_a_check_line_for_a_game_that_is_not_served_waits(first: Path, second: Path) -> None:
    alone = account(first)
    assert put(alone, mail(BOTH, "orders", sheet_for(second)), "one") is None


def test_a_stranger_who_names_a_game_goes_there_and_another_waits(
    served: Account, first: Path
) -> None:
    assert put(served, mail(STRANGER, "[Tannenburg] may I play?"), "one") == first
    assert put(served, mail(STRANGER, "Cheap watches"), "two") is None
    [waiting] = Delivery(served).waiting
    assert (waiting.name, waiting.mail.subject) == ("two", "Cheap watches")


def test_a_game_whose_title_is_part_of_another_gets_only_its_own(
    tmp_path: Path, first: Path
) -> None:
    third = begun(tmp_path / "third.spydip", "Tannenburg II", {FRANCE: BOTH})
    served = account(first, third)
    assert put(served, mail(BOTH, "[Tannenburg II] FRANCE"), "one") == third
    assert put(served, mail(BOTH, "[Tannenburg] FRANCE"), "two") == first


def test_a_mail_that_comes_again_is_not_new(served: Account, first: Path) -> None:
    for new in (1, 0):
        keep(served, mail(ONLY, "orders"), "one")
        assert Delivery(served).deliver() == {first: new}
    assert lying(first) == ["one"]


def test_what_waits_is_given_to_a_game_or_put_by_for_good(served: Account, first: Path) -> None:
    for name in ("one", "two"):
        keep(served, mail(STRANGER, name), name)
    delivery = Delivery(served)
    one, two = delivery.waiting
    assert delivery.give([one], first) == 1
    delivery.put_by(two)
    assert lying(first) == ["one"]
    assert delivery.waiting == Delivery(served).waiting == ()
    keep(served, mail(STRANGER, "two"), "two")
    assert Delivery(served).waiting == ()


def test_what_waits_goes_once_a_book_knows_its_sender(served: Account, second: Path) -> None:
    assert put(served, mail(STRANGER, "orders"), "one") is None
    book = books.load(second, (FRANCE, ITALY))
    seats = {**book.seats, ITALY: Holder(power=ITALY, addresses=(STRANGER,))}
    books.save(second, replace(book, seats=seats))
    assert Delivery(served).deliver() == {second: 1}
    assert lying(second) == ["one"]


def test_a_mail_waits_on_where_its_game_cannot_take_it(served: Account, first: Path) -> None:
    keep(served, mail(ONLY, "orders"), "one")
    place = first.with_suffix(".post") / "inbox.json"
    place.mkdir()
    with pytest.raises(WriteError, match="inbox"):
        Delivery(served).deliver()
    place.rmdir()
    assert Delivery(served).deliver() == {first: 1}


def test_a_game_that_is_gone_is_said_and_the_others_are_served(first: Path, tmp_path: Path) -> None:
    served = account(tmp_path / "gone.spydip", first)
    keep(served, mail(ONLY, "orders"), "one")
    delivery = Delivery(served)
    assert len(delivery.faults) == 1
    assert "gone.spydip" in str(delivery.faults[0])
    assert delivery.deliver() == {first: 1}


def test_a_busy_game_keeps_its_mails_waiting_and_no_other_gets_them(
    served: Account, first: Path, second: Path
) -> None:
    Delivery(served)  # so that the games are known
    keep(served, mail(BOTH, "orders"), "one")
    keep(served, mail(BOTH, "[Wintermoor] FRANCE"), "two")
    with Game.open(second):
        delivery = Delivery(served)
        assert delivery.faults == []
        assert delivery.deliver() == {}
    assert Delivery(served).deliver() == {second: 1}
    assert lying(first) == []


def test_a_busy_game_that_is_not_known_leaves_what_only_its_sender_names(
    served: Account, first: Path, second: Path
) -> None:
    keep(served, mail(ONLY, "orders"), "one")
    keep(served, mail(ONLY, "[Tannenburg] ITALY"), "two")
    with Game.open(second):
        assert Delivery(served).deliver() == {first: 1}
    assert lying(first) == ["two"]


def test_a_game_at_hand_takes_its_mails_while_it_is_open(served: Account, first: Path) -> None:
    keep(served, mail(ONLY, "orders"), "one")
    with Game.open(first) as game:
        own = served_now(game, first)
        assert Delivery(served, [own]).deliver() == {first: 1}
