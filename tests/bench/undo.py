"""Prints whether ten thousand random acts with undo and redo leave a game as it was.

Run it as ``python -m tests.bench.undo [VARIANT] [ACTS]``; without a variant it takes all six games.
The acts are real events at the map: drags, clicks, keys, trays, sheets and rings, as the game
master and as players, with deadlines decided, steps taken back and done again through the
window's menus.
"""

import os
import random
import sys
import time
from types import SimpleNamespace
from unittest.mock import Mock

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from engine import judge
from engine.board.graph import PowerId
from engine.board.picture import load_picture
from engine.game.game import Game
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.map_area import Stage
from tests.gui.document.test_document import state
from tests.gui.gestures.fidget import Fidget

ACTS = 10_000
EACH = 250  # so many to a game, since a record only grows


def main(variants: list[str], acts: int) -> None:
    """Do it, game after game."""
    application = QApplication([])
    for variant in variants:
        start, written, decided = time.perf_counter(), 0, 0
        for seed in range(acts // EACH):
            changes, turns = once(variant, seed)
            written, decided = written + changes, decided + turns
        seconds = time.perf_counter() - start
        print(
            f"{variant}: {acts} acts in {acts // EACH} games, the same state; "
            f"{written} of them changed it, {decided} deadlines stood at the end; {seconds:.0f} s",
            flush=True,
        )
    del application


def once(variant: str, seed: int, each: int = EACH) -> tuple[int, int]:
    """One game: whatever undo and redo lead to is what was there before; how much was done.

    Every other game is written by the game master alone, and each state is compared; in the others
    players write too, who have steps of their own, and the start and the end are compared.
    """
    document = Document(Seat(Game.begin(judge.ruleset(variant), seed=str(seed))))
    stage = Stage(
        document, load_picture(document.view.board.name), Palette(family=bundled_family())
    )
    stage.resize(900, 760)
    stage.show()
    draw, alone = random.Random(seed), seed % 2 == 0
    settings = SimpleNamespace(value=lambda _key: "off")
    veil = SimpleNamespace(drawn=False)
    place = Mock(document=document, stage=stage, settings=settings, veil=veil)
    menus = Handlers(place)
    person = Fidget(stage, document, draw)
    seen, changes = {0: state(document)}, 0
    for number in range(each):
        depth = len(document.view.steps.done)
        back = _act(person, menus, document, draw, alone=alone)
        changes += not back and len(document.view.steps.done) > depth
        if alone:
            _compare(seen, depth, document, back=back, where=f"{variant} {seed}: act {number}")
    person.finish()
    document.look(viewer=GM)
    steps, after = len(document.view.steps.done), state(document)
    for _ in range(steps):
        menus.of(Action.undo)()
    assert state(document) == seen[0], f"{variant} {seed}: not as it began"
    for _ in range(steps):
        menus.of(Action.redo)()
    assert state(document) == after, f"{variant} {seed}: not as it ended"
    turns = len(document.turns) - 1
    stage.close()
    stage.deleteLater()
    return changes, turns


def _act(
    person: Fidget, menus: Handlers, document: Document, draw: random.Random, *, alone: bool
) -> bool:
    """One act; whether it went back or on again instead of changing something."""
    match draw.randrange(20):
        case 0 | 1 | 2:
            menus.of(Action.undo)()
            return True
        case 3 | 4:
            menus.of(Action.redo)()
            return True
        case 5 if not document.view.over:
            document.look(viewer=GM)
            menus.turn.resolve()
        case 6 if draw.random() < 0.3:
            menus.edit.clear_orders()
        case 7 if not alone:
            person.finish()
            document.look(viewer=PowerId(draw.choice(document.view.viewers)))
        case _:
            person.act()
    return False


def _compare(
    seen: dict[int, tuple[object, ...]], before: int, document: Document, *, back: bool, where: str
) -> None:
    """Undo, redo and acts that write nothing lead to a state that is known."""
    depth, now = len(document.view.steps.done), state(document)
    if back or depth == before:
        assert seen.setdefault(depth, now) == now, where
        return
    for later in [one for one in seen if one > before]:
        del seen[later]
    seen[depth] = now


if __name__ == "__main__":
    names = [name for name in sys.argv[1:] if not name.isdecimal()]
    counts = [int(count) for count in sys.argv[1:] if count.isdecimal()]
    main(names or list(judge.variant_ids()), counts[0] if counts else ACTS)
