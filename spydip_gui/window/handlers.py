"""What the actions of the table do: each is a method, and a known error is told in its sentence."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QProgressDialog,
    QWidget,
)

from engine.game.packet_name import is_packet
from engine.orders.sheets import read_sheet
from engine.session.alternatives import Way
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.document.document import Document
from spydip_gui.language.phrases import retold
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.report import ReportPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.panels.viewers import ViewerRow
from spydip_gui.settings import Settings
from spydip_gui.window.map_area import Stage

if TYPE_CHECKING:
    from spydip_gui.post.deeds import PostDeeds


class Workplace(Protocol):
    """The window that deeds are done for."""

    document: Document
    settings: Settings
    shortcuts: Shortcuts
    stage: Stage
    history: HistoryStrip
    viewers: ViewerRow
    rulebook: RulebookPanel
    report: ReportPanel

    @property
    def commands(self) -> tuple[QAction, ...]:
        """Every action."""

    def ask_for(self, what: str) -> None:
        """Ask for another game."""

    def cover(self, viewer: str) -> None:
        """Close the curtain."""

    def raise_panel(self, panel: QWidget) -> None:
        """Bring a panel to the front."""


class Deeds:
    """Does for one window what its menus and keys ask for."""

    def __init__(self, place: Workplace, window: QWidget) -> None:
        """Work at a place, with dialogs over its window."""
        self._place = place
        self._window = window
        self._doc = place.document

    def named(self, name: str) -> Callable[[], None]:
        """What an action of the table does; an error that people can mend is shown."""

        def do() -> None:
            deed: Callable[[], None] = getattr(self, name, None) or getattr(self._post, name)
            try:
                deed()
            except (OSError, ValueError) as error:
                self.tell(retold(str(error)))

        return do

    @cached_property
    def _post(self) -> "PostDeeds":
        from spydip_gui.post.deeds import PostDeeds  # noqa: PLC0415  # not for the first window

        return PostDeeds(self._doc, self._place.settings, self._window)

    def tell(self, sentence: str) -> None:
        """Show a sentence that must be read."""
        QMessageBox.information(self._window, "SpyDip", sentence)

    def new_game(self) -> None:
        """Begin a new game."""
        self._place.ask_for("new")

    def open_game(self) -> None:
        """Open a game file."""
        title = QCoreApplication.translate("Desk", "Open a game")
        kinds = QCoreApplication.translate("Desk", "Games and packets (*.spydip *.spyview)")
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", kinds)
        if name:
            self._place.ask_for(name)

    def open_sample(self) -> None:
        """Open a sample game."""
        self._place.ask_for("sample:")

    def save_as(self) -> None:
        """Keep the game under another name."""
        from engine.post import book as books  # noqa: PLC0415  # not for the first window

        title = QCoreApplication.translate("Desk", "Save the game as")
        kinds = QCoreApplication.translate("Desk", "Games (*.spydip)")
        name, _ = QFileDialog.getSaveFileName(self._window, title, "", kinds)
        if name:
            path = Path(name)
            path = path if path.suffix else path.with_suffix(".spydip")
            before = self._doc.path
            self._doc.save_as(path, over=True)
            if before is not None:
                books.carry(before, path)
            self._place.settings.opened(path)

    def close(self) -> None:
        """Close the window."""
        self._window.close()

    def undo(self) -> None:
        """Take back the last step."""
        self._doc.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._doc.redo()

    def clear_orders(self) -> None:
        """Take away all orders of the seat that is written for."""
        if self._doc.seats:
            self._doc.clear(self._doc.seat)

    def paste_orders(self) -> None:
        """Read the clipboard as a sheet of orders."""
        self.take_text(QGuiApplication.clipboard().text())

    def take_text(self, text: str) -> None:
        """Write the orders of a sheet; what was not understood is shown."""
        doc = self._doc
        phase = doc.known(len(doc.turns) - 1).due.kind
        owner = None if len(doc.seats) > 1 else doc.seat
        sheet = read_sheet(doc.rules.reader, text, power=owner, phase=phase)
        lines = [
            (read.power or doc.seat, str(read.order))
            for read in sheet.orders
            if (read.power or doc.seat) in doc.seats
        ]
        if lines:
            doc.give(lines)
        unread = [part.message for line in sheet.unread for part in line.unread]
        if unread or not lines:
            self.tell(
                "\n".join(unread)
                or QCoreApplication.translate("Desk", "There were no orders in that.")
            )

    def take_file(self, name: str) -> None:
        """Open a game that was dropped in, or read a text as orders."""
        if name.endswith(".spydip") or is_packet(Path(name)):
            self._place.ask_for(name)
            return
        try:
            self.take_text(Path(name).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            self.tell(
                QCoreApplication.translate("Desk", "{name} is no text that can be read.").format(
                    name=name
                )
            )

    def copy_map(self) -> None:
        """Put the map as the viewer sees it on the clipboard."""
        QGuiApplication.clipboard().setImage(self._place.stage.image())

    def copy_report(self) -> None:
        """Put the report of the turn on the clipboard."""
        from engine.report.styles import as_text  # noqa: PLC0415  # not for the first window

        QGuiApplication.clipboard().setText(as_text(self._doc.told()))

    def resolve(self) -> None:
        """Decide the deadline, asking first where units are without orders."""
        doc = self._doc
        missing = [row for seat in doc.seats for row in doc.rows(seat) if row.missing]
        ask = self._place.settings.value("confirm") == "on" and bool(missing)
        number = len(missing)  # the translators' tool sees no text before a call
        question = QCoreApplication.translate(
            "Desk", "Orders missing: %n. Adjudicate all the same?", "", number
        )
        if ask and not self._agreed(question):
            return
        withheld = doc.resolve()
        if withheld:
            self.tell("\n".join(map(retold, withheld)))

    def back(self) -> None:
        """Look at the turn before."""
        self._doc.look(turn=self._doc.turn - 1)

    def onward(self) -> None:
        """Look at the next turn."""
        self._doc.look(turn=self._doc.turn + 1)

    def first(self) -> None:
        """Look at the start."""
        self._doc.look(turn=0)

    def last(self) -> None:
        """Look at the last turn."""
        self._doc.look(turn=len(self._doc.turns) - 1)

    def play(self) -> None:
        """Play through the game, or stop."""
        self._place.history.play_or_pause()

    def fork(self) -> None:
        """Go on another way from the turn looked at."""
        title = QCoreApplication.translate("Desk", "Another way")
        name, fine = QInputDialog.getText(
            self._window, title, QCoreApplication.translate("Desk", "Its name")
        )
        if fine and name.strip():
            self._doc.fork(name.strip())

    def switch(self, name: str) -> None:
        """Go on with another branch."""
        if name != self._doc.branch:
            self._doc.switch(name)

    def what_if(self) -> None:
        """Keep the orders for the turn looked at as another way, and show that beside."""
        self._doc.what_if()

    def adopt(self) -> None:
        """Play on as on the way that is shown beside."""
        self._beside()
        self._doc.adopt()

    def drop(self) -> None:
        """Leave the way that is shown beside for good."""
        self._beside()
        self._doc.drop()

    def go_there(self) -> None:
        """Go on with the way that is shown beside, and show the one left."""
        left, way = self._doc.branch, self._beside()
        self._doc.switch(way.name)
        self._doc.show_beside(left)

    def one_map(self) -> None:
        """Show one map only."""
        self._doc.show_beside("")

    def _beside(self) -> Way:
        way = self._doc.beside
        if way is None:
            text = QCoreApplication.translate("Desk", "No other way is shown beside the map.")
            raise ValueError(text)
        return way

    def declare_draw(self) -> None:
        """End the game as a draw."""
        if self._agreed(
            QCoreApplication.translate("Desk", "End the game as a draw of all survivors?")
        ):
            self._doc.resolve(("DRAW",))

    def closer(self) -> None:
        """Come closer to the map."""
        self._place.stage.map.come_closer(1.25)

    def farther(self) -> None:
        """Go back from the map."""
        self._place.stage.map.come_closer(0.8)

    def whole_board(self) -> None:
        """Show the whole board."""
        self._place.stage.map.show_all()

    def join_views(self) -> None:
        """Look with the eyes of the ticked powers."""
        self._place.viewers.ask_together()

    def hand_over(self) -> None:
        """Close the curtain until the viewer is back."""
        self._place.cover(self._doc.viewer)

    def palette_of_commands(self) -> None:
        """Find a command by its name."""
        from spydip_gui.panels.palette import CommandPalette  # noqa: PLC0415  # not for the first window

        CommandPalette(self._place.commands, self._window).open()

    def show_help(self) -> None:
        """Show the page of the help about whatever has the focus."""
        from spydip_gui.dialogs.help import show_help, topic_of  # noqa: PLC0415  # not for the first window

        show_help(self._window, topic_of(QApplication.focusWidget()))

    def show_rulebook(self) -> None:
        """Show the rulebook."""
        self._place.raise_panel(self._place.rulebook)

    def show_rule(self, rule: str) -> None:
        """Show the rule that decided an order."""
        self._place.rulebook.show_clause(rule)
        self.show_rulebook()

    def show_about(self) -> None:
        """Say what this program is."""
        from importlib.metadata import version  # noqa: PLC0415  # not for the first window

        text = QCoreApplication.translate(
            "Desk", "SpyDip {version}: Diplomacy with spies, agents and fog."
        )
        QMessageBox.about(self._window, "SpyDip", text.format(version=version("spydip")))

    def export_map(self) -> None:
        """Write the map as the viewer sees it to a picture file."""
        title = QCoreApplication.translate("Desk", "Export the map")
        kinds = QCoreApplication.translate("Desk", "Pictures (*.png *.svg *.pdf)")
        name, _ = QFileDialog.getSaveFileName(self._window, title, "", kinds)
        if name:
            path = Path(name)
            self._place.stage.export(path if path.suffix else path.with_suffix(".png"))

    def export_replay(self) -> None:
        """Write every turn as the viewer saw it: as a GIF, or frame by frame into a folder."""
        title = QCoreApplication.translate("Desk", "Export a replay")
        moving = QCoreApplication.translate("Desk", "Moving picture (*.gif)")
        folder = QCoreApplication.translate("Desk", "Folder of pictures (*)")
        kinds = f"{moving};;{folder}"
        name, kind = QFileDialog.getSaveFileName(self._window, title, "", kinds)
        if name:
            path = Path(name)
            gif = not path.suffix and kind == moving
            self.write_replay(path.with_suffix(".gif") if gif else path)

    def write_replay(self, path: Path) -> None:
        """The same into a file or folder; it may be stopped, and nothing is written then."""
        from spydip_gui.output import exports  # noqa: PLC0415  # not for the first window

        turns = len(self._doc.turns)
        label = QCoreApplication.translate("Desk", "Drawing the turns…")
        stop = QCoreApplication.translate("Desk", "Stop")
        shown = QProgressDialog(label, stop, 0, turns, self._window)
        shown.setWindowModality(Qt.WindowModality.WindowModal)
        images = []
        for number, image in enumerate(self._place.stage.frames(), 1):
            images.append(image)
            shown.setValue(number)
            if shown.wasCanceled():
                return
        names = [str(phase) for phase in self._doc.phases]
        exports.replay(path, names, iter(images))

    def save_scenario(self) -> None:
        """Write the position looked at, with its orders and results, as a scenario."""
        from spydip_gui.output.files import save  # noqa: PLC0415  # not for the first window

        text = self._doc.scenario()
        title = QCoreApplication.translate("Desk", "Save as a scenario")
        kinds = QCoreApplication.translate("Desk", "Scenarios (*.toml)")
        name, _ = QFileDialog.getSaveFileName(self._window, title, "", kinds)
        if name:
            path = Path(name)
            save(path if path.suffix else path.with_suffix(".toml"), text.encode())

    def print_map(self) -> None:
        """Print the map as the viewer sees it."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415  # not for the first window

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self._window).exec():
            self._place.stage.print_out(printer)

    def print_report(self) -> None:
        """Print the report of the turn looked at."""
        from PySide6.QtPrintSupport import (  # noqa: PLC0415  # not for the first window
            QPrintDialog,
            QPrinter,
        )

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self._window).exec():
            self._place.report.print_(printer)

    def show_tour(self) -> None:
        """Show the short tour."""
        from spydip_gui.dialogs.tour import TourDialog  # noqa: PLC0415  # not for the first window

        TourDialog(self._window).show()

    def open_start(self) -> None:
        """Go back to the first page."""
        self._place.ask_for("start")

    def edit_position(self) -> None:
        """Set the position by hand."""
        from spydip_gui.dialogs.position import PositionDialog  # noqa: PLC0415  # not for the first window

        board = self._place.stage.board
        dialog = PositionDialog(
            self._doc.rules, self._doc.truth(), board.picture, board.palette, self._window
        )
        if dialog.exec() == PositionDialog.DialogCode.Accepted:
            self._doc.edit(dialog.position, dialog.reason.text())

    def edit_keys(self) -> None:
        """Give actions and verbs other keys."""
        from spydip_gui.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415  # not for the first window

        ShortcutsDialog(self._place.shortcuts, self._window).open()

    def show_settings(self) -> None:
        """Show the settings."""
        from spydip_gui.dialogs.settings import SettingsDialog  # noqa: PLC0415  # not for the first window

        SettingsDialog(self._place.settings, self._window).open()

    def other_colours(self) -> None:
        """Change between light and dark."""
        now = self._place.settings.value("theme")
        self._place.settings.set("theme", "day" if now == "night" else "night")

    def _agreed(self, question: str) -> bool:
        return (
            QMessageBox.question(self._window, "SpyDip", question) is QMessageBox.StandardButton.Yes
        )
