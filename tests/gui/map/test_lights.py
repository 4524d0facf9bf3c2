"""What is lit on the map lies on the board and leaves its frame as it is."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from spydip_gui.map.board import BoardItem
from spydip_gui.map.lights import differing_light
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import Ghost, MapView, Piece

EDGES = ("MAO", "NAO", "NWG", "BAR", "SYR", "NAF", "EAS")
"""Provinces that reach the frame, on all its sides."""


@pytest.fixture
def pane(qtbot: QtBot, picture: Picture, palette: Palette) -> MapPane:
    pane = MapPane(BoardItem(picture, palette, MapView(viewer="GM")))
    qtbot.addWidget(pane)
    pane.resize(900, 720)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def changed(pane: MapPane, bare: QImage) -> list[QPoint]:
    """The pixels of the window that look different now, of every fourth row and column."""
    now = pane.grab().toImage()
    wide, high = now.width(), now.height()
    spots = (QPoint(x, y) for y in range(0, high, 4) for x in range(0, wide, 4))
    return [spot for spot in spots if now.pixel(spot) != bare.pixel(spot)]


def frame_of(pane: MapPane, spots: list[QPoint]) -> list[QPoint]:
    """Those that lie on the frame of the board, which is ten units wide."""
    inside = pane.board.boundingRect().adjusted(9, 9, -9, -9)
    return [spot for spot in spots if not inside.contains(pane.mapToScene(spot))]


def test_provinces_that_may_be_chosen_are_lit_within_the_frame(pane: MapPane) -> None:
    bare = pane.grab().toImage()
    pane.set_ghost(Ghost(power="FRANCE", lit=EDGES))
    lit = changed(pane, bare)
    assert len(lit) > 1_000
    assert frame_of(pane, lit) == []


def test_provinces_that_differ_are_lit_within_the_frame(pane: MapPane) -> None:
    bare = pane.grab().toImage()
    pane.board.light("differing", differing_light(frozenset(EDGES)))
    lit = changed(pane, bare)
    assert len(lit) > 1_000
    assert frame_of(pane, lit) == []


def test_units_keep_their_colours_in_lit_provinces(pane: MapPane, picture: Picture) -> None:
    pane.show_view(MapView(viewer="GM", pieces=(Piece("PAR", "A", "FRANCE"),)))
    fill = pane.board.palette.power(picture.board, "FRANCE")
    for factor in (1, 5):
        pane.come_closer(factor)
        pane.centerOn(*picture.unit("PAR"))
        pane.draw_sharp()
        spot = pane.point_of(picture.unit("PAR"))
        seat = spot - QPoint(round(pane.board.layout.size * pane.transform().m11() * 0.6), 0)
        pane.set_ghost(Ghost(power="FRANCE", lit=("PAR", "BUR")))
        assert pane.viewport().grab().toImage().pixelColor(seat) == fill
