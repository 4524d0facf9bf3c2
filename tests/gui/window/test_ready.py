"""Players at one screen say that they are ready; the deadline is then adjudicated by itself."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.game.game import Game
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.gestures.canvas import LEFT, Person, game
from tests.helpers.windows import SECRETS, Secret, pixels, world

BESIEGED = ("FRANCE: A BUR", "FRANCE: A RUH", "GERMANY: A MUN", "GERMANY: A KIE")
OWNED = {"FRANCE": "PAR MAR BRE", "GERMANY": "MUN BER KIE"}


class Table:
    """Players who share a window, and never look with the game master's eyes."""

    def __init__(self, bot: QtBot, window: DeskWindow) -> None:
        self.bot, self.window, self.document = bot, window, window.document
        self.hand = Person(bot, window.stage, window.document)
        self.seen: list[str] = []
        self.document.changed.connect(lambda _: self.seen.append(self.document.view.viewer))

    @property
    def due(self) -> str:
        return str(self.document.view.phases[-1])

    @property
    def button(self) -> str:
        """What the main button says, empty where there is none."""
        main = self.window.header.main
        return "" if main.isHidden() else main.accessibleName()

    @property
    def said(self) -> dict[str, str]:
        """What the flags say of each player."""
        row = self.window.viewers._group.buttons()
        viewers = self.document.view.viewers
        marks = zip(viewers, row, strict=False)
        return {v: one.accessibleDescription() for v, one in marks if one.accessibleDescription()}

    def sit_down(self, player: str) -> Person:
        """A player clicks the own flag, or opens the curtain."""
        if self.window.curtain.isVisible():
            self.bot.mouseClick(self.window.curtain.button, LEFT)
        else:
            key = self.document.view.viewers.index(player)
            self.bot.mouseClick(self.window.viewers._group.button(key), LEFT)
        assert self.document.view.viewer == player
        self.window.map.setFocus()
        return self.hand

    def press(self) -> None:
        assert self.button
        self.bot.mouseClick(self.window.header.main, LEFT)

    def types(self, line: str) -> None:
        entry = self.window.orders.entry
        entry.setFocus()
        entry.clear()
        self.bot.keyClicks(entry, line)
        self.bot.keyClick(entry, Qt.Key.Key_Return)


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings) -> Sit:
    def begin(played: Game, first: str, *, curtain: str = "off", confirm: str = "off") -> Table:
        own_settings.set("curtain", curtain)
        own_settings.set("confirm", confirm)
        document = Document(Seat(played))
        document.look(viewer=first)
        window = DeskWindow(document, picture, palette, own_settings)
        qtbot.addWidget(window)
        window.resize(1400, 1000)
        with qtbot.waitExposed(window):
            window.show()
        return Table(qtbot, window)

    return begin


def test_a_standard_year_without_the_master(sit: Sit) -> None:
    table = sit(game(*BESIEGED, centres=OWNED), "FRANCE")
    assert table.document.readiness.asked == ("FRANCE", "GERMANY")
    assert table.said == {}
    table.hand.drag("BUR", "MUN")
    table.types("A RUH S A BUR - MUN")
    assert table.button == "I am ready"
    table.press()
    assert table.button == "Not ready yet"
    assert "Germany" in table.window.statusBar().currentMessage()
    table.sit_down("GERMANY")
    waits = ("Ready", "Not ready yet", "Owes no orders")
    assert tuple(table.said[p] for p in ("FRANCE", "GERMANY", "ITALY")) == waits
    table.press()
    assert (table.due, table.said) == ("S1901R", {})

    table.sit_down("FRANCE")
    assert table.button == ""
    table.sit_down("GERMANY").drag("!MUN", "BOH")
    table.press()
    assert table.due == "F1901M"
    for player in ("GERMANY", "FRANCE"):
        table.sit_down(player)
        table.press()
    assert table.due == "W1901A"
    table.hand.drag("@A", "PAR")
    table.types("BUILD F BRE")
    table.press()
    assert table.due == "S1902M"
    assert GM not in table.seen
    standing = set(table.document.view.look().lines)
    assert {"unit MUN FRANCE A", "unit PAR FRANCE A", "unit BOH GERMANY A"} <= standing


