"""Draws what goes with a player's letter, maps and paper, from what that player sees."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.board.graph import Location
from engine.session.seat import Seat
from spydip_gui.output.offscreen import application
from spydip_gui.viewmodel import MapView, seat_view

if TYPE_CHECKING:
    from engine.post.package import Art

FORMS = (".png", ".pdf")
"""What is drawn where nothing else is asked for."""

WIDTH = 1400
"""How many pixels wide a picture in a letter is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What is printed: a letter's page, on this form of paper; ``grey`` means without colours."""

    page: str
    title: str
    form: str
    grey: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """Everything that a letter's drawings are made from, as values: what its player sees."""

    view: MapView
    board: Path
    title: str
    language: str
    scene: tuple[Location, ...]

    @classmethod
    def of(cls, seat: Seat, language: str, scene: Sequence[Location]) -> "Sight":
        """What the viewer at a seat sees; the places of a ``scene`` are those of a headline."""
        return cls(
            view=seat_view(seat),
            board=seat.board_place,
            title=seat.title,
            language=language,
            scene=tuple(scene),
        )


def drawn(
    sight: Sight, forms: Sequence[str], width: int = WIDTH, sheet: Sheet | None = None
) -> "Art":
    """The map, by file name, and what is printed; each is empty if not asked for.

    The scene is also shown in a smaller map.
    """
    # Qt must be ready before any drawing module is imported.
    running = application()
    from engine.board.picture import load_picture  # noqa: PLC0415  # needs Qt to be ready
    from spydip_gui.output.cut import cut  # noqa: PLC0415
    from spydip_gui.output.exports import drawing  # noqa: PLC0415
    from spydip_gui.output.files import as_png, encoded  # noqa: PLC0415
    from spydip_gui.output.map_pdf import map_pdf  # noqa: PLC0415
    from spydip_gui.output.palette import Palette, bundled_family  # noqa: PLC0415
    from spydip_gui.output.paper import on_paper  # noqa: PLC0415

    picture, view = load_picture(sight.board), sight.view
    palette = Palette(family=bundled_family(), language=sight.language)
    draw, found = drawing(view, picture, palette, width), dict[str, bytes]()
    for form in forms:
        name = f"map-{view.viewer}{form}"
        if form == ".pdf":
            found[name] = map_pdf(view, picture, palette, sight.title, width)
        else:
            found[name] = encoded(form, picture.frame, draw, title=sight.title, width=width)
    scenery, printed = cut(view, picture, palette, sight.scene), b""
    if scenery is not None:
        found[f"cut-{view.viewer}.png"] = as_png(scenery)
    if sheet is not None:
        printed = on_paper(
            sheet.page,
            view,
            picture,
            palette,
            sheet.title,
            form=sheet.form,
            grey=sheet.grey,
            scenery=scenery,
            drawn=found.get(f"map-{view.viewer}.pdf", b""),
        )
    del running
    return found, printed


def letter_maps(
    seat: Seat,
    forms: Sequence[str] = FORMS,
    width: int = WIDTH,
    language: str = "en",
    scene: Sequence[Location] = (),
) -> Mapping[str, bytes]:
    """The map of the turn looked at as a seat's viewer sees it, by the names of its files.

    The places of a ``scene`` are shown in a smaller one besides.
    """
    return drawn(Sight.of(seat, language, scene), forms, width)[0]


def letter_map(seat: Seat, language: str) -> bytes:
    """The same as one picture, PNG."""
    return next(iter(letter_maps(seat, (".png",), language=language).values()))
