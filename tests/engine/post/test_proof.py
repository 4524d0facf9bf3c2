"""Nobody orders for another: what a mail shows, against the book and the sheet in hand."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from nacl.signing import SigningKey

from engine.board.graph import PowerId
from engine.cli import program
from engine.game import answer, identity
from engine.game.answer import Check
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet import pack
from engine.game.packet_content import Invitation
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer
from engine.post.book import PROOFS, Book, BookError, read, save, write
from engine.post.entry import Entry
from engine.post.inbox import intake
from engine.post.keys import signing_key
from engine.post.mail import parse
from engine.post.mailbox import Mailbox
from engine.post.receipt import account
from tests.helpers.postal import ADDRESSES, book, tannenburg

FRANCE = PowerId("FRANCE")
GM = Signer(SigningKey(bytes(range(32))))
ORDERS = ("A PAR - BUR", "A MAR H", "F BRE - MAO", "SPY PAR H")
OTHERS = ("A PAR H", "A MAR H", "F BRE H", "SPY PAR H")
NOON = datetime(2025, 3, 4, 12, tzinfo=UTC)


@pytest.fixture
def game() -> Iterator[Game]:
    with tannenburg() as begun:
        yield begun


@pytest.fixture
def own(tmp_path: Path) -> identity.Identity:
    """The player's own key."""
    return identity.make(tmp_path / "age.key")


def invited(game: Game) -> Invitation:
    token = GM.token(game.record.header.game, FRANCE, "S1901M")
    return pack(game, FRANCE, token=token).invitation


def asking(proof: str, **more: str) -> Book:
    one = book()
    seat = replace(one.seat(FRANCE), proof=proof, **more)  # type: ignore[arg-type]
    return replace(one, seats={**one.seats, FRANCE: seat})


def box_of(game: Game, players: Book, tmp_path: Path) -> Mailbox:
    return Mailbox(game, players, GM, keys=KnownKeys(tmp_path / "keys.toml"))


def sheet(game: Game, hours: int, orders: tuple[str, ...] = ORDERS, **more: object) -> str:
    return answer.sheet(invited(game), orders, made=NOON + timedelta(hours=hours), **more)  # type: ignore[arg-type]


def mailed(text: str, hours: int, *heads: str, sender: str = ADDRESSES["FRANCE"]) -> bytes:
    date = NOON + timedelta(hours=hours)
    head = (f"From: {sender}", "Subject: France", f"Date: {date:%a, %d %b %Y %H:%M:%S} +0000")
    return ("\n".join((*head, *heads)) + "\n\n" + text).encode()


def put(box: Mailbox, content: bytes) -> Entry:
    assert box.put([parse(content, str(len(box.entries)))]) == 1
    return next(entry for entry in box.entries if entry.mail.source == str(len(box.entries) - 1))


def why(entry: Entry) -> str:
    return str(entry.one.sorted.held or "")


def test_a_forged_mail_never_takes_the_place_of_a_sheet_with_a_check_line(
    game: Game, tmp_path: Path
) -> None:
    box = box_of(game, book(), tmp_path)
    mine = put(box, mailed(sheet(game, 0), 0))
    assert (mine.one.check, mine.plain) == (Check.RIGHT, True)
    box.take([mine])
    forged = put(box, mailed("\n".join(OTHERS), 5))
    assert "came with a check line, and these did not" in why(forged)
    assert not forged.plain
    box.assign(forged, FRANCE)
    box.take([forged])
    assert game.record.sheets()[FRANCE][1].lines == OTHERS


def test_an_old_sheet_that_is_dated_anew_is_not_taken_again(game: Game, tmp_path: Path) -> None:
    box = box_of(game, book(), tmp_path)
    first = sheet(game, 0)
    for entry in (put(box, mailed(first, 0)), put(box, mailed(sheet(game, 1, OTHERS), 1))):
        assert entry.plain
        box.take([entry])
    again = put(box, mailed(first, 9))
    assert again.one.check is Check.RIGHT
    assert "older than one already in" in why(again)


def test_a_sheet_of_an_earlier_program_is_read_but_not_taken_twice(
    game: Game, tmp_path: Path
) -> None:
    box = box_of(game, book(), tmp_path)
    first, second = (answer.sheet(invited(game), orders) for orders in (ORDERS, OTHERS))
    for entry in (put(box, mailed(first, 0)), put(box, mailed(second, 1))):
        assert (entry.one.check, entry.plain) == (Check.RIGHT, True)
        box.take([entry])
    assert "same sheet was in before" in why(put(box, mailed(first, 9)))


@pytest.mark.parametrize("proof", PROOFS)
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_the_book_says_what_a_player_s_mail_must_show(
    game: Game, tmp_path: Path, own: identity.Identity, proof: str, shown: int
) -> None:
    text = ("\n".join(ORDERS), sheet(game, 0), sheet(game, 0, by=own.signer))[shown]
    entry = put(box_of(game, asking(proof), tmp_path), mailed(text, 0))
    assert entry.one.check == (Check.NONE, Check.RIGHT, Check.SIGNED)[shown]
    asked = PROOFS.index(proof)
    assert entry.one.accepted == (shown >= asked)
    assert (f"asks {FRANCE} for a" in why(entry)) == (shown < asked)


