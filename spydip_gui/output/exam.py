"""Duties about pictures: every piece and order of a variant is drawn, by day and by night."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from engine.board.picture import Picture, load_picture
from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from engine.facts import Own, bare
from engine.orders.addressed import ForPower
from engine.orders.order import Order, PieceOrder
from spydip_gui.viewmodel import Draft, MapView, map_view

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

_TIMES = ("day", "night")
_WIDTH = 500
_OF_A_SORT = 20
"""How many orders of each class are drawn."""


def _seen(sitting: Sitting) -> Iterator[MapView]:
    """What the first viewers, and the game master, see at the end."""
    kinds = sitting.rules.variant.unit_kinds
    for _, view in (*sitting.views[-3:], *sitting.views[:2]):
        yield map_view(view, sitting.rules.board, kinds)


def _painted(picture: Picture, view: MapView, time: str) -> "QImage":
    from spydip_gui.output.files import painted  # noqa: PLC0415  # Qt is slow to import
    from spydip_gui.output.palette import Palette, bundled_family, theme  # noqa: PLC0415
    from spydip_gui.output.position import draw_view  # noqa: PLC0415

    palette = Palette(family=bundled_family(), theme=theme(time))
    draw = partial(draw_view, view=view, picture=picture, palette=palette)
    return painted(picture.frame, _WIDTH, draw)


def _drawn(sitting: Sitting) -> Iterator[str]:
    from spydip_gui.output.offscreen import application  # noqa: PLC0415  # Qt is slow to import

    app = application()
    picture = load_picture(sitting.rules.board.name)
    for time in _TIMES:
        for view in _seen(sitting):
            shown = _painted(picture, view, time)
            if view.rails and shown == _painted(picture, replace(view, rails=()), time):
                yield f"covert pieces leave no trace by {time}"
            if view.arrows and shown == _painted(picture, replace(view, arrows=()), time):
                yield f"orders leave no trace by {time}"
    del app


def _shown(sitting: Sitting) -> Iterator[str]:
    kinds = sitting.rules.variant.unit_kinds
    for _, view in sitting.views:
        shown = {
            (rail.province, pip.kind)
            for rail in map_view(view, sitting.rules.board, kinds).rails
            for pip in rail.pips
        }
        for fact in map(bare, view.facts):
            if isinstance(fact, Own) and (fact.place, fact.kind) not in shown:
                yield f"{view.viewer}: “{fact}” is not on the map"


def _apart(sitting: Sitting) -> Iterator[str]:
    kinds = [kind for kind in sitting.rules.variant.unit_kinds.values() if kind.covert]
    for one, other in combinations(kinds, 2):
        if one.drawn == other.drawn:
            yield f"{one.name} and {other.name} are drawn alike"


def _arrows(sitting: Sitting) -> Iterator[str]:
    found: dict[type[Order], set[Order]] = {}
    board, kinds = sitting.rules.board, sitting.rules.variant.unit_kinds
    for turn, seat, order in sitting.offers:
        plain = order.order if isinstance(order, ForPower) else order
        tried = found.setdefault(type(plain), set())
        if not isinstance(plain, PieceOrder) or plain in tried or len(tried) >= _OF_A_SORT:
            continue
        tried.add(plain)
        view = next(v for t, v in sitting.views if t is turn and v.viewer == seat)
        drawn = map_view(view, board, kinds, drafts=[Draft(seat, order)])
        if not drawn.arrows:
            yield f"“{order}” is not drawn"


DUTIES = (
    Duty("pictures-drawn", "Pieces and orders leave a trace in pictures, day and night", _drawn),
    Duty("pieces-shown", "Every piece its owner knows of is on the owner's map", _shown),
    Duty("pieces-apart", "No two kinds of covert pieces look alike", _apart),
    Duty("orders-drawn", "Every order to a piece is drawn", _arrows),
)
"""What must be true of every picture."""
