"""Asks before unsaved changes are lost."""

from PySide6.QtWidgets import QMessageBox, QWidget

from spydip_gui.language.reader import translate


def may_go(window: QWidget) -> bool:
    """Ask whether to close a window and lose the unsaved changes in it."""
    buttons = QMessageBox.StandardButton
    question = translate("Workbench", "What you changed is not saved. Close nevertheless?")
    answer = QMessageBox.question(
        window, window.windowTitle(), question, buttons.Discard | buttons.Cancel, buttons.Cancel
    )
    return answer == buttons.Discard
