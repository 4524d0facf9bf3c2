"""The stage shows the game, another way beside it, and plays orders; it tells the GM who sees."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QToolTip
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.picture import Picture
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from engine.visibility.observe import SeenOrder
from spydip_gui import settings
from spydip_gui.document.document import Document
from spydip_gui.map import playing
from spydip_gui.map.hits import Hit
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import Pip
from spydip_gui.viewmodel.given import causes
from spydip_gui.window.map_area import Stage
from spydip_gui.window.window import DeskWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier


def point(window: DeskWindow, province: str) -> None:
    spot = window.map.board.picture.provinces[province].label.at
    window.map.pointed.emit(window.map.board.hit(QPointF(*spot)))


def order(document: Document, text: str) -> SeenOrder:
    told = document.view.look(document.view.outcome).orders
    [found] = [one for one in told if str(one.order) == text]
    return found


def tip(window: DeskWindow) -> str:
    return window.map.viewport().toolTip()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "animated", lambda: False)


def test_the_game_master_is_told_who_sees_a_piece(qtbot: QtBot, picture: Picture) -> None:
    document = Document(Seat(Game.begin(judge.ruleset("blind"), seed="eyes")))
    stage = Stage(document, picture, Palette())
    qtbot.addWidget(stage)
    spot = picture.provinces["MUN"].label.at
    stage.map.pointed.emit(stage.board.hit(QPointF(*spot)))
    told = stage.map.viewport().toolTip().split("; ")
    assert "GER: army" in told
    assert "TUR: nothing" in told
    document.look(viewer="GERMANY")
    stage.show_all()
    assert stage.map.viewport().toolTip() == ""
    stage.map.pointed.emit(stage.board.hit(QPointF(*spot)))
    assert stage.map.viewport().toolTip() == ""


def test_the_tip_of_who_sees_a_piece_comes_up_where_the_pointer_rests(
    qtbot: QtBot, picture: Picture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _spot, text, _over: tips.append(text))
    stage = Stage(
        Document(Seat(Game.begin(judge.ruleset("blind"), seed="eyes"))), picture, Palette()
    )
    qtbot.addWidget(stage)
    stage.resize(1000, 800)
    with qtbot.waitExposed(stage):
        stage.show()
    port = stage.map.viewport()
    spot = stage.map.point_of(picture.provinces["MUN"].label.at)
    for step in (QPoint(4, 0), QPoint()):
        qtbot.mouseMove(port, spot - step)
    rests = QHelpEvent(QEvent.Type.ToolTip, spot, port.mapToGlobal(spot))
    QApplication.sendEvent(port, rests)
    assert tips == [port.toolTip()]
    assert "GER: army" in tips[0]


def test_the_game_master_is_told_who_knows_of_covert_pieces(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    document = Document(Seat(samples.play("eyes-in-the-channel")))
    stage = Stage(document, picture, palette)
    qtbot.addWidget(stage)
    rail = stage.board.view.rails[0]
    hit = Hit(spot=(0.0, 0.0), province=rail.province, piece=rail.pips[0])
    stage.map.pointed.emit(hit)
    assert isinstance(rail.pips[0], Pip)
    told = stage.map.viewport().toolTip()
    assert f"{rail.pips[0].power[:3]}: " in told
    assert told.count(";") == len(document.view.rules.seats) - 1


def test_nobody_asks_what_others_see_in_a_power_s_view(
    window: DeskWindow, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    document.look(viewer="ITALY")

    def refuse(_self: Document) -> None:
        raise AssertionError

    monkeypatch.setattr(Seat, "eyes", refuse)
    point(window, "VEN")
    assert tip(window) == ""


def test_an_order_is_played_and_ends_with_its_mark(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    document.look(turn=0)
    window.stage.play(order(document, "A VIE - GAL"))
    player = window.stage._player
    assert player is not None
    player.course.setDuration(30)
    assert player.grown < 1.0
    qtbot.waitUntil(lambda: player.grown == 1.0)
    done = window.map.grab().toImage()
    window.stage.play(None)
    assert player.grown == 0.0
    assert window.map.grab().toImage() != done


def test_nothing_moves_where_the_platform_wants_none(
    window: DeskWindow, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Calm(QProxyStyle):
        def styleHint(self, hint, *others):  # noqa: N802  # Qt's name
            if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
                return 0
            return super().styleHint(hint, *others)

    calm = Calm("Fusion")
    monkeypatch.setattr(settings.QApplication, "style", lambda: calm)
    document.look(turn=0)
    window.stage.play(order(document, "A VIE - GAL"))
    assert window.stage._player is not None
    assert window.stage._player.grown == 1.0


def test_another_turn_ends_what_is_played(window: DeskWindow, document: Document) -> None:
    document.look(turn=0)
    window.stage.play(order(document, "A VIE - GAL"))
    document.look(turn=1)
    assert window.stage._player.course.state() == window.stage._player.course.State.Stopped
    assert window.stage._player.grown == 0.0


def listed(window: DeskWindow, order: str) -> QModelIndex:
    """The row of an order among the results."""
    model = window.results.model
    [found] = model.match(model.index(0), Qt.ItemDataRole.DisplayRole, order)
    return found


@pytest.mark.usefixtures("still")
def test_pointing_at_a_result_plays_it_and_a_click_lights_its_cause(
    window: DeskWindow, document: Document
) -> None:
    document.look(turn=0)
    seen = window.results.list
    failed = listed(window, "A VIE - GAL")
    seen.entered.emit(failed)
    assert [arrow.text for arrow in window.stage._player._item.arrows] == ["A VIE - GAL"]
    window.results.eventFilter(seen.viewport(), QEvent(QEvent.Type.Leave))
    assert window.stage._player._item.arrows == ()
    seen.clicked.emit(failed)
    [cause] = causes(order(document, "A VIE - GAL"))
    assert set(window.map.ghost.shown.lit) == {"VIE", cause[:3]}


@pytest.mark.usefixtures("still")
def test_what_was_lit_for_another_order_goes_before_one_is_played(
    window: DeskWindow, document: Document
) -> None:
    document.look(turn=0)
    window.stage.point_out(order(document, "A VIE - GAL"))
    assert window.map.ghost.shown is not None
    window.stage.play(order(document, "F BRE - MAO"))
    assert window.map.ghost.shown is None


def test_a_row_of_orders_lights_its_place_for_as_long_as_it_is_pointed_at(
    window: DeskWindow,
) -> None:
    table = window.orders.table
    table.entered.emit(window.orders.model.index(0, 0))
    shown = window.map.ghost.shown
    assert shown is not None
    assert [str(place) for place in shown.lit] == [window.orders.model.index(0, 1).data()[2:5]]
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    assert window.map.ghost.shown is None


def test_a_click_on_the_rule_opens_its_clause(window: DeskWindow, document: Document) -> None:
    document.look(turn=0)
    window.results.rows.wanted.emit(listed(window, "A VIE - GAL").row())
    assert window.rulebook.text.toPlainText().startswith("DATC 5.B.1")


def test_two_maps_show_the_same_part_of_the_board(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    document.look(turn=0)
    document.what_if()
    beside = window.stage.beside
    assert beside is not None
    qtbot.waitUntil(lambda: abs(beside.map.width() - window.map.width()) <= 1)
    assert beside.map.height() == window.map.height()
    for pane, other in ((window.map, beside.map), (beside.map, window.map)):
        pane.come_closer(2.0)
        pane.horizontalScrollBar().setValue(pane.horizontalScrollBar().value() + 40)
        assert other.transform() == pane.transform()
        middles = [p.mapToScene(p.viewport().rect().center()) for p in (pane, other)]
        assert (middles[0] - middles[1]).manhattanLength() < 3 / pane.transform().m11()
    window.map.show_all()
    assert beside.map.closeness == 1.0


def test_a_view_that_closes_the_second_map_ends_its_link_with_the_first(
    window: DeskWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(window.map, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | SHIFT)
    assert window.stage.beside is not None
    for _ in range(2):
        for key in (Qt.Key.Key_3, Qt.Key.Key_0):
            qtbot.keyClick(window.map, key)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            window.map.show_all()
            window.map.come_closer(2.0)


def test_what_differs_is_lit_on_both_maps_and_both_are_named(
    window: DeskWindow, document: Document
) -> None:
    document.look(turn=0)
    document.what_if()
    beside = window.stage.beside
    assert beside is not None
    lit = beside.map.board._lights["differing"].provinces
    assert {"PAR", "BUR"} <= lit or {"PAR", "PIC"} <= lit
    assert lit == window.stage.board._lights["differing"].provinces
    assert "SWE" not in lit
    assert window.stage.title.text() == "main: Spring 1901, movement"
    assert beside.title.text() == "what if 1: → Fall 1901, movement"


def test_another_way_is_dropped_adopted_or_put_away_by_its_buttons(
    window: DeskWindow, document: Document
) -> None:
    document.clear("ITALY")
    for _ in range(2):
        document.what_if()
    window.stage.beside.drop.click()
    assert document.view.ways.names() == ("what if 1",)
    assert window.stage.beside is None
    assert window.stage.title.isHidden()
    document.show_beside("what if 1")
    window.stage.beside.close_it.click()
    assert document.view.ways.names() == ("what if 1",)
    document.show_beside("what if 1")
    window.stage.beside.switch.click()
    assert (document.view.ways.branch, document.beside.name) == ("what if 1", "main")
    window.stage.beside.switch.click()
    window.stage.beside.adopt.click()
    assert document.view.ways.branch == "main"
    assert document.beside is None


def test_a_way_shown_to_one_viewer_is_gone_for_the_next(
    window: DeskWindow, document: Document
) -> None:
    document.look(viewer="FRANCE")
    document.what_if()
    assert window.stage.beside is not None
    document.look(viewer="ITALY")
    assert window.stage.beside is None
    assert window.history.what_if.text().strip() == "What if"


def test_two_maps_get_the_width_of_the_column_and_it_is_said_where_the_second_went(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.resize(1366, 768)
    document.what_if()
    beside = window.stage.beside
    qtbot.waitUntil(lambda: beside.map.width() > 600)
    assert window.map.width() > 600
    qtbot.keyClick(window.map, Qt.Key.Key_3)
    assert window.said.currentMessage().startswith("The side line belongs to another view")
    assert not window.side.folded
    window.side.fold()
    qtbot.keyClick(window.map, Qt.Key.Key_0)
    window.stage.beside.close_it.click()
    assert window.side.folded
    assert window.said.currentMessage() == ""
