"""Orders from a player of Intimate Diplomacy, who commands several countries."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.board.graph import Board, PowerId
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Build, Waive
from engine.orders.submission import Entry, Given, Standing, Submission
from engine.orders.wording import power_name
from engine.phases import PhaseKind
from engine.position import Player, Position
from engine.rules import Ruleset
from engine.units import ARMY, FLEET
from engine.variants.intimate.deadlines import Deadlines
from engine.variants.intimate.orders import Bid, Prefer


def submit(deadlines: Deadlines, rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission; the orders that count are under the countries they are for.

    A line without a country is for the controlled country whose piece or home centre it names,
    otherwise for the home country. Orders to other countries are ignored (ID-Q27).
    """
    entries: list[Entry] = []
    orders: dict[PowerId, tuple[Order, ...]] = {}
    for seat, lines in given.items():
        player = Player(seat)
        if position.phase.kind in (PhaseKind.PREFERENCES, PhaseKind.BIDS):
            sale = deadlines.sale(rules.powers, position)
            whys = [_refusal(rules, position, player, order, sale) for order in lines]
            taken = _sealed(seat, lines, whys)
            orders[seat] = tuple(e.order for e in taken if e.standing is Standing.TAKEN)
            entries += taken
            continue
        placed = [_placed(rules.board, position, player, line) for line in lines]
        sheets: dict[PowerId, list[Order]] = {}
        for place in placed:
            if not place.why:
                sheets.setdefault(place.country, []).append(place.order)
        usual = deadlines.base.submit(rules, position, sheets)
        orders.update(usual.orders)
        entries += _in_turn(seat, lines, placed, usual)
    return Submission(orders, tuple(entries))


@dataclass(frozen=True, slots=True)
class _Placed:
    """A line without its country, the country, and why it is not accepted, if so."""

    order: Order
    country: PowerId
    why: Message | None = None


def _placed(board: Board, position: Position, player: Player, line: Order) -> _Placed:
    """Which country a line is for, and whether the player commands it."""
    home = position.players.get(player, PowerId(player))
    mine = {home, *(c for c, who in position.control.items() if who == player)}
    named = isinstance(line, ForPower)
    order = line.order if isinstance(line, ForPower) else line
    found = _builder(board, order, mine) or _owner(position, order, mine)
    country = line.power if isinstance(line, ForPower) else found or home
    if country not in mine:
        return _Placed(
            order,
            country,
            Message("intimate.you_do_not_command", country=power_name(board, country)),
        )
    if isinstance(order, Waive) and named and country != home:
        return _Placed(order, country, Message("intimate.builds_mercenary_cannot_be_waived"))
    return _Placed(order, country)


def _in_turn(
    seat: PowerId, lines: Sequence[Order], placed: Sequence[_Placed], usual: Submission
) -> Iterator[Entry]:
    """The entries of a player's lines in the sequence given, each line as written."""
    own = {p.country: iter([e for e in usual.entries if e.power == p.country]) for p in placed}
    for line, place in zip(lines, placed, strict=True):
        if place.why:
            yield Entry(seat, line, Standing.IGNORED, place.why)
            continue
        entry = next(own[place.country])
        full = ForPower(place.country, entry.order) if isinstance(line, ForPower) else entry.order
        yield Entry(seat, full, entry.standing, entry.why)


def _builder(board: Board, order: Order, mine: set[PowerId]) -> PowerId | None:
    """Which of the player's countries an ordinary build is for: the one whose home centre it is."""
    if not isinstance(order, Build) or order.kind not in (ARMY, FLEET):
        return None
    place = Board.province_of(order.at)
    return next((c for c in sorted(mine) if place in board.home_centres[c]), None)


def _owner(position: Position, order: Order, mine: set[PowerId]) -> PowerId | None:
    """Whose piece an order names, if exactly one of the player's countries has it."""
    if not isinstance(order, PieceOrder):
        return None
    place = Board.province_of(order.at)
    fallen = position.dislodged.get(place)
    units = (fallen.unit if fallen else None, position.units.get(place))
    for unit in units:
        if unit is not None and unit.power in mine and unit.kind == order.kind:
            return unit.power
    crew = (stack for power in mine for stack in position.crew(power))
    covert = {s.power for s in crew if (s.kind, s.province) == (order.kind, place)}
    return next(iter(covert)) if len(covert) == 1 else None


def _sealed(seat: PowerId, lines: Sequence[Order], whys: Sequence[Message | None]) -> list[Entry]:
    """The entries of a player's bids or list; ``whys`` say why some lines are not accepted."""
    entries = [
        Entry(seat, order, Standing.IGNORED if why else Standing.TAKEN, why)
        for order, why in zip(lines, whys, strict=True)
    ]
    last: dict[str, int] = {}
    for index, entry in enumerate(entries):
        if entry.standing is not Standing.TAKEN:
            continue
        key = entry.order.country if isinstance(entry.order, Bid) else "list"
        if key in last:
            early = entries[last[key]]
            why = Message("intimate.later_line_stands_instead", order=str(entry.order))
            entries[last[key]] = Entry(seat, early.order, Standing.REPLACED, why)
        last[key] = index
    return entries


def _refusal(
    rules: Ruleset, position: Position, player: Player, order: Order, sale: Sequence[PowerId]
) -> Message | None:
    if position.phase.kind is PhaseKind.PREFERENCES:
        if not isinstance(order, Prefer):
            return Message("intimate.list_all_countries_is_asked")
        whole = sorted(order.countries) == sorted(rules.powers)
        return None if whole else Message("intimate.list_must_name_every_country")
    if not isinstance(order, Bid):
        return Message("intimate.bids_are_asked_bid_france")
    if order.country not in sale:
        return Message("intimate.is_not_sale", power=power_name(rules.board, order.country))
    return None if player in position.players else Message("intimate.only_two_players_bid")
