"""Times the workshop by the processor: ``python -m tests.bench.workshop``.

A drawing of 200 provinces is read and shown; distances follow the pointer over every province; a
handle is dragged, and the map moved, frame by frame.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shapely
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.check import check
from engine.board.reach import Way
from engine.designs import work as works
from engine.designs.work import Work
from spydip_gui.boards import opening
from spydip_gui.boards.tools import Tool
from spydip_gui.boards.window import BoardWindow
from spydip_gui.theme.window_colours import palette_for, wear
from tests.helpers.workshop import use

ACROSS, DOWN, SIDE = 20, 10, 60.0
_LEFT = Qt.MouseButton.LeftButton


def drawing(seed: int = 1) -> str:
    """Outlines of 200 provinces with gaps: land, and seas around and within it."""
    lot = Random(seed)
    spots = [
        ((x + 0.5 + lot.uniform(-0.3, 0.3)) * SIDE, (y + 0.5 + lot.uniform(-0.3, 0.3)) * SIDE)
        for y in range(DOWN)
        for x in range(ACROSS)
    ]
    frame = shapely.box(0, 0, ACROSS * SIDE, DOWN * SIDE)
    cells = shapely.voronoi_polygons(shapely.MultiPoint(spots), extend_to=frame, ordered=True)
    shapes = []
    for number, cell in enumerate(shapely.get_parts(cells)):
        x, y = number % ACROSS, number // ACROSS
        wet = x in {0, ACROSS - 1} or y in {0, DOWN - 1} or lot.random() < 0.15
        ground = cell.intersection(frame).buffer(-0.4)
        way = " L ".join(f"{x:.1f} {y:.1f}" for x, y in ground.exterior.coords[:-1])
        name = "".join(chr(97 + number // base % 26) for base in (676, 26, 1))
        fill = "#a9cbe0" if wet else "#e8d9b0"
        shapes.append(f'<path id="p{name}" fill="{fill}" d="M {way} Z"/>')
    size = f'viewBox="0 0 {ACROSS * SIDE:g} {DOWN * SIDE:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + "\n".join(shapes) + "\n</svg>\n"


def main() -> None:
    """Print all figures."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    wear(app, "day")
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "large.svg"
        path.write_text(drawing(), "utf-8")
        _tell("reading 200 provinces", 1000 * _took(lambda: works.drawn(path, Work())), 3000)
        window = BoardWindow(opening.bench_for(path), palette_for("day"))
        window.resize(1240, 780)
        window.show()
        app.processEvents()
        _tell("checking them", 1000 * _took(lambda: check(window.bench.folder)))
        _edits(window)
        _distances(window)
        _frames(window)
        window.close()


def _edits(window: BoardWindow) -> None:
    seas = [p for p, one in window.map.board.picture.board.provinces.items() if one.coasts]
    land = next(
        p
        for p, one in window.map.board.picture.board.provinces.items()
        if one.terrain in {"inland", "coast"} and p not in seas
    )

    def centre() -> None:
        use(window, Tool.CENTRES, land)
        window.map.grab()

    _tell("an edit until it is shown", 1000 * median(_took(centre) for _ in range(5)))


def _distances(window: BoardWindow) -> None:
    provinces = list(window.map.board.picture.provinces)
    for way in (Way.ARMY, Way.FLEET, Way.COVERT, Way.CONVOY, Way.CENTRES):
        window.reaches.show_way(way, provinces[0])
        spans = [_took(lambda p=one: _pointed(window, p)) for one in provinces[::4]]
        _tell(f"distances, {way}", 1000 * max(spans), 50)
    window.reaches.show_way(None, None)


def _pointed(window: BoardWindow, province: str) -> None:
    window.reaches.start_at(province)
    window.map.viewport().repaint()


def _frames(window: BoardWindow) -> None:
    window.tools.take(Tool.CHOOSE)
    window.choose(next(iter(window.map.board.picture.provinces)))
    spot = window.marks.marks.handles[0].spot
    port, begin = window.map.viewport(), window.map.point_of(spot)
    QTest.mousePress(port, _LEFT, pos=begin)

    def drag(number: int) -> None:
        QTest.mouseMove(port, begin + QPoint(8 + number, number // 2))
        port.repaint()

    spans = [_took(lambda n=number: drag(n)) for number in range(60)]
    QTest.mouseRelease(port, _LEFT, pos=begin)
    _tell("a frame while a handle is dragged", 1000 * median(spans), 1000 / 60)
    window.map.come_closer(2.0)
    window.map.draw_sharp()

    def pan(number: int) -> None:
        window.map.horizontalScrollBar().setValue(300 + 4 * number)
        port.repaint()

    spans = [_took(lambda n=number: pan(n)) for number in range(60)]
    _tell("a frame while the map is moved", 1000 * median(spans), 1000 / 60)


def _took(act: Callable[[], object]) -> float:
    begun = time.process_time()
    act()
    return time.process_time() - begun


def _tell(what: str, found: float, most: float | None = None) -> None:
    bound = "" if most is None else f"   (at most {most:.0f})"
    print(f"{what:<36} {found:8.1f} ms{bound}")  # what it is for


if __name__ == "__main__":
    main()
