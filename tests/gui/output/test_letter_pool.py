"""Other processes draw for letters what this one would draw, and nothing is lost with them."""

import io
import subprocess
import sys
from concurrent.futures import BrokenExecutor, Future
from concurrent.futures.process import ProcessPoolExecutor

import pikepdf
import pytest
from PySide6.QtGui import QImage

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.output.letter_maps import Sheet, Sight, drawn, letter_maps
from spydip_gui.output.letter_pool import LetterPool

ALONE = """
import sys
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.output.letter_pool import LetterPool
with LetterPool(most=1) as pool:
    seat = Seat(samples.play("eyes-in-the-channel")).of("FRANCE")
    maps, _ = pool(seat, "", "", language="de", scene=["BRE"])()
assert "PySide6" not in sys.modules
sys.stdout.buffer.write(maps["map-FRANCE.png"])
"""
"""A program without Qt, whose processes begin as copies of it where the system can do so."""

_FEW = 20

PAGE = "<html><body><p>You took Norway.</p></body></html>"
SHEET = Sheet(page=PAGE, title="Eyes", form="A4", grey=False)


@pytest.fixture(scope="module")
def game() -> Game:
    return samples.play("eyes-in-the-channel")


def test_what_others_draw_is_what_is_drawn_here(game: Game) -> None:
    seat = Seat(game).of(PowerId("FRANCE"))
    with LetterPool(form="A4", most=1) as pool:
        waits = pool(seat, PAGE, "Eyes", language="de", scene=["BRE"])
        maps, paper = waits()
        assert pool.ready(0)
    here = letter_maps(seat, language="de", scene=["BRE"])
    assert list(maps) == list(here)
    for name in ("map-FRANCE.png", "cut-FRANCE.png"):
        assert _differing(maps[name], here[name]) == [], name
    assert _alike(maps["map-FRANCE.pdf"], here["map-FRANCE.pdf"])
    _, printed = drawn(Sight.of(seat, "de", ["BRE"]), (), sheet=SHEET)
    assert _alike(paper, printed)


def test_a_program_without_qt_has_the_same_drawn(game: Game) -> None:
    alone = subprocess.run([sys.executable, "-c", ALONE], check=True, capture_output=True)
    here = letter_maps(Seat(game).of(PowerId("FRANCE")), (".png",), language="de")
    assert _differing(alone.stdout, here["map-FRANCE.png"]) == []


def test_a_letter_is_drawn_here_where_the_others_died(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dead(*_: object) -> "Future[object]":
        lost: Future[object] = Future()
        lost.set_exception(BrokenExecutor())
        return lost

    monkeypatch.setattr(ProcessPoolExecutor, "submit", dead)
    seat = Seat(game).of(PowerId("FRANCE"))
    with LetterPool() as pool:
        maps, paper = pool(seat, PAGE, "Eyes", language="en", scene=())()
    assert list(maps) == ["map-FRANCE.png", "map-FRANCE.pdf"]
    assert not paper


def test_the_map_on_paper_is_the_one_that_lies_beside_the_letter(game: Game) -> None:
    seat = Seat(game).of(PowerId("ITALY"))
    with pikepdf.open(io.BytesIO(letter_maps(seat)["map-ITALY.pdf"])) as alone:
        shown = _drawn(alone.pages[0].obj)
    _, printed = drawn(Sight.of(seat, "en", ()), (), sheet=SHEET)
    with pikepdf.open(io.BytesIO(printed)) as whole:
        placed = _drawn(whole.pages[-1].obj.Resources.XObject.Map)
    assert len(shown) == 4
    assert shown[0] == placed[0]
    assert shown[2] == placed[2]


def _drawn(shown: pikepdf.Object) -> list[bytes]:
    """What lies over each other on a page: ground, provinces, borders, pieces."""
    return [part.read_bytes() for part in dict(shown.Resources.XObject.items()).values()]


def _differing(one: bytes, other: bytes) -> list[tuple[int, int]]:
    """The pixels in which two pictures differ."""
    first, second = QImage.fromData(one), QImage.fromData(other)
    assert first.size() == second.size()
    wide, high = first.size().toTuple()
    every = ((x, y) for y in range(high) for x in range(wide))
    if first == second:
        return []
    return [at for at in every if first.pixel(*at) != second.pixel(*at)]


def _alike(one: bytes, other: bytes) -> bool:
    """Whether two PDFs draw the same.

    Numbers may differ in their last place: they are cut to four digits, and where a window was
    shown before, a few of them fall to the other side.
    """
    pairs = [
        (a, b)
        for first, second in zip(_lines(one), _lines(other), strict=True)
        for a, b in zip(first.split(), second.split(), strict=True)
        if a != b
    ]
    return len(pairs) < _FEW and all(
        abs(float(a) - float(b)) < 1.5 * 10.0 ** -len(a.partition(b".")[2]) for a, b in pairs
    )


def _lines(pdf: bytes) -> list[bytes]:
    """All that is drawn in a PDF, whatever the numbers of its parts."""
    with pikepdf.open(io.BytesIO(pdf)) as whole:
        streams = [one for one in whole.objects if isinstance(one, pikepdf.Stream)]
        return sorted(one.read_bytes() for one in streams if one.get("/Subtype") == "/Form")
