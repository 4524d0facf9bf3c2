"""Worlds that differ in what a power may not know give it the same packet, byte by byte."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game import packet as packets
from engine.game.packet import packet
from engine.game.packet_content import Chapter
from engine.game.packet_file import seal
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from tests.helpers.archives import header
from tests.helpers.cases import Case
from tests.helpers.reach import World
from tests.helpers.secrets_of import SECRETS
from tests.helpers.showing import GM
from tests.helpers.twins import Figures, turns, twin, watch

FOGGY = [name for name, secrets in SECRETS.items() if secrets]


def sent(rules: Ruleset, world: World, turn: Turn, viewer: str) -> bytes:
    """The bytes of the packet that a viewer gets in a world."""
    told = [judge.report(rules, one, PowerId(viewer)) for one in (opening(world.position), turn)]
    return seal(packet(header(), rules, told, token=""), GM)


def pairs(variant: str, seed: int) -> Iterator[tuple[Ruleset, Case, tuple[World, Turn]]]:
    """Cases of a game's first deadlines, each with its twin."""
    rules, draw = judge.ruleset(variant), Random(f"packet {variant}")
    for world, turn, _ in islice(turns(rules, seed), 6):
        for viewer in draw.sample(rules.seats, 2):
            case = Case(rules, world, turn, viewer, draw)
            found = twin(case)
            if found is not None:
                yield rules, case, found[:2]


@pytest.mark.parametrize("variant", FOGGY)
def test_packets_are_the_same_in_twin_worlds(variant: str) -> None:
    tried = list(pairs(variant, 3))
    assert len(tried) > 3
    for rules, case, (other, led) in tried:
        one = sent(rules, case.world, case.turn, case.viewer)
        assert one == sent(rules, other, led, case.viewer)


def test_the_game_master_s_own_would_differ() -> None:
    differ = [
        sent(rules, case.world, case.turn, "GM") != sent(rules, other, led, "GM")
        for rules, case, (other, led) in pairs("spy", 3)
    ]
    assert any(differ)


def test_a_leak_in_the_packet_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chapter that is a blank longer where a hidden unit stands."""
    usual, report, truth = packets._chapter, judge.report, []

    def seen(rules: Ruleset, turn: Turn, viewer: PowerId, **how: bool) -> Observation:
        truth.append(len(turn.after.units))
        return report(rules, turn, viewer, **how)

    def leaky(told: Observation, rules: Ruleset) -> Chapter:
        return replace(usual(told, rules), ending=" " * truth[-1])

    monkeypatch.setattr(judge, "report", seen)
    monkeypatch.setattr(packets, "_chapter", leaky)
    figures = Figures()
    for seed in range(5, 9):
        watch("blind", seed, 60, figures, {}, years=2)
    assert figures.found
    for difference in figures.found:
        assert all(line[2:].startswith(("packet", "desk packet")) for line in difference.lines)
