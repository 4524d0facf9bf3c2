"""Draws the maps that go with a player's letter, from what that player sees."""

from collections.abc import Sequence
from functools import partial

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from spydip_gui.output.offscreen import application

FORMS = (".png", ".pdf")
"""What is drawn where nothing else is asked for."""

WIDTH = 1400
"""How many pixels wide a picture in a letter is."""


def letter_maps(
    game: Game,
    node: Node,
    power: PowerId,
    forms: Sequence[str] = FORMS,
    width: int = WIDTH,
    language: str = "en",
) -> dict[str, bytes]:
    """The map after the turn that led to a node as one power sees it, by the names of its files."""
    # Qt must be ready before anything is imported that draws.
    running = application()
    from engine.board.picture import load_picture  # noqa: PLC0415  # needs Qt to be ready
    from engine.session.observations import Sights  # noqa: PLC0415
    from spydip_gui.output.files import encoded  # noqa: PLC0415
    from spydip_gui.output.palette import Palette, bundled_family  # noqa: PLC0415
    from spydip_gui.output.position import draw_view, token_size  # noqa: PLC0415
    from spydip_gui.viewmodel import map_view  # noqa: PLC0415

    sights, picture = Sights(game), load_picture(game.board_place)
    *memory, seen = (sights.observation(one, power) for one in game.record.line(node.id))
    draw = partial(
        draw_view,
        view=map_view(seen, game.rules.board, game.rules.variant.unit_kinds, memory=memory),
        picture=picture,
        palette=Palette(family=bundled_family(), language=language),
        size=token_size(picture, width / picture.frame[2]),
    )
    title = game.record.header.title
    found = {
        f"map-{power}{form}": encoded(form, picture.frame, draw, title=title, width=width)
        for form in forms
    }
    del running
    return found
