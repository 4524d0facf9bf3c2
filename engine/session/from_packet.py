"""The game as one player believes it to be, made from the player's packet and from nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game.game import Game
from engine.game.packet import observation
from engine.game.packet_content import Packet
from engine.rules import Ruleset
from engine.session.belief import believed
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
    game = Game.begin(rules, title=packet.invitation.title, position=believed(rules, seen[0]))
    told, chapters = {game.record.head: seen[0]}, {game.record.head: 0}
    for number, one in enumerate(seen[1:], 1):
        belief = believed(rules, one)
        if belief != game.position():
            game.edit(belief, _CHAPTER)
        told[game.record.head], chapters[game.record.head] = one, number
    return Imagined(game, told, chapters)
