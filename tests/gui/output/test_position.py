"""What stands over the board: marks that nothing hides, dates that fade, numbers not known."""

from dataclasses import replace
from math import dist

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import Terrain
from engine.board.picture import Picture
from spydip_gui.output.arrows import ArrowPen
from spydip_gui.output.layout import Layout
from spydip_gui.output.lines import LinePen
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_pieces, laid_out
from spydip_gui.output.ways import Ways
from spydip_gui.viewmodel import Arrow, Fog, Line, MapView, Mark, Piece, Pip, Rail, Sighting

SMALL = 0.52
"""Pixels to a unit of the picture in a small window."""


@pytest.fixture
def layout(picture: Picture) -> Layout:
    return laid_out(picture, SMALL)


def drawn(view: MapView, layout: Layout, palette: Palette, scale: float = SMALL) -> QImage:
    """The pieces of a view on bare ground."""
    frame = QRectF(*layout.picture.frame)
    size = (frame.size() * scale).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    draw_pieces(painter, view, layout, palette)
    painter.end()
    return image


def around(image: QImage, spot: tuple[float, float], reach: float) -> list[QColor]:
    """The colours of a square of the picture, whose half is the reach."""
    x, y, far = (round(part * SMALL) for part in (*spot, reach))
    span = range(-far, far + 1)
    return [image.pixelColor(x + across, y + down) for across in span for down in span]


def dark(image: QImage, spot: tuple[float, float], reach: float) -> int:
    """How much is drawn there."""
    return sum(255 - colour.lightness() for colour in around(image, spot, reach))


def view(**parts: object) -> MapView:
    return MapView(viewer="FRANCE", **parts)


DISRUPTED = Arrow(
    text="A LON - BEL VIA NTH",
    line=Line.MOVE,
    stops=("LON", "NTH", "BEL"),
    power="ENGLAND",
    mark=Mark.SINKING,
    marked="NTH",
)


def test_the_mark_of_a_disruption_is_hidden_neither_by_who_came_nor_by_who_had_to_go(
    layout: Layout, palette: Palette
) -> None:
    pieces = (Piece("NTH", "F", "FRANCE"), Piece("NTH", "F", "ENGLAND", dislodged=True))
    image = drawn(view(pieces=pieces, arrows=(DISRUPTED,)), layout, palette)
    spot = layout.beside_lost("NTH")
    found = around(image, spot, layout.size * 0.4)
    assert sum(one.red() > one.green() + 80 for one in found) > len(found) / 3


def test_a_mark_beside_a_lost_fleet_is_clear_of_where_that_fleet_stands(layout: Layout) -> None:
    board = layout.picture.board
    seas = [id_ for id_, one in board.provinces.items() if one.terrain is Terrain.SEA]
    assert all(dist(layout.beside_lost(s), layout.beside(s)) > 2.2 * layout.size for s in seas)


def test_a_mark_is_clear_of_where_supports_join_the_way(layout: Layout, palette: Palette) -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    pen = ArrowPen(painter, Ways(layout), palette)
    failed = Arrow(text="", line=Line.MOVE, stops=("VIE", "TRI"), mark=Mark.UNKNOWN)
    pen.draw(failed)
    painter.end()
    ((_, at),) = pen._marks
    helping = Arrow(text="", line=Line.SUPPORT, stops=("BUD", "VIE", "TRI"), joins=("VIE", "TRI"))
    assert dist(at, Ways(layout, (failed,)).support(helping)[-1]) > layout.size * 0.8


def test_an_empty_province_tells_when_it_was_seen_and_fades(
    layout: Layout, palette: Palette
) -> None:
    spot, reach = layout.place("BOH"), layout.size * 0.9

    def shown(fog: Fog, *pieces: Piece) -> int:
        image = drawn(view(fog={"BOH": fog}, pieces=pieces), layout, palette)
        return dark(image, spot, reach)

    new, old = (shown(Fog(Sighting.EARLIER, "S 01", age)) for age in (1, 9))
    assert new > 1.2 * old > 0
    assert shown(Fog(Sighting.NEVER)) == 0
    ghost = Piece("BOH", "A", "AUSTRIA", since="S 01", age=1)
    below = (spot[0], spot[1] + layout.size * 1.5)
    alone = drawn(view(pieces=(ghost,)), layout, palette)
    both = drawn(
        view(pieces=(ghost,), fog={"BOH": Fog(Sighting.EARLIER, "S 01", 1)}), layout, palette
    )
    assert both == alone
    assert dark(alone, below, reach) > 0


def test_a_presence_without_number_has_dashes_and_a_number_without_a_name_has_none(
    layout: Layout, palette: Palette
) -> None:
    def shown(*pips: Pip) -> QImage:
        return drawn(view(rails=(Rail("BOH", pips),)), replace(layout, size=20), palette)

    unknown, one = shown(Pip("AGENT", None, 0)), shown(Pip("AGENT", None, 1))
    known, counted = shown(Pip("AGENT", "ITALY", 0)), shown(Pip("AGENT", "ITALY", 1))
    assert unknown != one
    assert known != counted
    spot = layout.rail("BOH")
    assert dark(known, spot, 20) > dark(counted, spot, 20)  # the question mark beside it


