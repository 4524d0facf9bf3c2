"""Each of the six games is carried through at the desk: opened, looked through, played on, kept."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow


@pytest.mark.parametrize("name", samples.names())
def test_a_game_is_looked_through_played_on_taken_back_and_reopened(
    name: str,
    qtbot: QtBot,
    picture: Picture,
    palette: Palette,
    own_settings: Settings,
    tmp_path: Path,
) -> None:
    document = Document(Seat(samples.play(name)))
    window = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(window)
    path = tmp_path / "kept.spydip"
    document.save_as(path)
    turns, due = len(document.turns), document.view.phases[-1]
    for viewer in document.view.viewers:
        document.look(viewer=viewer, turn=turns // 2)
        assert window.map.isVisibleTo(window)
        assert not window.grab().isNull()
    document.look(viewer=document.view.viewers[0], turn=turns - 1)
    document.resolve()
    assert len(document.turns) == turns + 1
    document.undo()
    assert document.view.phases[-1] == due
    document.redo()
    document.close()
    with Game.open(path, write=False) as game:
        assert len(game.record.line()) == turns + 1
