"""Mails as people send them are read: orders right, every other line shown, nobody mistaken."""

import random
import tomllib
from dataclasses import replace
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path

import pytest
from click.testing import CliRunner
from nacl.signing import SigningKey

from engine import judge
from engine.board.graph import PowerId
from engine.cli import program
from engine.game import answer
from engine.game.packet import pack
from engine.game.packet_lock import Signer
from engine.game.steps import UndoSteps
from engine.language.speaker import Speaker
from engine.orders.notation import write
from engine.phases import parse_phase
from engine.post.book import Book, Holder, save
from engine.post.inbox import intake, record
from engine.post.mail import by_date, parse
from engine.post.receipt import account, receipt, row
from engine.post.taken import recorded
from engine.post.weighing import Intake
from tests.helpers.mails import (
    DUEL,
    EXPECTED,
    FOLDERS,
    FULL,
    MAILS,
    book_of,
    game_in,
    game_of,
    given,
    read,
)
from tests.helpers.postal import book, tannenburg

MISHAPS = (
    b"",
    b"\x00",
    b"\xff",
    b"\r\n",
    b":",
    b";",
    b"<s>",
    b"=?utf-8?b?xx?=",
    b"(",
    b"\n> ",
    b"IF ",
)
"""What gets into mails on their way."""

MAIL = pytest.mark.parametrize(("folder", "name"), EXPECTED)


def orders(folder: str, name: str) -> set[str]:
    return {write(order) for order in read(folder)[name].orders}


def shown(one: Intake) -> dict[int, str]:
    every = (*one.read, *one.unread, *one.talk, *one.strange, *one.aside)
    return {line.number: line.text for line in every}


def test_every_mail_is_read_and_has_its_expected_orders() -> None:
    kept = {(folder, name) for folder in FOLDERS for name in read(folder)}
    assert kept == set(EXPECTED)
    assert len([name for folder, name in kept if folder == "tannenburg"]) == 60


def test_mails_of_every_kind_of_deadline_and_of_every_variant_are_kept() -> None:
    kept = [tomllib.loads((MAILS / f"{folder}.toml").read_text("utf-8")) for folder in FOLDERS]
    scenarios = [entry["scenario"] for entry in kept if "scenario" in entry]
    assert {one["variant"] for one in scenarios} == set(judge.variant_ids())
    assert {one["phase"][-1] for one in scenarios} >= set("MRABD")


def test_at_least_ninety_five_of_a_hundred_order_lines_are_right() -> None:
    wanted = [(key, line) for key, entry in EXPECTED.items() for line in entry["orders"]]
    wrong = [(key, line) for key, line in wanted if line not in orders(*key)]
    share = 1 - len(wrong) / len(wanted)
    print(f"{len(wanted)} order lines, {share:.1%} right; wrong: {wrong}")  # noqa: T201
    assert share >= 0.95


@MAIL
def test_no_order_is_found_that_nobody_gave(folder: str, name: str) -> None:
    assert orders(folder, name) <= set(EXPECTED[folder, name]["orders"])


@MAIL
def test_no_order_goes_to_a_wrong_power(folder: str, name: str) -> None:
    one, entry = read(folder)[name], EXPECTED[folder, name]
    assert (one.power or "") == entry["power"]
    assert bool(one.sorted.held) == entry.get("held", False)


@MAIL
def test_no_line_is_dropped_silently(folder: str, name: str) -> None:
    one = read(folder)[name]
    seen = shown(one)
    lines = enumerate(one.mail.text.split("\n"), 1)
    assert [n for n, text in lines if any(map(str.isalnum, text)) and n not in seen] == []


@MAIL
def test_the_lines_that_need_a_look_are_shown(folder: str, name: str) -> None:
    text = "\n".join(shown(read(folder)[name]).values())
    assert [line for line in EXPECTED[folder, name]["shown"] if line not in text] == []


def test_blind_intake_shows_no_order() -> None:
    one = given(FULL)
    assert not [order for order in map(write, one.orders) if order in row(one)]
    assert "4 orders, 0 lines to look at" in row(one)


def test_a_receipt_lists_orders_faults_and_missing_pieces_in_72_columns() -> None:
    text = receipt(given("A PAR - BUR\nA MAR goes on a - long - holiday\n"), "Tannenburg", "S1901M")
    assert max(map(len, text.splitlines())) <= 72
    assert "A PAR - BUR" in text
    assert "goes on a - long - holiday" in text
    assert "Without an order:\n  F BRE" in text


