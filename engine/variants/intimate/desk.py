"""What comes in from a player of Intimate Diplomacy, who commands several countries."""

from collections.abc import Mapping, Sequence

from engine.board.graph import Board, PowerId
from engine.orders import submission
from engine.orders.addressed import ForPower
from engine.orders.kinds import Order, PieceOrder
from engine.orders.standard import Waive
from engine.orders.submission import Entry, Standing, Submission
from engine.phases import PhaseKind
from engine.position import Player, Position
from engine.rules import Given, Ruleset
from engine.variants.intimate.orders import Bid, Prefer
from engine.variants.intimate.victory import mercenaries


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission; the orders that count stand under the countries they are for.

    A line without a country is for the controlled country whose piece it names, else for the home
    country. Orders to other countries are ignored (ID-Q27).
    """
    entries: list[Entry] = []
    orders: dict[PowerId, tuple[Order, ...]] = {}
    for seat, lines in given.items():
        player = Player(seat)
        if position.phase.kind in (PhaseKind.PREFERENCES, PhaseKind.BIDS):
            taken = _sealed(rules, position, player, lines)
            orders[seat] = tuple(e.order for e in taken if e.standing is Standing.TAKEN)
            entries += taken
            continue
        sheets, strays = _sheets(position, player, lines)
        entries += [Entry(seat, order, Standing.IGNORED, why) for order, why in strays]
        usual = submission.submit(rules.board, position, sheets)
        orders.update(usual.orders)
        home = position.players.get(player)
        for entry in usual.entries:
            named = entry.order if entry.power == home else ForPower(entry.power, entry.order)
            entries.append(Entry(seat, _as_given(lines, named), entry.standing, entry.why))
    return Submission(orders, tuple(entries))


def _as_given(lines: Sequence[Order], order: Order) -> Order:
    """The line as it was written, with its country or without."""
    if order in lines or not isinstance(order, ForPower):
        return order
    return order.order if order.order in lines else order


def _sheets(
    position: Position, player: Player, lines: Sequence[Order]
) -> tuple[Mapping[PowerId, list[Order]], list[tuple[Order, str]]]:
    """The lines by country, and those for countries that the player does not command."""
    home = position.players.get(player)
    mine = {c for c, who in position.control.items() if who == player}
    mine |= {home} if home else set()
    sheets: dict[PowerId, list[Order]] = {}
    strays: list[tuple[Order, str]] = []
    for line in lines:
        order = line.order if isinstance(line, ForPower) else line
        country = line.power if isinstance(line, ForPower) else _owner(position, order, mine)
        country = country or home
        if country is None or country not in mine:
            strays.append((line, f"You do not command {country}."))
        elif isinstance(order, Waive) and country != home:
            strays.append((line, "Builds of a mercenary cannot be waived."))
        else:
            sheets.setdefault(country, []).append(order)
    return sheets, strays


def _owner(position: Position, order: Order, mine: set[PowerId]) -> PowerId | None:
    """Whose piece an order names, if it is one of the player's countries'."""
    if not isinstance(order, PieceOrder):
        return None
    place = Board.province_of(order.at)
    fallen = position.dislodged.get(place)
    for unit in (fallen.unit if fallen else None, position.units.get(place)):
        if unit is not None and unit.power in mine and unit.kind == order.kind:
            return unit.power
    return None


def _sealed(
    rules: Ruleset, position: Position, player: Player, lines: Sequence[Order]
) -> list[Entry]:
    seat = PowerId(player)
    entries: list[Entry] = []
    for order in lines:
        why = _refusal(rules, position, player, order)
        entries.append(Entry(seat, order, Standing.IGNORED if why else Standing.TAKEN, why))
    last: dict[str, int] = {}
    for index, entry in enumerate(entries):
        if entry.standing is not Standing.TAKEN:
            continue
        key = entry.order.country if isinstance(entry.order, Bid) else "list"
        if key in last:
            early = entries[last[key]]
            why = f"A later line stands instead: “{entry.order}”."
            entries[last[key]] = Entry(seat, early.order, Standing.REPLACED, why)
        last[key] = index
    return entries


def _refusal(rules: Ruleset, position: Position, player: Player, order: Order) -> str:
    if position.phase.kind is PhaseKind.PREFERENCES:
        if not isinstance(order, Prefer):
            return "A list of all countries is asked for, as in “PREFER AUSTRIA ITALY …”."
        whole = sorted(order.countries) == sorted(rules.powers)
        return "" if whole else "The list must name every country once."
    if not isinstance(order, Bid):
        return "Bids are asked for, as in “BID FRANCE 5”."
    if order.country not in mercenaries(rules.powers, position):
        return f"{rules.board.powers[order.country].name} is not for sale."
    return "" if player in position.players else "Only the two players bid."
