"""Prints whether ten thousand random steps with undo and redo leave a game as it was.

Run it as ``python -m tests.bench.undo [VARIANT]``.
"""

import os
import random
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from engine import judge
from engine.game.game import Game
from spydip_gui.document import Document
from tests.gui.test_document import act, state

STEPS = 10_000
EACH = 500  # so many to a game, since a record only grows


def main() -> None:
    """Do it, game after game."""
    application = QApplication([])
    variant = sys.argv[1] if len(sys.argv) > 1 else "standard"
    start = time.perf_counter()
    for seed in range(STEPS // EACH):
        document = Document(Game.begin(judge.ruleset(variant), seed=str(seed)))
        draw = random.Random(seed)
        before = state(document)
        for _ in range(EACH):
            match draw.randrange(10):
                case 0 | 1 | 2:
                    document.undo()
                case 3 | 4:
                    document.redo()
                case _:
                    act(document, draw)
        after = state(document)
        steps = len(document.done)
        for _ in range(steps):
            document.undo()
        assert state(document) == before, f"game {seed}: not as it began"
        for _ in range(steps):
            document.redo()
        assert state(document) == after, f"game {seed}: not as it ended"
    seconds = time.perf_counter() - start
    print(f"{variant}: {STEPS} steps in {STEPS // EACH} games, the same state; {seconds:.0f} s")
    del application


if __name__ == "__main__":
    main()
