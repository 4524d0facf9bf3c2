"""A board of one's own lies in the game and in its packets, and nothing in them is a path."""

import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import platformdirs
import pytest
from nacl.signing import SigningKey

import maps
from engine import judge
from engine.board.faults import BoardError
from engine.board.picture import load_picture
from engine.errors import UserError
from engine.game.archive import Archive
from engine.game.game import Game
from engine.game.own_board import BoardPackingError, board_files
from engine.game.packet import board_of, pack, rules_of
from engine.game.packet_content import Packet
from engine.game.packet_errors import BadContentError
from engine.game.packet_file import read, seal
from engine.game.packet_lock import Signer
from engine.game.trouble import DamagedFileError
from engine.judge import VariantError
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
    with pytest.raises(BadContentError, match="The board in this packet is not a board"):
        board_of(replace(content, invitation=to, board_files=files))


def test_a_board_that_no_packet_can_hold_is_refused_in_a_sentence(lagoon: Path) -> None:
    (lagoon / "huge.svg").write_text("x" * 9_000_000, "utf-8")
    with pytest.raises(BoardPackingError, match="too large for a packet"):
        board_files(lagoon)
    (lagoon / "huge.svg").write_bytes(b"\xff\xfe")
    with pytest.raises(BoardPackingError, match="cannot go into a packet"):
        board_files(lagoon)


SEEN: list[str] = []
"""What was opened or listed since a test began to watch; such a hook stays until the end."""


@sys.addaudithook
def watch(event: str, arguments: tuple[object, ...]) -> None:
    if event in {"open", "os.listdir", "os.scandir"}:
        SEEN.append(str(arguments[0]))


@pytest.fixture
def touched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of all files and folders that the program asks the system for."""
    look = os.stat

    def noted(path: object, *more: object, **how: object) -> os.stat_result:
        SEEN.append(str(path))
        return look(path, *more, **how)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(os, "stat", noted)
    SEEN.clear()
    yield SEEN
    SEEN.clear()


def kept(folder: Path, file: Path) -> Path:
    """A game on a board of one's own, in a file."""
    with Game.begin(judge.ruleset("standard", folder), seed="1", board=str(folder)) as game:
        game.resolve()
        game.save_as(file)
    return file


def of_old(file: Path, board: str, **changes: str) -> Path:
    """The game of a file as it was kept before: with its board named, and without what is in it."""
    with Archive.open(file, write=False) as archive:
        header = replace(archive.record.header, board=board, **changes)
        old = Archive.create(header)
        old.append(*archive.record.acts)
    with old:
        old.save_as(file, over=True)
    return file


def test_a_game_holds_its_board_and_its_picture(lagoon: Path, tmp_path: Path) -> None:
    digest = judge.ruleset("standard", lagoon).board.digest
    file = kept(lagoon, tmp_path / "game.spydip")
    shutil.rmtree(lagoon)
    with Game.open(file) as game:
        assert game.rules.board.digest == digest
        assert set(load_picture(game.board_place).provinces) == set(game.rules.board.provinces)
        game.save_as(tmp_path / "copy.spydip")
    with Game.open(tmp_path / "copy.spydip", write=False) as game:
        assert rules_of(pack(game, game.rules.seats[0], token="")).board.digest == digest
    archive, broken = Archive.rescue(file)
    assert archive.board_files
    assert broken is None


def test_a_board_of_any_name_can_be_played_on(lagoon: Path, tmp_path: Path) -> None:
    odd = lagoon.rename(tmp_path / f"-My Lagoon (2nd){'x' * 200}")
    with Game.open(kept(odd, tmp_path / "game.spydip")) as game:
        content = pack(game, game.rules.seats[0], token="")
        assert game.record.header.board.startswith("My Lagoon 2ndxxx")
    assert rules_of(content).board.digest == content.invitation.board_digest


