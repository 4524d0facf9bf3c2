"""Asks before something that was changed is left behind."""

from PySide6.QtWidgets import QMessageBox, QWidget

from spydip_gui.language.reader import translate


def may_go(window: QWidget) -> bool:
    """Whether the user wants to close a window without keeping what was changed in it."""
    buttons = QMessageBox.StandardButton
    question = translate("Workbench", "What you changed is not saved. Close nevertheless?")
    answer = QMessageBox.question(
        window, window.windowTitle(), question, buttons.Discard | buttons.Cancel, buttons.Cancel
    )
    return answer == buttons.Discard
