"""Whole windows of two worlds that only somebody else could tell apart, and all that they show."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.orders.notation import write
from engine.play import seats
from engine.session.seat import Seat
from engine.units import ARMY, Stack, Unit
from engine.visibility.observe import opening
from spydip_gui.document.document import Document
from spydip_gui.window.window import DeskWindow
from tests.helpers.widgets import texts

SPIES = {"spy": "SPY", "blind": "SPY", "espionage": "CEU", "infiltration": "AGENT"}
FOGGED = frozenset({"spy", "blind", "infiltration"})
"""The variants in which armies may stand where others do not see them."""


@dataclass(frozen=True)
class Secret:
    """What one seat alone knows: where its army and its covert piece stand, and its orders."""

    seat: str
    place: str
    written: bool


SECRETS = {
    "TURKEY": (Secret("TURKEY", "SMY", written=False), Secret("TURKEY", "SYR", written=True)),
    "ENGLAND": (Secret("ENGLAND", "LVP", written=False), Secret("ENGLAND", "CLY", written=True)),
    "Y": (Secret("Y", "", written=False), Secret("Y", "", written=True)),
}
"""For each seat two worlds that differ in what it alone knows."""


def world(variant: str, secret: Secret) -> Document:
    """A game with a secret, in which everybody else has done the same in both worlds."""
    game = Game.begin(judge.ruleset(variant), seed="twins")
    rules, alone = game.rules, PowerId(secret.seat)
    game.resolve()
    if variant in SPIES:
        hide(game, variant, secret)
    views = seats.views(rules, opening(game.position()))
    given = seats.orders(rules, views, Random(3))
    for seat in rules.seats:
        if seat != alone:
            game.give(seat, given[seat], source="typed")
    document = Document(Seat(game))
    if secret.written:
        document.replace_lines({alone: tuple(map(write, given[alone]))})
        document.what_if()
        document.look(viewer=alone)
        document.what_if()
        document.look(viewer=PowerId("GM"))
        document.show_beside("")
    return document


def hide(game: Game, variant: str, secret: Secret) -> None:
    """Put the army and the covert piece of a secret where they stand."""
    seat, place = secret.seat, secret.place
    places = {one.place for one in SECRETS[seat]}
    position = game.position()
    stack = Stack(kind=SPIES[variant], power=seat, province=place, label=9)
    units = position.units
    if variant in FOGGED:
        units = {p: unit for p, unit in units.items() if p not in places}
        units[place] = Unit(seat, ARMY, place)
    game.edit(replace(position, units=units, covert=(*position.covert, stack)), "a secret")


def shown(window: DeskWindow, viewer: str, before: str) -> Iterator[tuple[str, bytes]]:
    """Everything that a viewer is shown after another: each text, and the pixels of each part."""
    for other in ("GM", before, viewer):  # what was shown before must be gone
        window.document.look(viewer=PowerId(other))
    for name, panel in window.column.panels.items():
        window.side.raise_panel(panel)
        settle(panel)
        yield f"{viewer}, {name}: pixels", pixels(panel)
    yield f"{viewer}: pixels", pixels(window)
    yield f"{viewer}: texts", "\n".join(texts(window)).encode()
    for place in ("SMY", "SYR", "LVP", "CLY"):
        yield f"{viewer}, over {place}: texts", "\n".join(pointed(window, place)).encode()
    window.map.leaveEvent(QEvent(QEvent.Type.Leave))


def tried(window: DeskWindow, viewer: str) -> Iterator[tuple[str, bytes]]:
    """What a viewer is shown who tries its orders out."""
    window.document.what_if()
    settle(window)
    yield f"{viewer}, two maps: pixels", pixels(window.stage)
    yield f"{viewer}, two maps: texts", "\n".join(texts(window.stage)).encode()


def settle(widget: QWidget) -> None:
    """Let lists lay themselves out."""
    QApplication.processEvents()
    for view in widget.findChildren(QAbstractItemView):
        view.doItemsLayout()


def pointed(window: DeskWindow, place: str) -> tuple[str, ...]:
    """What is said while the pointer is over a province of the map."""
    pane = window.map
    spot = pane.board.picture.provinces[place].label.at
    pane._say(pane.board.hit(QPointF(*spot)))
    status, tip = window.statusBar().currentMessage(), pane.viewport().toolTip()
    return status, tip, pane.toolTip(), pane.accessibleName(), pane.accessibleDescription()


def pixels(widget: QWidget) -> bytes:
    """What a widget looks like."""
    picture = widget.grab().toImage()  # which owns the bytes
    return bytes(picture.constBits())