def test_a_signature_is_known_from_the_first_one_on(
    game: Game, tmp_path: Path, own: identity.Identity
) -> None:
    box = box_of(game, asking("signed"), tmp_path)
    assert put(box, mailed(sheet(game, 0, by=own.signer), 0)).plain
    other = identity.make(tmp_path / "other.key").signer
    strange = put(box, mailed(sheet(game, 1, OTHERS, by=other), 1))
    assert f"signs with {other.public[:16]}" in why(strange)
    named = box_of(game, asking("signed", signs=other.public), tmp_path)
    assert put(named, mailed(sheet(game, 1, OTHERS, by=other), 1)).plain
    assert "another key than the one in the book" in why(
        put(named, mailed(sheet(game, 2, by=own.signer), 2))
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [("F BRE - MAO", "F BRE H"), ("T120000Z", "T130000Z"), ("# Signed: ", "# Signed: A")],
)
def test_what_is_signed_or_checked_covers_orders_and_number(
    game: Game, own: identity.Identity, before: str, after: str, tmp_path: Path
) -> None:
    text = sheet(game, 0, by=own.signer)
    changed = text.replace(before, after)
    if "Signed" in before:
        place = text.index(before) + len(before)
        changed = text[:place] + ("B" if text[place] == "A" else "A") + text[place + 1 :]
    entry = put(box_of(game, book(), tmp_path), mailed(changed, 0))
    assert (entry.one.check, entry.plain) == (Check.CHANGED, False)


@pytest.mark.parametrize("signs", [False, True])
def test_orders_in_another_sequence_are_another_sheet(
    game: Game, own: identity.Identity, tmp_path: Path, *, signs: bool
) -> None:
    text = sheet(game, 0, by=own.signer if signs else None)
    first, second = ORDERS[:2]
    turned = text.replace(f"{first}\n{second}", f"{second}\n{first}")
    assert turned != text
    entry = put(box_of(game, book(), tmp_path), mailed(turned, 0))
    assert (entry.one.check, entry.plain) == (Check.CHANGED, False)


def test_a_word_put_to_a_sheet_does_not_keep_the_orders_before_it(
    game: Game, tmp_path: Path
) -> None:
    box = box_of(game, asking("check line"), tmp_path)
    box.take([put(box, mailed(sheet(game, 0), 0))])
    less = sheet(game, 1, ORDERS[:1])
    assert put(box, mailed(less, 1)).one.check is Check.RIGHT
    amended = put(box, mailed(f"Correction:\n{less}", 2))
    assert (amended.one.check, amended.one.accepted) == (Check.CHANGED, False)


def test_lines_of_a_sheet_are_short_enough_for_every_mail_program(
    game: Game, own: identity.Identity
) -> None:
    text = sheet(game, 0, key=own.public, by=own.signer)
    assert max(map(len, text.splitlines())) <= 76
    quoted = "".join(f"> {line}\n" for line in text.splitlines())
    due = answer.Due(game=game.record.header.game, power="FRANCE", due="S1901M")
    assert answer.check(quoted, ORDERS, due, GM) is Check.SIGNED


@pytest.mark.parametrize(
    "sender",
    [
        f"{ADDRESSES['FRANCE']}, eve@there.example",
        f"{ADDRESSES['FRANCE']} <eve@there.example>",
        f"{ADDRESSES['FRANCE']}\nFrom: eve@there.example",
        f'{ADDRESSES["FRANCE"]} <"eve"@there.example>',
        f"{ADDRESSES['FRANCE']} <eve @ there.example>",
        f"{ADDRESSES['FRANCE']} <eve(x)@there.example>",
        f'{ADDRESSES["FRANCE"]} (") <eve@there.example> (")',
        f'{ADDRESSES["FRANCE"]} (a " (b) ) <eve@there.example> (")',
        f'{ADDRESSES["FRANCE"]} "<eve@there.example>',
        f'{ADDRESSES["FRANCE"]} \\"<eve@there.example>\\"',
        "nobody",
        "",
    ],
)
def test_a_mail_that_names_several_senders_or_none_is_nobody_s(
    game: Game, tmp_path: Path, sender: str
) -> None:
    entry = put(box_of(game, book(), tmp_path), mailed("\n".join(ORDERS), 0, sender=sender))
    assert (entry.one.power, entry.plain) == (None, False)
    assert "names" in why(entry)


@pytest.mark.parametrize("odd", ["X-A: a\fb", "X-A: \u00c5sa", "X-A: a\rb", "no header", "\u0085"])
def test_no_line_in_a_head_makes_a_mail_a_pasted_text(game: Game, tmp_path: Path, odd: str) -> None:
    mail = mailed("France:\n" + "\n".join(ORDERS), 0, odd, sender="eve@there.example")
    entry = put(box_of(game, book(), tmp_path), mail)
    assert (entry.mail.sender, entry.one.power) == ("eve@there.example", None)


