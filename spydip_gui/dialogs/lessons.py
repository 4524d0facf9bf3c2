"""The window listing all lessons and puzzles, with ticks for those done."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.lessons import course
from engine.lessons.lesson import Lesson
from engine.session import rulesets
from spydip_gui.dialogs.help import answers
from spydip_gui.language.reader import labelled, reader, told
from spydip_gui.practice import progress
from spydip_gui.settings import Settings
from spydip_gui.theme.file_dialogs import ask_folder
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import abreast, caption, fill, named, push

_ID = Qt.ItemDataRole.UserRole


class LessonsDialog(QDialog):
    """Offers lessons by the game they teach, and puzzles; ``chosen`` is the id of the one taken."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Start at the next one to do."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Lessons and puzzles"))
        self.chosen = ""
        self._settings = settings
        self._done = progress.done(settings)
        self.tree = named(QTreeWidget(), self.tr("Lessons and puzzles"))
        self.tree.setHeaderLabels([self.tr("Lesson"), self.tr("Minutes")])
        self.tree.setColumnWidth(0, 400)
        variants = rulesets.catalogue()
        for group in course.groups(course.lessons()):
            self._add(
                variants[group].title, [one for one in course.lessons() if one.group == group]
            )
        self._add(self.tr("Puzzles"), course.puzzles())
        self.tree.itemActivated.connect(self._take)
        self.tree.itemClicked.connect(self._take)
        after = progress.following(course.lessons(), settings)
        everything = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        for item in self.tree.findItems("", everything):
            if after is not None and item.data(0, _ID) == after.id:
                self.tree.setCurrentItem(item)
        self.faults = caption("", "alarm", wordWrap=True)
        self.folder = push(self.tr("Open a &folder of lessons…"), self._ask_folder)
        self._own: QTreeWidgetItem | None = None
        self._show_own()
        buttons = answers(self, "practice", QDialogButtonBox.StandardButton.Close)
        rows = abreast(self.folder, None)
        fill(QVBoxLayout(self), (self.tree, 1), self.faults, rows, buttons)
        self.resize(560, 560)

    def open_folder(self, place: Path) -> None:
        """Offer the lessons in a folder, now and later."""
        progress.open_folder(self._settings, place)
        self._show_own()

    def _ask_folder(self) -> None:
        if place := ask_folder(self, self.folder.text().replace("&", "")):
            self.open_folder(place)

    def _show_own(self) -> None:
        """Show the lessons of one's own, and what is wrong in their files."""
        folder = progress.folder(self._settings)
        if self._own is not None:
            self.tree.takeTopLevelItem(self.tree.indexOfTopLevelItem(self._own))
            self._own = None
        own, faults = course.own(folder) if folder else ((), ())
        if own:
            self._own = self._add(self.tr("Your own"), own)
            self._own.setExpanded(True)
        elif folder and not faults:
            text = self.tr("There are no lessons in {folder}.")
            self.faults.setText(text.format(folder=folder))
        if own or faults:
            self.faults.setText("\n".join(map(told, faults)))
        self.faults.setVisible(bool(self.faults.text()))

    def _add(self, title: str, lessons: "Sequence[Lesson]") -> QTreeWidgetItem:
        count = sum(one.id in self._done for one in lessons)
        head = QTreeWidgetItem(self.tree, [labelled(title, f"{count}/{len(lessons)}")])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        for one in lessons:
            text = f"{one.number}. {one.said(reader().language).title}"
            item = QTreeWidgetItem(head, [text, str(one.minutes)])
            item.setData(0, _ID, one.id)
            if one.id in self._done:
                item.setIcon(0, icon("check"))
                item.setData(0, Qt.ItemDataRole.AccessibleTextRole, labelled(self.tr("Done"), text))
        head.setExpanded(count < len(lessons) and lessons[0].number == 1 and len(lessons) < 40)
        return head

    def _take(self, item: QTreeWidgetItem) -> None:
        name = item.data(0, _ID)
        if name:
            self.chosen = str(name)
            self.accept()