def test_a_deed_stands_beside_its_piece_and_not_on_the_name_beneath(picture: Picture) -> None:
    size = laid_out(picture, SMALL).size
    row = Rail("VIE", (Pip("SPY", "AUSTRIA", 1), Pip("SPY", "TURKEY", 1)))
    layout = Layout(picture, size, (row,))
    (first, _), (last, _) = layout.pips(row)
    assert layout.beside_pip(first, "VIE")[0] < first[0] - layout.pip * 1.8
    assert layout.beside_pip(last, "VIE")[0] > last[0] + layout.pip * 1.8
    assert abs(layout.beside_pip(last, "VIE")[1] - last[1]) < layout.pip


def test_a_piece_that_was_driven_out_hides_no_letter(layout: Layout, palette: Palette) -> None:
    here, gone = Piece("BUR", "A", "FRANCE"), Piece("BUR", "A", "GERMANY", dislodged=True)
    alone = drawn(view(pieces=(here,)), layout, palette)
    both = drawn(view(pieces=(here, gone)), layout, palette)
    x, y = layout.piece(here)
    tile = (x + layout.size * 1.16, y - layout.size * 1.28)
    assert around(alone, tile, layout.size * 0.3) == around(both, tile, layout.size * 0.3)


def reddish(image: QImage, spot: tuple[float, float], reach: float) -> int:
    return sum(one.red() > one.green() + 80 for one in around(image, spot, reach))


def test_a_line_ties_a_dislodged_unit_to_where_it_was(layout: Layout, palette: Palette) -> None:
    for place in ("VEN", "BEL", "BUR"):
        gone = Piece(place, "A", "ITALY", dislodged=True)
        (x, y), (across, down) = layout.place(place), layout.piece(gone)
        image = drawn(view(pieces=(gone,)), layout, palette)
        between = (x + (across - x) * 0.2, y + (down - y) * 0.2)
        assert reddish(image, between, layout.size * 0.3)


def test_rings_and_crosses_leave_the_owners_letter_free(layout: Layout, palette: Palette) -> None:
    piece = Piece("BUR", "A", "FRANCE")
    x, y = layout.piece(piece)
    tile = (x + layout.size * 1.16, y - layout.size * 1.28)
    plain = around(drawn(view(pieces=(piece,)), layout, palette), tile, layout.size * 0.35)
    for line in (Line.HOLD, Line.REMOVE):
        arrow = Arrow(text="", line=line, stops=("BUR",), power="FRANCE")
        image = drawn(view(pieces=(piece,), arrows=(arrow,)), layout, palette)
        assert around(image, tile, layout.size * 0.35) == plain


def test_a_unit_to_be_removed_is_paler_beneath_its_cross(layout: Layout, palette: Palette) -> None:
    piece = Piece("BUR", "A", "FRANCE")
    x, y = layout.piece(piece)
    edge = (x - layout.size * 0.75, y)  # between the arms of the cross
    kept = drawn(view(pieces=(piece,)), layout, palette)
    arrow = Arrow(text="", line=Line.REMOVE, stops=("BUR",), power="FRANCE")
    going = drawn(view(pieces=(piece,), arrows=(arrow,)), layout, palette)
    assert 0 < dark(going, edge, layout.size * 0.2) < 0.8 * dark(kept, edge, layout.size * 0.2)


def test_a_unit_in_danger_has_its_sign_at_the_lower_left(layout: Layout, palette: Palette) -> None:
    safe, lost = (Piece("BUR", "A", "FRANCE", endangered=one) for one in (False, True))
    x, y = layout.piece(safe)
    corner = (x - layout.size * 1.05, y + layout.size * 0.85)
    amber = palette.colour("amber").hue()

    def shown(piece: Piece) -> int:
        found = around(drawn(view(pieces=(piece,)), layout, palette), corner, layout.size * 0.4)
        return sum(abs(one.hue() - amber) < 8 and one.saturation() > 200 for one in found)

    assert shown(lost) > 10
    assert shown(safe) == 0


def test_the_way_of_a_covert_piece_bears_nothing_that_looks_like_one(
    layout: Layout, palette: Palette
) -> None:
    """A pip in the Channel would be taken for a spy that stands there."""
    way = Arrow(
        text="", line=Line.COVERT, stops=("LON", "ENG", "BRE"), power="ENGLAND", covert="SPY"
    )
    fill = palette.power(layout.picture.board, "ENGLAND")
    image = drawn(view(arrows=(way,)), layout, palette)
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    assert not any(image.pixelColor(*spot) == fill for spot in spots)


def test_a_bead_is_smaller_than_any_piece(picture: Picture, palette: Palette) -> None:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(palette.colour("sea"))
    painter = QPainter(image)
    LinePen(painter, Layout(picture, 9.5), palette).bead((40, 30), 1, QColor("#2a0036"))
    painter.end()
    row = [image.pixelColor(x, 30).lightness() < 100 for x in range(36, 60)]
    assert 4 <= sum(row) <= 7
