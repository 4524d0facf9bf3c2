"""Setting the position by hand at the desk: orders stay where they can, views at their turn."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMessageBox

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.commands.actions import Action
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.document.document import Document
from spydip_gui.window.window import DeskWindow

AUSTRIA, FRANCE = PowerId("AUSTRIA"), PowerId("FRANCE")


def test_who_edits_is_told_which_orders_fell_away(
    window: DeskWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    doc, said = window.document, list[str]()
    unit = next(u for u in doc.view.master().position().units.values() if u.kind == "A")
    other = next(u for u in doc.view.master().position().units.values() if u.power != unit.power)
    doc.give([(unit.power, f"{unit} H"), (other.power, f"{other} H")])

    def fill_in(dialog: PositionDialog) -> PositionDialog.DialogCode:
        text = dialog.editor.text.toPlainText()
        dialog.editor.text.setPlainText(text.replace(f"{unit}, ", "").replace(f", {unit}", ""))
        dialog.reason.setText("misread")
        return PositionDialog.DialogCode.Accepted

    monkeypatch.setattr(PositionDialog, "exec", fill_in)
    monkeypatch.setattr(QMessageBox, "information", lambda *words: said.append(words[2]))
    window.menus.of(Action.edit_position)()
    assert said == [f"No longer possible: {unit.power}: {unit} H"]
    assert doc.view.orders(unit.power) == ()
    assert doc.view.orders(other.power) == (f"{other} H",)


def hidden_edit(game: Game) -> None:
    """Russia's fleet in Sevastopol was misread: nothing that Austria knows of in Blind."""
    units = {p: u for p, u in game.position().units.items() if p != "SEV"}
    game.edit(replace(game.position(), units=units), "misread")


@pytest.fixture
def desk() -> Document:
    """The game master before Blind, two deadlines on, with an edit that France sees nothing of."""
    game = Game.begin(judge.ruleset("blind"), seed="17")
    game.resolve()
    hidden_edit(game)
    game.resolve()
    game.resolve()
    return Document(Seat(game))


def test_another_viewer_looks_at_the_same_turn_though_one_edit_is_hidden(desk: Document) -> None:
    assert any("(edited)" in turn for turn in desk.turns)
    last = len(desk.turns) - 1
    desk.look(turn=last - 1)
    due = desk.view.look().due
    desk.look(viewer=FRANCE)
    assert not any("(edited)" in turn for turn in desk.turns)
    assert len(desk.turns) == last
    assert desk.view.look().due == due
    desk.look(viewer=PowerId("GM"))
    assert desk.view.look().due == due
    assert desk.view.turn == last - 1


def test_those_who_look_together_see_an_edit_that_one_of_them_sees(desk: Document) -> None:
    desk.together([AUSTRIA, FRANCE])
    assert not any("(edited)" in turn for turn in desk.turns)
    desk.together([FRANCE, PowerId("RUSSIA")])
    assert any("(edited)" in turn for turn in desk.turns)


def test_what_was_tried_out_can_be_adopted_after_a_hidden_edit() -> None:
    game = Game.begin(judge.ruleset("blind"), seed="17")
    game.resolve()
    own = Document(Seat(game, viewer=FRANCE))
    own.give([(FRANCE, "A PAR - BUR")])
    own.what_if()
    own.clear(FRANCE)
    hidden_edit(game)
    own.adopt()
    assert own.view.orders(FRANCE) == ("A PAR - BUR",)
    own.undo()
    assert own.view.orders(FRANCE) == ()
    assert game.record.nodes[game.record.head].change
