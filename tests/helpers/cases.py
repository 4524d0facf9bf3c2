"""What a change to a secret is decided from: one viewer at one deadline of one game."""

from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.covert import CovertConvoy, WatchOrder
from engine.orders.order import Order, PieceOrder
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Given, Ruleset
from engine.visibility.observe import Observation
from tests.helpers.hands import by_seat
from tests.helpers.reach import Reach, World, games_in, provinces, reach_of, regular, web


@dataclass(frozen=True)
class Case:
    """One viewer at one deadline of one game: what may be changed is decided from here.

    ``memory`` is what the viewer was told before, oldest first; ``probes`` are lines that it adds
    to its own in every world.
    """

    rules: Ruleset
    world: World
    turn: Turn
    viewer: PowerId
    draw: Random
    memory: tuple[Observation, ...] = ()
    probes: Given = field(default_factory=dict)

    @cached_property
    def games(self) -> frozenset[str]:
        """The games whose pieces this one has."""
        return games_in(self.rules.variant)

    @cached_property
    def mine(self) -> frozenset[PowerId]:
        """The viewer, and the powers that it commands before or after the deadline."""
        eyes = self.rules.variant.eyes
        ends = (self.position, self.turn.after)
        return frozenset(power for end in ends for power in eyes(end, self.viewer))

    @property
    def board(self) -> Board:
        """The board."""
        return self.rules.board

    @property
    def position(self) -> Position:
        """The position before the deadline."""
        return self.world.position

    def asked(self, world: World) -> World:
        """A world with the probes among the orders."""
        more = {p: [*world.given.get(p, ()), *lines] for p, lines in self.probes.items()}
        return World(world.position, {**world.given, **more})

    @property
    def kind(self) -> PhaseKind:
        """What the deadline asks for."""
        return self.position.phase.kind

    def reach(self) -> Reach:
        """What the viewer can see or touch."""
        return reach_of(self.rules, self.world, self.turn.after, self.mine)

    def others(self) -> list[PowerId]:
        """All powers but the viewer's."""
        return [power for power in self.rules.powers if power not in self.mine]

    def pick(self, things: list) -> object | None:
        """One of these by chance, None of none."""
        return self.draw.choice(things) if things else None


def lead_on(rules: Ruleset, world: World) -> Turn:
    """The turn that a world leads to; lots fall the same way in all worlds."""
    given = by_seat(rules, world.position, world.given)
    submission = judge.submit(rules, world.position, given)
    return judge.adjudicate(rules, world.position, submission, Random(1))


def hidden(case: Case, other: World, places: set[ProvinceId]) -> bool:
    """Whether a change in these provinces hangs together with nothing the viewer can see or touch.

    Nor may covert pieces be near that ride with, board or cross by what is changed: they might be
    carried to the viewer's.
    """
    shown = case.reach().open | struck(case)
    if web(case.board, (case.world, other)).touches(places, shown):
        return False
    return not (places & crossings(case, (case.world, other)))


def struck(case: Case) -> set[ProvinceId]:
    """Where deeds are published: in Espionage IV all are told of them (ESP-5a)."""
    if "espionage" not in case.games:
        return set()
    found = {ProvinceId(word) for name in case.position.counters for word in name.split()}
    for power in case.world.given:
        for line in case.world.lines(power):
            deed = getattr(line, "act", None) or getattr(line, "destroy", None)
            if deed:
                found |= provinces(case.board, line)
    return found


def crossings(case: Case, worlds: tuple[World, ...]) -> set[ProvinceId]:
    """Where covert pieces depend on fleets."""
    found = {s.province for s in case.position.covert if s.aboard is not None}
    for world in worlds:
        for power in world.given:
            for line in world.lines(power):
                if isinstance(line, CovertConvoy) or (_covert(line) and by_sea(case, line)):
                    found |= provinces(case.board, line)
    return found


def by_sea(case: Case, line: Order) -> bool:
    if isinstance(line, WatchOrder):
        return False
    named = provinces(case.board, line)
    return bool(named & case.board.seas) or bool(getattr(line, "via", False))


def _covert(line: Order) -> bool:
    return isinstance(line, PieceOrder) and not regular(line)
