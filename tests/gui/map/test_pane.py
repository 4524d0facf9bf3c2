"""The map is moved, zoomed and pointed at; what lies under the pointer is found by outlines."""

from math import cos, sin

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shapely.ops import nearest_points

from engine.board.picture import Picture
from engine.facts import parse
from engine.phases import parse_phase
from engine.visibility.observe import Observation
from spydip_gui.map.board import BoardItem
from spydip_gui.map.pane import CLOSEST, MapPane
from spydip_gui.output.palette import Palette, theme
from spydip_gui.output.position import draw_view, laid_out
from spydip_gui.viewmodel import Doubt, Ghost, MapView, Pip, map_view

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
FACTS = (
    "unit MUN GERMANY A",
    "unit BUR FRANCE A",
    "dislodged BUR GERMANY A",
    "unit PAR FRANCE A",
    "own spy PAR",
    "spy PAR TURKEY 3",
    *(f"spy GRE {power} 2" for power in POWERS),
)


def view(picture: Picture, *facts: str) -> MapView:
    phase = parse_phase("S1902M")
    seen = Observation(
        viewer="FRANCE", phase=phase, due=phase, facts=tuple(map(parse, facts)), orders=()
    )
    return map_view(seen, picture.board)


@pytest.fixture
def pane(qtbot: QtBot, picture: Picture, palette: Palette) -> MapPane:
    pane = MapPane(BoardItem(picture, palette, view(picture, *FACTS)))
    qtbot.addWidget(pane)
    pane.resize(900, 720)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def mouse(pane: MapPane, kind: QEvent.Type, spot: QPoint, button=Qt.MouseButton.LeftButton) -> None:
    moves = kind is QEvent.Type.MouseMove
    there = QPointF(spot)
    event = QMouseEvent(
        kind,
        there,
        pane.viewport().mapToGlobal(there),
        Qt.MouseButton.NoButton if moves else button,
        Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(pane.viewport(), event)


def drag(pane: MapPane, start: QPoint, end: QPoint, button=Qt.MouseButton.LeftButton) -> None:
    mouse(pane, QEvent.Type.MouseButtonPress, start, button)
    mouse(pane, QEvent.Type.MouseMove, end, button)
    mouse(pane, QEvent.Type.MouseButtonRelease, end, button)


def test_a_province_is_hit_anywhere_and_so_is_its_only_unit(pane: MapPane) -> None:
    shape = pane.board.picture.provinces["MUN"]
    hit = pane.hit_at(pane.point_of(shape.label.at))
    assert hit.province == "MUN"
    assert (hit.piece.kind, hit.piece.power) == ("A", "GERMANY")


def test_water_and_ground_beside_the_board_are_told_apart(pane: MapPane) -> None:
    sea = pane.board.picture.provinces["NAO"].label.at
    assert pane.hit_at(pane.point_of(sea)).province == "NAO"
    assert pane.hit_at(QPoint(-50, -50)).province is None


@pytest.mark.parametrize("coast", ["STP/NC", "STP/SC", "SPA/NC", "SPA/SC", "BUL/EC", "BUL/SC"])
def test_the_half_of_a_split_province_tells_its_coast(pane: MapPane, coast: str) -> None:
    shape = pane.board.picture.provinces[coast[:3]]
    inside, _ = nearest_points(shape.area.buffer(-6), shape.coasts[coast].line.centroid)
    hit = pane.hit_at(pane.point_of((inside.x, inside.y)))
    assert (hit.province, hit.coast) == (coast[:3], coast)


@pytest.mark.parametrize("coast", ["STP/NC", "SPA/NC", "SPA/SC", "BUL/EC"])
def test_a_fleet_that_stands_off_its_coast_is_hit_on_its_token(
    pane: MapPane, picture: Picture, coast: str
) -> None:
    assert pane.hit_at(pane.point_of(picture.unit(coast))).province != coast[:3]
    pane.show_view(view(picture, f"unit {coast} FRANCE F"))
    hit = pane.hit_at(pane.point_of(picture.unit(coast)))
    assert (hit.province, hit.coast, hit.piece.at) == (coast[:3], coast, coast)


def test_where_pieces_share_a_province_the_glyph_that_is_touched_wins(pane: MapPane) -> None:
    board = pane.board
    standing, fallen = (
        pane.hit_at(pane.point_of(spot)).piece
        for spot in (board.layout.place("BUR"), board.layout.beside("BUR"))
    )
    assert (standing.power, standing.dislodged) == ("FRANCE", False)
    assert (fallen.power, fallen.dislodged) == ("GERMANY", True)
    (rail,) = (rail for rail in board.view.rails if rail.province == "PAR")
    found = [pane.hit_at(pane.point_of(spot)).piece for spot, _ in board.layout.pips(rail)]
    assert found == [Pip("SPY", "FRANCE", 1), Pip("SPY", "TURKEY", 3)]
    assert pane.hit_at(pane.point_of(board.layout.place("PAR"))).piece.kind == "A"


@pytest.mark.parametrize("angle", [0.5, 1.2, 1.9, 2.6])
def test_a_covert_piece_of_twelve_pixels_has_a_target_of_twenty_four(
    qtbot: QtBot, picture: Picture, palette: Palette, angle: float
) -> None:
    pane = MapPane(BoardItem(picture, palette, view(picture, "unit PAR FRANCE A", "own spy PAR")))
    qtbot.addWidget(pane)
    pane.resize(760, 610)
    with qtbot.waitExposed(pane):
        pane.show()
    board = pane.board
    ((spot, pip),) = board.layout.pips(board.view.rails[0])
    middle = pane.point_of(spot)
    assert board.layout.pip * pane.transform().m11() < 6.5
    beside = middle + QPoint(round(11 * cos(angle)), round(11 * sin(angle)))
    assert pane.hit_at(beside).piece == pip
    assert pane.hit_at(pane.point_of(board.layout.place("PAR"))).piece.kind == "A"


def test_a_long_row_is_a_badge_that_opens_into_pieces_which_can_each_be_picked(
    pane: MapPane, qtbot: QtBot
) -> None:
    badge = pane.point_of(pane.board.layout.rail("GRE"))
    assert pane.hit_at(badge).badge
    assert pane.hit_at(badge).piece is None
    qtbot.mouseMove(pane.viewport(), badge)
    qtbot.waitUntil(lambda: pane.board.fan is not None, timeout=2000)
    found = {pane.hit_at(pane.point_of(spot)).piece.power for spot, _ in pane.board.fan.pips}
    assert found == set(POWERS)
    mouse(pane, QEvent.Type.MouseMove, QPoint(20, 20), Qt.MouseButton.NoButton)
    assert pane.board.fan is None


CREW = dict(zip(POWERS[:5], (3, 2, 4, 1, 2), strict=True))


def picked_at(pane: MapPane, spots: list[tuple[float, float]]) -> list[str]:
    """Whose single piece is hit at each spot."""
    hits = [pane.hit_at(pane.point_of(spot)) for spot in spots]
    assert all(hit.piece.count == 1 and not hit.badge for hit in hits)
    return [hit.piece.power for hit in hits]


@pytest.mark.parametrize("factor", [1, 2, 4, 8])
def test_each_of_twelve_spies_of_five_powers_on_one_coast_is_picked_at_any_scale(
    pane: MapPane, picture: Picture, qtbot: QtBot, factor: float
) -> None:
    facts = [f"spy BEL {power} {count}" for power, count in CREW.items()]
    pane.show_view(view(picture, "unit BEL FRANCE F", *facts))
    pane.come_closer(factor)
    pane.centerOn(QPointF(*picture.unit("BEL")))
    pane.draw_sharp()
    layout, (rail,) = pane.board.layout, pane.board.view.rails
    if not layout.pips(rail):
        qtbot.mouseMove(pane.viewport(), pane.point_of(layout.rail("BEL")))
        qtbot.waitUntil(lambda: pane.board.fan is not None, timeout=2000)
    shown = pane.board.fan.pips if pane.board.fan else tuple(layout.pips(rail))
    assert (pane.board.fan is None) == (factor >= 4)
    found = picked_at(pane, [spot for spot, _ in shown])
    assert {power: found.count(power) for power in found} == CREW


def test_where_pieces_stand_one_by_one_no_fan_opens_over_them(
    pane: MapPane, picture: Picture, qtbot: QtBot
) -> None:
    pane.come_closer(8)
    pane.centerOn(QPointF(*picture.unit("PAR")))
    pane.draw_sharp()
    (rail,) = (rail for rail in pane.board.view.rails if rail.province == "PAR")
    spots = [spot for spot, _ in pane.board.layout.pips(rail)]
    assert picked_at(pane, spots) == ["FRANCE", *["TURKEY"] * 3]
    qtbot.mouseMove(pane.viewport(), pane.point_of(spots[0]))
    qtbot.mouseMove(pane.viewport(), pane.point_of(spots[1]))
    assert not pane.fans.waiting


def test_from_afar_the_dot_of_one_power_takes_its_stack(pane: MapPane, picture: Picture) -> None:
    pane.show_view(view(picture, "agent BEL FRANCE 5", "spy MUN FRANCE 1", "spy MUN ITALY 1"))
    pane.resize(480, 360)
    pane.show_all()
    hit = pane.hit_at(pane.point_of(pane.board.layout.rail("BEL")))
    assert (hit.piece, hit.badge) == (Pip("AGENT", "FRANCE", 5), True)
    hit = pane.hit_at(pane.point_of(pane.board.layout.rail("MUN")))
    assert (hit.piece, hit.badge) == (None, True)


def test_a_click_keeps_a_row_open_until_the_next_click(pane: MapPane) -> None:
    badge = pane.point_of(pane.board.layout.rail("GRE"))
    drag(pane, badge, badge)
    mouse(pane, QEvent.Type.MouseMove, QPoint(20, 20), Qt.MouseButton.NoButton)
    assert pane.board.fan is not None
    drag(pane, QPoint(20, 20), QPoint(20, 20))
    mouse(pane, QEvent.Type.MouseMove, QPoint(30, 20), Qt.MouseButton.NoButton)
    assert pane.board.fan is None


def test_what_is_pointed_at_is_named(pane: MapPane, qtbot: QtBot) -> None:
    said: list[str] = []
    pane.named.connect(said.append)
    with qtbot.waitSignal(pane.pointed, check_params_cb=lambda hit: hit.province == "MUN"):
        qtbot.mouseMove(pane.viewport(), pane.point_of(pane.board.layout.place("MUN")))
    assert said[-1] == "Munich (MUN): German army; owner not known"


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_a_drag_moves_the_map_with_the_pointer(pane: MapPane, button: Qt.MouseButton) -> None:
    pane.come_closer(4)
    start, end = QPoint(450, 360), QPoint(400, 330)
    under = pane.mapToScene(start)
    drag(pane, start, end, button)
    far = pane.mapFromScene(under) - end
    assert far.manhattanLength() <= 2


def test_a_press_that_hardly_moves_leaves_the_map_where_it_is(pane: MapPane) -> None:
    pane.come_closer(4)
    under = pane.mapToScene(QPoint(450, 360))
    drag(pane, QPoint(450, 360), QPoint(452, 361))
    assert pane.mapToScene(QPoint(450, 360)) == under


def test_the_map_comes_closer_to_the_pointer_within_limits(pane: MapPane) -> None:
    whole = pane.transform().m11()
    pane.come_closer(1000)
    assert pane.transform().m11() == pytest.approx(whole * CLOSEST)
    pane.come_closer(1e-6)
    assert pane.transform().m11() == pytest.approx(whole)


def test_tokens_keep_a_size_that_can_be_read_however_close_one_is(pane: MapPane) -> None:
    sizes = []
    for factor in (1, 2, 2, 3):
        pane.come_closer(factor)
        pane.draw_sharp()
        sizes.append(pane.board.layout.size * pane.transform().m11())
    assert min(sizes) >= 9.5
    assert max(sizes) <= 0.4 * pane.board.picture.piece * pane.transform().m11() + 1


def test_after_a_zoom_the_map_is_drawn_sharp(pane: MapPane, qtbot: QtBot) -> None:
    pane.come_closer(4)
    scale = pane.transform().m11()
    shown = pane.mapToScene(pane.viewport().rect()).boundingRect()
    assert not pane.board.sharp(shown, scale)
    qtbot.waitUntil(lambda: pane.board.sharp(shown, scale), timeout=3000)


def test_another_view_changes_what_is_drawn_and_what_is_hit(
    pane: MapPane, picture: Picture
) -> None:
    before = pane.grab().toImage()
    pane.show_view(view(picture, "unit MUN ITALY F"))
    assert pane.grab().toImage() != before
    assert pane.hit_at(pane.point_of(picture.unit("MUN"))).piece.power == "ITALY"
    pane.show_view(view(picture, *FACTS))
    assert pane.grab().toImage() == before


def test_what_lies_beyond_the_sharp_part_follows_the_view_too(
    pane: MapPane, picture: Picture
) -> None:
    pane.come_closer(3)
    pane.draw_sharp()
    for bar in (pane.horizontalScrollBar(), pane.verticalScrollBar()):
        bar.setValue(bar.maximum())
    before = pane.grab().toImage()
    pane.show_view(view(picture, *FACTS, "unit SYR TURKEY A"))
    assert pane.grab().toImage() != before


def test_a_gesture_is_drawn_while_it_lasts(pane: MapPane) -> None:
    bare = pane.grab().toImage()
    ghosts = [
        Ghost(power="FRANCE", stops=("PAR",), free=(700.0, 500.0)),
        Ghost(power="FRANCE", stops=("PAR",), free=(700.0, 500.0), doubt=Doubt.REFUSED),
        Ghost(power="FRANCE", stops=("PAR", "PIC"), pins=("PAR",)),
        Ghost(power="FRANCE", lit=("PIC", "GAS")),
    ]
    drawn = []
    for ghost in ghosts:
        pane.set_ghost(ghost)
        drawn.append(pane.grab().toImage())
    assert all(image != bare for image in drawn)
    assert drawn[0] != drawn[1]
    pane.set_ghost(None)
    assert pane.grab().toImage() == bare


def test_a_drag_of_a_covert_piece_is_drawn_from_its_own_place_in_the_row(
    pane: MapPane, picture: Picture
) -> None:
    pane.show_view(view(picture, "own spy PAR", "own agent PAR"))
    drawn = []
    for kind in ("SPY", "AGENT"):
        pane.set_ghost(Ghost(power="FRANCE", covert=kind, stops=("PAR",), free=(700.0, 500.0)))
        drawn.append(pane.grab().toImage())
    assert drawn[0] != drawn[1]


def test_the_colours_of_the_night_can_be_put_on(pane: MapPane, palette: Palette) -> None:
    day = pane.grab().toImage()
    pane.board.set_palette(Palette(family=palette.family, theme=theme("night")))
    assert pane.grab().toImage().pixelColor(450, 360) != day.pixelColor(450, 360)


@pytest.mark.parametrize("factor", [1, 5])
def test_the_screen_shows_what_a_file_of_that_scale_holds(
    pane: MapPane, picture: Picture, palette: Palette, factor: float
) -> None:
    shown = view(picture, *FACTS, "centre PAR FRANCE", "centre BEL NONE", "empty GAS")
    pane.show_view(shown)
    pane.come_closer(factor)
    pane.draw_sharp()
    scale = pane.transform().m11()
    expected = QImage(pane.viewport().size(), QImage.Format.Format_RGB32)
    painter = QPainter(expected)
    painter.setTransform(pane.viewportTransform())
    draw_view(painter, shown, picture, palette, laid_out(picture, scale))
    painter.end()
    drawn = pane.grab().toImage()
    board = pane.mapFromScene(pane.board.boundingRect()).boundingRect()
    inside = board.intersected(pane.viewport().rect()).adjusted(9, 9, -9, -9)
    pairs = [
        (expected.pixelColor(x, y), drawn.pixelColor(x, y))
        for x in range(inside.left(), inside.right(), 7)
        for y in range(inside.top(), inside.bottom(), 7)
    ]
    strange = [pair for pair in pairs if abs(pair[0].lightness() - pair[1].lightness()) > 40]
    assert len(strange) < len(pairs) / 500


def turn(pane: MapPane, spot: QPoint, notches: int) -> None:
    there = QPointF(spot)
    event = QWheelEvent(
        there,
        pane.viewport().mapToGlobal(there),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pane.viewport(), event)


@pytest.mark.parametrize("place", ["MUN", "POR", "STP", "NTH"])
def test_the_wheel_brings_closer_what_is_under_the_pointer(pane: MapPane, place: str) -> None:
    spot = pane.point_of(pane.board.picture.provinces[place].label.at)
    for _ in range(6):
        turn(pane, spot, 1)
    assert pane.hit_at(spot).province == place
    for _ in range(3):
        turn(pane, spot, -1)
    assert pane.hit_at(spot).province == place


def test_keys_bring_closer_what_the_pointer_rests_on(pane: MapPane, qtbot: QtBot) -> None:
    spot = pane.point_of(pane.board.picture.provinces["MUN"].label.at)
    mouse(pane, QEvent.Type.MouseMove, spot, Qt.MouseButton.NoButton)
    for _ in range(6):
        qtbot.keyClick(pane, Qt.Key.Key_Plus)
    assert pane.hit_at(spot).province == "MUN"
