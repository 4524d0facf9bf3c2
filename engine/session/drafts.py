"""The current orders for the deadline due: read, combined, tried out."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from engine import judge
from engine.adjudication.outcome import Outcome, Result
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Act, Node, Sheet
from engine.language.message import Message
from engine.orders.completion import Known
from engine.orders.covert import Search, SearchAll
from engine.orders.errors import AmbiguousOrderError, NotAnOrderError
from engine.orders.layout import player
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.remembered import Remembered
from engine.orders.seen import Seen
from engine.orders.submission import Entry, Standing, lasting
from engine.orders.words import Words
from engine.position import Dislodged
from engine.report.explain import sentence
from engine.session import belief
from engine.session.observations import Sights
from engine.session.rows import Row, rows_of
from engine.visibility.knowing import read
from engine.visibility.observe import SeenOrder

if TYPE_CHECKING:
    from engine.orders.lines import ReadSheet

Sheets: TypeAlias = Mapping[PowerId, tuple[str, ...]]
"""The lines of some powers' orders."""

Told = TypeVar("Told", Outcome, SeenOrder)

Results: TypeAlias = Mapping[str, str]
"""What became of orders, by their text."""

_KEPT = 200  # the cache has room for this many seats' rows and knowledge


class Drafts:
    """Everybody's orders for the deadline that is due on a branch of a game."""

    def __init__(self, game: Game, sights: Sights, branch: str = "") -> None:
        """Keep the orders of a branch, or of the current one, in the game's record."""
        self._game = game
        self._branch = branch
        self._sights = sights
        self._sheets: tuple[tuple[int, str], Mapping[PowerId, tuple[Act, Sheet]]] = (0, ""), {}
        self._tried: tuple[tuple[object, ...], Turn] | None = None
        self._rows = Remembered[tuple[int, PowerId, tuple[str, ...]], tuple[Row, ...]](_KEPT)
        self._seen = Remembered[tuple[int, PowerId, PowerId], Seen](_KEPT)

    def lines(self, seat: PowerId) -> tuple[str, ...]:
        """A seat's orders, in the order given."""
        record = self._game.record
        branch = self._branch or record.branch
        standing = len(record.acts), branch
        if self._sheets[0] != standing:
            self._sheets = standing, record.sheets(record.standing_of(branch), branch=branch)
        found = self._sheets[1].get(seat)
        return found[1].lines if found else ()

    def put(self, sheets: Sheets) -> bool:
        """Set the orders of some seats as one act; returns whether that changes anything."""
        if all(self.lines(seat) == tuple(lines) for seat, lines in sheets.items()):
            return False
        written = [self._sheet(seat, lines) for seat, lines in sheets.items()]
        self._game.give_sheets(written, self._branch)
        return True

    def given(self, onward: Node, seat: PowerId) -> tuple[str, ...]:
        """The lines of a seat's sheet that led to a node."""
        found = self._game.record.given(onward).get(seat)
        return found[1].lines if found else ()

    def read(self, node: Node, seat: PowerId, text: str) -> Order:
        """The order that a line means to somebody who knows what the seat knows.

        Raises OrderTextError if it is not an order, could be several, or is another power's.
        """
        reader = self._game.reader
        before, colon, after = text.partition(":")
        owner = self._named(before) if colon else None
        if owner == seat:
            text = after.strip()
        elif owner in self._game.rules.seats:
            why = Message("order.is_of_another_power", owner=before.strip(), power=seat)
            raise NotAnOrderError(why, text=text, span=(0, len(text)))
        seen = self._sights.observation(node, seat)
        book = read(seen, self._game.rules.board)
        known = Known(book.units, {p: Dislodged(u, None) for p, u in book.dislodged.items()})
        try:
            return reader.order(text, phase=seen.due.kind, position=known)
        except AmbiguousOrderError as error:
            position = self._game.position(node.id)
            one = judge.meant(self._game.rules, position, seat, error.understood)
            if one is None:
                raise
            return one

    def _named(self, text: str) -> PowerId | None:
        """The player or power named before a colon."""
        words = Words(text, self._game.reader.lexicon)
        return player(self._game.rules.seats, text) or words.heading()

    def sheet(
        self, node: Node, text: str, seat: PowerId | None, seats: Iterable[PowerId]
    ) -> "ReadSheet":
        """The orders in a text of many lines, by a seat or by some of ``seats``.

        If players give the orders of several countries, a country's are its commander's.
        """
        from engine.orders.sheets import read_sheet  # noqa: PLC0415  # for texts of many lines only

        rules = self._game.rules
        found = read_sheet(
            rules.reader,
            text,
            power=seat,
            phase=self._game.position(node.id).phase.kind,
            position=None if seat is None else self.seen(node, seat, seat),
            players=rules.variant.seats,
        )
        if not rules.variant.seats:
            return found
        return found.commanded({one: self.seen(node, one, one) for one in seats})

    def with_lines(
        self,
        node: Node,
        lines: Sequence[tuple[PowerId, str]],
        gone: Sequence[tuple[PowerId, str]] = (),
    ) -> tuple[Sheets, tuple[Message, ...]]:
        """The sheets with these lines added, after removing those that are ``gone``.

        Also returns notes on what the lines replaced; raises OrderTextError.
        """
        sheets = {seat: self._without(seat, gone) for seat, _ in gone}
        notes: list[Message] = []
        for seat, text in lines:
            standing = [self._game.reader.order(t) for t in sheets.get(seat, self.lines(seat))]
            entries = self.entries(node, seat, [*standing, self.read(node, seat, text)])
            replaced = [e for e in entries if e.standing is Standing.REPLACED]
            notes += [e.why for e in replaced if e.why and not _goes_on(write(e.order), text)]
            left = [e for e in entries if e.standing is not Standing.REPLACED]
            sheets[seat] = tuple(map(write, lasting(left)))
        return sheets, tuple(notes)

    def _without(self, seat: PowerId, gone: Sequence[tuple[PowerId, str]]) -> tuple[str, ...]:
        """A seat's lines without these; of duplicate lines, only as many go as are named."""
        left = list(self.lines(seat))
        for whose, text in gone:
            if whose == seat and text in left:
                left.remove(text)
        return tuple(left)

    def rows(self, node: Node, seat: PowerId, lines: Sequence[str]) -> tuple[Row, ...]:
        """One row per piece of a seat at a node, with its order, and one for every other order."""
        key = (node.id, seat, tuple(lines))
        if key not in self._rows:
            orders = [self._game.reader.order(line) for line in lines]
            entries = self.entries(node, seat, orders)
            seen = self.seen(node, seat, seat)
            self._rows[key] = rows_of(seat, seen, entries, self._game.reader)
        return self._rows[key]

    def seen(self, node: Node, eyes: PowerId, seat: PowerId) -> Seen:
        """What somebody knows who writes a seat's orders; always the same at a node."""
        key = (node.id, eyes, seat)
        if key not in self._seen:
            own = self._sights.observation(node, seat)
            more = None if eyes == seat else self._sights.observation(node, eyes)
            self._seen[key] = self._game.rules.known(own, more)
        return self._seen[key]

    def preview(self, node: Node, seat: PowerId, *, truth: bool) -> Results:
        """The result of a seat's orders: in truth, or on the board as the seat believes it."""
        outcomes = self._foreseen(node, seat, truth=truth)
        return results_of(outcomes, seat, self.seen(node, seat, seat))

    def reasons(self, node: Node, seat: PowerId, *, truth: bool) -> Mapping[str, Message]:
        """Why some of a seat's orders would fail, judged in the same way."""
        outcomes = self._foreseen(node, seat, truth=truth)
        failed = [one for one in outcomes if one.result is not Result.SUCCEEDS]
        mine = _of_seat(failed, seat, self.seen(node, seat, seat))
        return {text: sentence(one, self._game.rules.board) for text, one in mine.items()}

    def _foreseen(self, node: Node, seat: PowerId, *, truth: bool) -> list[Outcome]:
        outcomes = self.tried(node, seat, truth=truth).resolution.outcomes
        return [one for one in outcomes if truth or not _finds_nobody(one)]

    def tried(self, node: Node, seat: PowerId, *, truth: bool) -> Turn:
        """The turn that the current orders would make: in truth, or a seat's on its belief."""
        seats = self._game.rules.seats if truth else (seat,)
        key = (node.id, seats, tuple(map(self.lines, seats)))
        if self._tried is None or self._tried[0] != key:
            self._tried = key, self._game.preview() if truth else self._expected(node, seat)
        return self._tried[1]

    def _expected(self, node: Node, seat: PowerId) -> Turn:
        seen = self._sights.observation(node, seat)
        orders = [self._game.reader.order(line) for line in self.lines(seat)]
        return belief.expected(self._game.rules, seen, {seat: orders})

    def entries(self, node: Node, seat: PowerId, orders: Sequence[Order]) -> tuple[Entry, ...]:
        """The verdict of order entry on a seat's orders, by what the seat knows (clause C7)."""
        position = self._game.position(node.id)
        seen = self.seen(node, seat, seat)
        return judge.entries(self._game.rules, position, seat, orders, seen)

    def _sheet(self, seat: PowerId, lines: Sequence[str]) -> Sheet:
        written = tuple(write(self._game.reader.order(line)) for line in lines)
        return Sheet(power=seat, lines=written, source="typed")


def _finds_nobody(one: Outcome) -> bool:
    """Whether a search meets nobody its owner knows of; whom it will miss, nobody can foresee."""
    return isinstance(one.order, Search | SearchAll) and one.result is Result.FAILS


def _goes_on(before: str, after: str) -> bool:
    """Whether a line repeats the earlier one, perhaps with further choices."""
    head, _, wishes = before.partition(" R ")
    more = after.removeprefix(f"{head} R ") if wishes else ""
    return before == after or set(wishes.split(", ")) < set(more.split(", "))


def results_of(outcomes: Iterable[Told], seat: PowerId, seen: Seen) -> Results:
    """The results of a seat's orders and those of the countries that it knows it commands.

    An order is found by its text, with and without the name of its country before it.
    """
    return {text: one.result.value for text, one in _of_seat(outcomes, seat, seen).items()}


def _of_seat(outcomes: Iterable[Told], seat: PowerId, seen: Seen) -> dict[str, Told]:
    mine = {seat, seen.power, *(country.power for country in seen.commands)}
    found: dict[str, Told] = {}
    for one in outcomes:
        if one.power in mine:
            text = write(one.order)
            found[f"{one.power}: {text}"] = found[text] = one
    return found
