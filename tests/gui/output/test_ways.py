"""Every order is seen as a line, however near its places are and however far out one is."""

from dataclasses import replace
from itertools import product
from math import dist

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import Board, Location
from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.output import curves
from spydip_gui.output.curves import Points
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_pieces, laid_out
from spydip_gui.output.strokes import Spot
from spydip_gui.output.ways import Ways
from spydip_gui.viewmodel import Arrow, Line, MapView, Mark, Piece, Pip, Rail
from spydip_gui.viewmodel.phase import phase_view

WIDTHS = (480, 765, 805, 1154)
"""Of the map in the least window and in the usual ones."""


@pytest.fixture(params=WIDTHS)
def layout(request: pytest.FixtureRequest, picture: Picture) -> Layout:
    return laid_out(picture, request.param / picture.frame[2])


def neighbours(board: Board) -> set[tuple[Location, Location]]:
    """Where units may go, by land and by sea."""
    graphs = (board.armies, board.fleets)
    return {(at, to) for graph in graphs for at, there in graph.items() for to in there}


def move(at: str, to: str, line: Line = Line.MOVE, **more: object) -> Arrow:
    return Arrow(text="", line=line, stops=(at, to), power="GERMANY", **more)


def held(layout: Layout, *places: str) -> frozenset[Spot]:
    return frozenset(layout.place(Location(place)) for place in places)


def seen(points: Points, ways: Ways) -> float:
    """How much of a line neither a token nor its owner's letter covers, in their radii."""
    size = ways.layout.size
    letters = [(x + 1.16 * size, y - 1.28 * size) for x, y in ways.held]
    far, step = curves.length(points), size / 10
    spots = [curves.at(points, n * step) for n in range(int(far / step) + 1)]
    return (
        sum(
            all(dist(spot, one) > size for one in ways.held)
            and all(dist(spot, one) > 0.62 * size for one in letters)
            for spot in spots
        )
        / 10
    )


def test_a_move_to_every_neighbour_is_a_line_whether_something_stands_there_or_not(
    layout: Layout,
) -> None:
    for at, to in neighbours(layout.picture.board):
        for there, mark in product(((), (to,)), (Mark.NONE, Mark.UNKNOWN, Mark.BAR)):
            ways = Ways(layout, held=held(layout, at, *there))
            assert seen(ways.way(move(at, to, mark=mark)), ways) > 1.0, (at, to, there, mark)


def test_a_retreat_to_every_neighbour_is_a_line(layout: Layout) -> None:
    for at, to in neighbours(layout.picture.board):
        ways = Ways(layout, held=held(layout, at) | {layout.beside(Location(at))})
        assert seen(ways.way(move(at, to, Line.RETREAT, fallen=True)), ways) > 1.0, (at, to)


def test_a_support_of_everything_is_a_line(layout: Layout) -> None:
    pairs = neighbours(layout.picture.board)
    into: dict[str, set[Location]] = {}
    for at, to in pairs:
        into.setdefault(to, set()).add(at)
    for at, to in pairs:
        if at[:3] == to[:3]:
            continue
        ways = Ways(layout, held=held(layout, at, to))
        guard = Arrow(text="", line=Line.GUARD, stops=(at, to))
        assert seen(ways.guard(guard), ways) > 0.8, guard
        for origin in into[to]:
            if origin[:3] in {at[:3], to[:3]}:
                continue
            ways = Ways(layout, held=held(layout, at, origin, to))
            stops, joins = (at, origin, to), (origin, to)
            helping = Arrow(text="", line=Line.SUPPORT, stops=stops, joins=joins)
            assert seen(ways.support(helping), ways) > 0.7, helping


def test_a_covert_piece_going_to_every_neighbour_draws_a_line(layout: Layout) -> None:
    for at, to in neighbours(layout.picture.board):
        if "/" in at + to:
            continue
        rails = tuple(Rail(place, (Pip("SPY", "GERMANY", 1),)) for place in (at, to))
        ways = Ways(replace(layout, rails=rails))
        points = ways.way(move(at, to, Line.COVERT, covert="SPY"))
        assert curves.length(points) > 1.8 * layout.size, (at, to)


def test_an_arrow_ends_where_it_leads_or_before_what_stands_there(layout: Layout) -> None:
    alone, end = Ways(layout), layout.place(Location("MOS"))
    arrow = move("STP", "MOS")
    assert alone.way(arrow)[-1] == pytest.approx(end)
    meeting = Ways(layout, held=held(layout, "MOS"))
    assert dist(meeting.way(arrow)[-1], end) == pytest.approx(1.2 * layout.size, rel=0.02)
    stopped = meeting.way(replace(arrow, mark=Mark.BAR))[-1]
    assert dist(stopped, end) == pytest.approx(1.65 * layout.size, rel=0.02)
    start = layout.place(Location("STP"))
    assert dist(alone.way(arrow)[0], start) == pytest.approx(1.15 * layout.size, rel=0.02)


