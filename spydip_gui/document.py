"""The open game as the desk shows and changes it; whatever happens, one signal tells of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.board.graph import Board, PowerId
from engine.game.game import Game
from engine.game.record import MAIN, Node, Sheet
from engine.game.scenario_text import write_scenario
from engine.game.steps import Step, Steps
from engine.orders.kinds import Order
from engine.orders.notation import write
from engine.orders.options import Seen
from engine.phases import Phase
from engine.position import Position
from engine.report.account import Account, account
from engine.report.explain import citation, sentence
from engine.rules import Ruleset
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM
from spydip_gui.changes import Change, Part, Sheets
from spydip_gui.commands import named
from spydip_gui.drafts import Drafts
from spydip_gui.rows import Row
from spydip_gui.sights import JOIN, Sights
from spydip_gui.ways import Way, Ways


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
        self._ways = Ways(game, self._sights)
        self._beside = ""
        self._steps: dict[PowerId, Steps] = {}

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._game.record.header.title

    @property
    def sort(self) -> str:
        """What is on the desk: a ``game``, or a player's ``packet`` of one."""
        return "game"

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
    def readable(self) -> tuple[PowerId, ...]:
        """Whose orders the viewer may read; those who look together read each other's."""
        everybody, eyes = self._game.rules.seats, self._viewer.split(JOIN)
        return everybody if self._viewer == GM else tuple(s for s in everybody if s in eyes)

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
        """Every branch with the number of the node where it stands; for a power the main line."""
        found = self._game.record.branches
        return found if self._viewer == GM else {MAIN: found[MAIN]}

    @property
    def branch(self) -> str:
        """The branch that is played on."""
        return self._game.record.branch

    @property
    def ways(self) -> tuple[str, ...]:
        """The other ways to go on that the viewer may know of."""
        return self._ways.names(self._viewer)

    @property
    def beside(self) -> Way | None:
        """The way that is shown beside the one played on."""
        if self._beside not in self.ways:
            return None
        return self._ways.way(self._beside, self._viewer, None if self.newest else self._turn)

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

    def eyes(self) -> tuple[Observation, ...]:
        """What each seat knows of the turn looked at; raises PermissionError for all but the GM."""
        if self._viewer != GM:
            raise PermissionError("Only the game master knows what others see.")
        node = self._line[self._turn]
        return tuple(self._sights.observation(node, seat) for seat in self._game.rules.seats)

    def told(self, turn: int | None = None) -> Account:
        """What the viewer knows of a turn, or of the one looked at, as a report tells it."""
        seen = self.known(self._turn if turn is None else turn)
        return account(seen, self.board, self.title)

    def why(self, one: SeenOrder) -> str:
        """What became of an order and why, as far as the viewer is told."""
        return sentence(one, self.board)

    def rule(self, one: SeenOrder) -> str:
        """The rule that decided an order, as far as the viewer is told."""
        return citation(one)

    def seen(self, seat: PowerId) -> Seen:
        """What is known when orders are written for a seat: by the game master everything."""
        eyes = GM if self._viewer == GM else seat
        return self._drafts.seen(self._line[-1], eyes, seat)

    def drafts(self, seat: PowerId) -> tuple[str, ...]:
        """The orders that a seat has in hand; nothing where the viewer may not know them."""
        return self._drafts.lines(seat) if seat in self.readable else ()

    def rows(self, seat: PowerId) -> tuple[Row, ...]:
        """A row for each piece of a seat and each further order, as its owner knows them.

        At an earlier turn they are those that were given for the deadline that was due then.
        """
        if seat not in self.readable:
            return ()
        lines = (
            self._drafts.lines(seat)
            if self.newest
            else self._drafts.given(self._line[self._turn + 1], seat)
        )
        return self._drafts.rows(self._line[self._turn], seat, lines)

    def results(self, seat: PowerId) -> Mapping[str, str]:
        """What became of the orders of the rows, or what would, by their text."""
        if self.newest:
            return self.preview(seat)
        known = self.known(self._turn + 1).orders
        return {write(one.order): one.result.value for one in known if one.power == seat}

    def preview(self, seat: PowerId) -> Mapping[str, str]:
        """What would come of a seat's orders, as far as the viewer can tell, by their text."""
        if seat not in self.readable or self.over:
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
        if viewer is not None:
            self._viewer = viewer
            self._leave_branch()
        if turn is not None:
            self._turn = max(0, min(turn, len(self._line) - 1))
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
        sheets, notes = self._drafts.with_lines(self._line[-1], lines, gone)
        self._exchange(sheets, " ".join(notes))
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

    def resolve(self, acts: Sequence[str] = ()) -> None:
        """Decide the deadline with the orders in hand; raises GameError where the game is over."""
        self._game.resolve(tuple(acts))
        self._follow()

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
            ValueError: several look together, who give no orders.
        """
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
    def done(self) -> tuple[Step, ...]:
        """The steps that the viewer may take back, oldest first; they are read from the record."""
        return tuple(self._own_steps().done)

    @property
    def undone(self) -> tuple[Step, ...]:
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

    def _name(self, number: int) -> str:
        seen = self.known(number)
        edited = bool(self._line[number].change)
        return f"{seen.phase.title} (edited)" if edited else seen.phase.title

    def _own_steps(self) -> Steps:
        """The steps of the viewer; those who look together write nothing and so have none."""
        known = self._viewer == GM or self._viewer in self._game.rules.seats
        seat = None if self._viewer == GM else self._viewer
        found = self._steps.setdefault(self._viewer, Steps(seat))
        if known:
            found.follow(self._game.record)
        return found

    def _leave_branch(self) -> None:
        """A power sees what is really played, whatever the game master tries on a branch."""
        if self._viewer != GM and self.branch != MAIN:
            self._game.switch(MAIN)
            self._follow()

    def _sheet_of(self, seat: PowerId) -> Sheet:
        lines = [row.order for row in self.rows(seat) if row.order]
        return Sheet(power=seat, lines=tuple(lines), source="typed")

    def _exchange(self, sheets: Sheets, note: str = "") -> None:
        if self._drafts.put(sheets):
            self._tell(Part.ORDERS, seats=frozenset(sheets), note=note)

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
