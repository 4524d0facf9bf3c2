"""The window that offers the sample games, one card each."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidgetItem, QVBoxLayout, QWidget

from spydip_gui.dialogs.help import answers
from spydip_gui.dialogs.start_cards import NAME, SampleList
from spydip_gui.dialogs.start_pictures import Later
from spydip_gui.theme.parts import fill
from spydip_gui.theme.window_colours import palette_for, worn


class SamplesDialog(QDialog):
    """Offers a card for every sample; ``chosen`` is the name of the one picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer all samples, the standard game first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Sample games"))
        self.chosen = ""
        self.cards = SampleList()
        self.cards.itemClicked.connect(self._take)
        self.cards.itemActivated.connect(self._take)
        self._later = Later(self)
        self._later.plan(self.cards.jobs(palette_for(worn()), self.devicePixelRatioF()))
        buttons = answers(self, "windows", QDialogButtonBox.StandardButton.Cancel)
        fill(QVBoxLayout(self), (self.cards, 1), buttons)
        self.resize(1240, 400)
        self.cards.setFocus()

    @property
    def idle(self) -> bool:
        """Whether every picture was drawn."""
        return self._later.idle

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen = str(item.data(NAME))
        self.accept()
