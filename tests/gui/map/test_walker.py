"""The map is walked over with the arrow keys, and what is there is spoken as its viewer knows."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from spydip_gui.document.document import Document
from spydip_gui.map.pane import MapPane
from spydip_gui.window.window import DeskWindow

RIGHT, LEFT, UP, DOWN = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.fixture
def pane(window: DeskWindow) -> MapPane:
    window.map.setFocus()
    return window.map


def walk(pane: MapPane, qtbot: QtBot, *keys: Qt.Key) -> str:
    for key in keys:
        qtbot.keyClick(pane, key)
    return str(pane.walker.at)


@pytest.mark.parametrize(
    ("start", "key", "there"),
    [
        ("PIC", RIGHT, "BEL"),
        ("BUR", LEFT, "PAR"),
        ("PAR", UP, "PIC"),
        ("BUR", RIGHT, "SWI"),
        ("LON", DOWN, "ENG"),
        ("MUN", DOWN, "TYR"),
    ],
)
def test_an_arrow_walks_to_the_neighbour_that_lies_that_way(
    start: str, key: Qt.Key, there: str, pane: MapPane, qtbot: QtBot
) -> None:
    pane.walker.walk_to(start)  # type: ignore[arg-type]
    assert walk(pane, qtbot, key) == there


def test_every_province_can_be_reached(pane: MapPane) -> None:
    walker, board = pane.walker, pane.board.picture.board
    ways = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)]
    seen, left = {"PAR"}, ["PAR"]
    while left:
        start = left.pop()
        for way in ways:
            walker.walk_to(start)  # type: ignore[arg-type]
            walker._step(way)
            if walker.at not in seen:
                seen.add(str(walker.at))
                left.append(str(walker.at))
    assert seen >= set(board.locations) & set(pane.board.picture.provinces)


def test_what_is_walked_to_is_described(pane: MapPane, document: Document, qtbot: QtBot) -> None:
    document.look(turn=0)
    pane.walker.walk_to("BUR")  # type: ignore[arg-type]
    assert walk(pane, qtbot, LEFT) == "PAR"
    assert "Paris (PAR)" in pane.accessibleDescription()
    assert "army" in pane.accessibleDescription()


def test_the_description_follows_the_viewer(window: DeskWindow, document: Document) -> None:
    document.look(turn=0)
    window.map.walker.walk_to("PAR")  # type: ignore[arg-type]
    before = window.map.accessibleDescription()
    document.look(turn=len(document.turns) - 1)
    assert window.map.accessibleDescription() != before


def test_an_order_is_written_without_a_mouse(
    pane: MapPane, document: Document, qtbot: QtBot
) -> None:
    while document.view.look().due.kind.value != "M":
        document.resolve()
    unit = next(p for p in pane.board.view.pieces if p.power == "FRANCE" and p.kind == "A")
    pane.walker.walk_to(unit.at[:3])  # type: ignore[arg-type]
    qtbot.keyClick(pane, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert f"A {unit.at} H" in document.view.orders("FRANCE")  # type: ignore[arg-type]
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    here = pane.walker.at
    walk(pane, qtbot, DOWN)
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    there = pane.walker.at
    assert here != there
    assert f"A {here} - {there}" in document.view.orders("FRANCE")  # type: ignore[arg-type]


def test_the_province_walked_to_is_kept_in_sight(pane: MapPane, qtbot: QtBot) -> None:
    pane.come_closer(6)
    pane.walker.walk_to("PAR")  # type: ignore[arg-type]
    walk(pane, qtbot, *[RIGHT] * 6)
    at = pane.walker.at
    assert at is not None
    spot = pane.point_of(pane.board.layout.place(at))  # type: ignore[arg-type]
    assert pane.viewport().rect().contains(spot)
