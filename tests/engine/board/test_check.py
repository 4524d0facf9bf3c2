"""A picture that does not say what the rules say is found out, in plain words."""

from pathlib import Path
from types import ModuleType

import pytest

from engine.board.check import check
from engine.board.checks import borders, ground, room, shapes
from engine.board.checks.subject import examine

HES_SHAPE = '<path id="hes" d="'
CUT = {
    'armies = ["FEN", "HES", "OAK"]': 'armies = ["FEN", "OAK"]',
    '"FEN", "MAR", "OAK", "STR", "WYK"]': '"FEN", "OAK", "STR", "WYK"]',
}
SOUND = "0 mismatches over 13 army and 26 fleet links, 13 provinces, 0 exceptions"


def test_merrow_says_what_its_rules_say() -> None:
    report = check("merrow")
    assert report.faults == ()
    assert str(report.summary) == SOUND


def add(shape: str) -> dict[str, str]:
    return {"</svg>": f"{shape}</svg>"}


SHRUNK = {HES_SHAPE: HES_SHAPE.replace(" d=", ' transform="scale(.97)" d=')}
FLEET = 'fleets = ["ALD", "EDP", "FEN", "GUL", "STR/NC", "TAR", "WWA"]'
WYKE = "label = [406, 388]"
PICTURE_FAULTS = [
    (shapes, {'id="hes"': 'id="heath"'}, "Hest Heath (HES) has no shape on the picture: no elem"),
    (shapes, {'id="hes"': 'id="heath"'}, "The shape “heath” belongs to no province: name it und"),
    (shapes, add('<path id="hes" d="M0 0H5V5H0Z"/>'), "(HES) has 2 shapes on the picture"),
    (
        shapes,
        add('<g id="waves"/>'),
        "2 elements of the picture have the id “waves”; keep it at one.",
    ),
    (shapes, add('<circle id="isle" r="5"/>'), "The shape “isle” belongs to no province"),
    (ground, {HES_SHAPE: f"{HES_SHAPE}M0 0H10V10H6V-3H0Z"}, "(HES) crosses itself at (406, 300)"),
    (ground, {'id="islet" rx="42"': 'id="islet" rx="0"'}, "“gul” of Gull Rock (GUL) covers no"),
    (ground, {'"#islet" x="312"': '"#islet" x="330"'}, "North Sound (NSO) overlap by"),
    (ground, SHRUNK, "There is a gap of"),
    (
        borders,
        SHRUNK,
        "The rules link Aldermoor (ALD) and Hest Heath (HES) for armies, but the pict",
    ),
    (
        borders,
        {'"#islet" x="312"': '"#islet" x="999"'},
        "The rules link Gull Rock (GUL) and North Sound (NSO) for fleets, but the picture does not",
    ),
]
RULE_FAULTS = [
    (
        shapes,
        {WYKE: f'path = "oak"\n{WYKE}'},
        "The shape “oak” belongs to Oakhollow (OAK) and Wyke (WYK); it can have only one owner.",
    ),
    (
        shapes,
        {"[check]": "[inert]\npaths = ['no']\n[check]"},
        "[inert] has no shape on the picture",
    ),
    (
        room,
        {"unit = [428, 424]": "unit = [512, 424]"},
        "The unit of Wyke (WYK) at (512, 424) is",
    ),
    (room, {"unit = [428, 424]": "unit = [479, 424]"}, "units of room and needs"),
    (room, {"unit = [428, 424]": "unit = [900, 424]"}, "(900, 424) is outside the picture."),
    (room, {"dislodged = [378, 466]": "dislodged = [20, 20]"}, "The dislodged unit of Wyke (WYK)"),
    (room, {"centre_mark = [386, 424]": "centre_mark = [20, 20]"}, "The centre mark of Wyke (WYK)"),
    (room, {WYKE: "label = [406, -9]"}, "The name of Wyke (WYK) at (406, -9) is outside the pict"),
    (
        room,
        {"unit = [530, 192]": "unit = [530, 92]"},
        "The unit of Strand (STR/NC) at (530, 92) is",
    ),
    (borders, CUT, "Hest Heath (HES) and Marrowdale (MAR) touch along"),
    (
        borders,
        {FLEET: FLEET.replace('"STR/NC", ', ""), '["ALD", "NSO", "TAR"]': '["ALD", "TAR"]'},
        "North Sound (NSO) and Strand (STR/NC) touch along",
    ),
    (
        borders,
        {
            'fleets = ["FEN", "NSO", "STR/NC"]': 'fleets = ["FEN", "NSO"]',
            '["ALD", "NSO", "TAR"]': '["NSO", "TAR"]',
        },
        "Aldermoor (ALD) and Strand (STR/NC) touch along",
    ),
    (
        borders,
        {
            'fleets = ["FEN", "NSO", "STR/NC"]': 'fleets = ["FEN", "NSO", "STR/SC"]',
            '["ALD", "NSO", "TAR"]': '["NSO", "TAR"]',
            '["EDP", "SRE", "TAR", "WYK"]': '["ALD", "EDP", "SRE", "TAR", "WYK"]',
        },
        "The rules link Aldermoor (ALD) and Strand (STR/SC) for fleets, but the picture does not",
    ),
    (
        borders,
        {"touch = 0.5": 'touch = 0.5\nallow_extra = [["FEN", "WYK"]]'},
        "`allow_extra` names FEN and WYK, which need no exception; remove it.",
    ),
    (
        borders,
        {"touch = 0.5": 'touch = 0.5\nallow_missing = [["FEN", "ALD"]]'},
        "`allow_missing` names FEN and ALD, which need no exception; remove it.",
    ),
]


