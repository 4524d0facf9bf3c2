"""The window comes back as it was left: its panels, its size and the games opened last."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


def shown(desk: Windows, qtbot: QtBot) -> DeskWindow:
    desk.open("sample:first-years")
    assert isinstance(desk.window, DeskWindow)
    qtbot.addWidget(desk.window)
    return desk.window


def test_panels_and_size_are_as_they_were_left(own_settings: Settings, qtbot: QtBot) -> None:
    own_settings.keep("toured", "yes")
    window = shown(Windows(own_settings), qtbot)
    window.side.raise_panel(window.rulebook)
    window.resize(900, 690)
    left = window.size()
    window.close()
    again = shown(Windows(own_settings), qtbot)
    assert again.rulebook.isVisible()
    assert not again.results.isVisible()
    assert again.height() == left.height() == 690


def test_a_folded_column_stays_folded(own_settings: Settings, qtbot: QtBot) -> None:
    own_settings.keep("toured", "yes")
    window = shown(Windows(own_settings), qtbot)
    next(one for one in window.commands if one.objectName() == "fold_column").trigger()
    window.close()
    again = shown(Windows(own_settings), qtbot)
    assert again.side.folded
    assert not again.column.isVisible()


def test_every_panel_has_one_place_in_the_column(own_settings: Settings, qtbot: QtBot) -> None:
    own_settings.keep("toured", "yes")
    window = shown(Windows(own_settings), qtbot)
    titles = [title for _, title in window.column.tabs.titles]
    due = ["Eyes", "Intelligence", "Notes", "Powers", "Report", "Results", "Rulebook"]
    assert sorted(titles) == due
    assert window.orders.isVisible()


def test_a_layout_that_cannot_be_read_leaves_the_usual_one(
    own_settings: Settings, qtbot: QtBot
) -> None:
    own_settings.keep("toured", "yes")
    own_settings.keep_blob("layout", b"nonsense")
    own_settings.keep_blob("geometry", b"nonsense")
    own_settings.keep("column", "nonsense")
    own_settings.keep("split", "wide")
    window = shown(Windows(own_settings), qtbot)
    assert window.orders.isVisible()
    assert not window.side.folded


def test_games_opened_last_are_remembered_newest_first_while_they_are_there(
    own_settings: Settings, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{number}.spydip" for number in range(12)]
    for path in paths:
        path.touch()
        own_settings.opened(path)
    assert own_settings.recent == tuple(reversed(paths[-8:]))
    paths[-1].unlink()
    assert own_settings.recent[0] == paths[-2]
