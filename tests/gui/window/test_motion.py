"""What happened is played on the map: pieces glide, bounce and fall as their viewer was told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui import settings as settings_of
from spydip_gui.document.document import Document
from spydip_gui.map.motion import Motion
from spydip_gui.settings import Settings
from spydip_gui.viewmodel import Piece, Pip
from spydip_gui.viewmodel.motion import Course, Passage
from spydip_gui.viewmodel.phase import passage_from
from spydip_gui.window.window import DeskWindow

HIDDEN = (("ENGLAND", "F EDI - NWG"), ("GERMANY", "A MUN - TYR"))


def way(seat: Seat, left: int) -> Passage:
    found = passage_from(seat.at(left + 1), left)
    assert found is not None
    return found


def courses(found: Passage) -> dict[str, Course]:
    return {trip.stops[0]: trip.course for trip in found.trips if isinstance(trip.what, Piece)}


@pytest.fixture
def moving(window: DeskWindow) -> DeskWindow:
    window.settings.set("motion", "normal")
    window.document.look(turn=3)
    return window


def motion(window: DeskWindow) -> Motion:
    return window.stage.passing.motion


def at(window: DeskWindow, now: int) -> QImage:
    """The map at a moment of what is played."""
    playing = motion(window)
    while playing._ready.isActive():
        playing._prepare()
    playing.course.stop()
    playing.course.setCurrentTime(now)
    return window.map.viewport().grab().toImage()


def test_pieces_go_bounce_fall_and_are_built(document: Document) -> None:
    moves, retreat, builds = (way(document.view, turn) for turn in (3, 4, 7))
    did = courses(moves)
    assert did["MUN"] is did["PAR"] is did["BLA"] is Course.BOUNCES
    assert did["MAR"] is Course.GOES
    assert did["BUL"] is Course.FALLS
    assert "VEN" not in did  # it held
    assert courses(retreat) == {"BUL": Course.GOES}
    assert [trip.beside for trip in retreat.trips] == [True]
    assert set(courses(builds).values()) <= {Course.GROWS, Course.SHRINKS}
    assert courses(builds)


def test_every_piece_is_either_still_or_moves() -> None:
    for name in samples.names():
        seat = Seat(samples.play(name))
        for turn in range(len(seat.line) - 1):
            found = way(seat, turn)
            began = [
                trip for trip in found.trips if trip.course not in (Course.COMES, Course.GROWS)
            ]
            units = [trip.what for trip in began if isinstance(trip.what, Piece)]
            key = repr
            assert sorted([*units, *found.still.pieces], key=key) == sorted(
                found.before.pieces, key=key
            )
        seat.close()


def test_spies_creep_where_their_master_looks_and_nowhere_else() -> None:
    seat = Seat(samples.play("eyes-in-the-channel"))
    crept: dict[str, int] = {}
    for viewer in seat.viewers:
        eyes = seat.of(viewer)
        trips = [trip for turn in range(1, 8) for trip in way(eyes, turn).trips]
        pips = [trip.what for trip in trips if isinstance(trip.what, Pip)]
        crept[viewer] = len(pips)
        assert viewer == "GM" or {pip.power for pip in pips} <= {viewer}
    assert crept["GM"] >= sum(crept.values()) - crept["GM"] > 0
    seat.close()


def test_nothing_moves_that_its_viewer_was_not_told() -> None:
    seen = []
    for hidden in ((), HIDDEN):
        document = Document(Seat(Game.begin(judge.ruleset("blind"), seed="one")))
        document.resolve()
        document.give([(PowerId("TURKEY"), "A CON - BUL"), *((PowerId(p), o) for p, o in hidden)])
        document.resolve()
        document.look(viewer=PowerId("TURKEY"))
        seen.append(way(document.view, 1))
        document.close()
    assert seen[0] == seen[1]
    assert [trip.stops for trip in seen[0].trips if trip.course is Course.GOES] == [("CON", "BUL")]


def test_a_key_goes_on_and_the_next_one_ends_it(moving: DeskWindow) -> None:
    rest = moving.map.viewport().grab().toImage()
    QTest.keyClick(moving, Qt.Key.Key_PageDown)
    assert motion(moving).running
    assert moving.map.viewport().grab().toImage() == rest
    frames = [at(moving, now) for now in (60, 300, 500, 560, 650, 850)]
    assert len({bytes(frame.constBits()) for frame in frames}) == len(frames)
    QTest.keyClick(moving, Qt.Key.Key_Shift)
    assert not motion(moving).running
    settled = moving.map.viewport().grab().toImage()
    moving.settings.set("motion", "off")
    moving.document.look(turn=3)
    moving.document.look(turn=4)
    assert moving.map.viewport().grab().toImage() == settled


def test_what_the_panels_do_does_not_end_it(moving: DeskWindow) -> None:
    moving.document.look(turn=4)
    at(moving, 200)
    moving.history.resize(moving.history.width() - 40, moving.history.height())
    QApplication.processEvents()
    assert motion(moving).running
    motion(moving).finish()


def test_a_click_ends_it(moving: DeskWindow) -> None:
    moving.document.look(turn=4)
    at(moving, 200)
    QTest.mouseClick(moving.map.viewport(), Qt.MouseButton.LeftButton)
    assert not motion(moving).running


def test_it_ends_by_itself(moving: DeskWindow, qtbot: QtBot) -> None:
    moving.document.look(turn=4)
    at(moving, 0)
    motion(moving).course.start()
    motion(moving).course.setCurrentTime(895)
    qtbot.waitUntil(lambda: not motion(moving).running)


def test_a_decided_deadline_is_played(moving: DeskWindow) -> None:
    moving.document.look(turn=99)
    moving.document.give([(PowerId("AUSTRIA"), "A VIE - TYR")])
    assert not motion(moving).running
    moving.document.resolve()
    assert motion(moving).running
    motion(moving).finish()


@pytest.mark.parametrize(
    "looked",
    [{"viewer": "FRANCE"}, {"turn": 2}, {"turn": 5}, {"viewer": "FRANCE", "turn": 4}],
)
def test_other_eyes_and_other_turns_are_there_at_once(
    looked: dict[str, object], moving: DeskWindow
) -> None:
    moving.document.look(**looked)
    assert not motion(moving).running


def test_another_viewer_ends_what_was_played(moving: DeskWindow) -> None:
    moving.document.look(turn=4)
    at(moving, 300)
    moving.document.look(viewer=PowerId("FRANCE"))
    assert not motion(moving).running
    now = moving.map.viewport().grab().toImage()
    moving.settings.set("motion", "off")
    moving.document.look(viewer=PowerId("GM"))
    moving.document.look(viewer=PowerId("FRANCE"))
    assert moving.map.viewport().grab().toImage() == now


@pytest.mark.parametrize(("value", "lasts"), [("quick", 450), ("normal", 900), ("slow", 1800)])
def test_the_setting_says_how_long_it_takes(value: str, lasts: int, moving: DeskWindow) -> None:
    moving.settings.set("motion", value)
    moving.document.look(turn=4)
    assert motion(moving).course.duration() == lasts
    motion(moving).finish()
    moving.settings.set("motion", "off")
    moving.document.look(turn=5)
    assert not motion(moving).running


def test_it_is_off_from_the_start_where_the_system_asks_for_it(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Calm(QProxyStyle):
        def styleHint(self, hint, *others):  # noqa: N802  # Qt's name
            if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
                return 0
            return super().styleHint(hint, *others)

    own_settings._store.remove("motion")
    assert own_settings.value("motion") == "normal"
    calm = Calm("Fusion")
    monkeypatch.setattr(settings_of.QApplication, "style", lambda: calm)
    assert own_settings.value("motion") == "off"
    own_settings.set("motion", "slow")
    assert own_settings.value("motion") == "slow"
