"""What a change to a secret is decided from: one viewer at one deadline of one game."""

from dataclasses import dataclass
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.covert import CovertConvoy, WatchOrder
from engine.orders.kinds import Order, PieceOrder
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from tests.helpers.reach import Reach, World, provinces, reach, regular, web


@dataclass(frozen=True)
class Case:
    """One viewer at one deadline of one game: what may be changed is decided from here."""

    rules: Ruleset
    world: World
    turn: Turn
    viewer: PowerId
    draw: Random

    @property
    def board(self) -> Board:
        """The board."""
        return self.rules.board

    @property
    def position(self) -> Position:
        """The position before the deadline."""
        return self.world.position

    @property
    def kind(self) -> PhaseKind:
        """What the deadline asks for."""
        return self.position.phase.kind

    def reach(self) -> Reach:
        """What the viewer can see or touch."""
        return reach(self.rules, self.world, self.turn.after, self.viewer)

    def others(self) -> list[PowerId]:
        """All powers but the viewer."""
        return [power for power in self.rules.powers if power != self.viewer]

    def pick(self, things: list) -> object | None:
        """One of these by chance, None of none."""
        return self.draw.choice(things) if things else None


def lead_on(rules: Ruleset, world: World) -> Turn:
    """The turn that a world leads to; lots fall the same way in all worlds."""
    submission = judge.submit(rules, world.position, world.given)
    return judge.adjudicate(rules, world.position, submission, Random(1))


def hidden(case: Case, other: World, places: set[ProvinceId]) -> bool:
    """Whether a change in these provinces hangs together with nothing the viewer can see or touch.

    Nor may covert pieces be near that ride with, board or cross by what is changed: they might be
    carried to the viewer's.
    """
    open_ = case.reach().open
    if web(case.board, (case.world, other)).touches(places, open_):
        return False
    return not (places & crossings(case, (case.world, other)))


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