def test_opposite_arrows_bow_to_opposite_sides(layout: Layout) -> None:
    for at, to in neighbours(layout.picture.board):
        there, back = move(at, to), move(to, at)
        names = ((0.0, 0.0, *layout.picture.frame[2:]),)
        ways = Ways(layout, (there, back), held(layout, at, to), names)
        one, other = (curves.at(w, curves.length(w) / 2) for w in map(ways.whole, (there, back)))
        assert dist(one, other) > 0.15 * dist(layout.place(at), layout.place(to)), (at, to)


def test_an_arrow_bows_away_from_a_name(layout: Layout) -> None:
    arrow = move("STP", "MOS")
    usual = Ways(layout, (arrow,)).whole(arrow)
    x, y = curves.at(usual, curves.length(usual) / 2)
    far = 3 * layout.size
    name = (x - far, y - layout.size, x + far, y + layout.size)
    ways = Ways(layout, (arrow,), names=(name,))
    kept = [name[0] < a < name[2] and name[1] < b < name[3] for a, b in ways.whole(arrow)]
    before = [name[0] < a < name[2] and name[1] < b < name[3] for a, b in usual]
    assert sum(kept) < sum(before)


def drawn(view: MapView, layout: Layout, palette: Palette) -> QImage:
    """The pieces of a view on bare ground."""
    size = (QRectF(*layout.picture.frame).size() / layout.pixel).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / layout.pixel, 1 / layout.pixel)
    draw_pieces(painter, view, layout, palette, lambda _: None)
    painter.end()
    return image


def changed(one: QImage, other: QImage) -> int:
    """How many pixels differ."""
    a, b = (np.frombuffer(image.constBits(), np.uint32) for image in (one, other))
    return int((a != b).sum())


@pytest.mark.parametrize("width", [480, 805])
@pytest.mark.parametrize(
    ("at", "to"), [("LVP", "YOR"), ("MUN", "RUH"), ("MAR", "PIE"), ("APU", "ROM"), ("CLY", "EDI")]
)
def test_a_short_move_is_painted_as_a_line(
    picture: Picture, palette: Palette, at: str, to: str, width: int
) -> None:
    layout = laid_out(picture, width / picture.frame[2])
    for pieces in ((Piece(at, "A", "GERMANY"),), (Piece(at, "A", "GERMANY"), Piece(to, "A", None))):
        view = MapView(viewer="GM", pieces=pieces)
        bare = drawn(view, layout, palette)
        shown = drawn(replace(view, arrows=(move(at, to),)), layout, palette)
        assert changed(shown, bare) > 90  # the head alone covers some 60


@pytest.mark.parametrize("sample", samples.names())
def test_every_order_of_a_sample_is_seen_among_the_others(
    picture: Picture, palette: Palette, sample: str
) -> None:
    layout = laid_out(picture, 805 / picture.frame[2])
    seat = Seat(samples.play(sample))
    for turn in range(len(seat.phases) - 1):
        view = phase_view(seat.at(turn))
        whole = drawn(view, layout, palette)
        for arrow in view.arrows:
            without = replace(view, arrows=tuple(a for a in view.arrows if a is not arrow))
            assert changed(whole, drawn(without, layout, palette)) > 40, (turn, arrow)


def test_widths_are_those_of_the_screen_and_grow_only_with_large_tokens(picture: Picture) -> None:
    pixels = [one.stroke / one.pixel for one in (laid_out(picture, s) for s in (0.3, 0.5, 0.7))]
    assert pixels == [1.0, 1.0, 1.0]
    near = laid_out(picture, 6.0)
    assert 1.0 < near.stroke / near.pixel < 2.5


def test_a_failure_is_double_where_colours_do_not_tell(picture: Picture, palette: Palette) -> None:
    layout = laid_out(picture, 1.0)
    grey = replace(palette, grey=True)
    failed = MapView(viewer="GM", arrows=(move("STP", "MOS", mark=Mark.UNKNOWN),))
    x, y = curves.at(points := Ways(layout).way(failed.arrows[0]), curves.length(points) / 2)
    middle = (round(x), round(y))
    assert drawn(failed, layout, palette).pixelColor(*middle) == palette.colour("alarm")
    assert drawn(failed, layout, grey).pixelColor(*middle) == palette.colour("casing")
    fine = MapView(viewer="GM", arrows=(move("STP", "MOS"),))
    assert drawn(fine, layout, grey).pixelColor(*middle).lightness() < 120
