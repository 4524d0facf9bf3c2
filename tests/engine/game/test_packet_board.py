"""A board of one's own travels inside the packet, so that a player needs nothing else."""

import shutil
from dataclasses import replace
from pathlib import Path

import platformdirs
import pytest
from nacl.signing import SigningKey

import maps
from engine import judge
from engine.board.picture import load_picture
from engine.game.game import Game
from engine.game.packet import board_of, pack, rules_of
from engine.game.packet_board import BoardPackingError, board_files
from engine.game.packet_content import Packet
from engine.game.packet_errors import BadContentError
from engine.game.packet_file import read, seal
from engine.game.packet_lock import Signer
from tests.helpers.postal import clock

GM = Signer(SigningKey(bytes(range(32))))


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test's own."""
    own = tmp_path / "cache"
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: own)
    return own


@pytest.fixture
def lagoon(tmp_path: Path) -> Path:
    """The small board that comes with the program, as a folder of somebody's own."""
    folder = tmp_path / "gm" / "lagoon"
    shutil.copytree(str(maps.folder("merrow")), folder)
    return folder


def packed(folder: Path) -> Packet:
    """A packet of a game on that board, once it has been sent and the folder is gone."""
    rules = judge.ruleset("standard", folder)
    game = Game.begin(rules, seed="1", board=str(folder), clock=clock)
    content = pack(game, rules.seats[0], token="")
    shutil.rmtree(folder)
    return read(seal(content, GM)).packet


def test_a_packet_holds_the_board_and_its_picture(lagoon: Path) -> None:
    before = judge.ruleset("standard", lagoon).board
    content = packed(lagoon)
    assert rules_of(content).board.digest == before.digest
    place = board_of(content)
    assert set(load_picture(place).provinces) == set(before.provinces)


def test_a_packet_of_a_built_in_board_holds_no_board() -> None:
    assert board_files("standard") == {}


def test_what_was_changed_in_the_cache_is_laid_out_anew(lagoon: Path, cache: Path) -> None:
    content = packed(lagoon)
    place = Path(board_of(content))
    assert cache in place.parents
    (place / "board.toml").write_text("tampered", "utf-8")
    (place / "extra.svg").write_text("<svg/>", "utf-8")
    assert rules_of(content).board.digest == content.invitation.board_digest
    assert not (place / "extra.svg").exists()


@pytest.mark.parametrize(
    ("board", "files"),
    [
        ("lagoon", {"board.toml": "", "../evil.svg": ""}),
        ("lagoon", {"board.toml": "", "run.exe": ""}),
        ("lagoon", {"map.svg": ""}),
        ("../lagoon", {"board.toml": ""}),
        ("a/b", {"board.toml": ""}),
    ],
)
def test_a_board_with_strange_names_is_not_laid_out(
    lagoon: Path, board: str, files: dict[str, str]
) -> None:
    content = packed(lagoon)
    to = replace(content.invitation, board=board)
    with pytest.raises(BadContentError, match="The board in this packet is none"):
        board_of(replace(content, invitation=to, board_files=files))


def test_a_board_that_no_packet_can_hold_is_refused_in_a_sentence(lagoon: Path) -> None:
    (lagoon / "huge.svg").write_text("x" * 9_000_000, "utf-8")
    with pytest.raises(BoardPackingError, match="too large for a packet"):
        board_files(lagoon)
    (lagoon / "huge.svg").write_bytes(b"\xff\xfe")
    with pytest.raises(BoardPackingError, match="cannot go into a packet"):
        board_files(lagoon)
