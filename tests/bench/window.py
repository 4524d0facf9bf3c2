"""Prints how quickly the whole window answers, from the key or mouse event to the painted window.

Run it as ``python -m tests.bench.window``. The window is 1920 by 1080 pixels and shows a Spy game
of five years with all panels. Figures are in milliseconds, as the median, the 95th percentile and
the slowest, by the clock, then the median and the 95th percentile by the processor; then the
memory of the process. No display is needed. ``--tree FOLDER`` times another checkout.
"""

import argparse
import os
import random
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", "0")
if "--tree" in sys.argv:
    sys.path.insert(0, sys.argv[sys.argv.index("--tree") + 1])

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSettings, Qt, qInstallMessageHandler
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import judge
from engine.board.picture import load_picture
from engine.facts import UnitAt
from engine.game.game import Game
from engine.play import chance
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.document.document import Document
from spydip_gui.settings import Settings
from spydip_gui.theme.window_colours import palette_for, wear
from spydip_gui.viewmodel.motion import LASTS
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

YEARS = 5
SIZE = (1920, 1080)
FRAME = 16
ROW = "{:34}" + "{:9.1f}" * 5 + "   {}"


class Paints(QObject):
    """Notes when something was last painted."""

    def __init__(self) -> None:
        """Nothing has been painted yet."""
        super().__init__()
        self.last = 0.0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Look at every event of the program."""
        if event.type() in {QEvent.Type.Paint, QEvent.Type.UpdateRequest}:
            self.last = time.perf_counter()
        return False


class Bench:
    """Times acts in a window until all that they change is painted."""

    def __init__(self, app: QApplication) -> None:
        """Watch what is painted."""
        self._app, self._paints = app, Paints()
        app.installEventFilter(self._paints)

    def settle(self) -> float:
        """Let everything be painted; the moment when the last of it was."""
        ended = time.perf_counter()
        while True:
            looked = time.perf_counter()
            self._app.processEvents()
            if self._paints.last < looked:
                return ended
            ended = time.perf_counter()

    def rows(self, acts: Iterable[Callable[[], object]]) -> list[tuple[float, float]]:
        """How long each act takes until it is painted, by the clock and the processor."""
        found = []
        for act in acts:
            self.settle()
            began, busy = time.perf_counter(), time.process_time()
            act()
            ended = self.settle()
            found.append((1000 * (ended - began), 1000 * (time.process_time() - busy)))
        return found


def tell(what: str, rows: list[tuple[float, float]], aim: str) -> None:
    """Print one row."""
    clock, used = (sorted(column) for column in zip(*rows, strict=True))
    middle, late = len(rows) // 2, int(len(rows) * 0.95)
    print(ROW.format(what, clock[middle], clock[late], clock[-1], used[middle], used[late], aim))


def play(seed: int, path: Path) -> None:
    """Save a Spy game that chance plays for five years, up to the moves after them."""
    game = Game.begin(judge.ruleset("spy", options={"game.victory": "35"}), seed=str(seed))
    draw = random.Random(seed)
    first = game.position().phase.year
    while game.position().phase.year <= first + YEARS or game.position().phase.kind.value != "M":
        given = chance.orders(game.rules.board, game.position(), draw)
        for power in game.rules.seats:
            if given.get(power):
                game.give(power, given[power], source="typed")
        game.resolve()
    game.save_as(path)
    game.close()


def memory() -> float:
    """What the process holds now, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def opened(path: Path, settings: Settings) -> DeskWindow:
    """The game in a window of its own."""
    document = Document(Seat(Game.open(path)))
    window = DeskWindow(document, load_picture("standard"), palette_for("day"), settings)
    window.resize(*SIZE)
    window.show()
    return window