@pytest.mark.parametrize(("part", "svg", "sentence"), PICTURE_FAULTS)
def test_a_fault_of_the_picture_is_one_sentence(
    merrow, part: ModuleType, svg: dict[str, str], sentence: str
) -> None:
    faults = list(map(str, part.faults(examine(merrow(svg=svg)))))
    assert any(sentence in fault for fault in faults), faults


@pytest.mark.parametrize(("part", "board", "sentence"), RULE_FAULTS)
def test_a_rule_that_the_picture_belies_is_one_sentence(
    merrow, part: ModuleType, board: dict[str, str], sentence: str
) -> None:
    faults = list(map(str, part.faults(examine(merrow(board=board)))))
    assert any(sentence in fault for fault in faults), faults


def test_a_cut_border_is_the_only_fault_told(merrow) -> None:
    (fault,) = map(str, check(merrow(board=CUT)).faults)
    assert fault.endswith("units on the picture, but the rules do not link them for armies.")


def test_a_coast_without_line_or_point_is_named_and_no_fleet_is_blamed(merrow) -> None:
    folder = merrow(board={"unit = [530, 192]\n": ""}, svg={'id="str-nc"': 'id="north"'})
    faults = list(map(str, check(folder).faults))
    assert len(faults) == 2
    assert "Strand (STR/NC) has no shape on the picture" in faults[0]
    assert "The coast Strand (STR/NC) is not on the picture: draw a line along it" in faults[1]


def test_a_point_is_enough_to_tell_a_coast(merrow) -> None:
    folder = merrow(svg={'id="str-nc"': 'id="north"', 'id="str-sc"': 'id="south"'})
    assert check(folder).faults == ()


def test_an_exception_lets_a_border_differ(merrow) -> None:
    excepted = {**CUT, "touch = 0.5": 'touch = 0.5\nallow_extra = [["mar", "hes"]]'}
    report = check(merrow(board=excepted))
    assert report.faults == ()
    assert str(report.summary).endswith("12 army and 26 fleet links, 13 provinces, 1 exceptions")


def test_all_faults_are_told_at_once(merrow) -> None:
    svg = {'id="hes"': 'id="heath"', 'id="mar"': 'id="marsh"'}
    faults = list(map(str, check(merrow(svg=svg)).faults))
    assert sum("has no shape" in fault for fault in faults) == 2
    assert sum("belongs to no province" in fault for fault in faults) == 2


def test_a_board_that_cannot_be_read_tells_why() -> None:
    report = check("nowhere")
    assert report.summary is None
    assert "neither a built-in board" in str(report.faults[0])