def test_a_name_in_quotes_or_a_comment_is_no_sender(game: Game, tmp_path: Path) -> None:
    france = ADDRESSES["FRANCE"]
    for sender in (f'"Jo (a@b.example), \\"x\\"" <{france}>', f"{france} (Jo (a@b.example) Doe)"):
        entry = put(box_of(game, book(), tmp_path), mailed("\n".join(ORDERS), 0, sender=sender))
        assert entry.one.power == FRANCE


def test_a_sender_in_plain_letters_of_any_language_is_read(game: Game, tmp_path: Path) -> None:
    sender = f"Mélanie Dubréuil <{ADDRESSES['FRANCE']}>"
    entry = put(box_of(game, book(), tmp_path), mailed("\n".join(ORDERS), 0, sender=sender))
    assert (entry.mail.name, entry.one.power) == ("Mélanie Dubréuil", FRANCE)


RESULTS = "Authentication-Results: {}; dkim=pass header.d=x; dmarc={} (p=none)"


def test_what_the_named_server_says_is_shown_and_its_refusal_holds_a_mail_back(
    game: Game, tmp_path: Path
) -> None:
    players = replace(book(), mail_server="mx.gm.example")
    box, text = box_of(game, players, tmp_path), "\n".join(ORDERS)
    good = put(box, mailed(text, 0, RESULTS.format("mx.gm.example", "pass")))
    bad = put(box, mailed(text, 1, RESULTS.format("MX.gm.example", "fail")))
    false = put(box, mailed(text, 2, RESULTS.format("eve.example", "pass")))
    twice = [RESULTS.format("mx.gm.example", said) for said in ("fail", "pass")]
    forged = put(box, mailed(text, 3, *twice))
    assert "mx.gm.example says about the sender: dkim=pass, dmarc=pass" in account(good.one)
    assert "says nothing about the sender" in account(false.one)
    assert [entry.plain for entry in (good, bad, false, forged)] == [True, False, True, False]
    assert "(dmarc=fail)" in why(bad)
    assert put(box_of(game, book(), tmp_path), bad_as_sent(text)).one.verdict is None


def test_what_stands_in_a_comment_is_no_verdict_of_a_mail_that_was_kept(game: Game) -> None:
    line = "mx.gm.example (; dmarc=pass) ; dmarc=fail"
    kept = replace(parse(mailed("A PAR H", 0), "a.eml"), verdicts=(line,))
    one = intake(game, replace(book(), mail_server="mx.gm.example"), kept)
    assert "mx.gm.example says about the sender: dmarc=fail" in account(one)


def bad_as_sent(text: str) -> bytes:
    return mailed(text, 1, RESULTS.format("mx.gm.example", "fail"))


def test_the_command_holds_back_what_the_desk_holds_back(tmp_path: Path) -> None:
    file, mail = tmp_path / "t.spydip", tmp_path / "a.eml"
    with tannenburg() as begun:
        begun.save_as(file)
    save(file, asking("check line"))
    signing_key(file)
    mail.write_bytes(mailed("\n".join(ORDERS), 0))
    held = CliRunner().invoke(program, ["inbox", str(file), str(mail)])
    assert (held.exit_code, "asks FRANCE for a check line" in held.output) == (1, True)
    taken = CliRunner().invoke(program, ["inbox", str(file), str(mail), "--as", "FRANCE"])
    assert "held back" not in taken.output
    with Game.open(file, write=False) as game:
        assert game.record.sheets()[FRANCE][1].lines == ORDERS


def test_an_answer_is_signed_once_its_player_has_made_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    file, packet, mail = (tmp_path / name for name in ("t.spydip", "p.spyview", "a.eml"))
    with tannenburg() as begun:
        begun.save_as(file)
        to = pack(
            begun, FRANCE, token=signing_key(file).token(begun.record.header.game, FRANCE, "S1901M")
        )
    packet.write_bytes(seal(to, signing_key(file)))
    save(file, asking("signed"))
    told = []
    for _ in range(2):
        written = CliRunner().invoke(program, ["answer", str(packet), *ORDERS]).output
        mail.write_bytes(mailed(written, 0))
        told.append(CliRunner().invoke(program, ["inbox", str(file), str(mail), "--test"]).output)
        CliRunner().invoke(program, ["keys", "--make"])
    assert "asks FRANCE for a signature" in told[0]
    assert "the signature and the check line are right" in told[1]
    assert "held back" not in told[1]


def test_the_book_keeps_what_is_asked_and_refuses_what_is_none() -> None:
    one = replace(asking("signed", signs="0" * 64), mail_server="mx.gm.example")
    assert read(write(one), tuple(one.seats)) == one
    with pytest.raises(BookError, match="proof = “oath” is not one of address, check line, signed"):
        read('player = [{power = "FRANCE", proof = "oath"}]', (FRANCE,))
