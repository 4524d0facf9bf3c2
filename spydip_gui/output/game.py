"""Draws turns of a saved game into files: what one viewer sees, at once or as a replay."""

from dataclasses import dataclass
from pathlib import Path

from engine.board.picture import load_picture
from engine.session.seat import Seat
from spydip_gui.output import exports
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.viewmodel import seat_view, seat_views


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """How a game is drawn: how large, in which colours and language, and how fast."""

    width: int = 1600
    page: str = "A4"
    time: str = "day"
    language: str = "en"
    pace: int = 1200


def render_game(seat: Seat, output: Path, wish: Wish) -> tuple[Path, ...]:
    """Draw a game into a file, as a replay into a GIF, or frame by frame into a folder.

    Args:
        seat: Whoever looks, before the turn that is drawn with what led to it.
        output: Ends in ``.png``, ``.svg`` or ``.pdf`` for the turn alone, in ``.gif`` for a replay
            up to it; without an ending it is a folder for the frames of one.
        wish: What to draw and how.

    Returns:
        The files that were written.

    Raises:
        BoardError: The picture of the board cannot be read.
        OutputError: The ending is unknown or a file cannot be written.
    """
    picture = load_picture(seat.board_place)
    palette = Palette(family=bundled_family(), theme=theme(wish.time), language=wish.language)
    if output.suffix.lower() in ("", ".gif"):
        views = seat_views(seat)
        images = (exports.image(view, picture, palette, width=wish.width) for view in views)
        names = [str(phase) for phase in seat.phases[: seat.turn + 1]]
        return exports.replay(output, names, images, wish.pace)
    view, title = seat_view(seat), seat.title
    return (
        exports.export(output, view, picture, palette, title, width=wish.width, page=wish.page),
    )
