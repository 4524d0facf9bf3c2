"""Boards in the conventions of other programs, against the links that were written down."""

import re
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner

from engine import judge
from engine.board.check import check
from engine.board.load import load
from engine.cli import program
from engine.drafting.draft import Draft
from engine.drafting.imported import imported
from engine.drafting.imports.atlas import ImportFileError
from engine.drafting.kept import keep
from tests.helpers import conventions, drawings

WORLDS = {"small": cache(conventions.small), "large": cache(conventions.large)}


def _dpjudge(world: conventions.World, folder: Path) -> Path:
    """A map file that uses another one for its places."""
    head, _, rest = conventions.dpjudge(world).partition("\n\n")
    (folder / "places.geography").write_text(rest, "utf-8")
    path = folder / "invented.map"
    path.write_text(f"{head}\nUSE places.geography\nRULE BUILD_ANY\n", "utf-8")
    return path


def _njudge(world: conventions.World, folder: Path) -> Path:
    text, seed = conventions.njudge(world)
    (folder / "seed.invented").write_text(seed, "utf-8")
    (folder / "map.invented").write_text(text, "utf-8")
    return folder / "map.invented"


def _realpolitik(world: conventions.World, folder: Path) -> Path:
    text, _ = conventions.njudge(world, seed=False)
    path = folder / "Invented.map"
    path.write_bytes(text.replace("\n", "\r").encode())
    return path


def _jdip(world: conventions.World, folder: Path) -> Path:
    path = folder / "invented.zip"
    path.write_bytes(conventions.jdip(world))
    return path


FORMATS: dict[str, Callable[[conventions.World, Path], Path]] = {
    "dpjudge": _dpjudge,
    "njudge": _njudge,
    "realpolitik": _realpolitik,
    "jdip": _jdip,
}
CASES = [(form, size) for form in FORMATS for size in WORLDS]


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def links(board: Draft, kind: str) -> frozenset[frozenset[str]]:
    ends = {id_: part.get(kind, []) for id_, part in board.sketch.provinces.items()}
    for id_, part in board.sketch.provinces.items():
        ends |= {f"{id_}/{side}": c.get(kind, []) for side, c in part.get("coast", {}).items()}
    return frozenset(frozenset((a, b)) for a in ends for b in ends[a])


def shown(pairs: frozenset[frozenset[str]]) -> list[str]:
    return sorted("-".join(sorted(pair)) for pair in pairs)


def test_one_of_the_boards_is_large_and_has_coasts_and_a_canal() -> None:
    world = WORLDS["large"]()
    assert len(world.names) >= 40
    assert world.coasts == {"OST": ["NC", "SC"]}
    assert {frozenset(("CAN", "NSE")), frozenset(("CAN", "SSE"))} <= world.fleets


@pytest.mark.parametrize(("form", "size"), CASES)
def test_no_link_is_missing_and_none_too_many(form: str, size: str, tmp_path: Path) -> None:
    world = WORLDS[size]()
    board = imported(FORMATS[form](world, tmp_path), {})
    assert shown(links(board, "armies")) == shown(world.armies)
    assert shown(links(board, "fleets")) == shown(world.fleets)
    parts = board.sketch.provinces
    assert {id_ for id_, part in parts.items() if part.get("centre")} == world.centres
    assert {id_ for id_, part in parts.items() if part["terrain"] == "sea"} == world.seas
    assert {part["name"] for part in parts.values()} == {*world.names.values()}


def answered(world: conventions.World, path: Path) -> Draft:
    """The board once somebody who knows it has answered what is asked."""
    powers = {"N" if key == "ENDLAND" else key[0]: name for key, (name, *_) in world.powers.items()}
    units = {f"units {key}": ", ".join(own) for key, (_, _, _, own) in world.powers.items()}
    names = {f"power {letter}": name for letter, name in powers.items()}
    asked = {one.key for one in imported(path, {}).questions}
    answers = {key: name for key, name in names.items() if key in asked}
    asked = {one.key for one in imported(path, answers).questions}
    return imported(path, answers | {key: own for key, own in units.items() if key in asked})


