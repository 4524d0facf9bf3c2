"""Draws turns of a saved game into files: what one viewer sees, at once or as a replay."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QImage

from engine.board.picture import Picture, load_picture
from engine.session.seat import Seat
from spydip_gui.output.files import OutputError, encoded, painted, png, save
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.output.position import draw_view, token_size
from spydip_gui.output.replay import gif
from spydip_gui.viewmodel import MapView, map_view


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
    show = _Show(seat, wish)
    match output.suffix.lower():
        case ".gif":
            return (save(output, gif(show.images(), wish.pace)),)
        case "":
            return tuple(show.frames(output))
        case _:
            *_, last = show.views()
            frame = show.picture.frame
            form = output.suffix.lower()
            data = encoded(
                form, frame, show.draw(last), title=seat.title, width=wish.width, page=wish.page
            )
            return (save(output, data),)


class _Show:
    """The turns of a game up to the one looked at, as one viewer sees them."""

    def __init__(self, seat: Seat, wish: Wish) -> None:
        self.picture: Picture = load_picture(seat.board_place)
        self._seat = seat
        self._palette = Palette(
            family=bundled_family(), theme=theme(wish.time), language=wish.language
        )
        self._wish = wish

    def views(self) -> Iterator[MapView]:
        """What the viewer sees of each turn, the first position first."""
        board, kinds = self._seat.board, self._seat.rules.variant.unit_kinds
        seen = (*self._seat.memory, self._seat.look())
        for number, one in enumerate(seen):
            yield map_view(one, board, kinds, memory=seen[:number])

    def images(self) -> Iterator[QImage]:
        """The frames of a replay."""
        for view in self.views():
            yield painted(self.picture.frame, self._wish.width, self.draw(view))

    def frames(self, folder: Path) -> Iterator[Path]:
        """Write the frames of a replay into a folder."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OutputError(f"{folder} cannot be made: {error.strerror}.") from error
        phases = self._seat.phases
        for number, view in enumerate(self.views()):
            data = png(self.picture.frame, self._wish.width, self.draw(view))
            yield save(folder / f"{number:03}-{phases[number]}.png", data)

    def draw(self, view: MapView) -> Callable[..., None]:
        """What draws a view with tokens that can be read at the width."""
        size = token_size(self.picture, self._wish.width / self.picture.frame[2])
        return partial(draw_view, view=view, picture=self.picture, palette=self._palette, size=size)