def test_a_spy_year_through_the_curtain(sit: Sit) -> None:
    played = game(variant="spy", phase="S1901M")
    table = sit(played, "AUSTRIA", curtain="on")
    everybody = table.document.view.rules.seats
    phases = [table.due]
    while phases[-1][:5] != "S1902":
        for player in everybody:
            if table.window.curtain.isVisible():
                table.bot.mouseClick(table.window.curtain.button, LEFT)
            assert table.document.view.viewer == player
            assert table.button == "I am ready"
            table.press()
            assert table.window.curtain.isVisible()
        phases.append(table.due)
    assert {"S1901M", "F1901M"} < set(phases)
    assert GM not in table.seen


def test_a_change_withdraws_readiness(sit: Sit) -> None:
    table = sit(game(*BESIEGED, centres=OWNED), "FRANCE")
    table.press()
    table.hand.drag("BUR", "PAR")
    assert table.button == "I am ready"
    assert "No longer ready" in table.window.statusBar().currentMessage()
    table.press()
    table.window.menus.of(Action.undo)()
    assert table.button == "I am ready"
    table.window.menus.of(Action.redo)()
    assert table.button == "I am ready"
    table.press()
    table.press()
    assert (table.button, table.said) == ("I am ready", {})


def test_what_is_missing_is_asked_about(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]

    def answer(_window: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return answers[len(asked) - 1]

    monkeypatch.setattr(QMessageBox, "question", answer)
    table = sit(game(*BESIEGED, centres=OWNED), "FRANCE", confirm="on")
    table.hand.drag("BUR", "PAR")
    table.press()
    assert table.button == "I am ready"
    table.press()
    assert table.button == "Not ready yet"
    assert all("A RUH" in text and "BUR" not in text and "MUN" not in text for text in asked)
    assert len(asked) == 2


def test_the_master_takes_the_adjudication_back_and_no_player_can(sit: Sit) -> None:
    table = sit(game(*BESIEGED, centres=OWNED), "FRANCE")
    table.press()
    table.sit_down("GERMANY")
    table.press()
    assert (table.due, table.document.undo_name) == ("F1901M", "")
    table.document.look(viewer=GM)
    table.window.menus.of(Action.undo)()
    assert table.due == "S1901M"
    assert table.document.readiness.ready == frozenset()


def test_orders_given_by_the_master_withdraw_it_too(sit: Sit) -> None:
    table = sit(game(*BESIEGED, centres=OWNED), "FRANCE")
    table.press()
    table.document.look(viewer=GM)
    table.document.replace_lines({"FRANCE": ("A BUR - PAR",)})
    assert "France" in table.window.statusBar().currentMessage()
    assert table.document.readiness.ready == frozenset()


def test_a_side_line_of_the_master_is_not_what_is_adjudicated(sit: Sit) -> None:
    table = sit(game(*BESIEGED, centres=OWNED), "FRANCE")
    table.document.look(viewer=GM)
    table.document.fork("aside")
    table.document.resolve()
    for player in ("FRANCE", "GERMANY"):
        table.sit_down(player)
        table.press()
    assert table.due == "F1901M"
    assert table.document.view.decides is False


@pytest.mark.parametrize("variant", ["spy", "blind", "espionage", "infiltration"])
def test_marks_and_button_tell_nothing_hidden(
    variant: str, qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> None:
    def shown(secret: Secret) -> tuple[object, ...]:
        document = world(variant, secret)
        window = DeskWindow(document, picture, palette, own_settings)
        qtbot.addWidget(window)
        document.look(viewer=secret.seat)
        document.say_ready(ready=True)
        document.look(viewer="ITALY")
        head = pixels(window.header)
        return document.readiness.asked, document.readiness.awaited, head

    one, other = map(shown, SECRETS["TURKEY"])
    assert one == other
    assert len(one[0]) == 7
