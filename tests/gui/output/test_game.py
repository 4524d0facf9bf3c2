"""A saved game is drawn as one viewer sees it, and holds nothing else."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image
from PySide6.QtGui import QImage

from engine import judge
from engine.board.picture import Picture
from engine.cli import program
from engine.game.game import Game
from engine.units import ARMY, Unit
from engine.visibility.observe import opening
from spydip_gui.output.files import svg
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_view
from spydip_gui.viewmodel import map_view


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.spydip"
    with Game.begin(judge.ruleset("spy", None, {}), title="Fog over France") as game:
        game.resolve()
        game.give("FRANCE", [game.reader.order("A PAR - BUR")], source="typed")
        game.resolve()
        game.save_as(path)
    return path


def run(file: Path, output: Path, *options: str) -> Result:
    return CliRunner().invoke(program, ["render", str(file), "-o", str(output), *options])


@pytest.mark.usefixtures("qapp")
def test_a_picture_is_written_in_the_kind_that_its_ending_tells(file: Path, tmp_path: Path) -> None:
    for name, begins in (("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.pdf", b"%PDF")):
        result = run(file, tmp_path / name, "--width", "300")
        assert result.output == f"Written: {tmp_path / name}\n"
        assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.usefixtures("qapp")
def test_a_replay_shows_each_phase_and_the_ways_between(file: Path, tmp_path: Path) -> None:
    assert run(file, tmp_path / "a.gif", "--width", "200", "--pace", "500").exit_code == 0
    with Image.open(tmp_path / "a.gif") as gif:
        assert gif.width == 200
        assert gif.n_frames > 9
    assert run(file, tmp_path / "frames", "--width", "200").exit_code == 0
    names = sorted(path.name for path in (tmp_path / "frames").iterdir())
    assert names == ["000-W1900AS.png", "001-S1901M.png", "002-S1901R.png"]


@pytest.mark.usefixtures("qapp")
def test_names_are_drawn_in_the_language_asked_for(file: Path, tmp_path: Path) -> None:
    options = {"plain": (), **{code: ("--language", code) for code in ("en", "de", "fr")}}
    for name, option in options.items():
        assert run(file, tmp_path / f"{name}.svg", *option).exit_code == 0
    drawn = {name: (tmp_path / f"{name}.svg").read_bytes() for name in options}
    assert drawn["plain"] == drawn["en"]
    assert len(set(drawn.values())) == 3


@pytest.mark.usefixtures("qapp")
def test_each_viewer_and_phase_has_a_picture_of_its_own(file: Path, tmp_path: Path) -> None:
    wishes = {
        "gm": (),
        "france": ("--viewer", "France"),
        "night": ("--night",),
        "before": ("--viewer", "F", "--phase", "W1900AS"),
    }
    seen = set()
    for name, options in wishes.items():
        assert run(file, tmp_path / f"{name}.png", "--width", "200", *options).exit_code == 0
        seen.add((tmp_path / f"{name}.png").read_bytes())
    assert len(seen) >= 3
    assert QImage(str(tmp_path / "gm.png")).width() == 200


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("name", "options", "sentence"),
    [
        ("a.bmp", (), "The format “.bmp” is not known: write .png, .svg or .pdf."),
        ("a.png", ("--phase", "F1950M"), "This game has no F1950M"),
        ("a.png", ("--phase", "soon"), "“soon” is not a phase"),
        ("a.png", ("--viewer", "Spain"), "“Spain” is not one of AUSTRIA"),
        ("game.spydip/frames", (), "cannot be written: it is not a folder."),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(
    file: Path, tmp_path: Path, name: str, options: tuple[str, ...], sentence: str
) -> None:
    result = run(file, tmp_path / name, *options)
    assert result.exit_code == 1
    assert sentence in result.output


def test_what_a_viewer_does_not_see_leaves_no_byte_in_its_svg(
    picture: Picture, palette: Palette
) -> None:
    rules = judge.ruleset("spy", None, {})
    one = judge.begin(rules)
    here, there = Unit("TURKEY", ARMY, "SYR"), Unit("TURKEY", ARMY, "ARM")
    worlds = [replace(one, units={**one.units, unit.province: unit}) for unit in (here, there)]

    def drawn(world, viewer: str) -> bytes:
        seen = judge.report(rules, opening(world), viewer)
        view = map_view(seen, rules.board)
        draw = partial(draw_view, view=view, picture=picture, palette=palette)
        return svg(picture.frame, 600, "Twins", draw)

    assert drawn(worlds[0], "FRANCE") == drawn(worlds[1], "FRANCE")
    assert drawn(worlds[0], "GM") != drawn(worlds[1], "GM")
