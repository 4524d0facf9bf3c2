"""The window about the program says what it is made of, and under which licences."""

from importlib.metadata import version

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spydip_gui.dialogs.about import AboutDialog
from spydip_gui.settings import own_folder


def test_it_names_every_part_with_its_version_and_licence(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"SpyDip {version('spydip')}" in said
    assert "GNU Lesser General Public License, version 3" in said
    assert str(own_folder()) in said
    licences = dialog.licences.toPlainText()
    assert licences.startswith("MIT License")
    for name, number in dialog.parts.items():
        assert f"{name} " in dialog.versions.toPlainText()
        assert number in dialog.versions.toPlainText()
    for text in ("GNU LESSER GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE", "shapely"):
        assert text in licences


def test_the_versions_can_be_copied(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.copy.click()
    words = QGuiApplication.clipboard().text().split()
    assert words[words.index("pyside6-essentials") + 1] == version("pyside6-essentials")