@pytest.mark.parametrize(("form", "size"), CASES)
def test_the_board_is_sound_and_can_be_played(form: str, size: str, tmp_path: Path) -> None:
    world = WORLDS[size]()
    keep(answered(world, FORMATS[form](world, tmp_path)), tmp_path / "board")
    report = check(tmp_path / "board")
    assert list(map(str, report.faults)) == []
    assert list(map(str, report.wants)) == []
    board = load(tmp_path / "board")
    assert {power.name for power in board.powers.values()} == {p[0] for p in world.powers.values()}
    start = judge.begin(judge.ruleset("spy", tmp_path / "board"))
    wanted = sorted(unit[2:5] for _, _, _, own in world.powers.values() for unit in own)
    assert sorted(place[:3] for place in start.units) == wanted


def test_a_layered_picture_is_imported_like_a_drawing() -> None:
    board = imported(drawings.FOLDER / "dsvg.svg", {})
    assert shown(links(board, "fleets")) == shown(WORLDS["small"]().fleets)


def test_what_a_file_does_not_tell_is_asked(tmp_path: Path) -> None:
    board = imported(_realpolitik(WORLDS["small"](), tmp_path), {})
    asked = {one.key: str(one.said) for one in board.questions}
    assert "What is the power E called, which is at home in OST?" in asked["power E"]
    assert any(key.startswith("units ") for key in asked)
    assert any(key.startswith("capital ") for key in asked)


