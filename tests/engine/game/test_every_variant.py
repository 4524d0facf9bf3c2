"""Games of every variant and mix can be saved, opened again, taken back and verified."""

from pathlib import Path

import pytest

from engine import judge
from engine.game.game import Game
from engine.game.verify import verify

DEADLINES = 9


@pytest.mark.parametrize("variant", [*judge.variant_ids(), *judge.mixes()])
def test_a_saved_game_opens_with_equal_positions_and_without_drift(
    variant: str, tmp_path: Path
) -> None:
    game = Game.begin(judge.ruleset(variant), seed="17")
    while len(game.record.nodes) <= DEADLINES and game.position().ending is None:
        game.resolve()
    positions = {node: game.position(node) for node in game.record.nodes}
    game.save_as(tmp_path / "game.spydip")
    game.close()
    with Game.open(tmp_path / "game.spydip") as again:
        assert {node: again.position(node) for node in again.record.nodes} == positions
        assert verify(again.record, again.history) == []
        again.ledger.undo()
        assert again.position() == positions[len(positions) - 1]
