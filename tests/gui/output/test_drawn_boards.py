"""Boards made of drawings, as they look: seas and borders by night, names within the frame."""

from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.picture import Picture, load_picture
from engine.drafting.draft import drafted
from engine.drafting.kept import keep
from engine.visibility.sight import GM
from spydip_gui.output.names import names
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.output.position import draw_view, laid_out
from spydip_gui.viewmodel import MapView
from tests.helpers import drawings, island

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def pictured(folder: Path, data: bytes, answers: dict[str, str]) -> Picture:
    keep(drafted(data, "drawing.svg", "Drawing", answers), folder / "board")
    return load_picture(folder / "board")


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
def test_names_stay_within_the_frame(tmp_path: Path, name: str, wide: int) -> None:
    data = (drawings.FOLDER / f"{name}.svg").read_bytes()
    picture = pictured(tmp_path, data, {})
    frame = QRectF(*picture.frame)
    layout = laid_out(picture, wide / picture.frame[2])
    palette = Palette(family=bundled_family())
    outside = [one for one in names(picture, palette, layout) if not frame.contains(one.bounds)]
    assert outside == []
