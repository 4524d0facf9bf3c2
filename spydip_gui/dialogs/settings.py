"""The window of settings, made from their table."""

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QWidget

from engine.language.message import Message
from spydip_gui.dialogs.allowed import AllowedFolders
from spydip_gui.dialogs.help import helped
from spydip_gui.language.reader import say
from spydip_gui.settings import SETTINGS, Settings


class SettingsDialog(QDialog):
    """A row a setting; every choice takes effect at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the settings as they are."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.boxes: dict[str, QComboBox] = {}
        form = QFormLayout(self)
        for key, values in SETTINGS.items():
            box = QComboBox()
            for value in values:
                box.addItem(_said(f"{key}.{value}"), value)
            box.setCurrentIndex(box.findData(settings.value(key)))
            box.activated.connect(
                lambda _place, key=key, box=box: settings.set(key, box.currentData())
            )
            self.boxes[key] = box
            form.addRow(_said(key), box)
            form.addRow("", QLabel(_said(f"{key}.help")))
        self.folders = AllowedFolders()
        form.addRow(self.folders)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        helped(self, "windows", buttons)
        form.addRow(buttons)


def _said(part: str) -> str:
    return say(Message(f"desk.setting.{part}"))
