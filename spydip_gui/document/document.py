"""The open game as the desk changes it: orders, deadlines, edits, branches, and back again."""

from collections.abc import Sequence
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Sheet
from engine.game.steps import UndoStep, UndoSteps
from engine.language.message import Message
from engine.orders.order import Order
from engine.position import Position
from engine.session.drafts import Sheets
from engine.session.observations import Sights
from engine.visibility.sight import GM
from spydip_gui.document.changes import Part
from spydip_gui.document.step_names import named
from spydip_gui.document.view import Looking


class Document(Looking):
    """One game on the desk, with everybody's orders for the deadline."""

    def __init__(self, game: Game, sights: Sights | None = None, viewer: PowerId = GM) -> None:
        """Look at the last turn of a game, as the game master or somebody else."""
        super().__init__(game, sights, viewer)
        self._steps: dict[PowerId, UndoSteps] = {}

    def read(self, seat: PowerId, text: str) -> Order:
        """The order that a line of a seat means; raises OrderTextError."""
        return self._drafts.read(self._line[-1], seat, text)

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[Message, ...]:
        """Write orders, as one step that can be undone, and say what they replaced.

        ``gone`` are lines of the same seats that fall away with the step.

        Raises:
            OrderTextError: a line is no order; nothing is then written.
        """
        sheets, notes = self._drafts.with_lines(self._line[-1], lines, gone)
        self._exchange(sheets, " ".join(map(str, notes)))
        return notes

    def clear(self, seat: PowerId, text: str = "") -> None:
        """Take away one order of a seat, or all of them."""
        kept = list(self._drafts.lines(seat)) if text else []
        if text and text not in kept:
            return
        if text:
            kept.remove(text)
        self._exchange({seat: tuple(kept)})

    def replace_lines(self, sheets: Sheets) -> None:
        """Set whole sheets of orders, as one step that can be undone."""
        self._exchange(sheets)

    def resolve(self, acts: Sequence[str] = ()) -> tuple[str, ...]:
        """Decide the deadline with the orders in hand; raises GameError where the game is over.

        Says to the game master which reports are withheld, since their two derivations differ.
        """
        self._game.resolve(tuple(acts))
        self._follow()
        return self._sights.withheld(self._line[-1]) if self._viewer == GM else ()

    def edit(self, position: Position, reason: str) -> None:
        """Set the position by hand; raises GameError if nothing changes or no reason is given."""
        self._game.edit(position, reason)
        self._follow()

    def master(self) -> Game:
        """The game itself, for what only its master does; raises PermissionError for others."""
        if self._viewer != GM:
            raise PermissionError("Only the game master does that.")
        return self._game

    def truth(self) -> Position:
        """The position itself, for the game master's editor; raises PermissionError for others."""
        if self._viewer != GM:
            raise PermissionError("Only the game master sees the whole position.")
        return self._game.position()

    def scenario(self) -> str:
        """The turn looked at as a scenario; raises PermissionError for all but the game master."""
        from engine.game.scenario_text import write_scenario  # noqa: PLC0415  # not for the first window

        if self._viewer != GM:
            raise PermissionError("Only the game master sees the whole position.")
        return write_scenario(self._game, self._line[self._turn])

    def fork(self, name: str) -> None:
        """Go on another way from the turn looked at; raises GameError if the name is taken."""
        self._game.branch(name, self._line[self._turn].id)
        self._follow()

    def switch(self, name: str) -> None:
        """Go on with another branch; raises RecordError if there is none of that name."""
        self._game.switch(name)
        self._follow()

    def what_if(self) -> None:
        """Keep the orders for the turn looked at as another way, and show it beside this one.

        Raises:
            ValueError: several look together, who give no orders, or the game is over.
        """
        if self.newest and self.over:
            raise ValueError("The game is over; look at an earlier turn to try another way.")
        if not self.seats:
            raise ValueError("Look as one power to try its orders.")
        turn = self._line[self._turn]
        sheets = [] if self._viewer == GM else [self._sheet_of(self._viewer)]
        self._beside = self._ways.keep(self._viewer, turn, sheets)
        self._tell(Part.BESIDE, Part.GAME)

    def show_beside(self, name: str) -> None:
        """Show another way beside the one played on; none where the name is empty."""
        if name != self._beside:
            self._beside = name
            self._tell(Part.BESIDE)

    def adopt(self) -> None:
        """Play on as on the way shown beside; raises GameError where that is no longer possible."""
        name, self._beside = self._beside, ""
        self._ways.adopt(name, self._viewer, self._line[-1])
        self._follow()

    def drop(self) -> None:
        """Leave the way shown beside for good; raises GameError where it is the main line."""
        self._ways.drop(self._beside, self._viewer)
        self._beside = ""
        self._follow()

    @property
    def done(self) -> tuple[UndoStep, ...]:
        """The steps that the viewer may take back, oldest first; they are read from the record."""
        return tuple(self._own_steps().done)

    @property
    def undone(self) -> tuple[UndoStep, ...]:
        """The steps that the viewer took back and may do again, the next one last."""
        return tuple(self._own_steps().undone)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back that the viewer may know of."""
        return bool(self.done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again that the viewer may know of."""
        return bool(self.undone)

    @property
    def undo_name(self) -> str:
        """What the step is called that would be taken back; empty if there is none."""
        return named(self.done[-1], self._game.record, self.board) if self.done else ""

    @property
    def redo_name(self) -> str:
        """What the step is called that would be done again; empty if there is none."""
        return named(self.undone[-1], self._game.record, self.board) if self.undone else ""

    def undo(self) -> None:
        """Take back the last step, if the viewer may know of it."""
        if self.can_undo:
            self._game.take_back(self.done[-1])
            self._follow()

    def redo(self) -> None:
        """Do again what was taken back, if the viewer may know of it."""
        if self.can_redo:
            self._game.do_again(self.undone[-1])
            self._follow()

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Keep the game in a file of this name from now on; raises GameFileError."""
        self._game.save_as(path, over=over)
        self._tell(Part.GAME)

    def close(self) -> None:
        """Let the file go."""
        self._game.close()

    def _own_steps(self) -> UndoSteps:
        """The steps of the viewer; those who look together write nothing and so have none."""
        known = self._viewer == GM or self._viewer in self._game.rules.seats
        seat = None if self._viewer == GM else self._viewer
        found = self._steps.setdefault(self._viewer, UndoSteps(seat))
        if known:
            found.follow(self._game.record)
        return found

    def _sheet_of(self, seat: PowerId) -> Sheet:
        lines = [row.order for row in self.rows(seat) if row.order]
        return Sheet(power=seat, lines=tuple(lines), source="typed")

    def _exchange(self, sheets: Sheets, note: str = "") -> None:
        if self._drafts.put(sheets):
            self._tell(Part.ORDERS, seats=frozenset(sheets), note=note)
