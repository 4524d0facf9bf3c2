"""Draws boards, and turns of a saved game as one viewer sees them, into files for the commands."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from engine.board.picture import load_picture
from engine.language.speaker import Speaker, capital
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.output import exports
from spydip_gui.output.files import encoded, save
from spydip_gui.output.film import PACE, Reel, write_replay
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.output.position import draw_view
from spydip_gui.output.replay import STEPS
from spydip_gui.viewmodel import MapView, seat_view
from spydip_gui.viewmodel.beginning import beginning


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """How to draw: how large, on which paper, in which colours and language."""

    width: int = 1600
    page: str = "A4"
    time: str = "day"
    language: str = "en"

    @property
    def palette(self) -> Palette:
        """The palette to draw with."""
        return Palette(family=bundled_family(), theme=theme(self.time), language=self.language)


def render_board(name: str, output: Path, wish: Wish, *, start: bool) -> None:
    """Draw a built-in board, or one from a folder, into a file in the format of its extension.

    Args:
        name: The board's name or folder.
        output: Where to write: ``.png``, ``.svg`` or ``.pdf``.
        wish: How to draw it.
        start: Whether to draw the units and owners at the start of a game.

    Raises:
        BoardError: If the board or its picture is faulty.
        OutputError: If the extension is unknown or the file cannot be written.
    """
    picture = load_picture(name)
    view = beginning(picture.board) if start else MapView(viewer=GM)
    draw = partial(draw_view, view=view, picture=picture, palette=wish.palette)
    form, title = output.suffix.lower(), picture.board.title
    save(output, encoded(form, picture.frame, draw, title=title, width=wish.width, page=wish.page))


def render_game(seat: Seat, output: Path, wish: Wish, pace: int = PACE) -> tuple[Path, ...]:
    """Draw a game into a file, as an animation, or phase by phase into a folder.

    Args:
        seat: The viewer, at the turn to draw with what led to it.
        output: Ends in ``.png``, ``.svg`` or ``.pdf`` for the turn alone, in ``.gif``, ``.webp``,
            ``.mp4`` or ``.webm`` for a replay up to it; without an extension it is a folder.
        wish: How to draw it.
        pace: How many milliseconds a replay shows each phase.

    Returns:
        The files written.

    Raises:
        BoardError: The picture of the board cannot be read.
        OutputError: The extension is unknown or a file cannot be written.
    """
    picture, palette, width = load_picture(seat.board_place), wish.palette, wish.width
    if output.suffix.lower() in ("", *STEPS):
        speaker = Speaker(wish.language)
        names = [capital(speaker.say(seat.rules.called(phase))) for phase in seat.phases]
        reel = Reel(seat, picture, palette, names, width)
        return write_replay(output, reel, [str(phase) for phase in seat.phases], pace)
    view, page = seat_view(seat), wish.page
    return (exports.export(output, view, picture, palette, seat.title, width=width, page=page),)
