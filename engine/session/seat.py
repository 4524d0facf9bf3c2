"""A seat at a game: what one viewer sees there, may order and has ordered, and the results.

It returns observations and other values, never positions: it does not give away what is hidden from
its viewer. The game master is the viewer who sees everything.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Self, TypeVar

from engine import judge
from engine.board.graph import PowerId
from engine.errors import UserError
from engine.game.game import Game
from engine.game.record import MAIN, Node
from engine.language.message import Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.choices import Node as Choice
from engine.orders.options import choices
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.wording import power_name
from engine.phases import Phase
from engine.report.account import Account, Around, account
from engine.report.due import NOTHING_OWED, Owed, owed
from engine.report.explain import sentence
from engine.session.alternatives import Way, Ways
from engine.session.drafts import Drafts, Results, Sheets, results_of
from engine.session.notes import InGame, Notes
from engine.session.observations import JOIN, Sights, usual_start
from engine.session.own_steps import OwnSteps
from engine.session.rows import Row
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM

if TYPE_CHECKING:
    from engine.orders.lines import ReadSheet


class NotYoursError(UserError, PermissionError):
    """A viewer asked for what only the game master or another player may know or do."""


class Seat:
    """One viewer at one turn of a game, by default the newest; `at` and `of` return others."""

    def __init__(self, game: Game, viewer: PowerId = GM, sights: Sights | None = None) -> None:
        """Sit down at a game, as the game master or somebody else."""
        self.title, self.rules, self.board = game.record.header.title, game.rules, game.rules.board
        self._game = game
        self._sights = sights or Sights(game)
        self._every_steps: dict[PowerId, OwnSteps] = {}
        self._turn: int | None = None
        self._end: int | None = None
        self._sit(viewer)

    def _sit(self, viewer: PowerId) -> None:
        self.viewer = viewer
        self._line: tuple[int, tuple[Node, ...]] = (0, ())
        self._drafts = Drafts(self._game, self._sights, "" if viewer == GM else MAIN)
        self.ways = Ways(self._game, self._sights, viewer)
        self.notes: Notes = InGame(self._game, viewer)
        steps = OwnSteps(self._game, viewer, self._sights)
        self.steps = self._every_steps.setdefault(viewer, steps)

    def at(self, turn: int | None) -> Self:
        """The same viewer at another turn, counted from the start; None for the newest."""
        other = copy(self)
        other._turn = None if turn is None else max(0, min(turn, len(self._nodes) - 1))  # noqa: SLF001
        return other

    def of(self, viewer: PowerId) -> Self:
        """Another viewer at the same turn; joined powers are separated by ``+``.

        Raises NotYoursError for all but the game master.
        """
        if viewer != self.viewer and not self.decides:
            raise NotYoursError("view.only_gm_knows")
        other = copy(self)
        other._sit(viewer)  # noqa: SLF001
        return other if self._turn is None else near(other, self)

    def after(self, node: Node) -> Self:
        """The same viewer at the turn that led to a node, on any branch."""
        other = copy(self)
        other._turn, other._end, other._line = None, node.id, (0, ())  # noqa: SLF001
        return other

    @property
    def path(self) -> Path | None:
        """The file of the game."""
        return self._game.path

    @property
    def board_place(self) -> Path:
        """The name of the built-in board, or the folder of a custom one."""
        return self._game.board_place

    @property
    def viewers(self) -> tuple[PowerId, ...]:
        """Possible viewers: the game master and everybody with a seat."""
        return (GM, *self._game.rules.seats)

    @property
    def seats(self) -> tuple[PowerId, ...]:
        """The seats whose orders the viewer may write and read."""
        return tuple(s for s in self.rules.seats if self.decides or s == self.viewer)

    @property
    def readable(self) -> tuple[PowerId, ...]:
        """The seats whose orders the viewer may read; joined views read each other's."""
        everybody, eyes = self._game.rules.seats, self.viewer.split(JOIN)
        return everybody if self.decides else tuple(s for s in everybody if s in eyes)

    @property
    def decides(self) -> bool:
        """Whether the viewer adjudicates deadlines: whether it is the game master."""
        return self.viewer == GM

    @property
    def _nodes(self) -> tuple[Node, ...]:
        """The turns that the viewer knows of: a power's on the main line, whatever is tried."""
        record = self._game.record
        if self._line[0] != len(record.acts):
            main = None if self.decides else record.standing_of(MAIN)
            self._line = len(record.acts), self._sights.line(self.viewer, self._end or main)
        return self._line[1]

    @property
    def line(self) -> tuple[int, ...]:
        """The numbers in the record of the turns from the start on."""
        return tuple(node.id for node in self._nodes)

    def edited(self, turn: int) -> bool:
        """Whether a turn is an edit."""
        return bool(self._nodes[turn].change)

    @property
    def turn(self) -> int:
        """The turn looked at, counted from the start of the game."""
        newest = len(self._nodes) - 1
        return newest if self._turn is None else min(self._turn, newest)

    @property
    def newest(self) -> bool:
        """Whether the last turn is looked at, so that orders can be written."""
        return self.turn == len(self._nodes) - 1

    @property
    def outcome(self) -> int:
        """The turn with the results of the phase looked at; the newest has its own."""
        return self.turn if self.newest else self.turn + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.look(-1).ending is not None

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The deadline that is due after each turn."""
        return self._sights.phases(self._nodes, self.viewer)

    def look(self, turn: int | None = None) -> Observation:
        """What the viewer knows of a turn, or of the one looked at; -1 is the newest."""
        return self._sights.observation(
            self._nodes[self.turn if turn is None else turn], self.viewer
        )

    @property
    def memory(self) -> tuple[Observation, ...]:
        """What the viewer knew of the turns before, oldest first; the usual start first of all."""
        return _memory(self)

    def eyes(self) -> tuple[Observation, ...]:
        """What each seat knows of the turn looked at; raises NotYoursError for all but the GM."""
        node, seats = self.master().record.nodes[self.line[self.turn]], self.rules.seats
        return tuple(self._sights.observation(node, seat) for seat in seats)

    def told(self, turn: int | None = None, speaker: Speaker = ENGLISH) -> Account:
        """What the viewer knows of a turn, or of the one looked at, as a report tells it."""
        return _account(self, self.turn if turn is None else turn % len(self.line), speaker)

    @property
    def missed(self) -> bool:
        """Whether the viewer owed orders for the turn looked at, and sent none."""
        return self._sights.missed(self._nodes[self.turn], self.viewer)

    def why(self, one: SeenOrder) -> Value:
        """The result of an order and why, as far as the viewer is told."""
        return sentence(one, self.board)

    def seen(self, seat: PowerId) -> Seen:
        """What is known when a seat's orders are written: by the game master, everything."""
        _must_write(self, [seat])
        eyes = GM if self.decides else seat
        return self._drafts.seen(self._nodes[-1], eyes, seat)

    def options(self, seat: PowerId) -> tuple[Choice, ...]:
        """What may be ordered for a seat, as far as the viewer knows: a tree of choices."""
        return choices(self.seen(seat), self.rules.variant.order_kinds)

    def orders(self, seat: PowerId) -> tuple[str, ...]:
        """A seat's current orders; empty if the viewer may not know them."""
        return self._drafts.lines(seat) if seat in self.readable else ()

    def rows(self, seat: PowerId) -> tuple[Row, ...]:
        """A row for each piece of a seat and each further order; for an earlier turn, as given."""
        if seat not in self.readable or (self.newest and self.over):
            return ()
        turn, line, drafts = self.turn, self._nodes, self._drafts
        lines = drafts.lines(seat) if self.newest else drafts.given(line[turn + 1], seat)
        return drafts.rows(line[turn], seat, lines)

    def results(self, seat: PowerId) -> Results:
        """The results of a seat's orders, real or as far as the viewer can foresee, by text."""
        if seat not in self.readable or (self.newest and self.over):
            return {}
        if self.newest:
            return self._drafts.preview(self._nodes[-1], seat, truth=self.decides)
        seen = self._drafts.seen(self._nodes[self.turn], seat, seat)
        return results_of(self.look(self.turn + 1).orders, seat, seen)

    def preview(self) -> Observation:
        """What the current orders would lead to, as far as the viewer can tell."""
        turn = self._drafts.tried(self._nodes[-1], self.viewer, truth=self.decides)
        return judge.report(self.rules, turn, self.viewer)

    def sheet(self, text: str, seat: PowerId | None = None) -> "ReadSheet":
        """The orders in a text of many lines, such as a mail; ``seat`` is whose it is, if known.

        If players give the orders of several countries, a country's are its commander's.
        """
        _must_write(self, [] if seat is None else [seat])
        return self._drafts.sheet(self._nodes[-1], text, seat, self.seats)

    def read(self, seat: PowerId, text: str) -> Order:
        """The order that a line of a seat means; raises OrderTextError."""
        _must_write(self, [seat])
        return self._drafts.read(self._nodes[-1], seat, text)

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[Message, ...]:
        """Write orders as one undoable step, and return notes on what they replaced.

        ``gone`` are lines removed in the same step. Raises OrderTextError if a line is not an
        order, NotYoursError if it is not the viewer's to write; nothing is written then.
        """
        sheets, notes = self.drafted(lines, gone)
        self.put(sheets)
        return notes

    def drafted(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[Sheets, tuple[Message, ...]]:
        """The sheets that `give` would write and the notes on them; raises OrderTextError."""
        _must_write(self, [seat for seat, _ in (*lines, *gone)])
        return self._drafts.with_lines(self._nodes[-1], lines, gone)

    def put(self, sheets: Sheets) -> bool:
        """Replace whole order sheets in one step; returns whether that changes anything."""
        _must_write(self, sheets)
        return self._drafts.put(sheets)

    def way(self, name: str) -> Way:
        """What the viewer sees of a branch, at the turn looked at or at its end."""
        return self.ways.way(name, None if self.newest else self.turn)

    def try_out(self) -> str:
        """Keep the orders for the turn looked at as a branch; returns its name, see `Ways.keep`."""
        lines = tuple(row.order for row in self.rows(self.viewer) if row.order)
        return self.ways.keep(self._nodes[self.turn], lines)

    def resolve(self, acts: Sequence[str] = ()) -> tuple[Message, ...]:
        """Adjudicate the deadline, and return the reports withheld; raises as `Game.resolve`."""
        self.master().resolve(tuple(acts))
        return self._sights.withheld(self._nodes[-1])

    def master(self) -> Game:
        """The game itself, for the game master's own work; raises NotYoursError for others."""
        if not self.decides:
            raise NotYoursError("view.only_gm_does")
        return self._game

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Save the game under this name from now on; raises GameFileError."""
        self._game.save_as(path, over=over)

    def close(self) -> None:
        """Close the file."""
        self._game.close()


def reasons(view: Seat, seat: PowerId) -> Mapping[str, Message]:
    """Why a seat's current orders would fail, as far as the viewer can tell, by text."""
    if seat not in view.readable or not view.newest or view.over:
        return {}
    return view._drafts.reasons(view._nodes[-1], seat, truth=view.decides)  # noqa: SLF001


SeatT = TypeVar("SeatT", bound=Seat)


def near(seat: SeatT, other: Seat) -> SeatT:
    """A seat at the turn that another one shows, or the last before it that both know."""
    past = other.line[: other.turn + 1]
    turns = [turn for turn, node in enumerate(seat.line) if node in past]
    return seat.at(None if other.newest else turns[-1])


def _must_write(seat: Seat, seats: Iterable[PowerId]) -> None:
    strange = [] if seat.decides else [one for one in seats if one not in seat.seats]
    if strange:
        raise NotYoursError(
            "view.orders_not_yours",
            whose=power_name(seat.board, strange[0]),
            viewer=power_name(seat.board, seat.viewer),
        )


def _memory(seat: Seat) -> tuple[Observation, ...]:
    """What a viewer remembers; the game master nothing, who sees everything as it is now."""
    if seat.viewer == GM:
        return ()
    return (*usual_start(seat.rules, seat.look(0)), *map(seat.look, range(seat.turn)))


def _account(seat: Seat, turn: int, speaker: Speaker) -> Account:
    """The account of a turn, counted from the start; for the newest, with what is due."""
    return account(
        _told(seat, turn),
        seat.board,
        seat.title,
        speaker,
        around=Around(
            called=seat.rules.called,
            earlier=_earlier(seat, turn),
            memory=(seat.look(number) for number in reversed(range(turn))),
            asked=_asked(seat) if turn == len(seat.line) - 1 else NOTHING_OWED,
        ),
    )


def _earlier(seat: Seat, turn: int) -> Observation | None:
    """What was known before a turn, whatever was corrected since."""
    while turn and seat.edited(turn):
        turn -= 1
    return seat.look(turn - 1) if turn else None


def _told(seat: Seat, turn: int) -> Observation:
    """What is known of a turn, with the orders of the viewer's own sheet for it."""
    seen = seat.look(turn)
    if not turn or seat.viewer not in seat.rules.seats:
        return seen
    return seat.steps.told(seat.line[turn], seen, seat.look(turn - 1))


def _asked(seat: Seat) -> Owed:
    """What is asked of the viewer, if anything is asked of it alone."""
    if seat.viewer not in seat.rules.seats or seat.over:
        return NOTHING_OWED
    return owed(seat.seen(seat.viewer), seat.rules.variant.order_kinds)
