"""A packet holds one power's view, proves who made it, and is refused where anything is wrong."""

import io
import zipfile
from dataclasses import replace
from pathlib import Path

import pyrage
import pytest
from nacl.signing import SigningKey

from engine import judge
from engine.board.graph import PowerId
from engine.game import answer
from engine.game.answer import Check, Due
from engine.game.packet import observation, pack, rules_of
from engine.game.packet_content import dumps, loads
from engine.game.packet_errors import BadContentError, OtherBoardError, PacketError
from engine.game.packet_file import (
    ChangedPacketError,
    ForeignPacketError,
    NewerPacketError,
    NoPacketError,
    OlderPacketError,
    Opened,
    PacketTooLargeError,
    PathInPacketError,
    read,
    seal,
)
from engine.game.packet_lock import LockedError, Signer, lock, signer
from engine.report.account import account
from tests.helpers.light_locks import lightly_locked
from tests.helpers.postal import begun, tannenburg

FRANCE = PowerId("FRANCE")
GM = Signer(SigningKey(bytes(range(32))))
OTHER = Signer(SigningKey(bytes(range(1, 33))))
GAME = tannenburg()
PACKET = pack(GAME, FRANCE, token=GM.token("x"), deadline="Tuesday, noon")
DATA = seal(PACKET, GM)
NORTH = "north wind over the Baltic"


def zipped(**entries: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name.replace("_", "."), content)
    return out.getvalue()


def envelope(version: int) -> bytes:
    return f'{{"version": {version}, "key": "00", "signature": "00"}}'.encode()


def test_a_packet_is_read_as_it_was_written() -> None:
    assert read(DATA) == Opened(PACKET, GM.public)
    assert loads(dumps(PACKET)) == PACKET


def test_a_packet_tells_what_the_game_masters_report_tells() -> None:
    game = tannenburg()
    game.give(FRANCE, [game.reader.order("A PAR - BUR")], source="typed")
    turn = game.resolve()
    content = loads(dumps(pack(game, FRANCE, token="")))
    rules, report = rules_of(content), judge.report(game.rules, turn, FRANCE)
    seen = observation(content, content.chapters[-1], rules)
    assert seen.facts == report.facts
    assert "A PAR - BUR" in {str(one.order) for one in seen.orders}
    there = account(report, rules.board, "Tannenburg")
    assert account(seen, rules.board, "Tannenburg") == there


def test_orders_are_offered_from_the_packet_alone() -> None:
    rules = rules_of(PACKET)
    offers = rules.offers(observation(PACKET, PACKET.chapters[-1], rules))
    assert offers


@pytest.mark.parametrize("start", range(8))
def test_a_flipped_bit_anywhere_is_refused(start: int) -> None:
    step = len(DATA) // 12
    for place in (*range(start, 400, 40), *range(start * 7, len(DATA), step)):
        changed = bytearray(DATA)
        changed[place] ^= 1 << (place + start) % 8
        with pytest.raises(PacketError):
            read(bytes(changed))


def test_a_cut_packet_is_refused() -> None:
    with pytest.raises(NoPacketError, match="breaks off"):
        read(DATA[:-30])


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "This file is empty"),
        (DATA[: len(DATA) // 2], "This packet breaks off"),
        (DATA[:-1], "This packet breaks off"),
        (b"Dear all,", "a packet is one file whose name ends in .spyview"),
        (b"\x89PNG\r\n", "This is not a packet"),
        (DATA[:400] + b"x" + DATA[401:], "This packet was damaged on the way"),
    ],
)
def test_each_way_to_be_no_whole_packet_has_its_own_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(NoPacketError, match=sentence):
        read(data)


@pytest.mark.parametrize("version", [b"Infinity", b"-Infinity", b"NaN", b"1e999"])
def test_an_envelope_whose_version_is_no_number_of_one_is_refused(version: bytes) -> None:
    envelope = b'{"format":"spyview","version":' + version + b',"key":"","signature":""}'
    with pytest.raises(ChangedPacketError, match="envelope was damaged"):
        read(zipped(envelope_json=envelope, packet_json=b"{}"))


