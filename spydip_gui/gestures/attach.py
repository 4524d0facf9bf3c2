"""Attaches the gestures to a map's pane: one call where the window is built."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from engine.board.graph import PowerId
from engine.phases import PhaseKind
from spydip_gui.document.document import Document
from spydip_gui.gestures.badges import Badges
from spydip_gui.gestures.chips import Chips
from spydip_gui.gestures.drawn import drawn
from spydip_gui.gestures.eyes import Eyes
from spydip_gui.gestures.holding import Holding
from spydip_gui.gestures.keying import Keying
from spydip_gui.gestures.picking import Picker, picked
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.route_keys import RouteKeys
from spydip_gui.gestures.sheets.opener import Opener
from spydip_gui.gestures.shelf import Shelf
from spydip_gui.gestures.touching import touch_of
from spydip_gui.gestures.verb_bar import VerbBar
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.tokens import tray
from spydip_gui.gestures.walk.tools import tools
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.writer import Writer
from spydip_gui.language.wording import seat_name
from spydip_gui.map.pane import MapPane


def attach(  # long: it wires every part of the hand to the others, one line each
    pane: MapPane, document: Document, lenient: Callable[[], bool]
) -> tuple[Pointer, VerbBar, Shelf]:
    """The hand that writes a document's orders on a pane; if lenient, illegal ones too.

    With it come its verbs and its tray, which stand beside the map.
    """
    writer = Writer(document, lenient)
    board = document.view.board
    names: dict[PowerId, tuple[str, QColor]] = {}
    colours: dict[str, QColor] = {}

    def learn_colours() -> None:
        palette = pane.board.palette
        names.update((p.id, (p.name, palette.power(board, p.id))) for p in board.powers.values())
        colours.update(names.values())

    learn_colours()
    # Over the pane, not its viewport, whose children would scroll with the map.
    holding = Holding(pane, writer, colours)
    keys = Keying(holding, writer)
    pointer = Pointer(holding, keys, writer)

    def look(spot: QPoint) -> Touch:
        item = pane.board
        on_shelf = shelf.touch_at(spot)
        if on_shelf is not None:
            return on_shelf
        hit = pane.hit_at(spot)
        return picked(item.fan, hit, touch_of(hit, writer.table(), item.view, item.ways))

    def show(hint: Hint | None) -> None:
        table = writer.table()
        ghost = drawn(table, holding.hand, hint) if hint is not None and table else None
        pane.set_ghost(ghost)
        seat = _seat(table, document, holding.hand) if table else None
        held = tray(table, seat, holding.hand) if table and seat else None
        others = tuple(_sealed(table, seat)) if table and seat else ()
        named = (seat, *others) if seat and table and len(table.seats) > 1 else ()
        also = tuple(tray(table, other) for other in others) if table else ()
        shelf.show_tray(held, names, *(seat_name(board, one) for one in named), others=also)
        bar.show_tools(tools(table), keys.verb)

    shelf = Shelf(pane, pointer, look)
    bar = VerbBar(keys.use, lambda letter: keys.key_of(letter))  # noqa: PLW0108  # may be set anew
    Eyes(pane, pointer, look)
    Picker(pane, pointer, look)
    Badges(pane, pointer, writer, look)
    route = RouteKeys(pane, holding, keys, writer)
    holding.unfolded.connect(pane.fans.pin)
    chips = Chips(pane, writer, names, {p.id: p.letter for p in board.powers.values()})
    chips.spot = lambda: holding.spot
    holding.wrote.connect(chips.follow)
    holding.open_sheet = Opener(pane, writer, lambda: document.seat).open
    holding.hinted.connect(show)
    for said in (holding.told, holding.refused):
        said.connect(pane.walker.speak)
    # What was begun was about the game as it stood before. Methods, not lambdas, which would keep
    # the game and its map alive for good.
    document.changed.connect(route.leave)
    document.changed.connect(holding.cancel)
    pane.recoloured.connect(learn_colours)
    pane.recoloured.connect(lambda: shelf.show_tray(None, names))
    pane.recoloured.connect(lambda: show(None))
    show(None)
    return pointer, bar, shelf


def _sealed(table: Table, seat: PowerId) -> Iterator[PowerId]:
    """The other seats that owe a sealed sheet; each gets a button of its own."""
    sealed = {PhaseKind.BIDS, PhaseKind.PREFERENCES}
    yield from (one for one in table.seats if one != seat and table.seats[one].phase in sealed)


def _seat(table: Table, document: Document, hand: Hand) -> PowerId | None:
    """Whose tray is shown: the seat of the piece in hand, otherwise the one being written for."""
    stroke = hand.stroke
    unit = table.units.get(stroke.start.province) if stroke and stroke.start.province else None
    named = stroke.start.power if stroke else None
    seat = table.seat_of.get(named) or (table.seat_of.get(unit.power) if unit else None)
    return seat or (document.seat if document.seat in table.seats else None)
