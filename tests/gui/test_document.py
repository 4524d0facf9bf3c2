"""A document says which turn is looked at and by whom, and tells of every change once."""

from pytestqt.qtbot import QtBot

from spydip_gui.document import Document, Glance


def test_it_opens_at_the_last_turn_as_the_game_master(document: Document) -> None:
    assert document.glance == Glance(8, "GM")


def test_it_names_the_start_and_every_deadline(document: Document) -> None:
    assert document.turns[:3] == ("Start", "Spring 1901, movement", "Fall 1901, movement")
    assert len(document.turns) == 9


def test_a_change_is_told_with_the_new_glance(document: Document, qtbot: QtBot) -> None:
    with qtbot.waitSignal(document.changed) as told:
        document.look(turn=2, viewer="ITALY")
    assert told.args == [Glance(2, "ITALY")]


def test_the_same_glance_again_is_not_told(document: Document, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(document.changed):
        document.look(turn=8, viewer="GM")


def test_a_turn_outside_the_game_is_the_nearest_in_it(document: Document) -> None:
    document.look(turn=-5)
    assert document.glance.turn == 0
    document.look(turn=99)
    assert document.glance.turn == 8


def test_what_is_seen_is_seen_by_the_viewer(document: Document) -> None:
    document.look(turn=1, viewer="TURKEY")
    assert document.seen().viewer == "TURKEY"
    assert str(document.seen().phase) == "S1901M"
    assert "Turkey" in document.told().orders
