"""Worlds in which an own covert piece came to grief unheard of, and all its owner is shown."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from unittest.mock import patch

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.orders.covert import SpyOrder
from engine.orders.order import Order
from engine.orders.standard import Remove
from engine.orders.submission import Entry
from engine.rules import Ruleset
from engine.units import Stack
from engine.visibility.observe import Observation
from tests.helpers.cases import lead_on
from tests.helpers.mail_twins import Pair, mailed
from tests.helpers.reach import World, known_orders
from tests.helpers.showing import looks
from tests.helpers.twins import turns

PARTS = frozenset({"report", "tree", "desk"})


@dataclass(frozen=True)
class Silence:
    """A deadline after which a viewer has heard of none of its pieces: all it was told so far."""

    rules: Ruleset
    turn: Turn
    given: dict[PowerId, list[Order]]
    viewer: PowerId
    memory: tuple[Observation, ...]

    @property
    def world(self) -> World:
        """The board as it stands now, with everybody's orders for what is due."""
        return World(self.turn.after, self.given)

    def pieces(self) -> Iterator[Stack]:
        """The viewer's own pieces."""
        eyes = self.rules.variant.eyes(self.turn.after, self.viewer)
        yield from (stack for stack in self.turn.after.covert if stack.power in eyes)

    def killed(self, stack: Stack) -> World:
        """The same, but that this piece has left the game, and nobody has said so."""
        position = self.turn.after
        rest = tuple(one for one in position.covert if one != stack)
        ghost = replace(stack, province=stack.known, book=None)
        missing = (*position.missing, ghost)
        return World(replace(position, covert=rest, missing=missing), self.given)

    def astray(self, stack: Stack, draw: Random) -> World:
        """The same, but that this piece is somewhere else, alone, and nobody has said so."""
        position, board = self.turn.after, self.rules.board
        far = [p for p in board.armies if p not in position.units and p != stack.known]
        moved = replace(stack, province=draw.choice(far), book=stack.known, aboard=None)
        covert = tuple(moved if one == stack else one for one in position.covert)
        return World(replace(position, covert=covert), self.given)


def silences(rules: Ruleset, seed: int, draw: Random, deadlines: int) -> Iterator[Silence]:
    """Those among the first deadlines of a game by chance at which a viewer knows of no report."""
    before: Turn | None = None
    for world, turn, told in islice(turns(rules, seed), deadlines):
        viewer = draw.choice(rules.seats)
        *memory, seen = told[viewer]
        had = memory and any(line.startswith("own ") for line in memory[-1].lines)
        if before is not None and had and not heard(seen):
            yield Silence(rules, before, known_orders(world.given), viewer, tuple(memory))
        before = turn


def heard(seen: Observation) -> bool:
    """Whether a report tells how a power's own pieces are."""
    return any("contact " in line for line in seen.lines)


def shown(here: Silence, world: World, stack: Stack, draw: Random) -> list[str]:
    """All that the viewer is shown in a world until the next report, and is answered at entry."""
    turn = replace(here.turn, after=world.position)
    with patch.object(judge, "audit", lambda seen, _expected: seen):  # of whoever dealt the blow
        lines = looks(here.rules, world, turn, here.viewer, here.memory, PARTS)
    pair = Pair(here.rules, here.viewer, world, world, "unheard", after=False)
    lines += [f"{name} {content!r}" for name, content in mailed(pair, world, None, "judge")]
    places = dict.fromkeys((stack.known, *draw.sample(list(here.rules.board.armies), 5)))
    return lines + [str(one) for place in places for one in _answers(here, world, stack, place)]


def _answers(here: Silence, world: World, stack: Stack, place: str) -> Iterator[Entry]:
    """What becomes of lines for such a piece in a province, by its number and without."""
    at = here.rules.board.whole(place)
    lines = [SpyOrder(stack.kind, at, label=number) for number in (0, stack.label)]
    for line in (*lines, Remove(stack.kind, at)):
        given = {stack.power: (line,)}
        yield from judge.submit(here.rules, world.position, given).entries


def next_report(here: Silence, world: World) -> Observation:
    """What the viewer is told of the deadline that is due."""
    return judge.report(here.rules, lead_on(here.rules, world), here.viewer)
