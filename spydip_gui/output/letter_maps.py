"""Draws what goes with a player's letter, maps and paper, from what that player sees."""

from collections.abc import Sequence

from engine.board.graph import Location
from engine.session.seat import Seat
from spydip_gui.output.offscreen import application

FORMS = (".png", ".pdf")
"""What is drawn where nothing else is asked for."""

WIDTH = 1400
"""How many pixels wide a picture in a letter is."""


def letter_maps(
    seat: Seat,
    forms: Sequence[str] = FORMS,
    width: int = WIDTH,
    language: str = "en",
    scene: Sequence[Location] = (),
) -> dict[str, bytes]:
    """The map of the turn looked at, as the seat sees it, by file name.

    The places of a ``scene`` are also shown in a smaller one.
    """
    # Qt must be ready before any drawing module is imported.
    running = application()
    from engine.board.picture import load_picture  # noqa: PLC0415  # needs Qt to be ready
    from spydip_gui.output.cut import cut  # noqa: PLC0415
    from spydip_gui.output.exports import drawing  # noqa: PLC0415
    from spydip_gui.output.files import as_png, encoded  # noqa: PLC0415
    from spydip_gui.output.palette import Palette, bundled_family  # noqa: PLC0415
    from spydip_gui.viewmodel import seat_view  # noqa: PLC0415

    picture = load_picture(seat.board_place)
    palette = Palette(family=bundled_family(), language=language)
    view = seat_view(seat)
    draw = drawing(view, picture, palette, width)
    found: dict[str, bytes] = {}
    for form in forms:
        data = encoded(form, picture.frame, draw, title=seat.title, width=width)
        found[f"map-{seat.viewer}{form}"] = data
    scenery = cut(view, picture, palette, scene)
    if scenery is not None:
        found[f"cut-{seat.viewer}.png"] = as_png(scenery)
    del running
    return found


def letter_paper(  # noqa: PLR0913  # what is printed, and how
    seat: Seat,
    page: str,
    title: str,
    *,
    form: str,
    grey: bool,
    language: str,
    scene: Sequence[Location] = (),
) -> bytes:
    """A letter's page and its map as one PDF for printing; ``form`` is A4 or Letter."""
    running = application()
    from engine.board.picture import load_picture  # noqa: PLC0415  # needs Qt to be ready
    from spydip_gui.output.palette import Palette, bundled_family  # noqa: PLC0415
    from spydip_gui.output.paper import on_paper  # noqa: PLC0415
    from spydip_gui.viewmodel import seat_view  # noqa: PLC0415

    palette = Palette(family=bundled_family(), language=language)
    picture = load_picture(seat.board_place)
    made = on_paper(
        page, seat_view(seat), picture, palette, title, form=form, grey=grey, scene=scene
    )
    del running
    return made
