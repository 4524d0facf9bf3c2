"""What the next deadline asks of one player: in sentences, and as a sheet to fill in."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.board.graph import Board, Location, ProvinceId
from engine.language.message import Listed, Message, Piece, Value
from engine.orders.choices import Choice, Node
from engine.orders.kinds import OrderKind
from engine.orders.layout import GAP
from engine.orders.notation import write
from engine.orders.options import choices
from engine.orders.seen import Seen
from engine.orders.standard import Build
from engine.orders.wording import place_name, power_name
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS, Kind

MOST = 9
"""The most lines for pieces of one kind that may be placed."""


_PLACING = (Build.verb, "DEPLOY")


@dataclass(frozen=True, slots=True)
class Owed:
    """What is asked beyond the facts about what is due, and the sheet: one line per order."""

    rows: tuple[Message, ...] = ()
    sheet: tuple[str, ...] = ()


NOTHING_OWED = Owed()


def owed(knows: Seen, kinds: Iterable[OrderKind]) -> Owed:
    """What a player may order, as far as it knows, by its game's kinds of order.

    A sheet returned as it is leaves every piece where it is and takes retreats as they come.
    """
    seats = (knows, *knows.commands)
    nodes = choices(knows, kinds)
    lines = tuple(filter(None, map(_line, nodes)))
    changes = (
        f"{seat.power}: {line}" if knows.commands else line
        for seat in seats
        for line in _changes(seat)
    )
    rows = (row for seat in seats for row in _rows(seat, ".you" if seat is knows else ""))
    return Owed((*rows, *_placed(knows, nodes), *_wishes(seats, lines)), (*lines, *changes))


def _placed(knows: Seen, nodes: Iterable[Node]) -> Iterator[Message]:
    """Where covert pieces may be set up, unless that is where armies and fleets are built."""
    found: dict[Kind, list[Location]] = defaultdict(list)
    for node in nodes:
        for choice in filter(None, map(node.child, _PLACING)):
            for piece in choice.children:
                found[Kind(piece.step.key)].append(node.step.at)
    alike: dict[tuple[Location, ...], list[Value]] = defaultdict(list)
    told = set(map(Board.whole, knows.sites)) if knows.building else set()
    for kind, places in found.items():
        if kind not in STANDARD_KINDS and set(places) != told:
            alike[tuple(places)].append(Piece(kind, None, 2))
    for where, kinds in alike.items():
        named = Listed(tuple(place_name(knows.board, place) for place in where))
        yield Message("report.due_pieces", kinds=Listed(tuple(kinds)), places=named)


def _wishes(seats: Iterable[Seen], lines: Iterable[str]) -> Iterator[Message]:
    """What is asked about units whose retreats are not listed."""
    for line in lines:
        piece, _, wishes = line.partition(" R ")
        place = ProvinceId(piece.split(" ")[-1][:3])
        if wishes and all(seat.refuges(place) is None for seat in seats):
            yield Message("report.due_wishes", unit=piece, places=wishes)
    for seat in seats:
        for out in seat.retreating:
            if seat.refuges(out.province) == ():
                yield Message("report.due_no_refuge", unit=f"{out.kind} {out.at}")


def _line(node: Node) -> str:
    """The order that leaves a piece where it is, or all its retreats; empty if it has neither."""
    retreat = node.child("retreat")
    if retreat is not None:
        return f"{node.step.key} R {', '.join(child.step.key for child in retreat.children)}"
    numbers = [child for child in node.children if child.step.choice is Choice.NUMBER]
    tasks = numbers[-1].children if numbers else node.children
    lines = (write(child.order) for child in tasks if child.order)
    return next((line for line in lines if line.endswith(" H")), "")


def _rows(knows: Seen, to: str) -> Iterator[Message]:
    if knows.building and knows.sites:
        sites = Listed(tuple(place_name(knows.board, site) for site in knows.sites))
        key = f"report.due_sites{to}" if knows.due else "report.due_sites_if_any"
        yield Message(key, power=power_name(knows.board, knows.power), places=sites)
    if knows.phase is PhaseKind.PREFERENCES:
        yield Message("report.due_preferences")
    if knows.sale:
        sale = Listed(tuple(power_name(knows.board, power) for power in knows.sale))
        yield Message("report.due_bids", count=knows.purse, powers=sale)


def _changes(knows: Seen) -> Iterator[str]:
    due = knows.due or 0
    yield from [f"{'BUILD' if due > 0 else 'REMOVE'} {GAP}"] * abs(due)
    for what, number in knows.asked.items():
        verb = "DEPLOY" if knows.phase is PhaseKind.DEPLOYMENT else "BUILD"
        for kind in (kind for kind in knows.kinds.values() if kind.kind and kind.due == what):
            line = f"{verb} {kind.kind} {GAP}"
            yield from [f"{line}({number})"] if kind.numbered else [line] * min(number, MOST)
    if knows.phase is PhaseKind.MOVEMENT:
        yield from dict.fromkeys(f"EXECUTE {lot.power}" for lot in knows.prisoners)
    if knows.phase is PhaseKind.PREFERENCES:
        yield f"PREFER {GAP}"
    yield from (f"BID {power} 0" for power in knows.sale)
