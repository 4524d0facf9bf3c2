"""Forms are filled in from what their player knows, and what they write is taken with its proof."""

import base64
import hashlib
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from nacl.signing import SigningKey

from engine import judge
from engine.board.graph import PowerId
from engine.game import answer
from engine.game.answer import Check
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_lock import Signer
from engine.language.texts import LANGUAGES
from engine.orders.choices import leaves
from engine.orders.notation import write
from engine.play import seats
from engine.post.book import Book, Holder
from engine.post.inbox import intake
from engine.post.letter import words
from engine.post.mail import parse
from engine.post.outbox import Manner
from engine.post.package import Package, Parts, packages
from engine.post.style import style
from engine.session.seat import Seat
from tests.helpers.forms import Script, by_chance, data_of, every_text, rows, scripts
from tests.helpers.postal import NOON, drawing

GAMES = ("standard", "spy", "infiltration", "espionage", "blind", "intimate", "auction-in-the-fog")
BY = Signer(SigningKey(bytes(range(32))))
LATER = NOON + timedelta(hours=3)


def book_of(game: Game, **fields: object) -> Book:
    players = {
        power: Holder(power=power, addresses=(f"{power.lower()}@post.example",), **fields)
        for power in game.rules.seats
    }
    return Book(gm="Ana Ruiz", address="gm+post@tannenburg.example", seats=players)


def packages_of(game: Game, power: PowerId, book: Book, **parts: object) -> Package:
    manner = Manner(
        file=Path("/nowhere/post.spydip"),
        book=book,
        style=style("judge"),
        words={language: words(None, language) for language in LANGUAGES},
    )
    chosen = Parts(**{"made": NOON, "by": BY, "packets": False, "forms": True, **parts})
    *_, found = packages(game, manner, chosen, [power])
    return found


def form_in(package: Package) -> str:
    return next(
        (content.decode() for name, content in package.files.items() if "-orders.html" in name), ""
    )


def made(game: Game, power: PowerId, **parts: object) -> str:
    return form_in(packages_of(game, power, book_of(game), **parts))


def moved_on(game: Game, draw: Random) -> None:
    turn = game.history.led_to(game.record.head)
    for power, orders in seats.orders(game.rules, seats.views(game.rules, turn), draw).items():
        game.give(power, orders, source="chance")
    game.resolve()


def deadlines(variant: str, count: int = 9, title: str = "Post") -> Iterator[Game]:
    """A game played by chance, at one deadline after the other."""
    draw = Random(5)
    game = Game.begin(judge.ruleset(variant), title=title, seed="5")
    for _ in range(count):
        moved_on(game, draw)
        yield game


@pytest.fixture(scope="module")
def script() -> Script:
    return Script()


@pytest.mark.parametrize("variant", GAMES)
def test_what_a_form_writes_is_read_to_the_last_line_and_proves_itself(
    variant: str, script: Script
) -> None:
    draw, sheets = Random(7), 0
    for game in deadlines(variant):
        for power in game.rules.seats:
            page = made(game, power)
            if not page:
                assert not Seat(game, power).options(power)
                continue
            form = data_of(page)
            ways = [(row, by_chance(form, row[1], draw)) for row in rows(form)]
            orders = list(dict.fromkeys(script.orders(form, ways)))
            text = script.sheet(form, orders, LATER)
            one = intake(game, book_of(game), parse(text.encode()), BY, as_power=power)
            assert (one.unread, one.talk, one.strange) == ((), (), ()), (power, text)
            if list(map(write, one.orders)) == orders:  # no order of the sheet replaces another
                assert one.check is Check.RIGHT, (power, text)
                sheets += 1
    assert sheets > 5


@pytest.mark.parametrize("variant", GAMES)
def test_a_form_offers_what_the_desk_offers_its_player(variant: str) -> None:
    for game in deadlines(variant, 5):
        for power in game.rules.seats:
            page = made(game, power)
            offered = set(map(write, leaves(Seat(game, power).options(power), 5)))
            # Of powers named one after the other, each set is offered once.
            plain = {order for order in offered if "," not in order and " AND " not in order}
            assert plain <= (every_text(data_of(page)) if page else set()), power


@pytest.mark.parametrize(
    ("variant", "acts"),
    [("spy", {"SEARCH", "ALL SEARCH"}), ("infiltration", {"SECURITY", "AGENTS RETURN"})],
)
def test_what_is_done_once_is_offered_once_and_every_convoy(variant: str, acts: set[str]) -> None:
    once, keys = set[str](), set[str]()
    for game in deadlines(variant, 6):
        for power in game.rules.seats:
            page = made(game, power)
            if page:
                form = data_of(page)
                once |= set(form["once"])
                keys |= {key for key, _ in form["steps"]}
    assert acts <= once
    assert "covert convoy" in keys
    assert not {"covert convoy", "DEPORT", "waive"} & once


