"""Prints how quickly the desk answers, on a full board with 200 covert pieces.

Run it as ``python -m tests.bench.desk``. It draws without a display; figures are in milliseconds
as the median and the 95th percentile, with the processor's time of an act and the aim beside them.
The first window is that of ``python -m spydip_gui game.spydip`` in a process of its own, from the
start of that process until it is painted, when it was opened before. Where others work on the
machine, which the load tells, the processor's time is the one to judge by.
"""

import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from engine import judge
from engine.board.picture import Picture, load_picture
from engine.facts import parse
from engine.phases import parse_phase
from engine.play import samples
from engine.session.seat import Seat
from engine.visibility.observe import Observation
from spydip_gui.map.board import BoardItem
from spydip_gui.map.motion import Motion
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.viewmodel import Draft, Ghost, MapView, map_view
from spydip_gui.viewmodel.motion import LASTS
from spydip_gui.viewmodel.phase import passage_from

PIECES = 200
MOVES = 3  # the turn of the first sample that is played
STARTS = 5
FIRST = """
import os, sys, time
began, game = float(sys.argv[1]), sys.argv[2]
from spydip_gui import app  # before Qt, as always: Qt looks into all that is imported after it
from PySide6.QtWidgets import QApplication
def shown(*_):
    QApplication.processEvents()
    used = os.times()
    print(time.time() - began, used.user + used.system, flush=True)
    os._exit(0)
QApplication.exec = shown
app.main(["--", game])
"""


def first_windows() -> list[tuple[float, float]]:
    """The seconds until the first window of a game, by the clock and the processor, each time."""
    with TemporaryDirectory() as name:
        home = Path(name)
        with samples.play("first-years") as game:
            game.save_as(home / "game.spydip")
        places = {"HOME": name, "XDG_CACHE_HOME": name, "XDG_CONFIG_HOME": name}
        kept = {"PYTHONPYCACHEPREFIX": str(home / "compiled"), "DISPLAY": "none"}
        away = {"PYTHONDONTWRITEBYTECODE"}
        environment = {k: v for k, v in os.environ.items() if k not in away} | places | kept
        found = []
        for _ in range(STARTS + 1):
            command = [sys.executable, "-c", FIRST, str(time.time()), str(home / "game.spydip")]
            shown = subprocess.run(command, capture_output=True, check=True, env=environment)
            clock, used = map(float, shown.stdout.split())
            found.append((clock, used))
    return found[1:]


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
    return Observation(
        viewer=viewer, phase=phase, due=phase, facts=tuple(map(parse, facts)), orders=()
    )


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


def timed(pane: MapPane, acts: Iterable[Callable[[], object]]) -> tuple[float, ...]:
    """The median and the 95th percentile of acts with their frames, then by the processor."""
    clock, used = [], []
    for act in acts:
        started, busy = time.perf_counter(), time.process_time()
        act()
        pane.viewport().grab()
        clock.append(1000 * (time.perf_counter() - started))
        used.append(1000 * (time.process_time() - busy))
    ranks = (0.5, 0.95)
    return tuple(sorted(row)[int(len(row) * rank)] for row in (clock, used) for rank in ranks)


def tell(what: str, figures: tuple[float, ...], aim: int) -> None:
    """Print one row."""
    print(f"{what:28}" + "".join(f"{one:9.1f}" for one in figures) + f"   under {aim}")


def play(picture: Picture, application: QApplication) -> None:
    """Time every frame of a whole adjudication of 34 units, at 60 a second."""
    seat = Seat(samples.play("first-years")).at(MOVES + 1)
    way = passage_from(seat, MOVES)
    assert way is not None
    pane = MapPane(BoardItem(picture, Palette(family=bundled_family()), way.before))
    pane.resize(1154, 925)
    pane.show()
    application.processEvents()
    motion = Motion(pane.board, pane)
    assert pane.board.layers is not None
    left = pane.board.layers.shown
    pane.show_view(way.after)
    motion.play(way, left, 1.0)
    while motion.course.state() is not motion.course.State.Running:
        application.processEvents()
    motion.course.pause()
    frames = [
        lambda now=now: motion.course.setCurrentTime(now) for now in range(0, LASTS, 1000 // 60)
    ]
    tell("a frame of an adjudication", timed(pane, frames), 17)
    again = [timed(pane, [frame])[0] for frame in frames]
    print(f"the slowest of them         {max(again):.1f} ms   under 50")
    assert motion.running, "it was ended before it was timed"
    motion.finish()
    pane.close()


def main() -> None:
    """Time it all."""
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load of the machine {load} on {os.cpu_count()} processors")
    starts = first_windows()
    clock, used = (sorted(row) for row in zip(*starts, strict=True))
    print(
        f"first window with a game    {clock[0]:.2f} s at best, {median(clock):.2f} s mostly; "
        f"processor {used[0]:.2f} and {median(used):.2f}   under 1.0"
    )
    print(f"{'milliseconds':28}{'median':>9}{'95 %':>9}{'busy':>9}{'95 %':>9}")
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
    print(f"finding what is pointed at  {1000 * (time.perf_counter() - started):.0f} us")
    play(picture, application)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"resident memory             {memory:.0f} MB   under 300")


if __name__ == "__main__":
    main()
