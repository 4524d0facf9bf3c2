"""A board's picture is built from its sources, the same each time, or refused in plain words."""

import gzip
import json
import shutil
import tomllib
from pathlib import Path

import pytest

from engine.board import svg
from maps.builder import __main__ as command
from maps.builder.build import build
from maps.builder.errors import SourceError
from tests.maps import invented

FONTS = Path(__file__).parents[2] / "resources/fonts"


@pytest.fixture
def make(tmp_path):
    def made(**parts):
        return build(invented.write(tmp_path / "isle", **parts), FONTS)

    return made


def drawn(built):
    return svg.parse(built.svg.encode(), "map.svg")


def refusal(make, **parts):
    with pytest.raises(SourceError) as caught:
        make(**parts)
    return str(caught.value)


def test_two_builds_are_the_same_to_the_byte(tmp_path):
    boards = [invented.write(tmp_path / name) for name in ("one", "two")]
    first, second = (build(board, FONTS) for board in boards)
    assert first == second


def test_the_picture_has_one_path_for_each_province_and_coast(make):
    root = drawn(make())
    ids = [path.get("id") for path in root.iter(f"{svg.SVG}path") if path.get("id")]
    assert sorted(ids) == ["esa", "est", "mid", "mid-nc", "mid-sc", "wsa", "wst"]


def test_the_anchors_are_those_of_the_provinces(make):
    anchors = tomllib.loads(make().anchors)
    assert anchors["province"].keys() == {"WST", "MID", "EST", "WSA", "ESA"}
    assert "centre_mark" in anchors["province"]["WST"]
    assert "centre_mark" not in anchors["province"]["MID"]
    assert anchors["province"]["MID"]["coast"].keys() == {"NC", "SC"}


def test_a_lake_is_drawn_over_the_land(make):
    root = drawn(make())
    layers = [group.get("id") for group in root if group.tag == f"{svg.SVG}g"]
    assert layers.index("lakes") > layers.index("land")
    assert len(next(group for group in root if group.get("id") == "lakes")) == 1


def test_homes_and_foreign_lands_are_parted_by_a_frontier(make):
    root = drawn(make())
    borders = next(group for group in root if group.get("id") == "borders")
    lines = {path.get("class"): path.get("d") for path in borders}
    assert lines["frontier"]
    assert not lines["border"]


def test_a_cut_that_ends_in_open_water_is_named_with_its_distance_from_land(make):
    cuts = invented.CUTS.replace("[3.0, 45.5], [3.0, 50.0]", "[3.0, 46.5], [3.0, 50.0]")
    said = refusal(make, cuts=cuts)
    assert "The cut 'northern cut' ends in open water at (3.0, 46.5), off land by 27." in said


def test_an_open_sea_cut_names_the_two_seeds(make):
    start = invented.CUTS.index('[[sea]]\nname = "southern cut"')
    end = invented.CUTS.index("[sea_seeds]")
    said = refusal(make, cuts=invented.CUTS[:start] + invented.CUTS[end:])
    assert said == "The seeds wsa and esa are in one face: a cut is open."


def test_a_sea_seed_on_land_is_named(make):
    said = refusal(make, cuts=invented.CUTS.replace("[[7.0, 45.0]]", "[[5.0, 45.0]]"))
    assert said == "The seed esa at (5.0, 45.0) is not in the water of the picture."


def test_water_without_a_seed_goes_to_the_sea_it_touches_most(make):
    harbour = '[[sea]]\nname = "harbour"\nline = [[5.9, 44.2], [6.4, 44.6], [5.9, 45.0]]\n\n'
    built = make(cuts=invented.CUTS.replace("[sea_seeds]", harbour + "[sea_seeds]"))
    assert 'class="sea"' in built.svg
    assert built.svg.count('class="sea"') == 2


def test_a_small_island_is_left_out(make):
    islets = [["BBB", [invented.square(7, 43.0, 7.1, 43.08)]]]
    small = make(base={**invented.BASE, "cells": invented.BASE["cells"] + islets})
    assert path(small, "est").count("M") == 1


