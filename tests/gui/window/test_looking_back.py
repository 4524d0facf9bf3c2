"""Looking back shows one phase: its position, the orders given for it, and what came of them."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.language.wording import phase_heading, phase_name
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.viewmodel import Line, seat_view, told_arrows
from spydip_gui.viewmodel.phase import phase_view
from spydip_gui.window.window import DeskWindow


@pytest.mark.parametrize("name", samples.names())
def test_the_map_shows_an_earlier_phase_with_its_own_orders(name: str) -> None:
    whole = Seat(samples.play(name))
    for seat in (whole, whole.of(whole.rules.seats[0])):
        for turn in range(len(seat.line) - 1):
            back = seat.at(turn)
            told = back.look(turn + 1)
            shown = phase_view(back)
            assert str(told.phase) == str(back.phases[turn])
            assert {arrow.text for arrow in shown.arrows} == {
                arrow.text for arrow in told_arrows(told, seat.board, seat.rules.variant.unit_kinds)
            }
            assert shown.pieces == seat_view(back).pieces
    whole.close()


def test_map_orders_results_and_news_are_of_the_same_phase(
    window: DeskWindow, document: Document
) -> None:
    for turn in (0, 1, 2):
        document.look(turn=turn)
        view = document.view
        phase = view.phases[turn]
        shown = {arrow.text for arrow in window.map.board.view.arrows}
        table = window.orders.model
        listed = {table.row_at(row).order for row in range(table.rowCount())}
        window.side.raise_panel(window.results)
        QApplication.processEvents()
        told = window.results.model
        results = {told.index(row).data() for row in range(told.rowCount())}
        assert shown <= listed <= results
        assert shown
        assert phase_name(view.rules, phase) in window.orders.heading.text()
        assert window.results.heading.text() == phase_heading(view.rules, phase)
        window.side.raise_panel(window.report)
        assert phase_heading(view.rules, phase) in window.report.written().toPlainText()


def test_units_stand_where_the_arrows_of_the_phase_begin(document: Document) -> None:
    for turn in range(len(document.turns) - 1):
        view = phase_view(document.view.at(turn))
        standing = {(piece.at, piece.dislodged) for piece in view.pieces}
        for arrow in view.arrows:
            if arrow.line is not Line.BUILD:
                assert (arrow.stops[0], arrow.fallen) in standing, (turn, arrow)


def test_the_orders_just_played_stay_faded_until_one_is_given(
    window: DeskWindow, document: Document
) -> None:
    document.give([("AUSTRIA", "A VIE - TYR"), ("FRANCE", "A PAR H")])
    assert not any(arrow.faded for arrow in window.map.board.view.arrows)
    document.resolve()
    pale = window.map.board.view.arrows
    assert [arrow.text for arrow in pale] == ["A VIE - TYR"]
    assert all(arrow.faded for arrow in pale)
    document.give([("AUSTRIA", "A TYR H")])
    assert not any(arrow.faded for arrow in window.map.board.view.arrows)
    document.undo()
    assert window.map.board.view.arrows == pale


def test_nobody_else_s_orders_stay_behind_in_the_fog(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> None:
    document = Document(Seat(samples.play("fog-over-europe")))
    document.look(viewer=document.view.rules.seats[0])
    window = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(window)
    told = {str(one.order) for one in document.view.look().orders}
    assert {arrow.text for arrow in window.map.board.view.arrows if arrow.faded} <= told
