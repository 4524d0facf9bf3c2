"""The position editor takes clicks, drags and text in any order, for every variant's pieces."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import Location, ProvinceId
from engine.board.picture import Picture
from engine.cli import program
from engine.game.game import Game
from engine.play import samples
from engine.position import Position
from engine.rules import Ruleset
from engine.session.position_draft import checked, draft_of, read, write
from engine.session.position_tools import CENTRE, REMOVE
from engine.units import Kind, Stack
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.output.palette import Palette

Open = Callable[[Ruleset, Position], PositionDialog]


@pytest.fixture
def edit(qtbot: QtBot, picture: Picture, palette: Palette) -> Open:
    def made(rules: Ruleset, position: Position) -> PositionDialog:
        dialog = PositionDialog(rules, position, picture, palette)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return made


@pytest.fixture
def standard(edit: Open) -> PositionDialog:
    rules = judge.ruleset()
    return edit(rules, judge.begin(rules))


def spot(dialog: PositionDialog, place: str) -> QPoint:
    return dialog.editor.map.point_of(dialog.editor.map.board.layout.place(place))  # type: ignore[arg-type]


def click(dialog: PositionDialog, qtbot: QtBot, place: str, tool: str) -> None:
    next(one for one in dialog.editor.tools.buttons() if one.property("tool") == tool).click()
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(dialog.editor.map.viewport(), left, pos=spot(dialog, place))


def drag(dialog: PositionDialog, qtbot: QtBot, start: str, goal: str) -> None:
    pane, left = dialog.editor.map.viewport(), Qt.MouseButton.LeftButton
    qtbot.mousePress(pane, left, pos=spot(dialog, start))
    for part in (0.3, 0.7, 1.0):
        way = spot(dialog, goal) - spot(dialog, start)
        qtbot.mouseMove(pane, spot(dialog, start) + way * part)
    qtbot.mouseRelease(pane, left, pos=spot(dialog, goal))


def choose(dialog: PositionDialog, power: str) -> None:
    dialog.editor.power.setCurrentIndex(dialog.editor.power.findData(power))


def test_every_position_of_every_sample_is_the_same_after_text_and_back() -> None:
    for name in samples.names():
        with samples.play(name) as game:
            for node in game.record.line():
                position = game.position(node.id)
                text = write(draft_of(position), game.rules.powers)
                again = checked(read(text), game.rules, position)
                assert again.faults == ()
                assert again.position == position


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_nothing_edited_is_nothing_changed(variant: str, edit: Open) -> None:
    rules = judge.ruleset(variant)
    begun = judge.begin(rules)
    dialog = edit(rules, begun)
    dialog.editor._read()
    assert dialog.position == begun
    assert not dialog.editor.fault.text()


@pytest.mark.parametrize(
    ("variant", "tool", "text"),
    [
        ("standard", "A", "A BUR"),
        ("spy", "SPY", "SPY BUR"),
        ("blind", "SPY", "SPY BUR"),
        ("infiltration", "AGENT", "AGENT BUR(1)"),
        ("espionage", "EU", "EU BUR"),
        ("espionage", "CEU", "CEU BUR"),
        ("intimate", "A", "A BUR"),
    ],
)
def test_a_click_puts_each_kind_of_piece_and_another_takes_it_away(
    variant: str, tool: str, text: str, edit: Open, qtbot: QtBot
) -> None:
    rules = judge.ruleset(variant)
    dialog = edit(rules, judge.begin(rules))
    before = dialog.position
    choose(dialog, "FRANCE")
    click(dialog, qtbot, "BUR", tool)
    assert text in dialog.editor.text.toPlainText()
    assert not dialog.editor.fault.text()
    assert dialog.position != before
    click(dialog, qtbot, "BUR", "remove")
    assert dialog.position == before


def test_agents_are_counted(edit: Open, qtbot: QtBot) -> None:
    rules = judge.ruleset("infiltration")
    dialog = edit(rules, judge.begin(rules))
    for _ in range(3):
        click(dialog, qtbot, "BUR", "AGENT")
    [stack] = dialog.position.covert
    assert (stack.power, stack.province, stack.count) == ("AUSTRIA", "BUR", 3)


def test_a_click_with_the_fleet_chooses_the_coast_that_was_hit(
    standard: PositionDialog, qtbot: QtBot
) -> None:
    click(standard, qtbot, "STP/NC", "F")
    assert standard.position.units["STP"].at == "STP/NC"  # type: ignore[index]
    assert standard.position.units["STP"].power == "AUSTRIA"  # type: ignore[index]


def test_a_centre_changes_hands_and_goes_back_to_nobody(
    standard: PositionDialog, qtbot: QtBot
) -> None:
    choose(standard, "FRANCE")
    click(standard, qtbot, "MUN", "centre")
    assert standard.position.centres["MUN"] == "FRANCE"  # type: ignore[index]
    click(standard, qtbot, "MUN", "centre")
    assert "MUN" not in standard.position.centres


def test_a_piece_is_dragged_and_the_order_of_edits_does_not_matter(
    standard: PositionDialog, qtbot: QtBot
) -> None:
    drag(standard, qtbot, "PAR", "MUN")
    assert "are both in MUN" in standard.editor.fault.text()
    standard.reason.setText("as agreed")
    standard.accept()
    assert standard.result() == 0
    drag(standard, qtbot, "MUN", "BUR")
    assert not standard.editor.fault.text()
    standard.accept()
    assert standard.result() == PositionDialog.DialogCode.Accepted


def test_undo_takes_back_clicks_and_typing_alike(standard: PositionDialog, qtbot: QtBot) -> None:
    begun = standard.editor.text.toPlainText()
    choose(standard, "FRANCE")
    click(standard, qtbot, "BUR", "A")
    click(standard, qtbot, "GAS", "A")
    standard.editor.text.insertPlainText(" ")
    standard.editor.text.undo()
    assert "A BUR, A GAS" in standard.editor.text.toPlainText()
    standard.editor.text.undo()
    assert "A GAS" not in standard.editor.text.toPlainText()
    standard.editor.text.undo()
    assert standard.editor.text.toPlainText() == begun
    standard.editor.text.redo()
    assert "A BUR" in standard.editor.text.toPlainText()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("units: A ENG", "FRANCE: “A ENG” is not a unit that can stand"),
        ("centres: BUR", "FRANCE: BUR is not a supply centre."),
        ("covert: SPY PAR", "is not a piece of"),
        ("retreats: A BUR FROM XXX", "“XXX” is not a province"),
        ("nonsense", "“NONSENSE” is not one of"),
        ("non sense", "“non sense” means nothing here"),
        ("credits: lots", "is not a number of credits"),
    ],
)
def test_what_cannot_stand_is_told_by_its_line_and_kept(
    line: str, said: str, standard: PositionDialog
) -> None:
    text = standard.editor.text.toPlainText().replace("FRANCE\n", f"FRANCE\n{line} \n")
    standard.editor.text.setPlainText(text)
    assert said in standard.editor.fault.text()
    standard.editor._click("MUN")
    assert line.rpartition(": ")[2].upper() in standard.editor.text.toPlainText().upper()


def test_credits_and_control_are_written_for_players(edit: Open) -> None:
    with samples.play("a-duel-for-europe") as game:
        position = game.position(game.record.line()[-1].id)
        rules = game.rules
    dialog = edit(rules, replace(position, credits={**position.credits}))
    text = dialog.editor.text.toPlainText()
    player, amount = next(iter(position.credits.items()))
    assert f"credits: {amount}" in text
    dialog.editor.text.setPlainText(text.replace(f"credits: {amount}", "credits: 99", 1))
    assert dialog.position.credits[player] == 99


def test_an_edit_without_a_reason_stays_open(standard: PositionDialog) -> None:
    standard.accept()
    assert "reason" in standard.editor.fault.text()
    assert standard.result() == 0


def test_what_was_edited_can_be_played_on(standard: PositionDialog, qtbot: QtBot) -> None:
    game = Game.begin(judge.ruleset())
    choose(standard, "FRANCE")
    click(standard, qtbot, "BUR", "A")
    game.edit(standard.position, "as agreed")
    game.resolve()
    assert game.position().units["BUR"].power == "FRANCE"  # type: ignore[index]
    game.close()


def test_a_change_comes_to_the_same_by_hand_and_by_command(
    edit: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    with Game.begin(judge.ruleset(), seed="1") as game:
        game.save_as(tmp_path / "g.spydip")
        dialog = edit(game.rules, game.position())
    click(dialog, qtbot, "MUN", REMOVE)
    choose(dialog, "FRANCE")
    click(dialog, qtbot, "BEL", CENTRE)
    click(dialog, qtbot, "BUR", "A")
    asked = ("--remove", "mun", "--centre", "Belgium=fra", "--add", "France: A Burgundy")
    command = ["edit", str(tmp_path / "g.spydip"), *asked, "--reason", "x"]
    assert CliRunner().invoke(program, command).exit_code == 0
    with Game.open(tmp_path / "g.spydip") as game:
        assert game.position() == dialog.position


def test_a_position_that_cannot_stand_is_refused_by_hand_and_by_command(
    edit: Open, tmp_path: Path
) -> None:
    with Game.begin(judge.ruleset("spy"), seed="1") as game:
        begun = game.position()
        fleet = replace(begun.units[ProvinceId("BRE")], at=Location("ENG"))
        spy = Stack(
            power=fleet.power,
            kind=Kind("SPY"),
            province=fleet.province,
            aboard=fleet.power,
            label=9,
        )
        others = {place: unit for place, unit in begun.units.items() if place != "BRE"}
        units = {**others, fleet.province: fleet}
        stands = replace(begun, units=units, covert=(*begun.covert, spy))
        game.edit(stands, "a spy at sea")
        game.save_as(tmp_path / "g.spydip")
        dialog = edit(game.rules, stands)
    text = dialog.editor.text.toPlainText()
    dialog.editor.text.setPlainText(text.replace("F ENG, ", "").replace(", F ENG", ""))
    command = ["edit", str(tmp_path / "g.spydip"), "--remove", "ENG", "--reason", "x"]
    refused = CliRunner().invoke(program, command)
    assert refused.exit_code == 1
    assert "No fleet of France in the English Channel" in dialog.editor.fault.text()
    assert dialog.editor.fault.text().removeprefix("\N{WARNING SIGN} ") in refused.output
