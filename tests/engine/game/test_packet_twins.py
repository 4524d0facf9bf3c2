"""Worlds that differ in what a power may not know give it the same packet, byte by byte."""

from itertools import islice
from random import Random

import pytest
from nacl.signing import SigningKey

from engine import judge
from engine.adjudication.turn import Turn
from engine.game.packet import packet
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer
from engine.post.letter import bodies
from engine.rules import Ruleset
from engine.visibility.observe import opening
from tests.helpers.archives import header
from tests.helpers.reach import World
from tests.helpers.secrets_of import SECRETS, Case
from tests.helpers.twins import turns, twin

GM = Signer(SigningKey(bytes(range(32))))


def sent(rules: Ruleset, world: World, turn: Turn, viewer: str) -> list[bytes]:
    """The bytes of the packet and of the letters that a viewer gets in a world."""
    told = [judge.report(rules, one, viewer) for one in (opening(world.position), turn)]
    letters = bodies(rules, told[-1], title="Twins", deadline="")
    return [seal(packet(header(), rules, told, token=""), GM), *map(str.encode, letters)]


@pytest.mark.parametrize("variant", SECRETS)
def test_packet_and_letter_are_the_same_in_twin_worlds(variant: str) -> None:
    rules, draw, trials = judge.ruleset(variant), Random(f"packet {variant}"), 0
    for world, turn in islice(turns(rules, 3), 6):
        for viewer in draw.sample(rules.seats, 2):
            found = twin(Case(rules, world, turn, viewer, draw))
            if found is not None:
                other, led, secret = found
                trials += 1
                assert sent(rules, world, turn, viewer) == sent(rules, other, led, viewer), secret
    assert trials > 3


def test_a_planted_leak_would_be_found() -> None:
    rules, draw = judge.ruleset("spy"), Random(5)
    gm = str(judge.report(rules, next(turns(rules, 3))[1], "GM").facts)
    differ = 0
    for world, turn in islice(turns(rules, 3), 6):
        found = twin(Case(rules, world, turn, draw.choice(rules.seats), draw))
        if found is not None:
            differ += sent(rules, world, turn, "GM") != sent(rules, found[0], found[1], "GM")
    assert gm
    assert differ > 0