def test_a_link_told_by_one_side_is_told(tmp_path: Path) -> None:
    path = _njudge(WORLDS["small"](), tmp_path)
    text = path.read_text("utf-8")
    assert "low-mv: can end mid" in text
    path.write_text(text.replace("low-mv: can end mid", "low-mv: can end"), "utf-8")
    board = imported(path, {})
    assert shown(links(board, "armies")) == shown(WORLDS["small"]().armies)
    said = next(str(note) for note in board.notes if "from one side only" in str(note))
    assert "mid-low" in said


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("x.map", b"nothing of the kind", "is of no format that is known"),
        ("x.zip", b"PK nothing", "is damaged, or no zip"),
        ("x.xml", b"<VARIANTS><VARIANT", "is no XML that could be read"),
        ("x.xml", b'<?xml version="1.0" encoding="gb2312"?><VARIANT/>', "encoding"),
        ("x.xml", b'<!DOCTYPE V [<!ENTITY a "b">]><VARIANTS><VARIANT/></VARIANTS>', "entities"),
        ("x.map", b"-1\nabc-mv: def\n", "names no provinces"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(
    tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(ImportFileError, match=said):
        imported(tmp_path / name, {})


def test_one_sea_is_told_as_one(tmp_path: Path) -> None:
    (tmp_path / "x.map").write_text(
        "LAND ABC ABUTS DEF\nCOAST DEF ABUTS abc GHI\nWATER GHI ABUTS DEF\n", "utf-8"
    )
    said = str(imported(tmp_path / "x.map", {}).notes[0])
    assert said == "3 provinces, 1 of them a sea, with 0 centres; 1 link for armies, 1 for fleets."


def test_a_file_that_is_used_is_looked_for_beside_only(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("COAST ABC ABUTS DEF\n", "utf-8")
    folder = tmp_path / "in"
    folder.mkdir()
    text = "USE ../secret\nLAND GHI ABUTS JKL\nLAND JKL ABUTS GHI\n"
    (folder / "x.map").write_text(text, "utf-8")
    board = imported(folder / "x.map", {})
    assert sorted(board.sketch.provinces) == ["GHI", "JKL"]
    assert any("does not lie beside it" in str(note) for note in board.notes)


def test_the_command_writes_board_picture_and_questions(tmp_path: Path) -> None:
    path, folder = _dpjudge(WORLDS["small"](), tmp_path), tmp_path / "board"
    done = CliRunner().invoke(program, ["board", "import", str(path), "-o", str(folder)])
    assert done.exit_code == 0, done.output
    assert "7 provinces, 2 of them seas, with 3 centres" in done.output
    assert {p.name for p in folder.iterdir()} == {"board.toml", "map.svg", "questions.toml"}
    assert CliRunner().invoke(program, ["board", "check", str(folder)]).exit_code == 0


def _with(path: Path, *changes: tuple[str, str]) -> Path:
    """The same file with words replaced, each of which it must have."""
    text = path.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    return path


def _unzipped(world: conventions.World, folder: Path) -> Path:
    with zipfile.ZipFile(_jdip(world, folder)) as archive:
        for entry in archive.infolist():
            (folder / Path(entry.filename).name).write_bytes(archive.read(entry))
    return folder / "variants.xml"


def test_a_list_of_neighbours_may_name_a_province_by_its_other_names(tmp_path: Path) -> None:
    """As jDip's own boards do, which call Norway both nwy and nor."""
    world = WORLDS["small"]()
    path = _unzipped(world, tmp_path)
    other = '<UNIQUENAME name="middle"/><UNIQUENAME name="mid sea"/>'
    name = f'fullname="{world.names["MID"]}">'
    text = _with(tmp_path / "adjacency.xml", (name, name + other)).read_text("utf-8")
    (tmp_path / "adjacency.xml").write_text(
        re.sub(r"(refs=.*?)\bmid\b", r"\1middle", text), "utf-8"
    )
    board = imported(path, {})
    assert shown(links(board, "armies")) == shown(world.armies)
    assert not any("names no province" in str(note) for note in board.notes)


def test_njudge_s_lists_may_use_other_names_too(tmp_path: Path) -> None:
    world = WORLDS["small"]()
    other = f"{world.names['MID'].split()[-1].lower()}x"
    path = _with(_njudge(world, tmp_path), ("low-mv: can end mid", f"low-mv: can end {other}"))
    board = imported(path, {})
    assert shown(links(board, "armies")) == shown(world.armies)
    assert not any("one side only" in str(note) for note in board.notes)


def test_powers_whose_names_differ_in_a_digit_are_two(tmp_path: Path) -> None:
    path = _unzipped(WORLDS["small"](), tmp_path)
    _with(
        path,
        ("Eastmark", "Mark1"),
        ("eastmark", "mark1"),
        ('"Endland"', '"Mark2"'),
        ("endland", "mark2"),
    )
    powers = imported(path, {}).sketch.powers
    assert {key: power["name"] for key, power in powers.items()} == {
        "MARK": "Mark1",
        "MARK_B": "Mark2",
    }
    assert [power["home"] for power in powers.values()] == [["OST"], ["CAN", "END"]]


def test_the_picture_that_the_variant_names_is_taken(tmp_path: Path) -> None:
    world = WORLDS["small"]()
    path = _unzipped(world, tmp_path)
    drawing = (drawings.FOLDER / "dsvg.svg").read_text("utf-8")
    (tmp_path / "mine.svg").write_text(drawing, "utf-8")
    graphic = '<MAP_GRAPHIC ref="m" default="true"/></MAP>'
    _with(
        path,
        ('adjacency.xml"/>', f'adjacency.xml">{graphic}'),
        ("<VARIANTS>", '<VARIANTS><MAP_DEFINITION id="m" title="" URI="pictures/mine.svg"/>'),
    )
    packed = tmp_path / "packed.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
        for name in ("variants.xml", "adjacency.xml", "mine.svg"):
            archive.write(tmp_path / name, f"jdip/{name}")
    assert not any("drawn" in str(note) for note in imported(packed, {}).notes)


def test_conditions_at_borders_are_left_out_and_said(tmp_path: Path) -> None:
    path = _unzipped(WORLDS["small"](), tmp_path)
    _with(tmp_path / "adjacency.xml", ('shortname="nse"', 'borders="ice" shortname="nse"'))
    assert any("special conditions" in str(note) for note in imported(path, {}).notes)


def test_lines_of_a_map_that_are_about_no_power_make_none(tmp_path: Path) -> None:
    """Leagues, taxes and addresses stand between the powers of the DPjudge's own maps."""
    path = _with(
        _dpjudge(WORLDS["small"](), tmp_path),
        ("VICTORY 4", "NOTIFY somebody@post.example\nVICTORY 4"),
    )
    places = tmp_path / "places.geography"
    head, mark, rest = places.read_text("utf-8").partition("EASTMARK (EASTMARKISH) OST")
    assert mark
    league = f"{mark} &SC\nLEAGUE CHRISTIAN BENIGN CATHOLIC\nTAX 1\n_PAPACY (PAPIST)\n"
    places.write_text(f"{head}{league}OWNS MID\nDUMMY\nA MID\n\n{mark}{rest}", "utf-8")
    powers = imported(path, {}).sketch.powers
    assert sorted(powers) == ["EASTMARK", "ENDLAND"]
    assert powers["EASTMARK"]["units"] == ["F OST/NC"]
