"""The window that offers the sample games, a card each."""

from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QCommandLinkButton,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.play.samples import Card, cards
from engine.session import rulesets
from spydip_gui.dialogs.help import answers
from spydip_gui.language.reader import labelled, reader
from spydip_gui.theme.parts import fill, named

_COLUMNS = 2


class SamplesDialog(QDialog):
    """Offers a card for every sample; ``chosen`` is the name of the one that was taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer all samples, the standard game first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Sample games"))
        self.chosen = ""
        self.cards = [self._button(card) for card in cards()]
        grid, group = QGridLayout(), QButtonGroup(self)
        group.idClicked.connect(self._take)
        for number, button in enumerate(self.cards):
            row, column = divmod(number, _COLUMNS)
            group.addButton(button, number)
            grid.addWidget(_framed(button), row, column)
            grid.setRowStretch(row, 1)
        buttons = answers(self, "windows", QDialogButtonBox.StandardButton.Cancel)
        fill(QVBoxLayout(self), (grid, 1), buttons)
        self.resize(760, 340)
        self.cards[0].setFocus()

    def _button(self, card: Card) -> QCommandLinkButton:
        variant = rulesets.catalogue()[card.variant].title
        about = reader().text(f"choice.about.{card.variant}") or ""
        button = QCommandLinkButton(card.title, f"{variant}\n{about}")
        named(button, labelled(card.title, variant)).setIcon(QIcon())
        button.setAccessibleDescription(about)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return button

    def _take(self, number: int) -> None:
        self.chosen = cards()[number].name
        self.accept()


def _framed(button: QWidget) -> QFrame:
    frame = QFrame()
    frame.setFrameShape(QFrame.Shape.StyledPanel)
    frame.setBackgroundRole(QPalette.ColorRole.Base)
    frame.setAutoFillBackground(True)
    fill(QVBoxLayout(frame), button, margin=2)
    return frame
