"""The window of settings, made from their table."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QWidget

from spydip_gui.dialogs.allowed import AllowedFolders
from spydip_gui.dialogs.help import helped
from spydip_gui.settings import SETTINGS, Settings


class SettingsDialog(QDialog):
    """A row a setting; every choice takes effect at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the settings as they are."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.boxes: dict[str, QComboBox] = {}
        form = QFormLayout(self)
        for one in SETTINGS:
            box = QComboBox()
            for value, name in zip(one.values, one.names, strict=True):
                box.addItem(QCoreApplication.translate("Settings", name), value)
            box.setCurrentIndex(box.findData(settings.value(one.key)))
            box.activated.connect(
                lambda _place, key=one.key, box=box: settings.set(key, box.currentData())
            )
            self.boxes[one.key] = box
            form.addRow(QCoreApplication.translate("Settings", one.label), box)
            form.addRow("", QLabel(QCoreApplication.translate("Settings", one.help)))
        self.folders = AllowedFolders()
        form.addRow(self.folders)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        helped(self, "windows", buttons)
        form.addRow(buttons)
