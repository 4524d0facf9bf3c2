"""The orders in hand for the deadline that is due: read, laid beside each other, tried out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.orders.completion import Known
from engine.orders.kinds import Order, PieceOrder
from engine.orders.notation import write
from engine.orders.options import Seen
from engine.orders.submission import Entry, Standing
from engine.position import Dislodged
from engine.units import Unit
from engine.visibility.observe import Observation
from spydip_gui import beliefs
from spydip_gui.commands import Sheets
from spydip_gui.sights import Sights


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a seat's orders: the piece it is for, if any, and its order with what is said.

    ``missing`` is true where the piece has no order yet; ``why`` says what does not count and why.
    """

    power: PowerId
    piece: str
    place: str
    order: str = ""
    missing: bool = False
    why: str = ""


class Drafts:
    """Everybody's orders for the deadline that is due in a game."""

    def __init__(self, game: Game, sights: Sights) -> None:
        """Keep the orders of a game in its record."""
        self._game = game
        self._sights = sights
        self._tried: tuple[tuple[object, ...], Turn] | None = None

    def lines(self, seat: PowerId) -> tuple[str, ...]:
        """A seat's orders, in the order given."""
        found = self._game.record.sheets().get(seat)
        return found[1].lines if found else ()

    def put(self, sheets: Sheets) -> Sheets:
        """Set the orders of some seats, and say what they were before."""
        before = {seat: self.lines(seat) for seat in sheets}
        for seat, lines in sheets.items():
            orders = [self._game.reader.order(line) for line in lines]
            self._game.give(seat, orders, source="typed")
        return before

    def read(self, node: Node, seat: PowerId, text: str) -> Order:
        """The order that a line means to somebody who knows what the seat knows.

        Raises:
            OrderTextError: it is none, or could be several.
        """
        seen = self._sights.observation(node, seat)
        units = beliefs.known_units(seen.facts)
        fallen = beliefs.known_units(seen.facts, "dislodged")
        known = Known(units, {p: Dislodged(unit, None) for p, unit in fallen.items()})
        return self._game.reader.order(text, phase=seen.due.kind, position=known)

    def with_lines(
        self, node: Node, lines: Sequence[tuple[PowerId, str]]
    ) -> tuple[Sheets, tuple[str, ...]]:
        """The sheets with further lines, and what these replaced; raises OrderTextError."""
        sheets: dict[PowerId, tuple[str, ...]] = {}
        notes: list[str] = []
        for seat, text in lines:
            standing = [self._game.reader.order(t) for t in sheets.get(seat, self.lines(seat))]
            entries = self._entries(seat, [*standing, self.read(node, seat, text)])
            replaced = [e for e in entries if e.standing is Standing.REPLACED]
            notes += [e.why for e in replaced if write(e.order) != text]
            sheets[seat] = tuple(write(e.order) for e in entries if e not in replaced)
        return sheets, tuple(notes)

    def rows(self, node: Node, seat: PowerId) -> tuple[Row, ...]:
        """A row a piece of a seat, with its order, and one for every other order."""
        seen = self._sights.observation(node, seat)
        orders = [self._game.reader.order(line) for line in self.lines(seat)]
        entries = list(self._entries(seat, orders))
        rows = []
        for unit in _asked(seen, self.seen(node, seat, seat)):
            entry = next((e for e in entries if _is_for(e.order, unit)), None)
            if entry is not None:
                entries.remove(entry)
            rows.append(self._row(seat, str(unit), str(unit.at), entry))
        rows += [self._row(seat, _piece(e.order), _place(e.order), e) for e in entries]
        return tuple(rows)

    def seen(self, node: Node, eyes: PowerId, seat: PowerId) -> Seen:
        """What somebody knows who writes the orders of a seat."""
        known = self._sights.observation(node, eyes)
        own = self._sights.observation(node, seat)
        due = beliefs.asked_of(own, seat)
        truth = self._game.position(node.id)
        fallen = beliefs.known_units(known.facts, "dislodged")
        return Seen(
            board=self._game.rules.board,
            power=seat,
            phase=known.due.kind,
            units=beliefs.known_units(known.facts),
            dislodged={place: Dislodged(unit, None) for place, unit in fallen.items()},
            open=beliefs.open_retreats(own),
            sites=beliefs.building_sites(own, self._game.rules.board, seat),
            due=due.get("builds", 0) - due.get("removals", 0),
            stacks=tuple(stack for stack in truth.covert if stack.power == seat),
            others=tuple(power for power in self._game.rules.powers if power != seat),
        )

    def preview(self, node: Node, seat: PowerId, *, truth: bool) -> Mapping[str, str]:
        """What would come of a seat's orders: in truth, or as the seat takes the board to be."""
        seats = self._game.rules.seats if truth else (seat,)
        key = (node.id, seats, tuple(map(self.lines, seats)))
        if self._tried is None or self._tried[0] != key:
            self._tried = key, self._game.preview() if truth else self._expected(node, seat)
        return _results(self._tried[1], seat)

    def _expected(self, node: Node, seat: PowerId) -> Turn:
        rules = self._game.rules
        seen = self._sights.observation(node, seat)
        belief = beliefs.believed(self._game.position(node.id), seen)
        orders = [self._game.reader.order(line) for line in self.lines(seat)]
        submission = judge.submit(rules, belief, {seat: orders})
        return judge.adjudicate(rules, belief, submission, Random(0))  # noqa: S311  # no secret

    def _entries(self, seat: PowerId, orders: Sequence[Order]) -> tuple[Entry, ...]:
        # A submission tells no more than the power's own pieces do (common clause C7).
        return judge.submit(self._game.rules, self._game.position(), {seat: orders}).entries

    def _row(self, seat: PowerId, piece: str, place: str, entry: Entry | None) -> Row:
        if entry is None:
            return Row(power=seat, piece=piece, place=place, missing=True)
        fault = self._game.reader.fault(entry.order)
        return Row(
            power=seat, piece=piece, place=place, order=write(entry.order), why=fault or entry.why
        )


def _results(turn: Turn, seat: PowerId) -> Mapping[str, str]:
    return {
        write(one.order): one.result.value for one in turn.resolution.outcomes if one.power == seat
    }


def _asked(seen: Observation, known: Seen) -> tuple[Unit, ...]:
    """The units of a seat that the deadline asks for."""
    match known.phase.value:
        case "M":
            found = known.units.values()
            return _sorted(unit for unit in found if unit.power == seen.viewer)
        case "R":
            return _sorted(d.unit for d in known.dislodged.values() if d.unit.power == seen.viewer)
        case _:
            return ()


def _sorted(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(sorted(units, key=lambda unit: unit.at))


def _is_for(order: Order, unit: Unit) -> bool:
    return isinstance(order, PieceOrder) and order.at[:3] == unit.at[:3] and order.kind == unit.kind


def _piece(order: Order) -> str:
    return f"{order.kind} {order.at}" if isinstance(order, PieceOrder) else ""


def _place(order: Order) -> str:
    return str(order.at) if isinstance(order, PieceOrder) else ""
