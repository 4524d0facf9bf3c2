"""The strip of phases: chips by season and year, folded where there is no room."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.play import samples
from engine.post.manner import manner_of
from engine.post.outbox import issue, letters
from engine.post.outgoing import standing
from engine.post.posted import about_node, keep, posted
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.phase_chip import PhaseChip
from spydip_gui.post.unsent import unsent
from spydip_gui.theme.window_colours import shade
from spydip_gui.window.window import DeskWindow


@pytest.fixture
def strip(document: Document, qtbot: QtBot) -> HistoryStrip:
    return shown(document, qtbot, 900)


def shown(document: Document, qtbot: QtBot, wide: int) -> HistoryStrip:
    strip = HistoryStrip(document)
    qtbot.addWidget(strip)
    strip.resize(wide, 46)
    with qtbot.waitExposed(strip):
        strip.show()
    return strip


def chip(strip: HistoryStrip, turn: int) -> PhaseChip:
    found = strip.chips.button(turn)
    assert isinstance(found, PhaseChip)
    return found


def visible(strip: HistoryStrip) -> list[int]:
    return [strip.chips.id(one) for one in strip.chips.buttons() if one.isVisible()]


def test_a_click_looks_at_a_phase(document: Document, strip: HistoryStrip) -> None:
    QTest.mouseClick(chip(strip, 3), Qt.MouseButton.LeftButton)
    assert document.view.turn == 3
    assert chip(strip, 3).isChecked()
    assert chip(strip, 3).toolTip() == "Spring 1902, movement (S1902M)"
    assert chip(strip, 4).toolTip() == "Spring 1902, retreats (S1902R)"
    assert chip(strip, 4).accessibleName() == "Spring 1902, retreats"
    assert (chip(strip, 3).width(), chip(strip, 4).width()) == (30, 20)


def test_arrow_keys_go_along_the_phases(document: Document, strip: HistoryStrip) -> None:
    chip(strip, 8).setFocus()
    QTest.keyClick(chip(strip, 8), Qt.Key.Key_Left)
    QTest.keyClick(chip(strip, 7), Qt.Key.Key_Left)
    QTest.keyClick(chip(strip, 6), Qt.Key.Key_Space)
    assert document.view.turn == 6


def test_the_game_is_played_from_its_start(
    document: Document, strip: HistoryStrip, qtbot: QtBot
) -> None:
    strip._beat_of = lambda: 1
    QTest.mouseClick(strip.play, Qt.MouseButton.LeftButton)
    assert document.view.turn == 0
    assert strip.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: document.view.newest)
    assert not strip._beat.isActive()
    assert strip.play.accessibleName() == "Play the game from here"


def test_it_is_scrubbed_with_the_button_held(document: Document, strip: HistoryStrip) -> None:
    first, fourth, sixth = (chip(strip, turn) for turn in (1, 4, 6))
    far = [one.mapTo(strip, one.rect().center()) for one in (fourth, sixth)]
    spots = [first.mapFrom(strip, spot) for spot in far]
    looked = []
    document.changed.connect(lambda _: looked.append(document.view.turn))
    move(first, spots[0], Qt.MouseButton.NoButton)
    assert looked == []
    for spot in spots:
        move(first, spot, Qt.MouseButton.LeftButton)
    assert looked == [4, 6]


def move(chip: PhaseChip, spot: QPoint, held: Qt.MouseButton) -> None:
    QApplication.sendEvent(
        chip,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(spot),
            QPointF(chip.mapToGlobal(spot)),
            Qt.MouseButton.NoButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def test_years_fold_where_there_is_no_room_and_no_word_is_cut(
    document: Document, qtbot: QtBot
) -> None:
    for wide in (900, 640, 480, 400):
        strip = shown(document, qtbot, wide)
        assert strip._needed() <= wide
        assert 8 in visible(strip)
        for button in (strip.earlier, strip.what_if, strip.last_turn):
            assert button.isHidden() or button.width() >= button.sizeHint().width()
    assert visible(strip) == [8]
    assert strip.earlier.text().endswith("1901\N{EN DASH}02")


def test_folded_years_open_by_a_click(document: Document, qtbot: QtBot) -> None:
    strip = shown(document, qtbot, 400)
    QTest.mouseClick(strip.earlier, Qt.MouseButton.LeftButton)
    assert str(document.view.phases[document.view.turn]) == "W1902A"
    assert visible(strip) == [3, 4, 5, 6, 7]
    QTest.mouseClick(strip.later, Qt.MouseButton.LeftButton)
    assert document.view.newest


def test_a_position_corrected_by_hand_has_one_chip_with_a_pencil(
    document: Document, qtbot: QtBot
) -> None:
    for reason in ("misread", "misread again"):
        position = document.view.master().position()
        units = dict(list(position.units.items())[1:])
        document.edit(replace(position, units=units), reason)
    strip = shown(document, qtbot, 900)
    assert len(document.turns) == 11
    assert len(strip.chips.buttons()) == 9
    newest = chip(strip, document.view.turn)
    assert newest.edited
    assert not chip(strip, 7).edited
    QTest.mouseClick(chip(strip, 7), Qt.MouseButton.LeftButton)
    document.step(1)
    assert document.view.newest
    document.undo()
    document.undo()
    assert not chip(strip, 8).edited


def test_unsent_letters_are_marked(strip: HistoryStrip) -> None:
    plain = chip(strip, 1).grab().toImage()
    strip.mark_unsent(frozenset({1}))
    assert chip(strip, 1).grab().toImage() != plain
    strip.mark_unsent(frozenset())
    assert chip(strip, 1).grab().toImage() == plain


def test_the_phases_whose_letters_wait_are_known_from_the_outbox(tmp_path: Path) -> None:
    game, file = samples.play("first-years"), tmp_path / "game.spydip"
    game.save_as(file)
    seat = Seat(game)
    assert unsent(seat) == frozenset(), "nobody plays by mail"
    for phase in ("F1901M", "S1902M"):
        [node] = [n.id for n in game.record.line() if about_node(game, n.id) == phase]
        with standing(game, node) as then:
            for letter in letters(then, manner_of(then, file)):
                issue(file, letter)
    assert unsent(seat) == {0, 2, 4, 5, 6, 7}
    [one] = posted(file, "S1902M", PowerId("FRANCE"))
    keep(file, replace(one, branch="another", sent=()))
    assert unsent(seat) == {0, 2, 4, 5, 6, 7}, "a side line's letters are its own"
    assert unsent(seat.of(PowerId("FRANCE"))) == frozenset()
    seat.close()


def edge(window: DeskWindow) -> set[str]:
    """The colours at the left edge of the map's frame."""
    frame = window.map.parentWidget()
    image, middle = frame.grab().toImage(), frame.height() // 2
    return {image.pixelColor(0, middle + down).name() for down in range(40)}


