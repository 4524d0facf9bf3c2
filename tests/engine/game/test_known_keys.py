"""The first key of a game or an address is trusted and kept; another one is refused with advice."""

import tomllib
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
from engine.game.packet_errors import BadContentError
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
    assert "another route" in str(refused.value)


def test_what_was_forgotten_is_met_anew() -> None:
    keys = KnownKeys()
    keys.meet_packet(read(packet(GM)))
    assert [one.key for one in keys.forget("tannenburg")] == [GM.public]
    assert keys.meet_packet(read(packet(OTHER)))
    assert keys.forget("Gettysburg") == ()


AGE = "age1" + "q" * 58


def test_the_file_is_plain_text_with_an_entry_a_key(folder: Path) -> None:
    keys = KnownKeys()
    keys.meet_packet(read(packet(GM)))
    assert default_path().parent == folder
    data = tomllib.loads(default_path().read_text("utf-8"))
    game = {"whose": "gm", "name": GAME.record.header.game, "key": GM.public, "note": "Tannenburg"}
    assert data == {"form": 1, "key": [game]}
    keys.meet(KnownKey(whose=Whose.PLAYER, name="Jo@Home.example", key=AGE))
    assert keys.of(Whose.PLAYER, "jo@home.example") == AGE


@pytest.mark.parametrize(
    "text",
    [
        "gm only",
        "form = 2\nkey = []",
        "form = 1",
        "form = 1\nkey = 3",
        f'form = 1\n[[key]]\nwhose = "gm"\nname = "a b"\nkey = "{"0" * 64}"\nnote = ""',
        'form = 1\n[[key]]\nwhose = "gm"\nname = "a"\nkey = "0"\nnote = ""',
        'form = 1\n[[key]]\nwhose = "me"\nname = "a"\nkey = 1\nnote = ""',
    ],
)
def test_a_file_that_holds_anything_else_is_named(text: str) -> None:
    default_path().parent.mkdir()
    default_path().write_text(text, "utf-8")
    with pytest.raises(KeysFileError, match="is no longer a list of known keys"):
        KnownKeys().every()


def forged(name: str, title: str = "Tannenburg", by: Signer = OTHER) -> bytes:
    """A packet of another game, of any id and title."""
    found = read(packet(GM)).packet
    invitation = replace(found.invitation, game=name, title=title)
    return seal(replace(found, invitation=invitation), by)


def test_a_packet_whose_game_is_called_like_a_line_of_the_file_changes_no_key() -> None:
    keys, game = KnownKeys(), GAME.record.header.game
    with pytest.raises(BadContentError):
        read(forged(f"{game} {OTHER.public}"))
    for name in (f"{game} {OTHER.public}", f"{game}\n", "", "x" * 65):
        with pytest.raises(KeysFileError, match="cannot be remembered"):
            keys.meet(KnownKey(whose=Whose.GM, name=name, key="0" * 63))
    assert keys.meet_packet(read(packet(GM)))
    assert keys.of(Whose.GM, game) == GM.public


def test_another_game_of_the_same_title_with_another_key_must_be_answered_for() -> None:
    keys = KnownKeys()
    keys.meet_packet(read(packet(GM)))
    with pytest.raises(StrangeKeyError, match="same title"):
        keys.meet_packet(read(forged("0" * 16, "  TANNENBURG ")))
    assert keys.meet_packet(read(forged("0" * 16, "Other")))
    assert keys.meet_packet(read(forged("1" * 16)), trusted=True)
    assert not keys.meet_packet(read(packet(GM)))


def test_a_key_that_somebody_answers_for_takes_the_place_of_the_one_before() -> None:
    keys = KnownKeys()
    keys.meet_packet(read(packet(GM)))
    assert keys.meet_packet(read(packet(OTHER)), trusted=True)
    assert [one.key for one in keys.every()] == [OTHER.public]


def test_keys_of_earlier_programs_are_taken_over_without_forged_lines() -> None:
    game = GAME.record.header.game
    default_path().parent.mkdir()
    default_path().with_name("known-keys.txt").write_text(
        "# Keys\n"
        f"gm {game} {GM.public} Tannenburg\n"
        f"gm {game} {OTHER.public} {OTHER.public} Tannenburg\n"
        f"gm 0123456789abcdef {OTHER.public} {OTHER.public} Gettysburg\n"
        f"player jo@home.example {AGE} FRANCE\n"
        "player nobody age1x\n"
        "gm only\n",
        "utf-8",
    )
    keys = KnownKeys()
    assert [one.key for one in keys.every()] == [GM.public, AGE]
    assert not keys.meet_packet(read(packet(GM)))
    keys.meet(KnownKey(whose=Whose.PLAYER, name="al@home.example", key=AGE))
    assert len(KnownKeys().every()) == 3


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
    assert "the one in the book for FRANCE" in str(compared(answered(key), ours, keys).sorted.held)


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
    assert "is taken on trust" in run("view", "--trust", str(files["strange"]))
    assert "is taken on trust" in run("view", "--trust", str(files["first"]))
    assert "Forgotten: gm" in run("keys", "--forget", GAME.record.header.game)
    assert "is taken on trust" in run("view", str(files["strange"]))
    assert "no key of your own yet" in run("keys")
    assert "age1" in run("keys", "--make")
    assert "# Key: age1" in run("answer", str(files["strange"]), "A PAR - BUR")