def test_a_large_island_follows_its_country(make):
    island = [["BBB", [invented.square(7, 43.0, 7.5, 43.5)]]]
    large = make(base={**invented.BASE, "cells": invented.BASE["cells"] + island})
    assert path(large, "est").count("M") == 2


def path(built, id_):
    paths = drawn(built).iter(f"{svg.SVG}path")
    return next(path.get("d") for path in paths if path.get("id") == id_)


def test_a_patch_joins_what_water_parts(make):
    patch = (
        '[[patch]]\nto = "est"\nwhy = "a dam"\n'
        "ring = [[5.5, 44.4], [5.5, 44.6], [7.2, 44.6], [7.2, 44.4]]\n\n"
    )
    isle = [["BBB", [invented.square(7, 44.0, 7.8, 44.8)]]]
    built = make(
        cuts=invented.CUTS.replace("[[sea]]", patch + "[[sea]]", 1),
        base={**invented.BASE, "cells": invented.BASE["cells"] + isle},
    )
    assert path(built, "est").count("M") == 1


def test_a_patch_for_no_land_is_named(make):
    patch = '[[patch]]\nto = "xyz"\nwhy = "a dam"\nring = [[5, 44], [5, 45], [6, 45]]\n\n'
    said = refusal(make, cuts=invented.CUTS.replace("[[sea]]", patch + "[[sea]]", 1))
    assert said == "The patch 'a dam' is for xyz, which has no land."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("wst = [1.0, 45.5]", "", "places.toml lacks the centre of wst."),
        ("[centres]", "[centres]\nmid = [3.0, 45.0]", "mid has no centre by the rules."),
        (
            "[centres]",
            "[name.xyz]\nsize = 3\n[centres]",
            "places.toml names xyz, which the rules have not.",
        ),
    ],
)
def test_places_that_do_not_fit_the_rules_are_named(make, old, new, said):
    assert refusal(make, places=invented.PLACES.replace(old, new)) == said


def test_a_province_that_the_cuts_do_not_make_is_named(make):
    board = invented.BOARD + '\n[province.XYZ]\nname = "Nowhere"\nterrain = "sea"\n'
    assert refusal(make, board=board) == "xyz has no ground on the picture."


def test_a_base_that_is_none_is_refused(tmp_path):
    board = invented.write(tmp_path / "isle")
    (board / "source/base.json.gz").write_bytes(gzip.compress(b'{"cells": 3}'))
    with pytest.raises(SourceError, match=r"base\.json\.gz is no base geometry"):
        build(board, FONTS)


@pytest.fixture
def isle(tmp_path, monkeypatch):
    """The invented board among the maps, as the command sees them."""
    shutil.copytree(FONTS, tmp_path / "resources/fonts")
    board = invented.write(tmp_path / "maps/isle")
    monkeypatch.setattr(command, "files", lambda package: tmp_path / package)
    return board


def test_the_command_writes_both_files_and_finds_them_up_to_date(isle, capsys):
    assert command.main(["isle"]) == 0
    assert (isle / "map.svg").read_text(encoding="utf-8").startswith("<svg")
    assert tomllib.loads((isle / "anchors.toml").read_text(encoding="utf-8"))["format"] == 1
    assert command.main(["isle", "--check"]) == 0
    assert capsys.readouterr().err == ""


def test_the_command_names_a_file_that_its_sources_do_not_make(isle, capsys):
    assert command.main(["isle"]) == 0
    picture = isle / "map.svg"
    picture.write_text(picture.read_text(encoding="utf-8") + " ", encoding="utf-8")
    before = picture.read_bytes()
    assert command.main(["isle", "--check"]) == 1
    assert "map.svg is not what its sources make; build it anew." in capsys.readouterr().err
    assert picture.read_bytes() == before


def test_the_command_says_what_is_wrong_with_the_sources(isle, capsys):
    (isle / "source/base.json.gz").write_bytes(gzip.compress(json.dumps({}).encode()))
    assert command.main(["isle"]) == 1
    assert "is no base geometry" in capsys.readouterr().err
