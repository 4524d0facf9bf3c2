"""Asks how to practise from a turn: as which power, and against what opponents."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from engine.board.graph import Board, PowerId
from spydip_gui.dialogs.help import answers
from spydip_gui.dialogs.seating import levels
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import caption, fill, form


class PractisingDialog(QDialog):
    """``power`` and ``level`` are the answers."""

    def __init__(
        self,
        board: Board,
        powers: Sequence[PowerId],
        level: str,
        parent: QWidget | None = None,
        *,
        phase: str,
        guessed: bool,
    ) -> None:
        """Propose the first power; ``guessed`` says that hidden pieces are made up."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Practise from here"))
        true = self.tr("A copy of the game goes on from {phase} as it was. The game itself stays.")
        made_up = self.tr(
            "A new game goes on from {phase}. What you know is true in it; computer opponents "
            "guess the rest, otherwise each time."
        )
        self._power, self._level = ComboBox(), ComboBox()
        self._power.offer((seat_name(board, power), power) for power in powers)
        self._level.offer(levels())
        self._level.pick(level)
        rows = form((self.tr("You play"), self._power), (self.tr("The others are"), self._level))
        buttons = answers(self, "practice")
        told = caption((made_up if guessed else true).format(phase=phase), wordWrap=True)
        fill(QVBoxLayout(self), told, rows, buttons)
        self.setMinimumWidth(400)

    @property
    def power(self) -> PowerId:
        """The power to play."""
        return PowerId(self._power.currentData())

    @property
    def level(self) -> str:
        """The level of the opponents."""
        return self._level.chosen