def test_an_envelope_that_is_endlessly_deep_is_refused() -> None:
    with pytest.raises(ChangedPacketError, match="envelope was damaged"):
        read(zipped(envelope_json=b"[" * 200_000, packet_json=b"{}"))


def test_what_is_wrong_about_a_locked_packet_is_told() -> None:
    shut = lightly_locked(DATA, NORTH)
    assert read(shut, passphrase=NORTH) == read(DATA)
    with pytest.raises(LockedError, match="not the passphrase"):
        read(shut, passphrase=NORTH.upper())
    for harmed in (shut[:-20], shut[:-5] + bytes([shut[-5] ^ 1]) + shut[-4:]):
        with pytest.raises(LockedError, match="damaged or cut short"):
            read(harmed, passphrase=NORTH)
    with pytest.raises(LockedError, match="does not open: it was damaged"):
        read(shut[:40], passphrase=NORTH)


def test_a_packet_for_nobody_of_the_game_or_for_no_phase_is_refused() -> None:
    to = PACKET.invitation
    nobody = replace(PACKET, invitation=replace(to, power="ATLANTIS"))
    with pytest.raises(BadContentError, match="“ATLANTIS”, which its game does not have"):
        rules_of(read(seal(nobody, GM)).packet)
    with pytest.raises(BadContentError):
        read(seal(replace(PACKET, invitation=replace(to, due="some day")), GM))


def test_content_that_was_changed_is_refused_though_the_zip_is_sound() -> None:
    with zipfile.ZipFile(io.BytesIO(DATA)) as archive:
        head, body = archive.read("envelope.json"), archive.read("packet.json")
    forged = zipped(envelope_json=head, packet_json=body.replace(b"FRANCE", b"ITALY "))
    with pytest.raises(ChangedPacketError, match="changed after the game master signed it"):
        read(forged)


def test_an_older_and_a_newer_format_are_told_apart() -> None:
    with pytest.raises(NewerPacketError, match="has format 7; your program reads 2"):
        read(zipped(envelope_json=envelope(7), packet_json=b"{}"))
    with pytest.raises(OlderPacketError, match="old format 0"):
        read(zipped(envelope_json=envelope(0), packet_json=b"{}"))


def test_a_zip_bomb_is_refused_before_it_is_unpacked() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("envelope.json", envelope(1))
        archive.writestr("packet.json", b"0" * 30_000_000)
    assert len(out.getvalue()) < 100_000
    with pytest.raises(PacketTooLargeError, match="unpacks to 30,000,0"):
        read(out.getvalue())


@pytest.mark.parametrize("name", ["../book.toml", "/etc/passwd", "C:\\x", "a/packet.json"])
def test_a_path_in_its_names_is_refused(name: str) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("envelope.json", envelope(1))
        archive.writestr(name, b"{}")
    with pytest.raises(PathInPacketError, match="wants to write to"):
        read(out.getvalue())


def test_what_else_a_zip_may_hold_is_refused() -> None:
    with pytest.raises(NoPacketError, match="This zip file is not a packet"):
        read(zipped(letter_txt=b"hello"))
    with pytest.raises(NoPacketError):
        read(b"A PAR - BUR\n")


def test_a_foreign_game_another_power_and_another_signer_are_refused() -> None:
    first = read(DATA)
    foreign = pack(begun(title="Gettysburg"), FRANCE, token="")
    italy = pack(GAME, PowerId("ITALY"), token="")
    with pytest.raises(ForeignPacketError, match="another game, “Gettysburg”"):
        read(seal(foreign, GM), after=first)
    with pytest.raises(ForeignPacketError, match="for ITALY, not for FRANCE"):
        read(seal(italy, GM), after=first)
    with pytest.raises(ForeignPacketError, match="another key"):
        read(seal(PACKET, OTHER), after=first)
    assert read(DATA, after=first) == first


