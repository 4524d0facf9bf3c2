"""The first key of a game or an address is trusted and kept; another one is refused with advice."""

from dataclasses import replace
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner
from nacl.signing import SigningKey

from engine.board.graph import PowerId
from engine.cli import program
from engine.game import answer, identity
from engine.game.answer import Check, Due
from engine.game.known_keys import (
    KeysFileError,
    KnownKey,
    KnownKeys,
    StrangeKeyError,
    Whose,
    default_path,
)
from engine.game.packet import pack
from engine.game.packet_file import read, seal
from engine.game.packet_lock import KeyFileError, Signer, lock
from engine.post.book import Holder
from engine.post.inbox import intake
from engine.post.keys import compared, recipient
from engine.post.mail import parse
from engine.post.weighing import Intake
from tests.helpers.postal import ADDRESSES, book, tannenburg

FRANCE = PowerId("FRANCE")
GM = Signer(SigningKey(bytes(range(32))))
OTHER = Signer(SigningKey(bytes(range(1, 33))))
GAME = tannenburg()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of settings of this test's own."""
    own = tmp_path / "settings"
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: own)
    return own


def packet(by: Signer) -> bytes:
    token = by.token(GAME.record.header.game, FRANCE, "S1901M")
    return seal(pack(GAME, FRANCE, token=token), by)


def test_the_first_packet_is_trusted_and_the_next_must_bear_the_same_key() -> None:
    keys = KnownKeys()
    assert keys.meet_packet(read(packet(GM)))
    assert not keys.meet_packet(read(packet(GM)))
    with pytest.raises(StrangeKeyError, match="keys --forget") as refused:
        keys.meet_packet(read(packet(OTHER)))
    assert "another way" in str(refused.value)


def test_what_was_forgotten_is_met_anew() -> None:
    keys = KnownKeys()
    keys.meet_packet(read(packet(GM)))
    assert [one.key for one in keys.forget("tannenburg")] == [GM.public]
    assert keys.meet_packet(read(packet(OTHER)))
    assert keys.forget("Gettysburg") == ()


def test_the_file_is_plain_text_and_keeps_what_its_owner_wrote_into_it(folder: Path) -> None:
    keys = KnownKeys()
    keys.meet_packet(read(packet(GM)))
    assert default_path().parent == folder
    lines = default_path().read_text("utf-8").splitlines()
    assert lines[-1] == f"gm {GAME.record.header.game} {GM.public} Tannenburg"
    default_path().write_text("\n".join([*lines, "# Ana, met in Trier"]), "utf-8")
    keys.meet(KnownKey(whose=Whose.PLAYER, name="Jo@Home.example", key="age1x"))
    assert "# Ana, met in Trier" in default_path().read_text("utf-8")
    assert keys.of(Whose.PLAYER, "jo@home.example") == "age1x"


def test_a_line_that_is_no_key_is_named() -> None:
    default_path().parent.mkdir()
    default_path().write_text("gm only\n", "utf-8")
    with pytest.raises(KeysFileError, match="line 1: “gm only” is not a known key"):
        KnownKeys().every()


def test_a_players_own_key_is_made_once_and_opens_what_is_locked_for_it() -> None:
    assert identity.own() is None
    mine = identity.make()
    assert identity.make() == mine == identity.own()
    assert identity.default_path().stat().st_mode & 0o077 == 0
    assert read(lock(packet(GM), recipient=mine.public), identity=mine.secret) == read(packet(GM))


def test_a_file_that_holds_no_own_key_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("sesame\n")
    with pytest.raises(KeyFileError, match="holds no age key"):
        identity.read(tmp_path / "x")


def answered(key: str, *, forged: bool = False) -> Intake:
    to = read(packet(GM)).packet.invitation
    text = answer.sheet(to, ["A PAR - BUR"], key=key)
    text = text.replace(key, "age1" + "q" * 58) if forged else text
    head = f"From: {ADDRESSES['FRANCE']}\nSubject: France\n\n"
    return intake(GAME, book(), parse((head + text).encode()), GM)


def test_the_key_that_an_answer_asks_for_is_used_from_then_on() -> None:
    keys, key = KnownKeys(), identity.make().public
    assert recipient(book(), FRANCE, keys) == ""
    assert compared(answered(key), book(), keys).accepted
    assert recipient(book(), FRANCE, keys) == key


def test_an_answer_that_asks_for_another_key_is_held_back_with_its_orders(tmp_path: Path) -> None:
    keys, key = KnownKeys(), identity.make().public
    compared(answered(key), book(), keys)
    other = identity.make(tmp_path / "other").public
    held = compared(answered(other), book(), keys)
    assert not held.accepted
    assert "keys --forget m.dubreuil@courriel.example" in str(held.sorted.held)
    assert recipient(book(), FRANCE, keys) == key


def test_the_key_in_the_book_wins() -> None:
    keys, key = KnownKeys(), identity.make().public
    seat = Holder(power=FRANCE, addresses=(ADDRESSES["FRANCE"],), age="age1book")
    ours = replace(book(), seats={**book().seats, FRANCE: seat})
    assert recipient(ours, FRANCE, keys) == "age1book"
    assert "the book has for FRANCE" in str(compared(answered(key), ours, keys).sorted.held)


def test_a_key_put_into_an_answer_on_its_way_is_not_believed() -> None:
    one = answered(identity.make().public, forged=True)
    assert one.check is Check.CHANGED
    assert one.key == ""


def test_the_check_line_covers_the_key() -> None:
    to = read(packet(GM)).packet.invitation
    due = Due(game=to.game, power=to.power, due=to.due)
    text = answer.sheet(to, ["A PAR - BUR"], key=identity.make().public)
    assert answer.check(text, ["A PAR - BUR"], due, GM) is Check.RIGHT
    bare = "\n".join(line for line in text.splitlines() if "Key" not in line)
    assert answer.check(bare, ["A PAR - BUR"], due, GM) is Check.CHANGED


def run(*arguments: str, status: int = 0) -> str:
    result = CliRunner().invoke(program, arguments)
    assert result.exit_code == status, result.output
    return result.output


def test_the_commands_trust_remember_refuse_and_forget(tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.spyview" for name in ("first", "strange")}
    for name, by in (("first", GM), ("strange", OTHER)):
        files[name].write_bytes(packet(by))
    assert "is taken on trust" in run("view", str(files["first"]))
    assert "is taken on trust" not in run("view", str(files["first"]))
    assert "Ask your game master" in run("view", str(files["strange"]), status=1)
    assert "Forgotten: gm" in run("keys", "--forget", GAME.record.header.game)
    assert "is taken on trust" in run("view", str(files["strange"]))
    assert "no key of your own yet" in run("keys")
    assert "age1" in run("keys", "--make")
    assert "# Key: age1" in run("answer", str(files["strange"]), "A PAR - BUR")
