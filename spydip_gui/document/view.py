"""The open game as the desk looks at it; whatever happens, one signal tells of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.board.graph import Board, PowerId
from engine.game.game import Game
from engine.game.record import MAIN, Node
from engine.orders.seen import Seen
from engine.phases import Phase
from engine.report.account import Account, account
from engine.report.explain import citation, sentence
from engine.rules import Ruleset
from engine.session.alternatives import Way, Ways
from engine.session.drafts import Drafts, Results, results_of
from engine.session.observations import JOIN, Sights
from engine.session.rows import Row
from engine.units import Kind, UnitKind
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.language.wording import phase_name


class Looking(QObject):
    """Who looks at which turn of a game, and what is known of it."""

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
    def kinds(self) -> Mapping[Kind, UnitKind]:
        """The kinds of piece of the game."""
        return self._game.rules.variant.unit_kinds

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
        start = QCoreApplication.translate("Document", "Start")
        return (start, *(self._name(number) for number in range(1, len(self._line))))

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

    def results(self, seat: PowerId) -> Results:
        """What became of the orders of the rows, or what would, by their text."""
        if self.newest:
            return self.preview(seat)
        if seat not in self.readable:
            return {}
        seen = self._drafts.seen(self._line[self._turn], seat, seat)
        return results_of(self.known(self._turn + 1).orders, seat, seen)

    def preview(self, seat: PowerId) -> Results:
        """What would come of a seat's orders, as far as the viewer can tell, by their text."""
        if seat not in self.readable or self.over:
            return {}
        return self._drafts.preview(self._line[-1], seat, truth=self._viewer == GM)

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

    def _name(self, number: int) -> str:
        seen = self.known(number)
        edited = bool(self._line[number].change)
        title = phase_name(seen.phase)
        if not edited:
            return title
        return QCoreApplication.translate("Document", "{phase} (edited)").format(phase=title)

    def _leave_branch(self) -> None:
        """A power sees what is really played, whatever the game master tries on a branch."""
        if self._viewer != GM and self.branch != MAIN:
            self._game.switch(MAIN)
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