def test_a_packet_that_is_older_than_the_one_it_should_go_on_from_is_refused() -> None:
    with tannenburg() as game:
        first = read(seal(pack(game, FRANCE, token=""), GM))
        game.resolve()
        later = read(seal(pack(game, FRANCE, token=""), GM))
    assert read(seal(later.packet, GM), after=first) == later
    with pytest.raises(ForeignPacketError, match="is older than the one it should follow"):
        read(seal(first.packet, GM), after=later)


def test_a_board_with_other_rules_is_refused() -> None:
    moved = replace(PACKET, invitation=replace(PACKET.invitation, board_digest="0" * 64))
    with pytest.raises(OtherBoardError, match="not the one you have"):
        rules_of(moved)


def test_signed_content_that_is_no_packet_is_refused() -> None:
    with pytest.raises(BadContentError):
        loads(dumps(PACKET).replace(b'"S1901M"', b'"yesterday"'))
    with pytest.raises(BadContentError):
        loads(b'{"truth": []}')


def test_a_packet_locked_for_a_key_opens_with_that_key_alone() -> None:
    mine, another = pyrage.x25519.Identity.generate(), pyrage.x25519.Identity.generate()
    locked = lock(DATA, recipient=str(mine.to_public()))
    assert b"FRANCE" not in locked
    assert read(locked, identity=str(mine)) == read(DATA)
    with pytest.raises(LockedError, match="another key or passphrase"):
        read(locked, identity=str(another))
    with pytest.raises(LockedError, match="needs its passphrase"):
        read(locked)
    with pytest.raises(LockedError, match="not an age key"):
        read(locked, identity="sesame")


def test_a_packet_locked_with_a_passphrase_opens_with_it_alone() -> None:
    """A true lock takes a second a try; that other words do not open it is tried on a light one."""
    assert read(lock(DATA, passphrase=NORTH), passphrase=NORTH) == read(DATA)
    with pytest.raises(LockedError, match="not the passphrase"):
        read(lightly_locked(DATA, NORTH), passphrase=NORTH[::-1])


@pytest.mark.parametrize("weak", ["a", "peace", "aaaaaaaaaaaaaaaaaaaaaaa", "abababababababab"])
def test_nothing_is_locked_with_words_that_are_guessed_at_once(weak: str) -> None:
    with pytest.raises(LockedError, match="too easy to guess: take at least 15"):
        lock(DATA, passphrase=weak)


def test_a_signing_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.post" / "signing.key"
    assert signer(path).public == signer(path).public
    assert path.stat().st_mode & 0o077 == 0


def test_the_check_line_tells_a_whole_answer_from_a_changed_one() -> None:
    due = Due(game=PACKET.invitation.game, power="FRANCE", due=PACKET.invitation.due)
    to = replace(PACKET.invitation, token=GM.token(due.game, due.power, due.due))
    orders = ("A PAR - BUR", "F BRE - MAO")
    text = answer.sheet(to, orders)
    assert answer.check(text, reversed(orders), due, GM) is Check.RIGHT
    assert answer.check(text, orders[:1], due, GM) is Check.CHANGED
    assert answer.check(text, orders, due, OTHER) is Check.CHANGED
    assert answer.check(text, orders, replace(due, power="ITALY"), GM) is Check.OTHER
    assert answer.check("A PAR - BUR", orders, due, GM) is Check.NONE


@pytest.mark.parametrize(
    ("before", "after"), [("# Check:", "# Chek:"), (" 1 order ", " one "), ("# Check:", "#")]
)
def test_a_sheet_whose_check_line_is_damaged_is_no_sheet_without_one(
    before: str, after: str
) -> None:
    to = PACKET.invitation
    due = Due(game=to.game, power=to.power, due=to.due)
    sheet = answer.sheet(to, ["A PAR H"])
    assert answer.check(sheet.replace(before, after), ["A PAR H"], due, GM) is Check.DAMAGED
    assert answer.check("A PAR H\n", ["A PAR H"], due, GM) is Check.NONE