def test_a_receipt_speaks_the_language_of_its_sender() -> None:
    one, due = given("A PAR - BUR\n"), parse_phase("S1901M").title
    german = receipt(one, "Tannenburg", due, Speaker("de"))
    french = receipt(one, "Tannenburg", due, Speaker("fr"))
    assert german.startswith("Tannenburg, Frühjahr 1901, Züge: Befehle von FRANCE, wie sie gelesen")
    assert "Befehle:\n  A PAR - BUR" in german
    assert "Ohne Befehl:\n  F BRE" in german
    assert "Sans ordre\u202f:\n  F BRE" in french


def test_the_command_records_what_is_plain_and_holds_the_rest_back(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
    save(file, book())
    paths = [
        str(MAILS / "tannenburg" / name) for name in ("19-canonical.eml", "46-false-address.eml")
    ]
    result = CliRunner().invoke(program, ["inbox", str(file), *paths])
    assert result.exit_code == 1
    assert "held back: m.dubreuil@courrier.example is not in the book" in result.output
    listed = CliRunner().invoke(program, ["orders", "list", str(file)]).output
    assert "orders of RUSSIA" in listed
    assert "(mail," in listed


def test_a_folder_can_be_read_again_when_more_has_come(tmp_path: Path) -> None:
    file, mails = tmp_path / "t.spydip", tmp_path / "mails"
    with tannenburg() as game:
        game.save_as(file)
    save(file, book())
    mails.mkdir()
    head = "From: m.dubreuil@courriel.example\nSubject: France\nDate: {}\n\n"
    late = head.format("Tue, 04 Mar 2025 09:30:00 +0100") + "F BRE - MAO\nA PAR H\nA MAR H\n"
    early = head.format("Tue, 04 Mar 2025 09:00:00 +0000") + "F BRE - ENG\nA PAR H\nA MAR H\n"
    (mails / "1.eml").write_text(late, "utf-8")
    CliRunner().invoke(program, ["inbox", str(file), str(mails)])
    (mails / "2.eml").write_text(early, "utf-8")
    told = CliRunner().invoke(program, ["inbox", str(file), str(mails)]).output
    assert told.count("it was read before") == 1
    listed = CliRunner().invoke(program, ["orders", "list", str(file)]).output
    assert "F BRE - ENG" in listed
    assert "F BRE - MAO" not in listed


def test_mails_are_read_as_they_were_sent_in_whatever_time_zone() -> None:
    dates = ("2025-03-04T09:30:00+01:00", "2025-03-04T09:00:00+00:00", "", "2025-03-04T08:31:00")
    mails = [replace(parse(b"x"), date=date, source=date) for date in dates]
    assert [mail.source for mail in by_date(mails)] == [dates[2], dates[0], dates[3], dates[1]]


def test_a_mail_that_was_overtaken_is_held_back() -> None:
    game, players = tannenburg(), book()
    head = "From: m.dubreuil@courriel.example\nSubject: France\nDate: Tue, 04 Mar 2025 {} +0100\n\n"
    record(game, intake(game, players, parse((head.format("10:00:00") + FULL).encode())))
    old = intake(game, players, parse((head.format("09:00:00") + "F BRE H\n").encode()))
    new = intake(game, players, parse((head.format("11:00:00") + "F BRE H\n").encode()))
    clock = datetime.fromisoformat("2025-03-04T10:00:00+01:00").astimezone()
    held = f"It was sent before the mail in hand, of {clock:%Y-%m-%d %H:%M}."
    assert str(old.sorted.held) == held
    assert not old.accepted
    assert new.accepted


def test_a_mail_whose_subject_names_another_power_is_held_back() -> None:
    head = "From: m.dubreuil@courriel.example\nSubject: Germany, spring\n\n"
    one = intake(tannenburg(), book(), parse((head + FULL).encode()))
    assert str(one.sorted.held) == "The subject names Germany, but the sender plays France."
    assert not one.accepted


def test_a_mail_that_orders_nothing_is_not_held_back_for_its_age() -> None:
    game, players = tannenburg(), book()
    head = "From: m.dubreuil@courriel.example\nSubject: France\nDate: Tue, 04 Mar 2025 {} +0100\n\n"
    record(game, intake(game, players, parse((head.format("10:00:00") + FULL).encode())))
    for hour in ("09:00:00", "11:00:00"):
        words = head.format(hour) + "Press: the fleet will be home by Christmas.\n"
        one = intake(game, players, parse(words.encode()))
        assert (one.sorted.held, one.orders, one.left_out) == (None, (), ())


def test_a_country_that_is_not_commanded_gets_no_order_from_within_a_line() -> None:
    scenario = {
        "id": "duel",
        "title": "Duel",
        "variant": "intimate",
        "phase": "S1902M",
        "position": "start",
        "players": {"X": "AUSTRIA", "Y": "ENGLAND"},
        "credits": {"X": 4, "Y": 6},
        "control": {"Y": ["GERMANY"]},
    }
    game = game_in({"scenario": scenario})
    words = "England: F LON - ENG, Germany: A MUN - RUH, Italy: A VEN - TRI"
    one = intake(
        game, book_of(game), parse(f"From: {DUEL['Y']}\nSubject: orders\n\n{words}\n".encode())
    )
    assert [str(order) for order in one.orders] == ["F LON - ENG", "GERMANY: A MUN - RUH"]
    assert "An order for Italy, not for England or Germany." in str(one.strange[0].why)


def test_an_answer_to_an_older_packet_is_held_back() -> None:
    game, by = tannenburg(), Signer(SigningKey(bytes(range(32))))
    to = pack(game, PowerId("FRANCE"), token=by.token("x")).invitation
    head = "From: m.dubreuil@courriel.example\nSubject: France\n\n"
    old = answer.sheet(replace(to, due="W1900AS"), ["A PAR - BUR"])
    one = intake(game, book(), parse((head + old).encode()), by)
    assert "answers a packet other than that of FRANCE for S1901M" in str(one.sorted.held)
    assert not one.accepted


def test_nothing_is_said_twice_of_one_mail() -> None:
    lines = account(given("A PAR - LON\n")).splitlines()
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize(
    ("sender", "kind"),
    [
        ("m.dubreuil@courriel.example:;", "text/plain"),
        ("Marcel <m.dubreuil@courriel.example>", 'text/plain; charset="utf\0008"'),
        ("=?utf-8?q?M <m.dubreuil@courriel.example", "multipart/mixed; boundary="),
        ('"M <m.dubreuil@courriel.example>', "text/plain; ;;=*"),
    ],
)
def test_broken_headers_lose_no_line(sender: str, kind: str) -> None:
    head = f"From: {sender}\nSubject: France\nContent-Type: {kind}\n\n"
    mail = parse((head + "A PAR - BUR\nHello\n").encode())
    assert mail.subject == "France"
    assert "A PAR - BUR" in mail.text


def test_mails_damaged_at_random_are_read_and_lose_no_line() -> None:
    draw = random.Random(8)
    paths = sorted((MAILS / "tannenburg").iterdir())
    game, players = tannenburg(), book()
    for _ in range(300):
        content = bytearray(draw.choice(paths).read_bytes())
        for _ in range(6):
            place = draw.randrange(len(content) + 1)
            content[place : place + draw.randrange(4)] = draw.choice(MISHAPS)
        one = intake(game, players, parse(bytes(content)))
        lines = enumerate(one.mail.text.split("\n"), 1)
        seen = shown(one)
        assert [t for n, t in lines if any(map(str.isalnum, t)) and n not in seen] == []


def test_a_file_that_cannot_be_read_keeps_no_other_back(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(file)
    save(file, book())
    paths = [str(tmp_path / "gone.eml"), str(MAILS / "tannenburg" / "01-plain.eml")]
    result = CliRunner().invoke(program, ["inbox", str(file), *paths])
    assert result.exit_code == 1
    assert "gone.eml” cannot be read" in result.output
    assert "01-plain.eml: FRANCE, 4 orders" in result.output


def test_a_mail_is_read_anew_once_its_orders_were_taken_back() -> None:
    game, players = tannenburg(), book()
    mail = parse(("From: m.dubreuil@courriel.example\nSubject: France\n\n" + FULL).encode())
    one = intake(game, players, mail)
    record(game, one)
    assert recorded(game, one)
    steps = UndoSteps()
    steps.follow(game.record)
    game.ledger.take_back(steps.done[-1])
    assert not recorded(game, one)


def test_a_mail_that_was_taken_for_one_deadline_is_held_back_at_the_next() -> None:
    game, players = tannenburg(), book()
    mail = parse(("From: m.dubreuil@courriel.example\nSubject: France\n\n" + FULL).encode())
    record(game, intake(game, players, mail))
    game.resolve()
    one = intake(game, players, mail)
    assert "It was already taken for S1901M" in str(one.sorted.held)
    assert not one.accepted


@pytest.mark.parametrize(
    ("tag", "other"),
    [
        *(("Tannenburg", False), ("tannen-burg!", False), ("Tannenburg 1914", False)),
        *(("Tannenburg 2", True), ("Tannenburg II", True), ("X", True), ("Gettysburg", True)),
    ],
)
def test_a_number_behind_the_title_makes_it_another_game(tag: str, other: bool) -> None:
    head = f"From: m.dubreuil@courriel.example\nSubject: [{tag}] France\n\n"
    one = intake(tannenburg(), book(), parse((head + FULL).encode()))
    assert ("another game" in str(one.sorted.held)) == other


def test_a_heading_of_another_season_holds_a_mail_back_but_a_quoted_one_does_not() -> None:
    assert "Its text names F1901" in str(given(f"France, Fall 1901\n{FULL}").sorted.held)
    assert not given(f"Spring 1901\n{FULL}\n> Fall 1901 orders\n").sorted.held


def test_a_document_beside_the_orders_is_looked_at_before_they_are_taken_unseen() -> None:
    message = EmailMessage()
    message["From"], message["Subject"] = "m.dubreuil@courriel.example", "France"
    message.set_content(FULL)
    assert not intake(tannenburg(), book(), parse(message.as_bytes())).doubtful
    message.add_attachment(b"x", "application", "pdf", filename="orders.pdf")
    one = intake(tannenburg(), book(), parse(message.as_bytes()))
    assert one.accepted
    assert one.doubtful
    assert "1 document not read" in row(one)


def test_a_mail_that_is_endless_or_endlessly_nested_is_shown_and_harms_nothing() -> None:
    endless = given("A PAR - BUR\n" * 5_000)
    assert "too long for orders" in str(endless.sorted.held)
    assert len(endless.unread) == 5_000
    nested = "".join(
        f'Content-Type: multipart/mixed; boundary="b{n}"\n\n--b{n}\n' for n in range(1_100)
    )
    head = "From: m.dubreuil@courriel.example\nSubject: France\n"
    one = intake(tannenburg(), book(), parse(f"{head}{nested}\nA PAR - BUR\n".encode()))
    assert "A PAR - BUR" in "\n".join(shown(one).values())
    assert not given("A PAR - BUR " * 100).unread


def test_an_order_with_the_wrong_letter_is_no_order_and_calls_for_a_look() -> None:
    one = given("F PAR - BUR\n")
    assert (one.orders, one.doubtful) == ((), True)
    assert "Your unit there is" in str(one.strange[0].why)
    assert not given("A PAR - BUR\n").doubtful


def test_an_answer_that_was_changed_on_the_way_is_looked_at() -> None:
    game, by = tannenburg(), Signer(SigningKey(bytes(range(32))))
    token = by.token(game.record.header.game, "FRANCE", "S1901M")
    to = pack(game, PowerId("FRANCE"), token=token).invitation
    sheet = answer.sheet(to, ["A PAR - BUR", "A MAR H", "F BRE - MAO", "SPY PAR H"])
    head = "From: m.dubreuil@courriel.example\nSubject: France\n\n"
    whole = intake(game, book(), parse((head + sheet).encode()), by)
    other = intake(game, book(), parse((head + sheet.replace("MAO", "ENG")).encode()), by)
    assert (whole.check, whole.doubtful) == (answer.Check.RIGHT, False)
    assert (other.check, other.doubtful) == (answer.Check.CHANGED, True)


def test_a_country_s_name_does_not_reach_over_to_the_armies_of_another_one() -> None:
    """Of several countries under one command: what stands behind a semicolon may be another's."""
    game = game_of("intimate-moves")
    text = f"From: {DUEL['X']}\nSubject: Duel\n\nItaly: A Ven - Tyr; A Vie - Gal; F Nap - Ion\n"
    seats = {power: Holder(power=power, addresses=(DUEL[power],)) for power in game.rules.seats}
    one = intake(game, Book(seats=seats), parse(text.encode()))
    given = [write(order) for order in one.orders]
    assert given == ["ITALY: A VEN - TYR", "A VIE - GAL", "ITALY: F NAP - ION"]
