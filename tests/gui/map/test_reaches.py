"""Distances over the map: from the province that is pointed at, by what a piece may do."""

import pytest
from pytestqt.qtbot import QtBot

from engine.board.graph import ProvinceId
from engine.board.load import load
from engine.board.picture import Picture
from engine.board.reach import Way, reach
from engine.visibility.sight import GM
from spydip_gui.map.board import BoardItem
from spydip_gui.map.pane import MapPane
from spydip_gui.map.reaches import Reaches
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import MapView

PAR = ProvinceId("PAR")


@pytest.mark.parametrize(
    ("way", "start", "told"),
    [
        (Way.ARMY, "PAR", {"PAR": 0, "BUR": 1, "MUN": 2, "NAF": None}),
        (Way.FLEET, "SPA", {"MAR": 1, "MAO": 1, "ENG": 2, "PAR": None}),
        (Way.COVERT, "PAR", {"BUR": 1, "BEL": 2, "SWI": None}),
        (Way.CONVOY, "LON", {"BEL": 1, "BRE": 1, "TUN": 3, "MUN": None}),
        (Way.CENTRES, "", {"PAR": 0, "BUR": 1}),
        (Way.HOMES, "", {"PAR": 0, "BEL": 1, "SER": 1}),
    ],
)
def test_how_far_it_is(way: Way, start: str, told: dict[str, int | None]) -> None:
    found = reach(load("standard"), way, ProvinceId(start))
    assert {place: found.get(ProvinceId(place)) for place in told} == told


def test_the_map_shows_distances_from_where_one_points(
    picture: Picture, palette: Palette, qtbot: QtBot
) -> None:
    board = BoardItem(picture, palette, MapView(viewer=GM))
    pane = MapPane(board)
    qtbot.addWidget(pane)
    pane.resize(800, 640)
    pane.show()
    plain = pane.grab().toImage()
    reaches = Reaches(board)
    reaches.show_way(Way.ARMY, PAR)
    spot = pane.point_of(picture.provinces[ProvinceId("BUR")].rail)
    tinted = pane.grab().toImage()
    assert tinted.pixelColor(spot) != plain.pixelColor(spot)
    reaches.start_at(ProvinceId("MOS"))
    assert reaches.shown[ProvinceId("MOS")] == 0
    reaches.start_at(None)
    assert reaches.shown[ProvinceId("MOS")] == 0
    reaches.show_way(None, PAR)
    assert pane.grab().toImage() == plain