def test_a_board_that_is_changed_in_the_file_is_damage(lagoon: Path, tmp_path: Path) -> None:
    file = kept(lagoon, tmp_path / "game.spydip")
    file.write_bytes(file.read_bytes().replace(b"year = 1651", b"year = 1652"))
    with pytest.raises(DamagedFileError, match="its board is not the one saved with it"):
        Game.open(file)
    archive, broken = Archive.rescue(file)
    assert len(archive.record.acts) == 2
    assert "its board" in str(broken)


@pytest.mark.parametrize("place", ["{folder}", "isle", "{folder}/boards/isle"])
def test_a_game_from_before_takes_its_board_in_from_beside(
    lagoon: Path, tmp_path: Path, place: str
) -> None:
    file = kept(lagoon, tmp_path / "game.spydip")
    named = place.format(folder=tmp_path)
    beside = tmp_path / named if "boards" in named else tmp_path / Path(named).name
    of_old(file, str(beside) if "/" in named else named)
    shutil.copytree(lagoon, beside, dirs_exist_ok=True)
    before = file.read_bytes()
    Game.open(file, write=False).close()
    assert file.read_bytes() == before
    Game.open(file).close()
    (beside / "board.toml").unlink()
    Game.open(file).close()


def test_another_board_beside_a_game_from_before_is_played_on_and_not_taken_in(
    lagoon: Path, tmp_path: Path
) -> None:
    file = kept(lagoon, tmp_path / "game.spydip")
    of_old(file, "/home/somebody/isle", board_digest="0" * 64)
    beside = Path(shutil.copytree(lagoon, tmp_path / "isle"))
    Game.open(file).close()
    shutil.rmtree(beside)
    with pytest.raises(BoardError, match="put its folder into"):
        Game.open(file)


ELSEWHERE = (
    "{elsewhere}/isle",
    "{elsewhere}",
    "../elsewhere/isle",
    "{folder}/../elsewhere/isle",
    "\\\\host\\share\\isle",
    "//host/share/isle",
    "C:\\boards\\isle",
    "C:isle",
    "..",
    "isle\x00",
    "x" * 5000,
)


@pytest.mark.parametrize("named", ELSEWHERE)
def test_no_place_that_a_game_or_packet_names_is_touched(
    lagoon: Path, tmp_path: Path, touched: list[str], named: str
) -> None:
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(lagoon, elsewhere / "isle")
    shutil.copy(lagoon / "board.toml", elsewhere)
    (tmp_path / "games").mkdir()
    file = kept(lagoon, tmp_path / "games" / "game.spydip")
    place = named.format(elsewhere=elsewhere, folder=file.parent)
    of_old(file, place)
    content = packed(lagoon)
    packet = replace(content, board_files={}, invitation=replace(content.invitation, board=place))
    touched.clear()
    for attempt in (lambda: Game.open(file), lambda: rules_of(packet)):
        with pytest.raises(UserError):
            attempt()
    apart = (str(elsewhere), "\\\\", "//", "C:")
    assert not [one for one in touched if one.startswith(apart) or "/../" in one]


@pytest.mark.parametrize("named", ["{folder}/mix.toml", "mix.toml", "\\\\host\\share\\mix.toml"])
def test_no_variant_that_a_game_or_packet_names_is_read_from_a_file(
    lagoon: Path, tmp_path: Path, touched: list[str], named: str
) -> None:
    (tmp_path / "mix.toml").write_text('title = "Mine"\nbase = "spy"\n', "utf-8")
    variant = named.format(folder=tmp_path)
    file = kept(lagoon, tmp_path / "game.spydip")
    of_old(file, "standard", variant=variant)
    content = packed(lagoon)
    packet = replace(content, invitation=replace(content.invitation, variant=variant))
    touched.clear()
    for attempt in (lambda: Game.open(file), lambda: rules_of(packet)):
        with pytest.raises(VariantError, match="There is no variant"):
            attempt()
    assert not [one for one in touched if one.endswith("mix.toml")]
