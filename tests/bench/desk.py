"""Prints how quickly the map of the desk answers, on a full board with 200 covert pieces.

Run it as ``python -m tests.bench.desk``. It draws without a display; figures are in milliseconds
as the median and the 95th percentile, with the aim beside them. The first window is timed in a
process of its own, the second time that it is opened.
"""

import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from engine import judge
from engine.board.picture import Picture, load_picture
from engine.phases import parse_phase
from engine.visibility.observe import Observation
from spydip_gui.map.board import BoardItem
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.viewmodel import Draft, Ghost, MapView, map_view

PIECES = 200
FIRST = """
import os, time
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
start = time.perf_counter()
from PySide6.QtWidgets import QApplication
application = QApplication([])
from PySide6.QtCore import QSettings
from engine.board.picture import load_picture
from engine.play import samples
from spydip_gui.document import Document
from spydip_gui.look import palette_for
from spydip_gui.settings import Settings
from spydip_gui.window import DeskWindow
document = Document(samples.play("first-years"))
began = time.perf_counter()
store = QSettings(os.devnull, QSettings.Format.IniFormat)
picture = load_picture("standard")
window = DeskWindow(document, picture, palette_for("day"), Settings(store))
window.show()
application.processEvents()
window.grab()
print(round(time.perf_counter() - start, 2), round(began - start, 2))
"""


def crowded(picture: Picture, draw: random.Random, viewer: str) -> Observation:
    """An observation of 34 units and 200 covert pieces, of which a power sees about a third."""
    board = picture.board
    powers, places = list(board.powers), [p for p in board.provinces if p != "SWI"]
    facts = []
    for place in draw.sample(places, 34):
        power = draw.choice(powers)
        kind = "F" if place in board.seas else draw.choice("AF")
        if viewer in ("GM", power) or draw.random() < 0.3:
            facts.append(f"unit {place} {power} {kind}")
    for _ in range(PIECES):
        kind = draw.choice(("spy", "agent", "eu", "ceu"))
        line = f"{kind} {draw.choice(places)} {draw.choice(powers)} {draw.randint(1, 9)}"
        if viewer == "GM" or draw.random() < 0.3:
            facts.append(line)
    told = {fact.split()[1] for fact in facts if fact.startswith("unit")}
    seen = places if viewer == "GM" else draw.sample(places, 25)
    facts += [f"empty {place}" for place in seen if place not in told]
    facts += [f"centre {place} {draw.choice(powers)}" for place in board.centres if place in seen]
    phase = parse_phase("S1905M")
    return Observation(viewer=viewer, phase=phase, due=phase, facts=tuple(facts), orders=())


def drafts(view: MapView, picture: Picture, draw: random.Random) -> tuple[Draft, ...]:
    """A move for every unit that is seen."""
    reader = judge.ruleset("standard").reader
    board = picture.board
    found = []
    for piece in view.pieces:
        steps = (board.armies if piece.kind == "A" else board.fleets).get(piece.at, ())
        if steps and piece.power is not None:
            order = reader.order(f"{piece.kind} {piece.at} - {draw.choice(steps)}")
            found.append(Draft(piece.power, order, draw.choice(("succeeds", "bounces"))))
    return tuple(found)


def timed(pane: MapPane, acts: Iterable[Callable[[], object]]) -> tuple[float, float]:
    """The median and the 95th percentile of acts, each with the frame that it leads to."""
    taken = []
    for act in acts:
        started = time.perf_counter()
        act()
        pane.viewport().grab()
        taken.append(1000 * (time.perf_counter() - started))
    taken.sort()
    return taken[len(taken) // 2], taken[int(len(taken) * 0.95)]


def tell(what: str, figures: tuple[float, float], aim: int) -> None:
    """Print one row."""
    print(f"{what:34} {figures[0]:7.1f} {figures[1]:7.1f}   under {aim}")


def main() -> None:
    """Time it all."""
    for _ in range(2):
        shown = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, check=True)
    print(f"first window with a game           {shown.stdout.decode().split()[0]} s   under 1.0")
    application = QApplication([])
    draw = random.Random(7)
    picture = load_picture("standard")
    board = picture.board
    seen = [crowded(picture, draw, who) for _ in range(6) for who in ("GM", *board.powers)]
    views = [map_view(one, board, memory=seen[:3]) for one in seen]
    pane = MapPane(BoardItem(picture, Palette(family=bundled_family()), views[0]))
    pane.resize(1280, 800)
    pane.show()
    application.processEvents()
    switches = [lambda view=view: pane.show_view(view) for view in draw.choices(views, k=150)]
    tell("view switch or phase step", timed(pane, switches), 50)
    written = drafts(views[0], picture, draw)
    previews = [
        lambda n=n: pane.show_view(map_view(seen[0], board, drafts=written[: n % len(written)]))
        for n in range(100)
    ]
    pane.show_view(views[0])
    tell("orders drawn anew", timed(pane, previews), 50)
    ghost = Ghost(power="FRANCE", stops=("PAR",))
    drags = [
        lambda n=n: pane.set_ghost(replace(ghost, free=(500.0 + 5 * n, 600.0))) for n in range(100)
    ]
    tell("drag preview", timed(pane, drags), 50)
    pane.come_closer(4)
    pane.draw_sharp()
    across = pane.horizontalScrollBar()
    steps = [lambda: across.setValue(across.value() + 4) for _ in range(100)]
    tell("panning at 4x", timed(pane, steps), 16)
    points = [QPointF(draw.uniform(0, 1600), draw.uniform(0, 1283)) for _ in range(1000)]
    started = time.perf_counter()
    for point in points:
        pane.board.hit(point)
    print(f"finding what is pointed at         {1000 * (time.perf_counter() - started):.0f} us")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"resident memory                    {memory:.0f} MB   under 300")


if __name__ == "__main__":
    main()