def test_side_lines_are_counted_and_named(window: DeskWindow, document: Document) -> None:
    assert window.history.what_if.text().strip() == "What if"
    document.what_if()
    document.what_if()
    assert window.history.what_if.text().strip() == "2 what-ifs"
    frame = edge(window)
    window.history.switched.emit("what if 1")
    dashed = edge(window)
    assert len(frame) == 1
    assert shade("accent").name() in dashed
    assert len(dashed) > 1
    assert window.history.what_if.text().strip() == "what if 1"


def test_the_last_turn_zoom_and_whole_board_are_at_hand(
    window: DeskWindow, document: Document
) -> None:
    document.give([("AUSTRIA", "A VIE - TYR")])
    document.resolve()
    assert window.map.board.view.arrows
    QTest.mouseClick(window.history.last_turn, Qt.MouseButton.LeftButton)
    assert window.map.board.view.arrows == ()
    assert not window.history.last_turn.isChecked()
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.map.board.view.arrows
    assert window.history.last_turn.isChecked()
    QTest.mouseClick(window.history.closer, Qt.MouseButton.LeftButton)
    assert window.map.closeness > 1
    QTest.mouseClick(window.history.whole, Qt.MouseButton.LeftButton)
    assert window.map.closeness == 1


@pytest.mark.parametrize("name", samples.names())
def test_every_phase_of_every_game_has_a_sign(name: str, qtbot: QtBot) -> None:
    document = Document(Seat(samples.play(name)))
    strip = shown(document, qtbot, 1200)
    blank = chip(strip, 0).size()
    for one in strip.chips.buttons():
        image = one.grab().toImage()
        colours = {
            image.pixelColor(x, y).rgb()
            for x in range(6, image.width() - 6)
            for y in range(8, image.height() - 8)
        }
        assert len(colours) > 3, one.toolTip()
    assert blank.height() == 32
