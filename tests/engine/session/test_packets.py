"""A player's seat before a packet tells what the game master's program tells that player."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_file import Opened
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.play import seats
from engine.session.packets import PacketSeat
from engine.session.seat import Seat

FRANCE, TOKEN = PowerId("FRANCE"), "a1b2"


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_every_turn_of_a_packet_is_told_like_the_game_with_centres_and_what_is_asked(
    variant: str,
) -> None:
    game, draw = Game.begin(judge.ruleset(variant), seed="3"), Random(4)
    for _ in range(5):
        views = seats.views(game.rules, game.history.led_to(game.record.head))
        for seat, orders in seats.orders(game.rules, views, draw).items():
            game.give(seat, orders, source="typed")
        game.resolve()
    for power in game.rules.seats[-2:]:
        real = Seat(game).of(power)
        told = PacketSeat(Opened(pack(game, power, token=TOKEN), ""), Path("one.spyview"))
        for language in LANGUAGES:
            speaker = Speaker(language)
            for turn in range(len(told.line)):
                due = [real.look(number).due for number in range(6)]
                at = due.index(told.look(turn).due)
                assert told.told(turn, speaker) == real.told(at, speaker)


def test_a_correction_is_told_with_what_was_taken_since_the_turn_before_it() -> None:
    game = Game.begin(judge.ruleset("standard"), seed="3")
    game.resolve()
    for place in ("BEL", "HOL"):
        now = game.position()
        game.edit(replace(now, centres={**now.centres, ProvinceId(place): FRANCE}), "forgotten")
    told = PacketSeat(Opened(pack(game, FRANCE, token=TOKEN), ""), Path("one.spyview"))
    real = Seat(game).of(FRANCE)
    assert [told.told(turn) for turn in range(4)] == [real.told(turn) for turn in range(4)]
    assert told.told().headline == "You took Belgium and Holland."
