"""More of what the pictures of the desk show: the deadline that is due, sheets, small dialogs."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.graph import PowerId, ProvinceId
from engine.board.picture import load_picture
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import signer
from engine.language.message import Message
from engine.phases import PhaseKind
from engine.post.book import COMPUTERS
from engine.session.packets import open_packet
from engine.session.seat import Seat
from engine.variants.intimate import VARIANT as INTIMATE
from spydip_gui.boards import opening
from spydip_gui.boards.begin import BeginDialog
from spydip_gui.boards.tools import Tool
from spydip_gui.boards.window import BoardWindow
from spydip_gui.dialogs.guess import GuessDialog
from spydip_gui.dialogs.lessons import LessonsDialog
from spydip_gui.dialogs.naming import NameDialog
from spydip_gui.dialogs.practising import PractisingDialog
from spydip_gui.dialogs.who_plays import WhoPlaysDialog
from spydip_gui.document.document import Document
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from spydip_gui.gestures.sheets.sheet_dialog import SheetDialog
from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.gestures.walk.sheets import stack
from spydip_gui.gestures.writer import Writer
from spydip_gui.lab.window import LabWindow
from spydip_gui.language.wording import phase_name
from spydip_gui.post.bar import bar_of
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.unlock import UnlockDialog
from spydip_gui.practice.advice import Suggestion
from spydip_gui.practice.coach_panel import CoachPanel
from spydip_gui.settings import Settings
from spydip_gui.theme.window_colours import palette_for
from spydip_gui.window.window import DeskWindow
from spydip_gui.workbench.mix_window import MixWindow
from spydip_gui.workbench.option_window import OptionWindow
from spydip_gui.workbench.scenario_window import ScenarioWindow
from tests.gui.gestures.drawing import BOARD, reader_of, table
from tests.gui.gestures.scenes import AGENTS, RECRUITING, REMOVING, SPIES, Scene
from tests.helpers import island, tutorial
from tests.helpers.postal import tannenburg
from tests.helpers.scenes import SCENES, opened

FRANCE, TOKEN = PowerId("FRANCE"), "a1b2"


def due(settings: Settings, time: str) -> Iterator[tuple[str, QWidget]]:
    """Every sample at its last deadline, to who has orders to write."""
    for name, (_, power) in SCENES.items():
        window = opened(name, settings, time)
        window.resize(1280, 800)
        window.document.look(turn=len(window.document.turns), viewer=PowerId(power))
        QApplication.processEvents()
        yield f"due-{name}", window
        window.close()
    for name, scene in {"builds": RECRUITING, "removals": REMOVING, "agents": AGENTS}.items():
        window = _sat(scene, settings, time)
        window.resize(1280, 800)
        QApplication.processEvents()
        yield f"due-{name}", window
        window.close()


def shapes(settings: Settings, time: str) -> Iterator[tuple[str, QWidget]]:
    """The window folded, alone with the map, with two maps, and with a message over it."""
    window = opened("eyes-in-the-channel", settings, time)
    window.resize(1280, 800)
    window.document.look(turn=4, viewer=PowerId("ENGLAND"))
    window.document.what_if()
    QApplication.processEvents()
    yield "beside", window
    window.document.show_beside("")
    window.side.fold()
    QApplication.processEvents()
    yield "folded", window
    window.side.fold()
    window.map_alone()
    QApplication.processEvents()
    yield "alone", window
    window.map_alone()
    bar_of(window).say("The game is kept in /home/somebody/Documents/SpyDip/spring.spydip.")
    QApplication.processEvents()
    yield "message", window
    window.close()


def asked(settings: Settings, time: str, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """The small dialogs, the sheets, the lab, and the desk of a player with a packet."""
    window = opened("guests-uninvited", settings, time)
    made = {
        "guess": GuessDialog(window, window.document, "MUN"),
        "name": NameDialog("Side line", (), window),
        "unlock": UnlockDialog(folder / "ours.spyview", window),
        "lab": LabWindow(window),
        "mix": MixWindow(window),
        "option": OptionWindow(palette_for(time), window),
        "scenario": ScenarioWindow(palette_for(time), window),
        "who-plays": WhoPlaysDialog(window.document.view.board, _roles(window), window),
        "practising": practising(window, guessed=True),
        "lessons": LessonsDialog(settings, window),
        **_sheets(window),
    }
    for name, dialog in made.items():
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        dialog.show()
        yield f"asked-{name}", dialog
        dialog.close()
    window.close()
    path = folder / "ours.spyview"
    path.write_bytes(
        seal(pack(tannenburg(), FRANCE, token=TOKEN, deadline=""), signer(folder / "key"))
    )
    document = PlayerDocument(open_packet(path), path)
    player = DeskWindow(document, load_picture("standard"), palette_for(time), settings)
    player.resize(1280, 800)
    player.show()
    player.side.raise_panel(player.column.panels["answer"])
    yield "packet", player
    player.close()
    document.close()


def practising(window: DeskWindow, *, guessed: bool) -> PractisingDialog:
    """The question how to practise from where a window stands."""
    view = window.document.view
    phase = phase_name(view.rules, view.phases[view.turn])
    seats = view.rules.seats
    return PractisingDialog(view.board, seats, "sound", window, phase=phase, guessed=guessed)


def _roles(window: DeskWindow) -> dict[PowerId, str]:
    roles = ("here", "mail", "nobody", *COMPUTERS, "mail")
    return dict(zip(window.document.view.rules.seats, roles, strict=True))


def coached(settings: Settings, time: str) -> Iterator[tuple[str, QWidget]]:
    """The coach with much to say, with suggestions, and when a game is over."""
    before = settings.value("coach")
    settings.set("coach", "always")
    window = opened("first-years", settings, time)
    window.resize(1280, 800)
    doc = window.document
    doc.look(turn=len(doc.turns) - 1, viewer=FRANCE)
    panel = window.column.panels["coach"]
    assert isinstance(panel, CoachPanel)
    window.side.raise_panel(panel)
    QApplication.processEvents()
    yield "coach", panel
    mind = panel.advice
    lines = [row.order or f"{row.piece} H" for row in doc.view.rows(FRANCE)]
    mind.suggestions = (Suggestion(tuple(lines), dict.fromkeys(lines, _WHY)),)
    mind.suggested.emit()
    yield "coach-suggests", panel
    window.close()
    settings.set("coach", before)


_WHY = Message("coach.why_condition")


def workshop(time: str, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """The workshop with each of its tabs, and what it asks first."""
    drawing = folder / "island.svg"
    drawing.write_text(island.drawing(), "utf-8")
    window = BoardWindow(opening.bench_for(drawing), palette_for(time))
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    window.show()
    window.bench.check()  # else it comes at some moment or other, and moves what stands below
    yield "workshop-questions", window
    tutorial.questions(window)
    tutorial.powers(window)
    window.bench.check()
    yield "workshop-powers", window
    window.tools.take(Tool.CHOOSE)
    window.choose(ProvinceId("ALD"))
    window.turn_to(window.province)
    yield "workshop-province", window
    window.turn_to(window.design)
    window.check.click()
    yield "workshop-design", window
    window.close()
    dialog = BeginDialog()
    dialog.show()
    yield "workshop-begin", dialog
    dialog.close()


def _sat(scene: Scene, settings: Settings, time: str) -> DeskWindow:
    document = Document(Seat(scene.played()))
    document.look(viewer=PowerId(scene.seat))
    window = DeskWindow(document, load_picture("standard"), palette_for(time), settings)
    window.show()
    return window


def _sheets(over: QWidget) -> dict[str, SheetDialog]:
    agents, spies = (Writer(_document(scene)).table() for scene in (AGENTS, SPIES))
    whole = stack(agents, FRANCE, "AGENT", "PAR")
    auction = {"reader": reader_of(INTIMATE), "purse": 8}
    bids = table({}, ["X"], phase=PhaseKind.BIDS, sale=("FRANCE", "TURKEY"), **auction)
    lists = table({}, ["X"], phase=PhaseKind.PREFERENCES, others=tuple(BOARD.powers), **auction)
    return {
        "stack": StackSheet(over, agents, whole),
        "sentences": SentenceSheet(over, agents, FRANCE),
        "condition": ConditionSheet(over, spies, FRANCE, "SPY PAR - BUR"),
        "ledger": LedgerSheet(over, bids, "X"),
        "preferences": PreferenceSheet(over, lists, "X"),
    }


def _document(scene: Scene) -> Document:
    game: Game = scene.played()
    document = Document(Seat(game))
    document.look(viewer=PowerId(scene.seat))
    return document
