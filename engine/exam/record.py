"""Duties about the record: a game is saved, opened, undone and packed without loss."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from engine.game import packet
from engine.game.game import Game
from engine.game.verify import verify
from engine.play import seats
from engine.visibility.observe import opening

_NODES = 10


def _played(sitting: Sitting) -> Game:
    draw = Random(6)  # noqa: S311  # a game by chance
    game = Game.begin(sitting.rules, seed="6")
    turn = opening(game.position())
    while len(game.record.nodes) < _NODES and turn.after.ending is None:
        views = seats.views(sitting.rules, turn)
        for seat, orders in seats.orders(sitting.rules, views, draw).items():
            game.give(seat, orders, source="exam")
        turn = game.resolve()
    return game


def _saved(sitting: Sitting) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.spydip"
        game = _played(sitting)
        positions = {node: game.position(node) for node in game.record.nodes}
        game.save_as(file)
        game.close()
        with Game.open(file) as again:
            for node in again.record.nodes:
                if again.position(node) != positions[node]:
                    yield f"{again.record.nodes[node].phase} is another position when opened"
            yield from map(str, verify(again.record, again.history))
            again.ledger.undo()
            if again.position() != positions[len(positions) - 1]:
                yield "the last turn is not taken back"


def _packed(sitting: Sitting) -> Iterator[str]:
    with _played(sitting) as game:
        for seat in sitting.rules.seats:
            content = packet.pack(game, seat, token="exam")  # noqa: S106  # no secret
            rules = packet.rules_of(content)
            told = [packet.observation(content, chapter, rules) for chapter in content.chapters]
            last = seats.views(sitting.rules, game.history.turn(game.record.line()[-1].id))[seat]
            if told[-1].facts != last.facts:
                yield f"the packet of {seat} says otherwise"


DUTIES = (
    Duty("game-saved", "A game is the same after it is saved and opened again", _saved),
    Duty("packet-same", "A player's packet tells what its report tells", _packed),
)
"""What must be true of games that are kept."""
