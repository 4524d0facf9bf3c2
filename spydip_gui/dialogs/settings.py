"""The settings window, built from their table, with the folders whose variants are allowed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from engine.errors import UserError
from engine.guests import permits
from engine.guests.found import within
from engine.language.message import Listed, Message, Value
from spydip_gui.dialogs.help import answers
from spydip_gui.language.reader import say
from spydip_gui.settings import SETTINGS, Settings
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.file_dialogs import ask_folder
from spydip_gui.theme.parts import abreast, caption, fill, named, push, unmarked

_FOLDER = Qt.ItemDataRole.UserRole


class AllowedFolders(QGroupBox):
    """Lists the folders with their variants; a folder is allowed once, or removed."""

    def __init__(self) -> None:
        super().__init__(say(Message("guests.folders")))
        self.list = named(QListWidget(), say(Message("guests.folders")))
        self.allow = push(say(Message("guests.allow")), self._ask)
        self.forget = push(say(Message("guests.forget")), self._forget)
        self.list.currentRowChanged.connect(lambda row: self.forget.setEnabled(row >= 0))
        row = abreast(self.allow, self.forget, None)
        fill(QVBoxLayout(self), self.list, row)
        self._fill()

    def take(self, folder: Path) -> None:
        """Allow a folder from now on, or say what is wrong with it."""
        self._try(lambda: permits.allow(folder))

    def _fill(self) -> None:
        self.list.clear()
        try:
            folders = permits.allowed()
        except UserError as error:
            self.list.addItem(say(error.message))
            folders = ()
        for folder in folders:
            item = QListWidgetItem(say(_described(folder)))
            item.setData(_FOLDER, folder)
            self.list.addItem(item)
        self.forget.setEnabled(False)

    def _ask(self) -> None:
        title = say(Message("guests.allow"))
        folder = ask_folder(self, title)
        if folder is None:
            return
        told = Message("guests.runs", what=_described(folder))
        answer = QMessageBox.question(self, title, unmarked(say(told)))
        if answer == QMessageBox.StandardButton.Yes:
            self.take(folder)

    def _forget(self) -> None:
        folder = self.list.currentItem().data(_FOLDER)
        if folder is not None:
            self._try(lambda: permits.forget(folder))

    def _try(self, change: Callable[[], object]) -> None:
        try:
            change()
        except UserError as error:
            QMessageBox.warning(self, self.title(), unmarked(say(error.message)))
        self._fill()


def _described(folder: Path) -> Value:
    """A folder with the names of the variants in it."""
    names = tuple(one.name for one in within(folder))
    if not names:
        return Message("guests.folder_empty", folder=str(folder))
    return Message("guests.folder", folder=str(folder), names=Listed(names, "comma"))


class SettingsDialog(QDialog):
    """A row per setting; every choice takes effect at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.boxes: dict[str, ComboBox] = {}
        form = QFormLayout(self)
        for key, values in SETTINGS.items():
            box = ComboBox()
            box.offer((_said(f"{key}.{value}"), value) for value in values)
            box.pick(settings.value(key))
            box.activated.connect(
                lambda _place, key=key, box=box: settings.set(key, box.currentData())
            )
            self.boxes[key] = box
            form.addRow(_said(key), box)
            form.addRow("", caption(_said(f"{key}.help"), "muted"))
        self.folders = AllowedFolders()
        form.addRow(self.folders)
        form.addRow(answers(self, "windows", QDialogButtonBox.StandardButton.Close))


def _said(part: str) -> str:
    return say(Message(f"desk.setting.{part}"))
