"""A board that changed behind a game, taken over by it: in its own file, or by going on in another.

What was adjudicated stays as it was. Where only the picture or the names changed, the game takes
them in by an act of its own. Where the rules of the board changed, its past would come out
otherwise: a game on the new board begins where the old one stands.
"""

from collections.abc import Iterator
from pathlib import Path

from engine import judge
from engine.board.graph import Board, Terrain
from engine.board.load import load
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.own_board import board_files
from engine.language.message import Message
from engine.position import Position
from engine.units import FLEET


def same_rules(game: Game, place: Path) -> bool:
    """Whether a board in a folder has the rules of the game's own; raises BoardError."""
    return load(place).digest == game.rules.board.digest


def hindrances(game: Game, place: Path) -> tuple[Message, ...]:
    """What of the position has no place on the board in a folder; raises BoardError."""
    return tuple(_misplaced(game.position(), load(place), game))


def take_over(game: Game, place: Path) -> None:
    """Take in a board with other names or another picture, and record that.

    Raises GameError if its rules are others, BoardPackingError or GameFileError if it cannot be
    kept in the game's file.
    """
    if not same_rules(game, place):
        raise GameError("game.board_has_other_rules")
    reason = str(Message("game.board_taken_over"))
    game.ledger.take_board(board_files(place), game.position(), reason)


def gone_on(game: Game, place: Path) -> Game:
    """A game in memory on the board in a folder, which begins where a game stands.

    Raises GameError if something of the position has no place there.
    """
    if faults := hindrances(game, place):
        raise GameError(faults[0])
    header = game.record.header
    played = judge.named(header.variant, header.mix)
    rules = judge.ruleset(played, load(place), header.options)
    return Game.begin(rules, title=header.title, board=str(place), position=game.position())


def _misplaced(position: Position, board: Board, game: Game) -> Iterator[Message]:
    for power in game.rules.powers:
        if power not in board.powers:
            yield Message("game.board_lacks", what=power)
    for unit in position.forces:
        links = board.fleets if unit.kind == FLEET else board.armies
        if unit.at not in links:
            yield Message("game.board_lacks", what=f"{unit.power}: {unit}")
    for centre in position.centres:
        if centre not in board.provinces or not board.provinces[centre].centre:
            yield Message("game.board_lacks", what=centre)
    for stack in position.covert:
        ground = board.provinces.get(stack.province)
        if ground is None or ground.terrain is Terrain.IMPASSABLE:
            yield Message("game.board_lacks", what=f"{stack.power}: {stack.kind} {stack.province}")