def test_the_sheet_is_that_of_the_desk(script: Script) -> None:
    game = next(deadlines("standard"))
    power = PowerId("FRANCE")
    form = data_of(made(game, power))
    token = BY.token(game.record.header.game, power, str(game.position().phase))
    to = replace(pack(game, power, token=token, deadline="", press=()).invitation, title="Post")
    for orders in ([], ["A PAR - BUR"], [f"A PAR - {place}" for place in ("BUR", "PIC", "GAS")]):
        assert script.sheet(form, orders, LATER) == answer.sheet(to, orders, made=LATER)


def test_the_check_line_is_that_of_long_texts_and_of_any_letters(script: Script) -> None:
    for text in ("", "a" * 55, "a" * 56, "a" * 64, "é日" * 90):
        there = bytes(int(one) for one in script.run(f"digest(bytesOf({text!r}))"))
        assert there.hex() == hashlib.sha256(text.encode()).hexdigest()


def test_the_mail_is_for_the_game_master_with_the_whole_sheet(script: Script) -> None:
    game = next(deadlines("standard", title="Rock & Röll <1>"))
    form = data_of(made(game, PowerId("FRANCE")))
    text = script.sheet(form, ["A PAR - BUR"], LATER)
    link = urlsplit(script.link(form, text))
    assert unquote(link.path) == "gm+post@tannenburg.example"
    assert "%2B" in link.path
    fields = parse_qs(link.query, strict_parsing=True)
    assert fields["body"] == [text.replace("\n", "\r\n")]
    assert fields["subject"] == [f"[Rock & Röll <1>] FRANCE {game.position().phase}"]


HOSTILE = "</script><script>alert(1)</script><!--<script>\u2028\"'&"


def test_no_text_of_a_stranger_becomes_a_script() -> None:
    game = next(deadlines("standard", title=HOSTILE))
    page = made(game, PowerId("FRANCE"))
    data, own = scripts(page)
    assert data_of(page)["title"] == HOSTILE
    assert "<" not in data
    assert "alert" not in own
    guard = base64.b64encode(hashlib.sha256(own.encode()).digest()).decode()
    assert f"script-src 'sha256-{guard}'" in page
    assert "default-src 'none'" in page
    assert "onclick=" not in page


def test_the_letter_tells_of_the_form_that_comes_with_it() -> None:
    game = next(deadlines("spy"))
    power = PowerId("FRANCE")
    package = packages_of(game, power, book_of(game, language="de"))
    mail = message_from_bytes(package.draft, policy=policy.default)
    [name] = [part.get_filename() for part in mail.iter_attachments()]
    assert name == f"{game.position().phase}-FRANCE-orders.html"
    for kind in ("plain", "html"):
        body = mail.get_body((kind,))
        assert body is not None
        assert name in body.get_content()
    assert 'lang="de"' in form_in(package)
    assert "kein Befehl" in form_in(package)


@pytest.mark.parametrize("fields", [{"proof": "signed"}, {"age": "age1" + "q" * 58}])
def test_who_must_sign_or_has_locked_packets_gets_no_form(fields: dict[str, str]) -> None:
    game = next(deadlines("standard"))
    assert form_in(packages_of(game, PowerId("FRANCE"), book_of(game, **fields))) == ""


def test_who_has_a_packet_locked_by_a_passphrase_gets_no_form() -> None:
    game = next(deadlines("standard"))
    power = PowerId("FRANCE")
    assert made(game, power, phrases={power: "one two three four five"}) == ""
    assert made(game, PowerId("ITALY"), phrases={power: "one two three four five"})


@pytest.mark.usefixtures("qapp")
def test_a_form_with_a_map_stays_small() -> None:
    from spydip_gui.output.letter_maps import letter_maps  # noqa: PLC0415  # needs Qt to be ready

    game = next(deadlines("spy"))
    page = made(game, PowerId("FRANCE"), artist=drawing(letter_maps))
    assert "data:image/webp;base64," in page
    assert len(page) < 450_000


def test_the_moment_is_in_the_sheet_whatever_the_zone(script: Script) -> None:
    form = data_of(made(next(deadlines("standard")), PowerId("FRANCE")))
    text = script.sheet(form, [], datetime(2025, 12, 31, 23, 59, 59, 999_000, tzinfo=UTC))
    assert answer.number_in(text) == "20251231T235959Z"
