"""The About window: where the program keeps things, what it consists of, and the licences."""

from pathlib import Path

import PySide6
from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.installed import licences, parts
from spydip_gui.settings import own_folder
from spydip_gui.theme.parts import caption, fill, named, page, push, sheet_of


class AboutDialog(QDialog):
    """Versions and folders can be copied, for reporting a fault."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About SpyDip"))
        self.parts = dict(parts())
        self.versions = _text(self.tr("&Versions"), self._list())
        self.licences = _text(self.tr("&Licences"), licences())
        tabs = named(QTabWidget(), self.tr("About SpyDip"))
        tabs.addTab(self._program(), self.tr("&Program"))
        self.copy = push(self.tr("&Copy"), self._copy, self.tr("Copy the versions"))
        tabs.addTab(page(self.versions, self.copy), self.tr("&Versions"))
        tabs.addTab(page(self.licences), self.tr("&Licences"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        title = caption(f"SpyDip {self.parts['spydip']}", "title")
        line = caption(self.tr("Diplomacy with spies, agents and fog"))
        fill(QVBoxLayout(self), title, line, (tabs, 1), buttons)
        self.resize(QSize(640, 480))

    def _program(self) -> QWidget:
        qt = self.tr(
            "Its windows are made with Qt {version} and Qt for Python, under the GNU Lesser General"
            " Public License, version 3. Their libraries are files of their own, in {folder}:"
            " you may put other versions in their place."
        )
        lines = (
            self.tr(
                "SpyDip is free software under the MIT licence. The other tabs list what it is"
                " made of, and the licence of each part."
            ),
            qt.format(version=qVersion(), folder=Path(PySide6.__file__).parent),
            self.tr("Games that you begin on the start page are kept in {folder}.").format(
                folder=own_folder()
            ),
            self.tr(
                "SpyDip never goes online by itself: no updates, no statistics. Your mail account"
                " is asked only when you fetch or send."
            ),
        )
        return page(*(caption(line, wordWrap=True) for line in lines), None)

    def _list(self) -> str:
        wide = max(map(len, self.parts))
        return "\n".join(f"{name:<{wide}}  {number}" for name, number in self.parts.items())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.versions.toPlainText())


def _text(name: str, text: str) -> QPlainTextEdit:
    field = sheet_of(name, fixed=True)
    field.setPlainText(text)
    field.setTabChangesFocus(True)
    return field
