"""The game as one player believes it to be, made from the player's packet and from nothing else."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.board.graph import PowerId, Terrain
from engine.facts import Control, Credits, Home
from engine.game.game import Game
from engine.game.packet import observation
from engine.game.packet_content import Packet
from engine.orders.seen import Seen
from engine.position import Player, Position
from engine.rules import Ruleset
from engine.session.belief import believed
from engine.units import Stack
from engine.visibility.observe import Observation

_CHAPTER = "as it was told"


@dataclass(frozen=True, slots=True)
class Imagined:
    """A game of beliefs: it holds no more than its packet, and what its player was told, by node.

    ``chapters`` gives the place of each node's chapter in the packet.
    """

    game: Game
    told: Mapping[int, Observation]
    chapters: Mapping[int, int]


def imagine(packet: Packet, rules: Ruleset) -> Imagined:
    """The game that a packet tells of; a turn that tells nothing new is left out."""
    seen = [observation(packet, chapter, rules.reader) for chapter in packet.chapters]
    game = Game.begin(rules, title=packet.invitation.title, position=position(seen[0], rules))
    told, chapters = {game.record.head: seen[0]}, {game.record.head: 0}
    for number, one in enumerate(seen[1:], 1):
        belief = position(one, rules)
        if belief != game.position():
            game.edit(belief, _CHAPTER)
        told[game.record.head], chapters[game.record.head] = one, number
    return Imagined(game, told, chapters)


def position(seen: Observation, rules: Ruleset) -> Position:
    """What a player takes the board to be, from one observation."""
    known = rules.known(seen)
    return believed(_own(seen, known), seen, rules.board)


def _own(seen: Observation, known: Seen) -> Position:
    """What a player knows for certain beside the armies, fleets and centres of its board."""
    players: dict[Player, PowerId] = {}
    control: dict[PowerId, Player] = {}
    credits_: dict[Player, int] = {}
    for fact in seen.facts:
        match fact:
            case Home(player, power):
                players[Player(player)] = power
            case Control(power, player):
                control[power] = Player(player)
            case Credits(player, number):
                credits_[Player(player)] = number
            case _:
                pass
    return Position(
        phase=seen.due,
        units={},
        centres={},
        covert=tuple(_pieces(known)),
        prisoners=known.prisoners,
        players=players,
        control=control,
        credits=credits_,
    )


def _pieces(known: Seen) -> Iterator[Stack]:
    """The own covert pieces: in stacks where they are numbered, else one by one, at sea aboard."""
    number = 0
    for stack in known.stacks:
        fleet = known.units.get(stack.province)
        at_sea = known.board.provinces[stack.province].terrain is Terrain.SEA
        aboard = fleet.power if at_sea and fleet is not None else None
        if known.kinds[stack.kind].numbered:
            yield stack
            continue
        for _ in range(stack.count):
            number += 1
            yield replace(stack, count=1, label=number, aboard=aboard)
