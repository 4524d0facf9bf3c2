"""A position made up for practice: what one seat knows is true, and the rest is guessed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from random import Random

from engine.board.graph import PowerId, ProvinceId
from engine.opponents import LEVELS, Opponent
from engine.opponents.cast import Cast, cast
from engine.opponents.reading import read
from engine.opponents.state import State, recalled
from engine.opponents.tables import Tables, tables
from engine.opponents.world import World
from engine.position import Position
from engine.rules import Ruleset
from engine.session.belief import believed
from engine.units import Kind, Stack, Unit
from engine.visibility.observe import Observation


def imagined(rules: Ruleset, told: Sequence[Observation], seed: int) -> Position:
    """A possible position by what a seat was told, oldest first; the last one is due.

    Another seed makes another one. Behind the fog it has what an opponent at that seat believes to
    be there: nothing but these observations is ever looked at.
    """
    table, view = tables(rules.board), told[-1]
    memory = Opponent(rules, LEVELS["strong"]).follow(told, None, seed)
    state = recalled(memory or {})
    draw = Random(f"{seed} {view.viewer} {view.due}")  # noqa: S311  # to be had again
    known, sight = believed(rules, view), read(table, view)
    world, own = draw.choice(state.worlds), cast(table, sight, view.viewer)
    units = {**_units(table, world, own, known), **known.units}
    guessed = {table.names[c]: table.powers[power] for c, power in world.owners.items()}
    told_of = {table.names[centre] for centre in sight.centres}
    centres = {**{p: o for p, o in guessed.items() if p not in told_of}, **known.centres}
    made = replace(known, units=units, centres=centres)
    pieces = _pieces(rules, table, state, own, made, draw)
    homes: dict[str, PowerId] = {str(player): home for player, home in known.players.items()}
    mine = (replace(one, power=homes.get(one.power, one.power)) for one in known.covert)
    return replace(made, covert=(*mine, *pieces))


def _units(table: Tables, world: World, own: Cast, known: Position) -> dict[ProvinceId, Unit]:
    """Others' armies and fleets in a guessed world."""
    found = {}
    for spot, (power, node) in world.units.items():
        province = table.names[spot]
        if power not in own.mine and province not in known.units:
            kind, at = table.nodes[node]
            found[province] = Unit(table.powers[power], kind, at)
    return found


def _pieces(
    rules: Ruleset, table: Tables, state: State, own: Cast, made: Position, draw: Random
) -> Iterator[Stack]:
    """Others' covert pieces, in the expected numbers and places."""
    kinds = rules.variant.unit_kinds
    for kind, powers in state.hidden.items():
        if Kind(kind) not in kinds or kinds[Kind(kind)].shown:
            continue
        for power, places in sorted(powers.items()):
            if power in own.mine or not places:
                continue
            spots, shares = [*places], [*places.values()]
            drawn = draw.choices(spots, shares, k=round(sum(shares)))
            there = {spot: drawn.count(spot) for spot in dict.fromkeys(drawn)}
            yield from _stacks(
                rules,
                table.powers[power],
                Kind(kind),
                made,
                {table.names[spot]: number for spot, number in there.items()},
            )


def _stacks(
    rules: Ruleset, power: PowerId, kind: Kind, made: Position, there: dict[ProvinceId, int]
) -> Iterator[Stack]:
    """A power's pieces as the game keeps them: in stacks if numbered, otherwise one by one."""
    labels = count(1)
    for province, number in sorted(there.items()):
        unit = made.units.get(province)
        at_sea = province in rules.board.seas
        if at_sea and unit is None:
            continue  # nobody swims
        stack = Stack(
            kind=kind,
            power=power,
            province=province,
            count=number,
            aboard=unit.power if at_sea and unit is not None else None,
        )
        if rules.variant.unit_kinds[kind].numbered:
            yield stack
        else:
            yield from (replace(stack, count=1, label=next(labels)) for _ in range(number))
