"""The sheet at the end of a letter can be sent back as it stands: every line of it is read."""

from random import Random

import pytest

from engine import judge
from engine.game.game import Game
from engine.orders.layout import GAP
from engine.play import seats
from engine.post.book import Book
from engine.post.inbox import intake
from engine.post.mail import Mail
from engine.report.due import owed

GAMES = ("standard", "spy", "infiltration", "espionage", "blind", "intimate", "auction-in-the-fog")


def moved_on(game: Game, draw: Random) -> None:
    """Play the deadline that is due by chance."""
    turn = game.history.led_to(game.record.head)
    for power, orders in seats.orders(game.rules, seats.views(game.rules, turn), draw).items():
        game.give(power, orders, source="chance")
    game.resolve()


@pytest.mark.parametrize("variant", GAMES)
def test_a_sheet_that_comes_back_as_it_is_is_read_to_the_last_line(variant: str) -> None:
    draw = Random(5)
    game = Game.begin(judge.ruleset(variant), title="Post", seed="5")
    sent = 0
    for _ in range(10):
        moved_on(game, draw)
        for power in game.rules.seats:
            sheet = owed(game.known(power), game.rules.variant.order_kinds).sheet
            mail = Mail(
                source="mail", sender="", name="", subject="", date="", text="\n".join(sheet)
            )
            one = intake(game, Book(), mail, as_power=power)
            assert (one.unread, one.talk, one.strange, one.remarks) == ((), (), (), ()), power
            assert one.missing == () or any(GAP in line for line in sheet), power
            sent += len(sheet)
    assert sent
