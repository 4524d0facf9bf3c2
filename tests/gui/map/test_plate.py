"""What never changes of a board is drawn once for all windows that show the same part alike."""

from dataclasses import replace
from functools import lru_cache

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from engine.board.picture import Picture
from engine.facts import parse
from engine.phases import parse_phase
from engine.visibility.observe import Observation
from spydip_gui.map import plate as plates
from spydip_gui.map.board import Layers
from spydip_gui.map.plate import Lens, Plate, plate
from spydip_gui.output.palette import Palette, theme
from spydip_gui.viewmodel import MapView, map_view


@pytest.fixture
def lens(picture: Picture) -> Lens:
    """The whole board, small."""
    return Lens.over(QRectF(*picture.frame), 0.2)


def view(picture: Picture, viewer: str, *facts: str) -> MapView:
    phase = parse_phase("S1902M")
    seen = Observation(
        viewer=viewer, phase=phase, due=phase, facts=tuple(map(parse, facts)), orders=()
    )
    return map_view(seen, picture.board)


def shown(layers: Layers) -> QImage:
    image = QImage(320, 260, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.2, 0.2)
    layers.paint(painter, lambda _painter: None)
    painter.end()
    return image


def test_the_same_part_in_the_same_colours_has_one_plate(
    picture: Picture, palette: Palette, lens: Lens
) -> None:
    night = Palette(family=palette.family, theme=theme("night"))
    assert plate(picture, Palette(family=palette.family), replace(lens)) is plate(
        picture, palette, lens
    )
    others = [
        plate(picture, night, lens),
        plate(picture, palette, replace(lens, scale=0.3)),
        plate(picture, palette, replace(lens, ratio=2.0)),
        plate(picture, palette, replace(lens, region=QRectF(0, 0, 100, 100))),
    ]
    assert plate(picture, palette, lens) not in others


def test_two_viewers_who_share_a_plate_each_see_what_they_would_see_alone(
    picture: Picture, palette: Palette, lens: Lens, monkeypatch: pytest.MonkeyPatch
) -> None:
    france = view(picture, "FRANCE", "centre PAR FRANCE", "unit PAR FRANCE A")
    turkey = view(picture, "TURKEY", "centre CON TURKEY", "unit CON TURKEY A")
    views = france, turkey
    first, second = (shown(Layers(picture, palette, lens, seen)) for seen in views)
    monkeypatch.setattr("spydip_gui.map.board.plate", Plate)
    for seen, together in zip(views, (first, second), strict=True):
        assert together == shown(Layers(picture, palette, lens, seen))
    assert first != second


def test_few_plates_are_kept(
    picture: Picture, palette: Palette, lens: Lens, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = lru_cache(maxsize=plates._MOST_PLATES)(plates._plate.__wrapped__)  # as the desk has it
    monkeypatch.setattr(plates, "_plate", kept)
    for scale in (0.05, 0.06, 0.07, 0.08, 0.09):
        plate(picture, palette, replace(lens, scale=scale))
    assert plates._plate.cache_info().currsize == 2