def main() -> None:
    """Time it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", help="another checkout to time")
    parser.add_argument("--seed", type=int, default=3)
    asked = parser.parse_args()
    qInstallMessageHandler(lambda *_: None)  # the plugin without a display talks much
    app = QApplication([])
    wear(app, "day")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "five-years.spydip"
        # In a process of its own, since this one's memory is measured.
        with get_context("spawn").Pool(1) as other:
            other.apply(play, (asked.seed, path))
        settings = Settings(QSettings(f"{folder}/desk.ini", QSettings.Format.IniFormat))
        settings.set("curtain", "off")
        window = opened(path, settings)
        bench = Bench(app)
        bench.settle()
        seen = window.document.view.look()
        units = sum(isinstance(fact, UnitAt) for fact in seen.facts)
        print(f"{len(window.document.turns)} positions, {units} units; memory {memory():.0f} MB")
        print(f"{'milliseconds':34}{'median':>9}{'95 %':>9}{'slowest':>9}{'busy':>9}{'95 %':>9}")
        time_views(bench, window)
        time_hand(bench, window)
        time_motion(bench, window)
        time_memory(app, window, path, settings)


def time_views(bench: Bench, window: DeskWindow) -> None:
    """Time other viewers and other phases."""
    page, number = window.map, len(window.document.view.viewers)
    keys = [getattr(Qt.Key, f"Key_{n}") for n in range(number)]

    def press(key: Qt.Key) -> Callable[[], None]:
        return lambda: QTest.keyClick(page, key)

    tell("first look at a view", bench.rows(map(press, keys[1:])), "under 60")
    print(f"memory after a look at all views {memory():.0f} MB   under 170")
    draw = random.Random(7)
    tell("view switch", bench.rows(press(draw.choice(keys)) for _ in range(100)), "16.7, 33")
    bench.rows([press(keys[1])])
    steps = [Qt.Key.Key_PageUp] * 14 + [Qt.Key.Key_PageDown] * 14
    tell("first look at a phase", bench.rows(map(press, steps[:14])), "under 60")
    tell("phase step", bench.rows(map(press, steps[14:] + steps * 2)), "16.7, 33")


def time_hand(bench: Bench, window: DeskWindow) -> None:
    """Time drags, panning and zooming."""
    pane, document = window.map, window.document
    viewer = document.view.viewer
    under = pane.viewport()
    anchors = {
        piece.at: pane.mapFromScene(QPointF(*pane.board.picture.provinces[piece.at[:3]].label.at))
        for piece in pane.board.view.pieces
        if piece.power == viewer
    }
    draw = random.Random(5)
    rows = []
    for spot in list(anchors.values())[:5]:
        QTest.mousePress(under, Qt.MouseButton.LeftButton, pos=spot)
        ends = [spot + QPoint(draw.randint(-220, 220), draw.randint(-220, 220)) for _ in range(6)]
        path, at = [], spot
        for end in ends:
            path += [at + (end - at) * step / 8 for step in range(1, 9)]
            at = end
        rows += bench.rows([lambda to=to: QTest.mouseMove(under, to) for to in path])
        QTest.keyClick(pane, Qt.Key.Key_Escape)
        QTest.mouseRelease(under, Qt.MouseButton.LeftButton, pos=at)
        bench.settle()
    tell("step of a drag", rows, "95 % 16")
    middle = QPointF(under.rect().center())

    def wheel(angle: int) -> Callable[[], None]:
        event = QWheelEvent(
            middle,
            QPointF(under.mapToGlobal(middle.toPoint())),
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # Qt takes it by its place
        )
        return lambda: QApplication.sendEvent(under, event)

    tell("zoom by the wheel", bench.rows([wheel(120)] * 8 + [wheel(-120)] * 8), "95 % 16.7, 50")
    bench.rows([wheel(120)] * 6)
    across, down = pane.horizontalScrollBar(), pane.verticalScrollBar()
    slides = [lambda: across.setValue(across.value() + 6)] * 60
    slides += [lambda: down.setValue(down.value() - 6)] * 60
    tell("panning", bench.rows(slides), "95 % 16.7, 50")


def time_motion(bench: Bench, window: DeskWindow) -> None:
    """Time the frames of the pieces' way from each position to the next, as the game master."""
    window.switching.look_as(GM)
    bench.rows([lambda: window.document.look(turn=0)])
    readied, frames = [], []
    for _ in window.document.turns[1:]:
        readied += bench.rows([lambda: window.document.step(1)])
        course = window.stage.passing.motion.course
        if window.stage.passing.motion.running:
            course.pause()
            moments = range(0, LASTS, FRAME)
            frames += bench.rows([partial(course.setCurrentTime, moment) for moment in moments])
            course.resume()
            window.stage.passing.finish()
    tell("phase step until pieces move", readied, "")
    tell(f"a frame of {len(frames)}", frames, "95 % 16.7, 50")


def time_memory(app: QApplication, window: DeskWindow, path: Path, settings: Settings) -> None:
    """See what ten games leave behind that are opened as the program does it."""
    windows = Windows(settings)
    settings.keep("toured", "yes")
    windows.window = window
    for number in range(11):
        copied = path.with_name(f"game-{number}.spydip")
        shutil.copy(path, copied)
        windows.open_path(copied)
        for _ in range(3):
            app.processEvents()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not number:
            print(f"memory {memory():.0f} MB", end="")
    print(f", after ten games opened and closed {memory():.0f} MB   no more")
    windows.open_start()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


if __name__ == "__main__":
    main()
