"""Names lie neither on each other nor beneath pieces: they give way, shrink, abbreviate, yield."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QPainter

from engine.board.picture import Picture, load_picture
from engine.language.texts import LANGUAGES
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.output.covers import Box, covers
from spydip_gui.output.layout import Layout
from spydip_gui.output.names import names
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.output.position import draw_pieces, laid_out
from spydip_gui.viewmodel import MapView
from spydip_gui.viewmodel.phase import phase_view
from tests.helpers.lettering import crossings

pytestmark = pytest.mark.usefixtures("qapp")

WIDTHS = (480, 560, 765, 805, 1154, 1400, 2400)
"""The least window, a window on a screen that is magnified, the usual ones, letters, exports."""


@cache
def views(name: str) -> tuple[MapView, ...]:
    """What the game master and a power see of a sample, phase by phase."""
    game = samples.play(name)
    whole = Seat(game)
    seats = [whole, whole.of(whole.viewers[1])]
    return tuple(phase_view(seat.at(turn)) for seat in seats for turn in range(len(seat.phases)))


def layout(picture: Picture, width: float) -> Layout:
    return laid_out(picture, width / picture.frame[2])


@cache
def palette(language: str = "en") -> Palette:
    return Palette(family=bundled_family(), language=language)


def test_what_crosses_is_found(picture: Picture) -> None:
    place = layout(picture, 805)
    (one,) = (name for name in names(picture, palette(), place) if name.words.text == "Moscow")
    words = replace(one.words, text="Kremlin")
    beside = replace(one, words=words, boxes=tuple((c, b, c + 9, d) for _, b, c, d in one.boxes))
    over = replace(one, words=words, boxes=tuple((c - 1, b, c, d) for _, b, c, d in one.boxes))
    assert list(crossings([one, beside], [])) == []
    assert list(crossings([one, over], [])) == [("Moscow", "Kremlin"), ("Kremlin", "Moscow")]
    assert list(crossings([one], one.boxes)) == [("Moscow", "piece")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_names_lie_neither_on_each_other_nor_beneath_pieces(
    picture: Picture, width: float, language: str
) -> None:
    for view in chain.from_iterable(map(views, samples.names())):
        place = replace(layout(picture, width), rails=view.rails)
        pieces = list(covers(view, place))
        assert list(crossings(names(picture, palette(language), place, pieces), pieces)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_usual_sizes_hardly_a_name_is_abbreviated_or_yields(
    picture: Picture, language: str
) -> None:
    for width in (765, 805, 1154):
        short = lost = 0
        for view in chain.from_iterable(map(views, samples.names())):
            place = replace(layout(picture, width), rails=view.rails)
            shown = names(picture, palette(language), place, covers(view, place))
            lost += len(picture.provinces) - len(shown)
            short += sum(name.words.text in picture.provinces for name in shown)
        assert lost <= 1
        assert short < 0.1 * sum(len(views(name)) for name in samples.names())


def test_names_shrink_then_are_abbreviated_then_yield(picture: Picture) -> None:
    place = layout(picture, 765)
    (usual,) = (n for n in names(picture, palette(), place) if n.words.text == "Moscow")
    x, y = usual.at

    def written(across: float, down: float) -> tuple[str, float] | None:
        """How Moscow is written in a room of this half width and height."""
        walls = [
            (0.0, 0.0, x - across, 1283.0),
            (x + across, 0.0, 1600.0, 1283.0),
            (0.0, 0.0, 1600.0, y - down),
            (0.0, y + down, 1600.0, 1283.0),
        ]
        texts = {"Moscow", "MOS"}
        found = [n for n in names(picture, palette(), place, walls) if n.words.text in texts]
        return (found[0].words.text, found[0].size / usual.size) if found else None

    wide = (usual.boxes[0][2] - usual.boxes[0][0]) / 2
    assert written(wide + 1, 30) == ("Moscow", 1.0)
    assert written(wide * 0.85, 30) == ("Moscow", pytest.approx(0.82))
    assert written(wide * 0.75, 30) == ("MOS", 1.0)
    assert written(wide * 0.3, 30) is None


def test_names_are_as_large_on_dense_screens(picture: Picture) -> None:
    """They are measured in the window's points, of which a dense screen has several pixels."""
    place = layout(picture, 765)
    for name in names(picture, palette(), place):
        assert name.size >= 0.82 * 9.5 * place.pixel


def painted(draw: Callable[[QPainter], None], picture: Picture, width: int) -> NDArray[np.uint8]:
    """How dark every pixel is that something paints."""
    image = QImage(width, round(width * 0.81), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(*[width / picture.frame[2]] * 2)
    draw(painter)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8)
    return pixels.reshape(image.height(), image.width(), 4).copy()


def outside(pixels: NDArray[np.uint8], boxes: Iterable[Box], scale: float) -> int:
    """How many pixels are painted that no box covers."""
    left = pixels[:, :, 3] > 100
    for a, b, c, d in boxes:
        left[int(b * scale) : int(d * scale) + 1, int(a * scale) : int(c * scale) + 1] = False
    return int(left.sum())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_painted_where_it_is_said_to_lie(picture: Picture, language: str) -> None:
    place = layout(picture, 805)
    wearing = replace(palette(language), theme=theme("night"))
    for name in names(picture, wearing, place):
        fine = replace(name, pixel=0.001)  # without a halo
        pixels = painted(lambda painter, one=fine: one.draw(painter, wearing), picture, 805)
        boxes = [(a - 2, b - 2, c + 2, d + 2) for a, b, c, d in name.boxes]
        assert outside(pixels, boxes, 805 / picture.frame[2]) == 0
        assert (pixels[:, :, 3] > 100).any()


def test_pieces_cover_what_they_are_said_to_cover(picture: Picture) -> None:
    place, dress = layout(picture, 805), palette()
    bare = MapView(viewer="GM")
    for view in views("eyes-in-the-channel")[:6]:
        things = replace(view, arrows=(), marks={}, hidden=frozenset())
        one, two = (
            painted(lambda p, v=v: draw_pieces(p, v, place, dress, lambda _: None), picture, 805)
            for v in (things, bare)
        )
        changed = np.where((one != two).any(axis=2, keepdims=True), one, 0).astype(np.uint8)
        rows = replace(place, rails=view.rails)
        edge = 2.5 * place.pixel  # the pale casing may touch a name
        boxes = [(a - edge, b - edge, c + edge, d + edge) for a, b, c, d in covers(view, rows)]
        assert outside(changed, boxes, 805 / picture.frame[2]) == 0


def test_a_name_without_room_is_the_designers_short_one(tmp_path: Path) -> None:
    def shown(shorts: str) -> set[str]:
        (tmp_path / "board.toml").write_text('base = "standard"\n' + shorts, "utf-8")
        drawn = load_picture(tmp_path)
        place = layout(drawn, 300)
        return {name.words.text for name in names(drawn, palette(), place)}

    usual = shown("")
    (id_, *_) = sorted(text for text in usual if len(text) == 3 and text.isupper())
    own = shown(f'[province.{id_}]\nshort = "{id_.title()}o"\n')
    assert f"{id_.title()}o" in own
    assert id_ not in own
