"""A player's packet on the desk: its own view and no other, orders kept, broken ones refused."""

import io
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QMimeData, QPoint, QPointF, QProcess, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from engine import files, judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer, signer
from engine.language.message import Message
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.play import seats
from engine.post import kept
from engine.post.kept import draft
from engine.report.explain import citation, sentence
from engine.session.belief import believed
from engine.session.packets import Opened, corrected, imagine
from engine.session.seat import NotYoursError
from engine.session.written import as_scenario
from spydip_gui.app import main
from spydip_gui.dialogs.start import StartPage
from spydip_gui.post.answer_panel import AnswerPanel
from spydip_gui.post.bar import bar_of
from spydip_gui.post.opening import PacketOpener, earlier
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.unlock import UnlockDialog
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows
from tests.helpers.light_locks import lightly_locked
from tests.helpers.postal import tannenburg

FRANCE = PowerId("FRANCE")
TOKEN, WORDS = "a1b2", "bread and salt"


@pytest.fixture
def by(tmp_path: Path) -> Signer:
    return signer(tmp_path / "signing.key")


def packet(folder: Path, game: Game, by: Signer, power: PowerId = FRANCE) -> Path:
    """A power's packet in a file."""
    content = pack(game, power, token=TOKEN, deadline="Friday")
    path = folder / f"{game.position().phase}-{power}.spyview"
    path.write_bytes(seal(content, by))
    return path


