"""What may be ordered: counted by hand, counted a second way, and walked as a tree."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import judge
from engine.board.graph import Board
from engine.board.load import load
from engine.orders.candidates import legal_orders
from engine.orders.choices import Choice, Step, leaves, merge, trie, walk
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.legality import fault
from engine.orders.notation import reader_for, write
from engine.orders.options import choices
from engine.orders.seen import Seen
from engine.orders.submission import Standing, submit
from engine.phases import PhaseKind, parse_phase
from engine.position import Dislodged, Position
from engine.units import Stack, Unit

BOARD = load("standard")
READER = reader_for(BOARD)
Units = dict[str, Unit]


def units(*texts: str) -> Units:
    standing = [Unit(power, *piece.split(" ")) for power, piece in (t.split(": ") for t in texts)]
    return {unit.province: unit for unit in standing}


START = units(*(f"{power.id}: {unit}" for power in BOARD.powers.values() for unit in power.units))
CHANNEL = units(
    "FRANCE: A BRE", "ENGLAND: F ENG", "FRANCE: F MAO", "ENGLAND: F IRI", "ITALY: A NAF"
)


def texts(standing: Units, at: str) -> list[str]:
    return sorted(map(write, legal_orders(BOARD, standing)[at]))


def test_the_army_in_budapest_has_thirteen_orders_at_the_start() -> None:
    assert texts(START, "BUD") == [
        *("A BUD - GAL", "A BUD - RUM", "A BUD - SER", "A BUD - TRI", "A BUD - VIE", "A BUD H"),
        *("A BUD S A VEN - TRI", "A BUD S A VIE", "A BUD S A VIE - GAL", "A BUD S A VIE - TRI"),
        *("A BUD S A WAR - GAL", "A BUD S F SEV - RUM", "A BUD S F TRI"),
    ]


def test_a_fleet_between_two_coasts_has_an_order_for_each() -> None:
    moves = [text for text in texts(CHANNEL, "MAO") if " - " in text and " C " not in text]
    assert "F MAO - SPA/NC" in moves
    assert "F MAO - SPA/SC" in moves
    assert "F MAO - SPA" not in moves


def test_armies_sail_where_known_fleets_could_carry_them() -> None:
    sailed = {text[8:11] for text in texts(CHANNEL, "BRE") if text.endswith("VIA")}
    around = "BEL LON PIC WAL LVP GAS SPA POR NAF"
    assert sailed == set(around.split())


def test_nobody_supports_a_move_that_needs_his_own_fleet() -> None:
    only_channel = units("FRANCE: A BRE", "ENGLAND: F ENG", "ENGLAND: F NTH")
    assert "F NTH S A BRE - LON" in texts(only_channel, "NTH")
    assert "F ENG S A BRE - LON" not in texts(only_channel, "ENG")


def test_the_orders_of_one_power_are_those_of_its_units() -> None:
    assert set(legal_orders(BOARD, START, "FRANCE")) == {"BRE", "MAR", "PAR"}


def sailed(board: Board, standing: Units, army: Unit) -> Iterator[tuple[str, ...]]:
    """Every way of an army over seas with fleets: the seas, then where it lands."""
    decks = {u.province for u in standing.values() if u.kind == "F" and u.province in board.seas}

    def further(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for near in {place[:3] for place in board.fleets[path[-1]]}:
            if near in board.armies and near != army.at:
                yield (*path, near)
            elif near in decks and near not in path:
                yield from further((*path, near))

    for sea in decks:
        if army.at in {place[:3] for place in board.fleets[sea]}:
            yield from further((sea,))


def counted_the_long_way(board: Board, standing: Units) -> set[str]:
    """All legal orders, worked out piece by piece straight from the definitions."""
    steps = {"A": board.armies, "F": board.fleets}
    ways = {u: list(sailed(board, standing, u)) for u in standing.values() if u.kind == "A"}
    found = set()
    for unit in standing.values():
        near = {place[:3] for place in steps[unit.kind][unit.at]}
        found.add(f"{unit} H")
        found.update(f"{unit} - {to}" for to in steps[unit.kind][unit.at])
        found.update(f"{unit} - {way[-1]} VIA" for way in ways.get(unit, ()))
        for other in standing.values():
            if other is unit:
                continue
            if other.province in near:
                found.add(f"{unit} S {other}")
            goals = set(steps[other.kind][other.at])
            goals.update(way[-1] for way in ways.get(other, ()) if unit.province not in way[:-1])
            found.update(f"{unit} S {other} - {to}" for to in goals if to[:3] in near)
            if unit.kind == "F":
                carried = {way[-1] for way in ways.get(other, ()) if unit.province in way[:-1]}
                found.update(f"{unit} C {other} - {to}" for to in carried)
    return found


def scattered(seed: int) -> Units:
    draw = Random(seed)
    places = [("A", at) for at in BOARD.armies] + [("F", at) for at in BOARD.fleets] * 2
    draw.shuffle(places)
    powers = sorted(BOARD.powers)
    standing: Units = {}
    for kind, at in places[:44]:
        standing.setdefault(at[:3], Unit(draw.choice(powers), kind, at))
    return standing


@pytest.mark.parametrize("standing", [START, CHANNEL, *map(scattered, range(12))])
def test_the_legal_orders_are_those_found_the_long_way(standing: Units) -> None:
    orders = [write(o) for some in legal_orders(BOARD, standing).values() for o in some]
    assert not [text for text, times in Counter(orders).items() if times > 1]
    assert set(orders) == counted_the_long_way(BOARD, standing)


@pytest.mark.parametrize("standing", [START, CHANNEL, scattered(99)])
def test_every_legal_order_reads_back_as_itself_is_no_fault_and_is_taken(standing: Units) -> None:
    position = Position(phase=parse_phase("S1901M"), units=standing, centres={})
    for at, orders in legal_orders(BOARD, standing).items():
        power = standing[at[:3]].power
        for order in orders:
            assert READER.order(write(order)) is order
            assert fault(BOARD, order) is None
            (entry,) = submit(BOARD, position, {power: [order]}).entries
            assert (entry.standing, entry.order) == (Standing.TAKEN, order)


def seen(phase: PhaseKind, standing: Units, power: str = "FRANCE", **known: object) -> Seen:
    return Seen(board=BOARD, power=power, phase=phase, units=standing, **known)


def test_the_tree_leads_to_every_legal_order_of_the_viewer_and_to_no_other() -> None:
    tree = choices(seen(PhaseKind.MOVEMENT, START), STANDARD_ORDERS)
    legal = [o for some in legal_orders(BOARD, START, "FRANCE").values() for o in some]
    assert Counter(leaves(tree)) == Counter(legal)


def test_an_order_is_reached_step_by_step_without_knowing_its_kind() -> None:
    tree = choices(seen(PhaseKind.MOVEMENT, CHANNEL), STANDARD_ORDERS)
    support = walk(tree, "F MAO", "support", "A BRE", "GAS")
    assert support is not None
    assert write(support.order) == "F MAO S A BRE - GAS"
    coast = walk(tree, "F MAO", "move", "SPA")
    assert [str(child.step.label) for child in coast.children] == ["north coast", "south coast"]
    assert walk(tree, "F MAO", "move", "PAR") is None


def test_the_route_of_a_convoy_is_chosen_sea_by_sea() -> None:
    tree = choices(seen(PhaseKind.MOVEMENT, CHANNEL), STANDARD_ORDERS)
    journey = walk(tree, "A BRE", "move", "LVP", "VIA")
    assert write(journey.order) == "A BRE - LVP VIA"
    assert {child.step.key for child in journey.children} == {"ENG", "MAO"}
    assert walk([journey], "VIA", "ENG").order is None
    assert write(walk([journey], "VIA", "ENG", "IRI").order) == "A BRE - LVP VIA ENG, IRI"


@pytest.mark.parametrize(
    ("variant", "piece", "keys", "line"),
    [
        ("spy", "SPY", ["VIA", "ENG", "IRI"], "SPY BRE - LVP VIA ENG, IRI"),
        (
            "spy",
            "SPY",
            ["VIA", "MAO", "IRI", "KILL", "ITALY"],
            "SPY BRE - LVP VIA MAO, IRI KILL ITALY",
        ),
        ("infiltration", "AGENT", ["VIA", "ENG", "IRI"], "AGENT BRE(1) - LVP VIA ENG, IRI"),
    ],
)
def test_the_route_of_a_covert_convoy_is_chosen_sea_by_sea(
    variant: str, piece: str, keys: list[str], line: str
) -> None:
    rules = judge.ruleset(variant)
    known = replace(
        seen(PhaseKind.MOVEMENT, CHANNEL),
        stacks=(Stack(kind=piece, power="FRANCE", province="BRE"),),
        acting=True,
        kinds=rules.variant.unit_kinds,
        others=("ENGLAND", "ITALY"),
    )
    first = [f"{piece} BRE", *(["1"] if piece == "AGENT" else []), "move"]
    node = walk(choices(known, rules.variant.order_kinds), *first, "LVP", *keys)
    assert write(node.order) == line
    assert rules.reader.order(line) == node.order
    assert node.child("BAL") is None


def test_no_sea_is_offered_from_which_the_rest_cannot_be_sailed() -> None:
    tree = choices(seen(PhaseKind.MOVEMENT, CHANNEL), STANDARD_ORDERS)
    assert [c.step.key for c in walk(tree, "A BRE", "move", "POR", "VIA", "MAO").children] == []
    assert [c.step.key for c in walk(tree, "A BRE", "move", "BEL", "VIA", "MAO").children] == [
        *("ENG", "IRI"),
    ]


def test_retreats_are_chosen_as_a_list_that_may_end_in_giving_up() -> None:
    out = {"GAS": Dislodged(Unit("FRANCE", "F", "GAS"), "MAR")}
    tree = choices(seen(PhaseKind.RETREATS, {}, dislodged=out), STANDARD_ORDERS)
    assert write(walk(tree, "F GAS", "disband").order) == "F GAS D"
    listed = walk(tree, "F GAS", "retreat", "SPA", "SPA/NC", "BRE", "D")
    assert write(listed.order) == "F GAS R SPA/NC, BRE, D"
    assert READER.order(write(listed.order)) is listed.order
    further = walk(tree, "F GAS", "retreat", "BRE").children
    assert [child.step.key for child in further] == ["MAO", "SPA", "D"]


def test_only_open_places_are_offered_to_a_retreat_where_they_are_known() -> None:
    out = {"GAS": Dislodged(Unit("FRANCE", "F", "GAS"), "MAR")}
    known = seen(PhaseKind.RETREATS, {}, dislodged=out, open={"GAS": ("BRE",)})
    retreat = walk(choices(known, STANDARD_ORDERS), "F GAS", "retreat")
    assert [child.step.key for child in retreat.children] == ["BRE"]


def test_what_several_kinds_of_order_offer_behind_one_step_is_put_together() -> None:
    hold, move = (READER.order(text) for text in ("A PAR H", "A PAR - BUR"))
    first, second = (Step(Choice.PIECE, "A PAR", "army Paris"), Step(Choice.VERB, "x", "does"))
    last = (Step(Choice.PLACE, "PAR", "Paris"), Step(Choice.PLACE, "BUR", "Burgundy"))
    nodes = [*trie([((first, second, last[0]), hold)]), *trie([((first, second, last[1]), move)])]
    (piece,) = merge(nodes)
    (does,) = piece.children
    assert [child.order for child in does.children] == [hold, move]


def test_builds_are_offered_at_each_site_and_removals_of_each_unit() -> None:
    sites = seen(PhaseKind.ADJUSTMENTS, {}, "RUSSIA", sites=("MOS", "STP"), due=1)
    assert sorted(map(write, leaves(choices(sites, STANDARD_ORDERS)))) == [
        *("BUILD A MOS", "BUILD A STP", "BUILD F STP/NC", "BUILD F STP/SC", "WAIVE"),
    ]
    short = seen(PhaseKind.ADJUSTMENTS, START, due=-1)
    assert sorted(map(write, leaves(choices(short, STANDARD_ORDERS)))) == [
        *("REMOVE A MAR", "REMOVE A PAR", "REMOVE F BRE"),
    ]
