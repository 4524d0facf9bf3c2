"""Boards made of drawings, as they look: seas and borders by night, names within the frame."""

import tomllib
from collections.abc import Callable
from functools import cache
from math import dist
from pathlib import Path

import platformdirs
import pytest
import shapely
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import Location, PowerId, ProvinceId
from engine.board.picture import Picture, load_picture
from engine.board.shape import Shape
from engine.drafting.draft import drafted
from engine.drafting.kept import keep
from engine.units import ARMY
from engine.visibility.sight import GM
from spydip_gui.output.covers import covers
from spydip_gui.output.names import names
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.output.position import draw_view, laid_out
from spydip_gui.viewmodel import MapView, Piece
from tests.helpers import drawings, island
from tests.helpers.lettering import crossings

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def pictured(folder: Path, data: bytes, answers: dict[str, str]) -> Picture:
    keep(drafted(data, "drawing.svg", "Drawing", answers), folder / "board")
    return load_picture(folder / "board")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Picture]:
    """Makes the picture of a drawing that nobody answered for, once for all its sizes."""

    @cache
    def made(name: str) -> Picture:
        data = (drawings.FOLDER / f"{name}.svg").read_bytes()
        return pictured(tmp_path_factory.mktemp(name), data, {})

    return made


def painted(picture: Picture, time: str) -> QImage:
    image = QImage(int(picture.frame[2]), int(picture.frame[3]), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    palette = Palette(family=bundled_family(), theme=theme(time))
    draw_view(painter, MapView(viewer=GM), picture, palette)
    painter.end()
    return image


@pytest.mark.parametrize("answers", [{}, {"names": "designer"}])
def test_a_drawn_sea_is_dark_by_night_and_as_it_was_drawn_by_day(
    tmp_path: Path, answers: dict[str, str]
) -> None:
    picture = pictured(tmp_path, island.drawing().encode(), answers)
    assert painted(picture, "day").pixelColor(120, 560) == QColor("#a9cbe0")
    assert painted(picture, "night").pixelColor(120, 560).lightnessF() < 0.3


def test_borders_between_provinces_are_seen_by_night(tmp_path: Path) -> None:
    picture = pictured(tmp_path, island.drawing().encode(), {})
    whole = picture.provinces
    ground = {id_: shape.area for id_, shape in whole.items()}
    shared = ground["ELM"].boundary.intersection(ground["FIR"].boundary)
    middle = shared.interpolate(0.5, normalized=True)
    spot = (round(middle.x), round(middle.y))
    image = painted(picture, "night")
    near = [image.pixelColor(spot[0] + dx, spot[1]) for dx in (-1, 0, 1)]
    land = image.pixelColor(spot[0] + 12, spot[1])
    assert max(one.lightnessF() for one in near) > land.lightnessF() + 0.05


@pytest.mark.parametrize("name", ["gaps", "sixty", "ninety", "beneath", "coasts"])
@pytest.mark.parametrize("wide", [500, 900])
def test_names_stay_within_the_frame(drawn: Callable[[str], Picture], name: str, wide: int) -> None:
    picture = drawn(name)
    frame = QRectF(*picture.frame)
    layout = laid_out(picture, wide / picture.frame[2])
    palette = Palette(family=bundled_family())
    outside = [one for one in names(picture, palette, layout) if not frame.contains(one.bounds)]
    assert outside == []


@pytest.mark.parametrize("name", ["gaps", "coasts", "harbours", "sixty"])
def test_a_unit_hides_no_centre_and_a_fleet_lies_off_its_own_coast(
    tmp_path: Path, name: str
) -> None:
    answers = tomllib.loads((drawings.FOLDER / f"{name}.toml").read_text("utf-8"))["answers"]
    picture = pictured(tmp_path, (drawings.FOLDER / f"{name}.svg").read_bytes(), answers)
    for shape in picture.provinces.values():
        if shape.centre_mark:
            assert dist(shape.unit, shape.centre_mark) >= picture.piece / 2
        for coast in shape.coasts.values():
            others = [one for one in shape.coasts.values() if one is not coast]
            assert _off(coast.unit, coast.shore) < 3.5 * picture.piece
            assert all(_off(coast.unit, other.shore) > 4 * picture.piece for other in others)


def _off(spot: tuple[float, float], shore: Shape) -> float:
    return float(shapely.Point(spot).distance(shore.geometry))


@pytest.mark.parametrize("name", ["gaps", "sixty", "ninety", "beneath", "harbours", "passes"])
@pytest.mark.parametrize("wide", [700, 1100])
def test_names_lie_on_no_unit_and_on_no_other_name(
    drawn: Callable[[str], Picture], name: str, wide: int
) -> None:
    picture = drawn(name)
    place = laid_out(picture, wide / picture.frame[2])
    everywhere = MapView(
        viewer=GM, pieces=tuple(_army(id_) for id_ in picture.provinces if id_ not in place.rails)
    )
    pieces = list(covers(everywhere, place))
    assert pieces
    palette = Palette(family=bundled_family())
    assert list(crossings(names(picture, palette, place, pieces), pieces)) == []


def _army(id_: str) -> Piece:
    return Piece(Location(id_), ARMY, PowerId("X"))


def test_the_lines_of_the_designer_s_own_names_stand_one_below_the_other(tmp_path: Path) -> None:
    """“Swidden” over “Fells”, which Inkscape writes as two spans of one text."""
    data = (drawings.FOLDER / "harbours.svg").read_bytes()
    image = painted(pictured(tmp_path, data, {"names": "designer"}), "day")
    assert _inked(image, 270, 394)
    assert _inked(image, 270, 414)
    assert not _inked(image, 270, 434)


def _inked(image: QImage, x: int, y: int) -> bool:
    """Whether any letter is drawn around a point."""
    spots = ((x + dx, y + dy) for dx in range(-24, 25) for dy in range(-4, 5))
    return any(image.pixelColor(*spot).lightnessF() < 0.3 for spot in spots)


def test_a_unit_stands_beside_a_centre_that_nobody_drew(tmp_path: Path) -> None:
    keep(drafted((drawings.FOLDER / "passes.svg").read_bytes(), "p.svg", "P", {}), tmp_path)
    board = tmp_path / "board.toml"
    text = board.read_text("utf-8")
    board.write_text(text.replace('"Midmark"', '"Midmark"\ncentre = true', 1), "utf-8")
    shape = load_picture(tmp_path).provinces[ProvinceId("MID")]
    assert shape.centre_mark
    assert dist(shape.unit, shape.centre_mark) >= load_picture(tmp_path).piece / 2