BOARD = """
format = 1
map = {{ title = "Four", author = "us", licence = "MIT", source = "us", match = "{match}" }}
game = {{ year = 1901, victory = 1 }}
[powers.ONE]
name = "One"
adjective = "Onish"
letter = "O"
capital = "AAA"
home = ["AAA"]
[province]
AAA = {{ name = "Alpha", terrain = "inland", centre = true, armies = ["BBB", "CCC"] }}
BBB = {{ name = "Beta", terrain = "inland", armies = ["AAA"] }}
CCC = {{ name = "Gamma", terrain = "inland", armies = ["AAA"] }}
ICE = {{ name = "Ice", terrain = "impassable", borders = {borders} }}
[check]
touch = {touch}
"""
SQUARES = {"aaa": (0, 0), "bbb": (1, 0), "ccc": (0, 1), "ice": (1, 1)}


def four_squares(
    folder: Path, *, borders: str, match: str = "id", touch: float = 1, apart: float = 0
) -> Path:
    board = BOARD.format(match=match, borders=borders, touch=touch)
    (folder / "board.toml").write_text(board)
    namespace = "http://www.inkscape.org/namespaces/inkscape"
    shapes = "".join(
        f'<rect {match}="{name}" x="{x * (200 + apart)}" y="{y * (200 + apart)}" '
        'width="200" height="200"/>'
        for name, (x, y) in SQUARES.items()
    )
    (folder / "map.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="{namespace}" '
        f'viewBox="0 0 410 410">{shapes}</svg>'
    )
    return folder


@pytest.mark.parametrize("match", ["id", "inkscape:label", "data-province"])
def test_squares_that_meet_in_a_corner_do_not_touch(tmp_path: Path, match: str) -> None:
    report = check(four_squares(tmp_path, borders='["BBB", "CCC"]', match=match))
    assert report.faults == ()


@pytest.mark.parametrize(("touch", "found"), [(2, 4), (4, 0)])
def test_shapes_touch_across_a_gap_that_is_small_enough(
    tmp_path: Path, touch: float, found: int
) -> None:
    folder = four_squares(tmp_path, borders='["BBB", "CCC"]', touch=touch, apart=3)
    assert len(check(folder).faults) == found


def test_a_border_with_impassable_ground_must_be_written_down(tmp_path: Path) -> None:
    (fault,) = map(str, check(four_squares(tmp_path, borders='["BBB"]')).faults)
    assert fault.startswith("Gamma (CCC) and Ice (ICE) touch along 201.0 units on the picture")
    assert fault.endswith("but the rules do not link them as a border.")


def test_a_written_border_with_impassable_ground_must_be_drawn(tmp_path: Path) -> None:
    borders = '["AAA", "BBB", "CCC"]'
    (fault,) = map(str, check(four_squares(tmp_path, borders=borders)).faults)
    assert fault.startswith("The rules link Alpha (AAA) and Ice (ICE) as a border, but the picture")


ROUND = """
format = 1
map = { title = "Round", author = "us", licence = "MIT", source = "us" }
game = { year = 1901, victory = 1 }
check = { touch = 1 }
[powers.ONE]
name = "One"
adjective = "Onish"
letter = "O"
capital = "AAA"
home = ["AAA"]
[province.AAA]
name = "West"
terrain = "coast"
centre = true
armies = ["BBB", "CCC", "DDD"]
fleets = ["CCC", "DDD", "SEA"]
[province.BBB]
name = "East"
terrain = "coast"
armies = ["AAA", "CCC", "DDD"]
fleets = ["CCC", "DDD", "SEA"]
[province.CCC]
name = "North"
terrain = "coast"
armies = ["AAA", "BBB"]
fleets = ["AAA", "BBB", "SEA"]
[province.DDD]
name = "South"
terrain = "coast"
armies = ["AAA", "BBB"]
fleets = ["AAA", "BBB", "SEA"]
[province.SEA]
name = "Ocean"
terrain = "sea"
fleets = ["AAA", "BBB", "CCC", "DDD"]
"""


def test_fleets_do_not_pass_where_a_border_ends_inland(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(ROUND)
    (tmp_path / "map.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">'
        '<path id="sea" fill-rule="evenodd" d="M0 0H400V400H0ZM100 100H300V300H100Z"/>'
        '<path id="ccc" d="M100 100H300V150H100Z"/><path id="ddd" d="M100 250H300V300H100Z"/>'
        '<path id="aaa" d="M100 150H200V250H100Z"/><path id="bbb" d="M200 150H300V250H200Z"/></svg>'
    )
    assert check(tmp_path).faults == ()