def rewritten(data: bytes, old: bytes, new: bytes) -> bytes:
    """A packet whose contents were changed by somebody who knows what a zip file is."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(out, "w") as target:
        for entry in source.infolist():
            target.writestr(entry, source.read(entry).replace(old, new, 1))
    return out.getvalue()


def opened(path: Path, settings: Settings) -> PlayerDocument:
    found = PacketOpener(settings, lambda _path: None).open(path)
    assert found is not None
    return found


@pytest.fixture
def document(tmp_path: Path, by: Signer, own_settings: Settings) -> PlayerDocument:
    return opened(packet(tmp_path, tannenburg(), by), own_settings)


@pytest.fixture
def desk(
    qtbot: QtBot, own_settings: Settings, tmp_path: Path, by: Signer
) -> Callable[[Path | None], DeskWindow]:
    """Opens a file at a desk of its own."""
    own_settings.keep("toured", "yes")
    place = Windows(own_settings)

    def begin(path: Path | None = None) -> DeskWindow:
        place.begin(path or packet(tmp_path, tannenburg(), by))
        assert isinstance(place.window, DeskWindow)
        qtbot.addWidget(place.window)
        return place.window

    begin.place = place  # type: ignore[attr-defined]
    return begin


def test_the_player_is_the_only_viewer_and_cannot_become_another(document: PlayerDocument) -> None:
    assert document.view.viewers == (FRANCE,)
    document.look(viewer=PowerId("GM"))
    assert document.view.viewer == FRANCE
    assert document.view.seats == (FRANCE,)
    for ask in (document.view.master, document.view.eyes, lambda: as_scenario(document.view)):
        with pytest.raises(NotYoursError):
            ask()


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_a_packet_shows_what_its_power_was_told_turn_by_turn_in_every_variant(
    variant: str, tmp_path: Path, by: Signer, own_settings: Settings
) -> None:
    game, draw = Game.begin(judge.ruleset(variant), seed="3"), Random(4)
    power = game.rules.seats[-1]
    for _ in range(5):
        views = seats.views(game.rules, game.history.led_to(game.record.head))
        for seat, orders in seats.orders(game.rules, views, draw).items():
            game.give(seat, orders, source="typed")
        game.resolve()
    player = opened(packet(tmp_path, game, by, power), own_settings)
    seen = judge.report(game.rules, game.history.led_to(game.record.head), power)
    assert player.view.look(len(player.turns) - 1).lines == seen.lines
    assert len(player.view.told().orders) == len({one.power for one in seen.orders})
    mine = seats.orders(game.rules, {power: seen}, Random(1)).get(power, ())
    player.give([(power, str(order)) for order in mine])
    # Whom a search would find, nobody knows beforehand.
    known = {text for text in player.view.orders(power) if "SEARCH" not in text}
    assert set(player.view.results(power)) >= known


def test_results_tell_the_reason_and_the_rule_that_the_game_master_s_program_found(
    tmp_path: Path, by: Signer, own_settings: Settings
) -> None:
    game = Game.begin(judge.ruleset("standard"), seed="1")
    for power, text in (("FRANCE", "A PAR - BUR"), ("GERMANY", "A MUN - BUR")):
        game.give(PowerId(power), [game.reader.order(text)], source="typed")
    game.resolve()
    player = opened(packet(tmp_path, game, by), own_settings)
    bounced = next(one for one in player.view.look().orders if str(one.order) == "A PAR - BUR")
    real = judge.report(game.rules, game.history.led_to(game.record.head), FRANCE)
    told = next(one for one in real.orders if str(one.order) == "A PAR - BUR")
    said = sentence(told, game.rules.board)
    for language in LANGUAGES:
        speaker = Speaker(language)
        assert speaker.say(player.view.why(bounced)) == speaker.say(said)
    assert citation(bounced) == citation(told) != ""
    assert player.turns == ("Start", "Spring 1901, movement")


def test_the_game_behind_a_packet_holds_nothing_that_the_packet_does_not(
    tmp_path: Path, by: Signer, own_settings: Settings
) -> None:
    game = tannenburg()
    player = opened(packet(tmp_path, game, by), own_settings)
    belief = imagine(player.view.packet, game.rules).game.position()
    assert {stack.power for stack in belief.covert} == {FRANCE}
    assert set(belief.units) < set(game.position().units)


def test_two_worlds_that_look_alike_make_the_same_game_behind_the_packet() -> None:
    positions = []
    for hidden in ("SMY", "SYR"):
        game = tannenburg()
        before = game.position()
        spies = tuple(
            replace(stack, province=hidden) if stack.province == "SMY" else stack
            for stack in before.covert
        )
        if spies != before.covert:
            game.edit(replace(before, covert=spies), "a secret")
        seen = judge.report(game.rules, game.history.led_to(game.record.head), FRANCE)
        positions.append(believed(game.rules, seen))
    assert positions[0] == positions[1]


def test_orders_are_kept_beside_the_packet_and_are_there_when_it_is_opened_again(
    document: PlayerDocument, own_settings: Settings
) -> None:
    document.give([(FRANCE, "A PAR - BUR"), (FRANCE, "SPY PAR - PIC")])
    path = document.view.path
    assert path is not None
    assert "A PAR - BUR" in document.sheet.read_text("utf-8")
    again = opened(path, own_settings)
    assert again.view.orders(FRANCE) == ("A PAR - BUR", "SPY PAR - PIC")
    assert not bool(again.view.steps.done)
    again.clear(FRANCE)
    again.undo()
    assert again.view.orders(FRANCE) == ("A PAR - BUR", "SPY PAR - PIC")


def test_what_if_is_worked_out_on_the_players_own_belief_and_is_no_part_of_the_answer(
    document: PlayerDocument,
) -> None:
    document.give([(FRANCE, "A PAR - BUR")])
    document.what_if()
    (name,) = document.view.ways.names()
    document.clear(FRANCE)
    document.show_beside(name)
    beside = document.beside
    assert beside is not None
    assert "unit BUR FRANCE A" in beside.seen.lines
    assert "A PAR - BUR" not in document.answer


def test_a_line_of_the_kept_sheet_that_is_no_order_is_told_and_not_lost(
    document: PlayerDocument, own_settings: Settings
) -> None:
    document.give([(FRANCE, "A PAR - BUR")])
    text = document.sheet.read_text("utf-8").replace("A PAR - BUR", "A PAR - BUR\nA NOWHERE H")
    document.sheet.write_text(text, "utf-8")
    assert document.view.path is not None
    again = opened(document.view.path, own_settings)
    assert again.unread == ("A NOWHERE H",)
    assert again.view.orders(FRANCE) == ("A PAR - BUR",)
    assert again.sheet.with_name(f"{again.sheet.name}.old").read_text("utf-8") == text


def test_where_the_folder_takes_nothing_the_sheet_is_kept_in_the_persons_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_writable", lambda _folder: False)
    place = kept.place(tmp_path / "x.spyview")
    assert place.name == "x.orders.txt"
    assert place.parent.is_dir()
    assert place.parent != tmp_path


def test_a_drag_on_the_map_writes_the_answer(desk: Callable[..., DeskWindow], qtbot: QtBot) -> None:
    window = desk()
    assert "you play France" in bar_of(window).text.text()
    for panel in window.column.panels.values():
        window.side.raise_panel(panel)
    line = window.statusBar()
    assert line.childAt(bar_of(window).geometry().center()) in bar_of(window).findChildren(QWidget)
    assert bar_of(window).size() == line.size()
    board, pane = window.stage.board, window.stage.map

    def spot(place: str) -> QPoint:
        return pane.mapFromScene(QPointF(*board.picture.unit(place)))

    view = pane.viewport()
    qtbot.mouseMove(view, spot("PAR"))
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=spot("PAR"))
    qtbot.mouseMove(view, spot("BUR") - QPoint(3, 0))
    qtbot.mouseMove(view, spot("BUR"))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=spot("BUR"))
    assert not bar_of(window).isVisible(), "the welcome covers the map for ever"
    panel = window.findChild(AnswerPanel)
    assert isinstance(panel, AnswerPanel)
    assert "A PAR - BUR" in panel.sheet.toPlainText().splitlines()
    assert b"A PAR - BUR" in draft(
        panel._document.view.packet.invitation, panel._document.answer
    )  # the same document


def test_the_desk_offers_no_game_master_anything_over_a_packet(
    desk: Callable[..., DeskWindow],
) -> None:
    window = desk()
    offered = {one.objectName() for one in window.commands if one.isVisible() and one.isEnabled()}
    assert {"copy_answer", "save_answer", "mail_answer"} <= offered
    assert not offered & {"open_inbox", "open_turn", "resolve", "edit_position", "save_as", "fork"}
    assert "answer" in window.column.panels


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda data: data[:-40], "breaks off"),
        (lambda data: data[:500] + b"~" + data[501:], "damaged"),
        (lambda _: b"", "is empty"),
        (lambda data: rewritten(data, b"FRANCE", b"FRANCA"), "signed"),
        (lambda data: rewritten(data, b'"version": 2', b'"version": 9'), "update"),
        (lambda data: rewritten(data, b'"version": 2', b'"version": 0'), "old format"),
        (lambda data: data.replace(b"envelope.json", b"../velope.json"[:13]), "wants to write"),
        (lambda _: b"Dear all,", "not a packet"),
    ],
)
def test_a_broken_packet_is_refused_in_the_bar_with_its_own_sentence(
    harm: Callable[[bytes], bytes],
    said: str,
    qtbot: QtBot,
    own_settings: Settings,
    tmp_path: Path,
    by: Signer,
) -> None:
    own_settings.keep("toured", "yes")
    broken = tmp_path / "broken.spyview"
    broken.write_bytes(harm(packet(tmp_path, tannenburg(), by).read_bytes()))
    place = Windows(own_settings)
    place.begin(broken)
    page = place.window
    assert isinstance(page, StartPage)
    qtbot.addWidget(page)
    assert said in bar_of(page).text.text()
    assert bar_of(page).isVisible()


def test_a_later_packet_signed_with_another_key_is_refused_unless_somebody_answers_for_it(
    desk: Callable[..., DeskWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_asked: answers.pop(0))
    window = desk()
    game = tannenburg()
    assert isinstance(window.document, PlayerDocument)
    content = pack(game, FRANCE, token=TOKEN)
    same = replace(window.document.view.packet, chapters=content.chapters)
    path = tmp_path / "forged.spyview"
    path.write_bytes(seal(same, signer(tmp_path / "other.key")))
    desk.place.open(str(path))  # type: ignore[attr-defined]
    assert desk.place.window is window  # type: ignore[attr-defined]
    assert "signed with the key" in bar_of(window).text.text()
    desk.place.open(str(path))  # type: ignore[attr-defined]
    qtbot.addWidget(desk.place.window)  # type: ignore[attr-defined]
    assert desk.place.window is not window  # type: ignore[attr-defined]
    assert answers == []


def test_the_next_packet_goes_on_and_lists_those_before(
    tmp_path: Path, by: Signer, own_settings: Settings
) -> None:
    game = tannenburg()
    first = opened(packet(tmp_path, game, by), own_settings)
    game.resolve()
    second = opened(packet(tmp_path, game, by), own_settings)
    assert len(second.turns) == len(first.turns) + 1
    known = earlier(own_settings, second.view.packet)
    assert [one.due for one in known] == [
        first.view.packet.invitation.due,
        second.view.packet.invitation.due,
    ]
    assert corrected(second.view.packet, first.view.packet) == ()


def test_what_the_game_master_corrected_is_said() -> None:
    game = tannenburg()
    game.give(FRANCE, [game.reader.order("A PAR - BUR")], source="typed")
    game.resolve()
    old = pack(game, FRANCE, token=TOKEN)
    game.ledger.undo()
    game.give(FRANCE, [game.reader.order("A PAR - PIC")], source="typed")
    game.resolve()
    assert corrected(pack(game, FRANCE, token=TOKEN), old) == ("S1901M",)


def test_without_a_display_the_player_s_own_view_is_written_out(
    tmp_path: Path, by: Signer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    path = packet(tmp_path, tannenburg(), by)
    result = CliRunner().invoke(main, [str(path), "--out", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    reports = [file.read_text("utf-8") for file in (tmp_path / "out").glob("*.txt")]
    assert len(reports) == 2
    assert not any("SPY MOS" in text for text in reports)
    path.write_bytes(b"Dear all,")
    result = CliRunner().invoke(main, [str(path), "--out", str(tmp_path / "out")])
    assert "not a packet" in result.output


def test_a_packet_dropped_on_the_first_page_is_opened(
    qtbot: QtBot, tmp_path: Path, by: Signer, own_settings: Settings
) -> None:
    page = StartPage(own_settings)
    qtbot.addWidget(page)
    path = packet(tmp_path, tannenburg(), by)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    spot, copy = QPoint(10, 10), Qt.DropAction.CopyAction
    with qtbot.waitSignal(page.wanted) as asked:
        drop = QDropEvent(
            QPointF(spot), copy, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
        page.dropEvent(drop)
    assert asked.args == [str(path)]


def test_a_locked_packet_asks_until_the_passphrase_opens_it(
    qtbot: QtBot, tmp_path: Path, by: Signer, own_settings: Settings
) -> None:
    path = packet(tmp_path, tannenburg(), by)
    path.write_bytes(lightly_locked(path.read_bytes(), WORDS))
    said: list[str] = []

    def ask(asked: Path) -> Opened | None:
        dialog = UnlockDialog(asked)
        qtbot.addWidget(dialog)
        dialog.show()
        for words in ("wrong", WORDS):
            dialog.words.setText(words)
            dialog.button.click()
            assert dialog.busy.isVisible()
            assert not dialog.words.isEnabled()
            qtbot.waitUntil(lambda: not dialog.busy.isVisible(), timeout=20_000)
            said.append(dialog.told.text())
        assert dialog.result() == QDialog.DialogCode.Accepted
        return dialog.opened

    document = PacketOpener(own_settings, ask).open(path)
    assert document is not None
    assert document.view.viewer == FRANCE
    assert said[0] == Speaker("en").say(Message("packet.not_its_passphrase"))


def test_unlocking_can_be_called_off(qtbot: QtBot, tmp_path: Path, by: Signer) -> None:
    path = packet(tmp_path, tannenburg(), by)
    path.write_bytes(lightly_locked(path.read_bytes(), WORDS))
    dialog = UnlockDialog(path)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.words, WORDS)
    dialog.button.click()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.opened is None
    assert dialog.findChild(QProcess).state() == QProcess.ProcessState.NotRunning


def test_after_a_locked_packet_nobody_unlocks_the_first_page_is_left(
    qtbot: QtBot,
    tmp_path: Path,
    by: Signer,
    own_settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = packet(tmp_path, tannenburg(), by)
    path.write_bytes(lightly_locked(path.read_bytes(), WORDS))
    own_settings.opened(path)
    monkeypatch.setattr(UnlockDialog, "exec", UnlockDialog.reject)
    place = Windows(own_settings)
    place.begin()
    assert isinstance(place.window, StartPage)
    qtbot.addWidget(place.window)
    assert place.window.isVisible()
