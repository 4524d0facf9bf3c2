"""The tray holds what can be built, taken away or named, and real drags from it write orders."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.phases import PhaseKind
from engine.session.seat import Seat
from engine.variants.blind import VARIANT as BLIND
from engine.variants.espionage import VARIANT as ESPIONAGE
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.intent import stroke
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.tokens import tray
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.language.reader import say
from spydip_gui.output.palette import Palette
from spydip_gui.window.map_area import Stage
from tests.gui.gestures.canvas import game, seated
from tests.gui.gestures.drawing import START, reader_of, replace_drafts, table, touch
from tests.gui.gestures.test_covert_walk import AGENTS, OTHERS, SPIES
from tests.gui.gestures.test_walk import OUT

LEFT = Qt.MouseButton.LeftButton
BUILDING = table(START, ["RUSSIA"], phase=PhaseKind.ADJUSTMENTS, sites=("MOS", "STP"), due=2)


def test_the_tray_counts_the_builds_that_are_left() -> None:
    assert tray(BUILDING, "RUSSIA").kinds == ("A", "F")
    assert tray(BUILDING, "RUSSIA").left == (("RUSSIA", 2),)
    some = replace_drafts(BUILDING, {"RUSSIA": ("BUILD A MOS", "WAIVE")})
    assert tray(some, "RUSSIA").left == (("RUSSIA", 0),)
    assert [str(label) for label, _ in tray(BUILDING, "RUSSIA").deeds] == ["waive a build"]


def test_the_cross_is_there_while_something_may_be_taken_away() -> None:
    removing = table(START, ["FRANCE"], phase=PhaseKind.ADJUSTMENTS, due=-1)
    retreating = table({}, ["FRANCE"], phase=PhaseKind.RETREATS, dislodged=OUT)
    assert tray(removing, "FRANCE").removes
    assert tray(retreating, "FRANCE").removes
    assert not tray(BUILDING, "RUSSIA").removes


def test_pieces_are_deployed_from_the_tray() -> None:
    on = table({}, ["FRANCE"], phase=PhaseKind.DEPLOYMENT, reader=reader_of(BLIND), others=OTHERS)
    assert tray(on, "FRANCE").kinds == ("SPY",)


def test_the_tray_counts_the_pieces_that_are_still_to_be_set_up() -> None:
    asked = {"eus": 1, "ceus": 1}
    on = table({}, ["FRANCE"], phase=PhaseKind.DEPLOYMENT, reader=reader_of(ESPIONAGE), asked=asked)
    assert tray(on, "FRANCE").left == (("FRANCE", 2),)
    some = replace_drafts(on, {"FRANCE": ("DEPLOY EU PIC",)})
    assert tray(some, "FRANCE").left == (("FRANCE", 1),)
    assert tray(some, "FRANCE").deploys


def test_a_build_of_an_espionage_unit_is_one_of_those_that_are_left() -> None:
    on = table(START, ["RUSSIA"], phase=PhaseKind.ADJUSTMENTS, reader=reader_of(ESPIONAGE), due=2)
    some = replace_drafts(on, {"RUSSIA": ("BUILD EU LVN",)})
    assert tray(some, "RUSSIA").left == (("RUSSIA", 1),)


def test_the_tray_stays_as_it_is_while_a_token_is_dragged_out_of_it() -> None:
    held = Hand(stroke=stroke.begun(Touch(tray="token", kind="A")))
    assert tray(BUILDING, "RUSSIA", held) == tray(BUILDING, "RUSSIA")
    of_map = Hand(stroke=stroke.begun(touch("A@MOS")))
    assert tray(BUILDING, "RUSSIA", of_map).labels == ()


@pytest.mark.parametrize(
    ("piece", "named"), [("SPY@PAR", True), ("A@PAR", True), ("F@ENG", True), ("A@LON", False)]
)
def test_the_powers_chips_are_there_while_a_piece_that_names_one_is_in_hand(
    piece: str, named: bool
) -> None:
    assert tray(SPIES, "FRANCE").chips == ()
    held = Hand(stroke=stroke.begun(touch(piece)))
    assert tray(SPIES, "FRANCE", held).chips == (OTHERS if named else ())


def test_sentences_stand_beside_the_tokens() -> None:
    assert {"deport", "execute"} <= {say(label) for label, _ in tray(AGENTS, "FRANCE").deeds}


def test_a_spy_is_dragged_from_the_tray_onto_the_map(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    document = Document(Seat(Game.begin(judge.ruleset("blind"), title="Test", seed="test")))
    document.look(viewer=PowerId("FRANCE"))
    stage = Stage(document, picture, palette)
    qtbot.addWidget(stage)
    stage.resize(1200, 1000)
    with qtbot.waitExposed(stage):
        stage.show()
    shelf = stage.shelf
    (token,) = shelf.tokens
    here = token.geometry().center()
    goal = stage.map.mapFromScene(QPointF(*picture.unit("BUR")))
    there = shelf.mapFromGlobal(stage.map.mapToGlobal(goal))
    qtbot.mousePress(shelf, LEFT, pos=here)
    qtbot.mouseMove(shelf, there - QPoint(3, 0))
    qtbot.mouseMove(shelf, there)
    qtbot.mouseRelease(shelf, LEFT, pos=there)
    assert document.view.orders(PowerId("FRANCE")) == ("DEPLOY SPY BUR",)


def test_a_digit_says_how_many_are_dragged_out_of_the_tray_wherever_the_focus_was(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    person = seated(qtbot, picture, palette, game(variant="infiltration", phase="W1901A"), "FRANCE")
    other = QLineEdit(person.stage)
    other.show()
    other.setFocus()
    person.carry("@AGENT", "PAR")
    assert other.window().focusWidget() is person.stage.map
    person.key(Qt.Key.Key_2)
    person.drop(under=person.shelf)
    assert person.written("FRANCE") == ("BUILD AGENT PAR(2)",)
    assert [token.text() for token in person.shelf.tokens if token.text() not in "AF"] == [
        "AGENT 1"
    ]
