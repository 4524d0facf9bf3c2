"""The workshop at the window: questions, fields, tools, handles, undo, files changed beside it."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QColorDialog
from pytestqt.qtbot import QtBot

from engine.board.check import check
from engine.board.load import load
from engine.designs import work as works
from engine.errors import UserError
from spydip_gui.boards import opening
from spydip_gui.boards.begin import BeginDialog
from spydip_gui.boards.bench import Bench
from spydip_gui.boards.sources import makes_board
from spydip_gui.boards.tools import Tool
from spydip_gui.boards.window import BoardWindow
from tests.gui.test_accessible import nameless
from tests.helpers import conventions, drawings, island, workshop
from tests.helpers.workshop import click, turn_to, use, write

_LEFT = Qt.MouseButton.LeftButton


def board(window: BoardWindow) -> dict[str, Any]:
    return tomllib.loads((window.bench.folder / "board.toml").read_text("utf-8"))


def test_questions_are_asked_one_after_the_other_where_they_are(
    drawn: Callable[[str], BoardWindow], qtbot: QtBot
) -> None:
    window = drawn("asked")
    asked = window.questions.asked
    assert asked is not None
    assert asked.key == "coasts OST"
    assert window.marks.marks.asked == asked.at
    assert [button.text() for button in window.questions.buttons] == [
        "one coast",
        "separate coasts",
    ]
    qtbot.mouseClick(window.questions.buttons[1], _LEFT)
    assert sorted(board(window)["province"]["OST"]["coast"]) == ["NC", "SC"]
    assert window.questions.asked is not None
    assert window.questions.asked.key == "coasts CAN"
    qtbot.mouseClick(window.questions.rest, _LEFT)
    assert window.bench.work.open == ()
    assert window.tabs.tabText(0) == "Questions"
    again = opening.bench_for(window.bench.folder)
    assert again.work.open == ()
    again.stop()


def test_a_design_with_a_drawing_but_no_board_gets_one(
    shown: Callable[[Bench], BoardWindow], tmp_path: Path
) -> None:
    folder = tmp_path / "passes"
    folder.mkdir()
    (folder / "map.svg").write_bytes((drawings.FOLDER / "passes.svg").read_bytes())
    (folder / "variant.toml").write_text('title = "Passes"\nbase = "spy"\n', "utf-8")
    window = shown(opening.bench_for(folder))
    assert window.bench.work.drawing == folder / "drawing.svg"
    assert "CZO" in board(window)["province"]
    assert board(window)["map"]["title"] == "passes"
    assert "variant.toml" in window.bench.work.files


def test_an_answer_that_will_not_do_is_said_and_changes_nothing(
    drawn: Callable[[str], BoardWindow], qtbot: QtBot
) -> None:
    window = drawn("asked")
    before = window.bench.work
    window.questions.turn(len(window.questions.questions) - 1)
    while window.questions.asked and window.questions.asked.key != "bridge":
        qtbot.mouseClick(window.questions.back, _LEFT)
    write(window.questions.line, "wide")
    assert "length" in window.bar.text.text()
    assert window.bench.work is before


def test_the_fields_of_a_province_are_written_and_taken_back(
    merrow: BoardWindow, qtbot: QtBot
) -> None:
    click(merrow, "FEN")
    assert merrow.chosen == "FEN"
    write(merrow.province.name, "Fenmark")
    write(merrow.province.short, "fenm")
    write(merrow.province.names["de"], "Moormark")
    part = board(merrow)["province"]["FEN"]
    assert (part["name"], part["short"]) == ("Fenmark", "fenm")
    assert load(merrow.bench.folder).spoken.place("de", "FEN", "") == "Moormark"
    for _ in range(3):
        qtbot.mouseClick(merrow.undo, _LEFT)
    assert board(merrow)["province"]["FEN"]["name"] != "Fenmark"
    assert "short" not in board(merrow)["province"]["FEN"]
    qtbot.mouseClick(merrow.redo, _LEFT)
    assert board(merrow)["province"]["FEN"]["name"] == "Fenmark"


def test_ground_and_coasts_bring_their_links_along(
    drawn: Callable[[str], BoardWindow], qtbot: QtBot
) -> None:
    window = drawn("gaps")
    sea = next(i for i, p in board(window)["province"].items() if p["terrain"] == "sea")
    click(window, sea)
    assert window.chosen == sea
    window.province.ground.setCurrentIndex(0)
    window.province.ground.activated.emit(0)
    assert board(window)["province"][sea]["terrain"] in {"inland", "coast"}
    assert check(window.bench.folder).faults == ()
    shore = next(i for i, p in board(window)["province"].items() if p["terrain"] == "coast")
    window.choose(load(window.bench.folder).provinces[shore].id)
    qtbot.mouseClick(window.province.split, _LEFT)
    assert len(board(window)["province"][shore]["coast"]) == 2
    assert check(window.bench.folder).faults == ()
    qtbot.mouseClick(window.province.split, _LEFT)
    assert "coast" not in board(window)["province"][shore]
    assert check(window.bench.folder).faults == ()


def test_links_are_made_and_cut_by_two_clicks(merrow: BoardWindow) -> None:
    use(merrow, Tool.ARMY_LINKS, "FEN", "TAR")
    assert "TAR" in board(merrow)["province"]["FEN"]["armies"]
    assert "FEN" in board(merrow)["province"]["TAR"]["armies"]
    merrow.bench.check()
    assert any(
        "Fen" in merrow.wrong.list.item(row).text() for row in range(merrow.wrong.list.count())
    )
    click(merrow, "FEN", "TAR")
    assert "TAR" not in board(merrow)["province"]["FEN"]["armies"]


def test_handles_are_dragged(merrow: BoardWindow) -> None:
    click(merrow, "FEN")
    handle = next(one for one in merrow.marks.marks.handles if one.key == "label")
    begin = merrow.map.point_of(handle.spot)
    workshop.drag(merrow, begin, begin + type(begin)(24, 12))
    x, y = board(merrow)["province"]["FEN"]["label"]
    assert x > handle.spot[0]
    assert y > handle.spot[1]
    assert merrow.chosen == "FEN"


def test_powers_centres_homes_and_units_are_set_by_clicks(
    merrow: BoardWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(merrow.powers.list.count()):
        turn_to(merrow, 2)
        qtbot.mouseClick(merrow.powers.remove, _LEFT)
    assert not board(merrow).get("powers")
    turn_to(merrow, 2)
    click(merrow, "FEN")
    qtbot.mouseClick(merrow.powers.add, _LEFT)
    write(merrow.powers.name, "Fenland")
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: _colour("#aa3322"))
    qtbot.mouseClick(merrow.powers.colour, _LEFT)
    use(merrow, Tool.HOMES, "ALD")
    use(merrow, Tool.FLEET, "FEN")
    use(merrow, Tool.ARMY, "ALD")
    (power,) = board(merrow)["powers"].values()
    assert (power["name"], power["letter"]) == ("Fenland", "F")
    assert power["colour"] == "#aa3322"
    assert power["home"] == ["ALD", "FEN"]
    assert sorted(power["units"]) == ["A ALD", "F FEN"]
    assert {piece.at for piece in merrow.map.board.view.pieces} == {"ALD", "FEN"}
    use(merrow, Tool.ARMY, "ALD")
    use(merrow, Tool.CENTRES, "TAR")
    (power,) = board(merrow)["powers"].values()
    assert power["units"] == ["F FEN"]


def _colour(name: str) -> object:
    from PySide6.QtGui import QColor  # noqa: PLC0415

    return QColor(name)


def test_what_inkscape_writes_meanwhile_is_followed(
    tmp_path: Path, shown: Callable[[Bench], BoardWindow], qtbot: QtBot
) -> None:
    path = tmp_path / "island.svg"
    path.write_text(island.drawing(), "utf-8")
    window = shown(opening.bench_for(path))
    click(window, "ELM")
    write(window.province.name, "Elmwood")
    with qtbot.waitSignal(window.bench.changed, timeout=10_000):
        fresh = tmp_path / "fresh"
        fresh.write_text(island.drawing().replace('"Pine"', '"Spruce"'), "utf-8")
        fresh.replace(path)  # as programs save that must lose nothing
    names = {part["name"] for part in board(window)["province"].values()}
    assert {"Spruce", "Elmwood"} <= names
    assert "Pine" not in names
    qtbot.mouseClick(window.undo, _LEFT)
    assert "Pine" in {part["name"] for part in board(window)["province"].values()}


def test_what_an_editor_writes_into_the_file_is_followed(merrow: BoardWindow, qtbot: QtBot) -> None:
    path = merrow.bench.folder / "board.toml"
    text = path.read_text("utf-8")
    with qtbot.waitSignal(merrow.bench.changed, timeout=10_000):
        path.write_text(text.replace('name = "Fenmarch"', 'name = "Fen"'), "utf-8")
    with qtbot.waitSignal(merrow.bench.checked, timeout=10_000):
        path.write_text(text.replace("centre = true", "centre = maybe", 1), "utf-8")
    assert merrow.wrong.list.count() == 1
    assert merrow.bench.picture is not None


def test_a_board_is_called_right_once_it_is_checked(merrow: BoardWindow) -> None:
    note = merrow.wrong.list.note
    assert note.text() == "This board is still being checked."
    merrow.bench.check()
    assert note.text() == "Nothing is wrong with this board."


def test_a_fault_leads_to_its_place(merrow: BoardWindow) -> None:
    use(merrow, Tool.ARMY_LINKS, "FEN", "TAR")
    merrow.bench.check()
    merrow.wrong.list.itemClicked.emit(merrow.wrong.list.item(0))
    assert merrow.map.closeness > 1


def test_a_board_with_faults_cannot_be_played(
    merrow: BoardWindow, qtbot: QtBot, asked_for: list[str]
) -> None:
    qtbot.mouseClick(merrow.play, _LEFT)
    assert asked_for == [str(merrow.bench.folder)]
    use(merrow, Tool.ARMY_LINKS, "FEN", "TAR")
    qtbot.mouseClick(merrow.play, _LEFT)
    assert len(asked_for) == 1
    assert "mended" in merrow.bar.text.text()


def test_whatever_can_have_the_focus_has_a_name(merrow: BoardWindow, qtbot: QtBot) -> None:
    dialog = BeginDialog()
    qtbot.addWidget(dialog)
    assert nameless(merrow) == nameless(dialog) == []


@pytest.mark.parametrize("name", ["invented.map", "map.invented", "invented.zip", "dsvg.svg"])
def test_files_of_other_programs_are_opened_like_drawings(
    name: str, tmp_path: Path, shown: Callable[[Bench], BoardWindow]
) -> None:
    world = conventions.small()
    text, seed = conventions.njudge(world)
    content = {
        "invented.map": conventions.dpjudge(world).encode(),
        "map.invented": (text + seed).encode(),
        "invented.zip": conventions.jdip(world),
        "dsvg.svg": (drawings.FOLDER / "dsvg.svg").read_bytes(),
    }
    path = tmp_path / name
    path.write_bytes(content[name])
    assert makes_board(path)
    window = shown(opening.bench_for(path))
    assert check(window.bench.folder).faults == ()
    assert set(board(window)["province"]) == set(window.map.board.picture.provinces)


def test_what_is_no_board_is_said_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "shopping.map"
    path.write_text("milk, bread, a new pencil\n", "utf-8")
    with pytest.raises(UserError, match=r"shopping\.map"):
        opening.bench_for(path)
    assert [one.name for one in tmp_path.iterdir() if one.is_dir()] == []


def test_a_packed_design_is_laid_out_beside_it_to_be_changed(
    merrow: BoardWindow, shown: Callable[[Bench], BoardWindow], tmp_path: Path
) -> None:
    merrow.bench.do(lambda work: works.played_by(work, "spy", "Spies"))
    pack = tmp_path / "sent.spydesign"
    merrow.write_pack(pack)
    window = shown(opening.bench_for(pack))
    assert window.bench.folder == tmp_path / "sent"
    assert window.design.variant.currentData() == "spy"
