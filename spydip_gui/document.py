"""The open game as the desk shows and changes it; whatever happens, one signal tells of it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from engine.board.graph import Board, PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.game.scenario_text import write_scenario
from engine.orders.kinds import Order
from engine.orders.options import Seen
from engine.phases import Phase
from engine.position import Position
from engine.report.account import Account, account
from engine.report.explain import sentence
from engine.rules import Ruleset
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM
from spydip_gui.changes import Change, Part
from spydip_gui.commands import Exchange, Sheets, Step
from spydip_gui.drafts import Drafts
from spydip_gui.rows import Row
from spydip_gui.sights import JOIN, Sights


class Document(QObject):
    """One game on the desk: who looks at which turn, and everybody's orders for the deadline."""

    changed = Signal(object)

    def __init__(self, game: Game, sights: Sights | None = None, viewer: PowerId = GM) -> None:
        """Look at the last turn of a game, as the game master or somebody else."""
        super().__init__()
        self._game = game
        self._sights = sights or Sights(game)
        self._drafts = Drafts(game, self._sights)
        self._line: tuple[Node, ...] = game.record.line()
        self._turn = len(self._line) - 1
        self._viewer = viewer
        self._seat = game.rules.seats[0] if viewer == GM else viewer
        self.undo_stack = QUndoStack(self)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._game.record.header.title

    @property
    def path(self) -> Path | None:
        """The file that the game is kept in."""
        return self._game.path

    @property
    def rules(self) -> Ruleset:
        """What the game is played by."""
        return self._game.rules

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self._game.rules.board

    @property
    def board_place(self) -> Path:
        """The name of the built-in board that is played on, or its folder."""
        return self._game.board_place

    @property
    def viewers(self) -> tuple[PowerId, ...]:
        """Who may look: the game master and everybody with a seat."""
        return (GM, *self._game.rules.seats)

    @property
    def viewer(self) -> PowerId:
        """Who looks; powers who look together are joined by ``+``."""
        return self._viewer

    @property
    def seat(self) -> PowerId:
        """Whose orders are being written: the viewer's own, or those the game master chose."""
        return self._seat

    @property
    def seats(self) -> tuple[PowerId, ...]:
        """Whose orders the viewer may write and read."""
        everybody = self._game.rules.seats
        return everybody if self._viewer == GM else tuple(s for s in everybody if s == self._viewer)

    @property
    def turn(self) -> int:
        """Which turn is looked at, counted from the start of the game."""
        return self._turn

    @property
    def turns(self) -> tuple[str, ...]:
        """The name of every turn: the start, then each deadline that was decided."""
        return ("Start", *(self._name(number) for number in range(1, len(self._line))))

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The deadline that is due after each turn."""
        return tuple(self.known(number).due for number in range(len(self._line)))

    @property
    def newest(self) -> bool:
        """Whether the last turn is looked at, so that orders can be written."""
        return self._turn == len(self._line) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.known(len(self._line) - 1).ending is not None

    @property
    def decides(self) -> bool:
        """Whether the viewer decides deadlines."""
        return self._viewer == GM

    @property
    def branches(self) -> Mapping[str, int]:
        """Every branch with the number of the node where it stands."""
        return self._game.record.branches

    @property
    def branch(self) -> str:
        """The branch that is played on."""
        return self._game.record.branch

    @property
    def observation(self) -> Observation:
        """What the viewer knows of the turn looked at."""
        return self.known(self._turn)

    @property
    def memory(self) -> tuple[Observation, ...]:
        """What the viewer knew of the turns before, oldest first."""
        return tuple(self.known(number) for number in range(self._turn))

    def known(self, turn: int) -> Observation:
        """What the viewer knows of a turn."""
        return self._sights.observation(self._line[turn], self._viewer)

    def told(self, turn: int | None = None) -> Account:
        """What the viewer knows of a turn, or of the one looked at, as a report tells it."""
        seen = self.known(self._turn if turn is None else turn)
        return account(seen, self.board, self.title)

    def why(self, one: SeenOrder) -> str:
        """What became of an order and why, as far as the viewer is told."""
        return sentence(one, self.board)

    def seen(self, seat: PowerId) -> Seen:
        """What is known when orders are written for a seat: by the game master everything."""
        eyes = GM if self._viewer == GM else seat
        return self._drafts.seen(self._line[-1], eyes, seat)

    def drafts(self, seat: PowerId) -> tuple[str, ...]:
        """The orders that a seat has in hand; nothing where the viewer may not know them."""
        return self._drafts.lines(seat) if seat in self.seats else ()

    def rows(self, seat: PowerId) -> tuple[Row, ...]:
        """A row for each piece of a seat and each further order, as its owner knows them."""
        return self._drafts.rows(self._line[-1], seat) if seat in self.seats else ()

    def preview(self, seat: PowerId) -> Mapping[str, str]:
        """What would come of a seat's orders, as far as the viewer can tell, by their text."""
        if seat not in self.seats or self.over:
            return {}
        return self._drafts.preview(self._line[-1], seat, truth=self._viewer == GM)

    def read(self, seat: PowerId, text: str) -> Order:
        """The order that a line of a seat means; raises OrderTextError."""
        return self._drafts.read(self._line[-1], seat, text)

    def look(
        self,
        *,
        turn: int | None = None,
        viewer: PowerId | None = None,
        seat: PowerId | None = None,
    ) -> None:
        """Look at another turn of the game, through other eyes, or choose whose orders to write."""
        before = (self._turn, self._viewer, self._seat)
        if turn is not None:
            self._turn = max(0, min(turn, len(self._line) - 1))
        if viewer is not None:
            self._viewer = viewer
        if seat is not None or viewer is not None:
            wanted = self._seat if seat is None else seat
            self._seat = wanted if wanted in self.seats or not self.seats else self.seats[0]
        if before != (self._turn, self._viewer, self._seat):
            looked = before[:2] != (self._turn, self._viewer)
            self._tell(Part.SEAT, *([Part.LOOK] if looked else []))

    def together(self, powers: Sequence[PowerId]) -> None:
        """Look with the eyes of several powers; raises ValueError where none is named."""
        if not powers:
            raise ValueError("Tick at least one power to look with.")
        self.look(viewer=PowerId(JOIN.join(powers)))

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[str, ...]:
        """Write orders, as one step that can be undone, and say what they replaced.

        ``gone`` are lines of the same seats that fall away with the step.

        Raises:
            OrderTextError: a line is no order; nothing is then written.
        """
        sheets, notes = self._drafts.with_lines(self._line[-1], lines)
        sheets = {
            seat: tuple(text for text in texts if (seat, text) not in gone)
            for seat, texts in sheets.items()
        }
        self._exchange(sheets, self.tr("Orders"), " ".join(notes))
        return notes

    def clear(self, seat: PowerId, text: str = "") -> None:
        """Take away one order of a seat, or all of them."""
        kept = list(self._drafts.lines(seat)) if text else []
        if text and text not in kept:
            return
        if text:
            kept.remove(text)
        self._exchange({seat: tuple(kept)}, self.tr("Clear orders"))

    def replace_lines(self, sheets: Sheets, text: str = "") -> None:
        """Set whole sheets of orders, as one step that can be undone."""
        self._exchange(sheets, text or self.tr("Orders"))

    def resolve(self, acts: Sequence[str] = ()) -> None:
        """Decide the deadline with the orders in hand; raises GameError where the game is over."""
        self._game.preview(acts)
        self._step(lambda: self._game.resolve(tuple(acts)), self.tr("Adjudication"))

    def edit(self, position: Position, reason: str) -> None:
        """Set the position by hand; raises GameError if nothing changes or no reason is given."""
        self._step(lambda: self._game.edit(position, reason), self.tr("Edit"))

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
        if self._viewer != GM:
            raise PermissionError("Only the game master sees the whole position.")
        return write_scenario(self._game, self._line[self._turn])

    def fork(self, name: str) -> None:
        """Go on another way from the turn looked at; raises GameError if the name is taken."""
        node, old = self._line[self._turn].id, self.branch
        self._push(
            Step(
                partial(self._game.branch, name, node),
                partial(self._game.switch, old),
                partial(self._game.switch, name),
                self.tr("Branch"),
            )
        )

    def switch(self, name: str) -> None:
        """Go on with another branch; raises RecordError if there is none of that name."""
        old = self.branch
        self._game.record.standing_of(name)
        there, back = partial(self._game.switch, name), partial(self._game.switch, old)
        self._push(Step(there, back, there, self.tr("Branch")))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back that the viewer may know of."""
        return self._mine(self.undo_stack.index() - 1)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again that the viewer may know of."""
        return self._mine(self.undo_stack.index())

    def undo(self) -> None:
        """Take back the last step, if the viewer may know of it."""
        if self.can_undo:
            self.undo_stack.undo()
            self._follow()

    def redo(self) -> None:
        """Do again what was taken back, if the viewer may know of it."""
        if self.can_redo:
            self.undo_stack.redo()
            self._follow()

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Keep the game in a file of this name from now on; raises GameFileError."""
        self._game.save_as(path, over=over)
        self._tell(Part.GAME)

    def close(self) -> None:
        """Let the file go."""
        self._game.close()

    def _name(self, number: int) -> str:
        seen = self.known(number)
        edited = bool(self._line[number].change)
        return f"{seen.phase.title} (edited)" if edited else seen.phase.title

    def _mine(self, index: int) -> bool:
        command = self.undo_stack.command(index) if index >= 0 else None
        if command is None:
            return False
        return self._viewer == GM or getattr(command, "seats", None) == {self._viewer}

    def _exchange(self, sheets: Sheets, text: str, note: str = "") -> None:
        if all(self._drafts.lines(seat) == tuple(lines) for seat, lines in sheets.items()):
            return
        self.undo_stack.push(Exchange(sheets, self._drafts.put, text))
        self._tell(Part.ORDERS, seats=frozenset(sheets), note=note)

    def _step(self, do: Callable[[], object], text: str) -> None:
        self._push(Step(do, self._game.undo, self._game.redo, text))

    def _push(self, step: Step) -> None:
        self.undo_stack.push(step)
        self._follow()

    def _follow(self) -> None:
        """Look at where the game stands now, if it went on or back."""
        line = self._game.record.line()
        if line != self._line:
            self._line = line
            self._turn = len(line) - 1
            self._tell(Part.GAME, Part.LOOK, Part.ORDERS)
        else:
            self._tell(Part.ORDERS, Part.GAME)

    def _tell(self, *parts: Part, seats: frozenset[PowerId] = frozenset(), note: str = "") -> None:
        self.changed.emit(Change(frozenset(parts), seats, note))
