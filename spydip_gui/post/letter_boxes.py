"""Choices for letters: what they are about, their style and language, and their folder."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.post.outgoing import Deadline, State
from engine.post.style import names
from engine.rules import Ruleset
from spydip_gui.language.reader import reader
from spydip_gui.language.wording import phase_heading
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.file_dialogs import ask_folder
from spydip_gui.theme.parts import caption, fill, named, push


class StyleBox(ComboBox):
    """Offers the built-in styles, and the user's own file if one is used."""

    def __init__(self) -> None:
        super().__init__()
        self.offer((reader().text(f"desk.style.{name}") or name, name) for name in names())


class LanguageBox(ComboBox):
    """Offers the languages by their own names, after the default."""

    def __init__(self, usual: str) -> None:
        """Start with the default, which is called ``usual``."""
        super().__init__()
        self.offer(((usual, ""), ("English", "en"), ("Deutsch", "de"), ("Français", "fr")))


class DeadlineBox(ComboBox):
    """The deadlines, newest first; the newest is the default."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self._rules = rules
        named(self, self.tr("The letters are about"))

    @property
    def node(self) -> int | None:
        """The node of the chosen deadline."""
        chosen = self.currentData()
        return int(chosen) if chosen is not None else None

    def show_deadlines(self, found: Sequence[Deadline], *, newest: bool) -> None:
        """Show the current deadlines; the chosen one stays, unless the ``newest`` is wanted."""
        shown = [
            (f"{self._called(one)} \N{EN DASH} {self._state(one)}", one.node)
            for one in reversed(found)
        ]
        self.offer_instead(shown, None if newest else self.node)

    def _called(self, one: Deadline) -> str:
        before = one.about.removeprefix("before-")
        heading = phase_heading(self._rules, before)
        if before == one.about:
            return heading
        if one.turn == 0:
            return self.tr("Start of the game")
        return self.tr("Corrected by hand before: {phase}").format(phase=heading)

    def _state(self, one: Deadline) -> str:
        states = [row.state for row in one.rows]
        if State.CHANGED in states:
            return self.tr("to be corrected: %n", "", states.count(State.CHANGED))
        if State.NOT_WRITTEN in states:
            return self.tr("to be written: %n", "", states.count(State.NOT_WRITTEN))
        if State.WRITTEN in states:
            return self.tr("written, not sent: %n", "", states.count(State.WRITTEN))
        return self.tr("sent") if State.SENT in states else self.tr("no mail")


class FolderRow(QWidget):
    """A folder as a line of text; it proposes another only for another subject."""

    def __init__(self) -> None:
        super().__init__()
        self.line = named(QLineEdit(), self.tr("Folder for the letters"))
        self._proposed = ""
        row = fill(QHBoxLayout(self), caption(self.tr("Into")), (self.line, 1), margin=0)
        fill(row, push(self.tr("Choose…"), self.choose), push(self.tr("Open"), self.open))

    def propose(self, folder: Path) -> None:
        """Propose where letters go unless the user chooses otherwise."""
        if str(folder) != self._proposed:
            self._proposed = str(folder)
            self.line.setText(self._proposed)

    def choose(self) -> None:
        """Ask for another folder."""
        if folder := ask_folder(self, self.tr("A folder for the letters")):
            self.line.setText(str(folder))

    def open(self) -> None:
        """Show the folder in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.line.text()))
