"""Draws turns of a saved game into files: what one viewer sees, at once or as a replay."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QImage

from engine.board.graph import PowerId
from engine.board.picture import Picture, load_picture
from engine.game.game import Game
from engine.game.record import Node
from engine.session.observations import Sights
from engine.visibility.sight import GM
from spydip_gui.output.files import OutputError, encoded, painted, png, save
from spydip_gui.output.palette import Palette, bundled_family, theme
from spydip_gui.output.position import draw_view, token_size
from spydip_gui.output.replay import gif
from spydip_gui.viewmodel import MapView, map_view


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """How a game is drawn: for whom, how large, in which colours and language, and how fast."""

    viewer: PowerId = GM
    width: int = 1600
    page: str = "A4"
    time: str = "day"
    language: str = "en"
    pace: int = 1200


def render_game(game: Game, node: Node, output: Path, wish: Wish) -> tuple[Path, ...]:
    """Draw a game into a file, as a replay into a GIF, or frame by frame into a folder.

    Args:
        game: The game.
        node: What is drawn, with what led to it.
        output: Ends in ``.png``, ``.svg`` or ``.pdf`` for the node alone, in ``.gif`` for a replay
            up to it; without an ending it is a folder for the frames of one.
        wish: What to draw and how.

    Returns:
        The files that were written.

    Raises:
        BoardError: The picture of the board cannot be read.
        OutputError: The ending is unknown or a file cannot be written.
    """
    show = _Show(game, node, wish)
    match output.suffix.lower():
        case ".gif":
            return (save(output, gif(show.images(), wish.pace)),)
        case "":
            return tuple(show.frames(output))
        case _:
            *_, last = show.views()
            frame = show.picture.frame
            title = game.record.header.title
            form = output.suffix.lower()
            data = encoded(
                form, frame, show.draw(last), title=title, width=wish.width, page=wish.page
            )
            return (save(output, data),)


class _Show:
    """The turns of a game up to a node, as one viewer sees them."""

    def __init__(self, game: Game, node: Node, wish: Wish) -> None:
        self.picture: Picture = load_picture(game.board_place)
        self._line = game.record.line(node.id)
        self._palette = Palette(
            family=bundled_family(), theme=theme(wish.time), language=wish.language
        )
        self._game = game
        self._wish = wish

    def views(self) -> Iterator[MapView]:
        """What the viewer sees of each turn, the first position first."""
        sights = Sights(self._game)
        seen = [sights.observation(node, self._wish.viewer) for node in self._line]
        for number, one in enumerate(seen):
            rules = self._game.rules
            yield map_view(one, rules.board, rules.variant.unit_kinds, memory=seen[:number])

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
        for number, (node, view) in enumerate(zip(self._line, self.views(), strict=True)):
            data = png(self.picture.frame, self._wish.width, self.draw(view))
            yield save(folder / f"{number:03}-{node.phase}.png", data)

    def draw(self, view: MapView) -> Callable[..., None]:
        """What draws a view with tokens that can be read at the width."""
        size = token_size(self.picture, self._wish.width / self.picture.frame[2])
        return partial(draw_view, view=view, picture=self.picture, palette=self._palette, size=size)
