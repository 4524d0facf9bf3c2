"""A year of Spy Diplomacy is played between a game master's desk and seven players' by files."""

from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.game.game import Game
from engine.orders.notation import write
from engine.play import seats
from engine.post.book import save
from engine.post.kept import draft
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.post.answer_panel import AnswerPanel
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.opening import PacketOpener, earlier
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.turn import LETTERS, TRY, TurnWindow
from spydip_gui.settings import Settings
from tests.helpers.postal import ADDRESSES, begun, book

DEADLINES = 6


def letters(turn: TurnWindow) -> Path:
    """The folder of the letters about the last turn, once they are written."""
    turn.pages.setCurrentIndex(LETTERS)
    turn.write_button.click()
    while turn.busy:
        QApplication.processEvents()
    return Path(turn.folder.text())


def answered(path: Path, settings: Settings, qtbot: QtBot, draw: Random) -> bytes:
    """What one player's desk makes of a packet: the mail with the answer."""
    document = PacketOpener(settings, lambda _path: None).open(path)
    assert isinstance(document, PlayerDocument)
    panel = AnswerPanel(document, earlier(settings, document.view.packet))
    qtbot.addWidget(panel)
    me = document.view.viewer
    seen = document.view.look(len(document.turns) - 1)
    chosen = seats.orders(document.view.rules, {me: seen}, draw).get(me, ())
    if chosen:
        document.give([(me, write(order)) for order in chosen])
    assert panel.sheet.toPlainText() == document.answer
    assert document.sheet.read_text("utf-8") == document.answer or not chosen
    return f"From: {ADDRESSES[me]}\n".encode() + draft(
        document.view.packet.invitation, document.answer
    )


def test_a_year_is_played_by_files_alone(
    qtbot: QtBot,
    tmp_path: Path,
    own_settings: Settings,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    file, draw = tmp_path / "tannenburg.spydip", Random(1901)
    with begun() as game:
        game.save_as(file)
    save(file, book())
    document = Document(Seat(Game.open(file)))
    inbox, turn = InboxWindow(document), TurnWindow(document)
    for window in (inbox, turn):
        qtbot.addWidget(window)
        window.show()
    packets = letters(turn)
    phases = []
    for deadline in range(DEADLINES):
        mails = tmp_path / f"mails{deadline}"
        mails.mkdir()
        for power in ADDRESSES:
            (path,) = (packets / power).glob("*.spyview")
            mail = answered(path, own_settings, qtbot, draw)
            (mails / f"{power}.eml").write_bytes(mail)
        inbox.add([mails])
        new = [entry for entry in inbox.box.entries if not entry.taken]
        assert [entry.open for entry in new] == [0] * len(ADDRESSES)
        inbox.take_all_plain()
        phases.append(str(document.view.phases[-1]))
        turn.pages.setCurrentIndex(TRY)
        turn.go_on.setChecked(True)
        turn.decide.click()
        packets = letters(turn)
    assert phases == ["W1900AS", "S1901M", "S1901R", "F1901M", "W1901A", "S1902M"]
    for window in (inbox, turn):
        window.close()
    document.close()


def test_a_player_sees_in_the_packet_exactly_what_the_game_master_would_be_shown_of_it(
    qtbot: QtBot,
    tmp_path: Path,
    own_settings: Settings,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    file = tmp_path / "tannenburg.spydip"
    with begun() as game:
        game.resolve()
        game.save_as(file)
    save(file, book())
    document = Document(Seat(Game.open(file)))
    turn = TurnWindow(document)
    qtbot.addWidget(turn)
    packets = letters(turn)
    for power in ADDRESSES:
        (path,) = (packets / power).glob("*.spyview")
        player = PacketOpener(own_settings, lambda _path: None).open(path)
        assert player is not None
        document.look(viewer=player.view.viewer)
        assert player.view.look().lines == document.view.look().lines
        assert player.view.told().told == document.view.told().told
        assert player.view.viewers == (power,)
    document.close()
