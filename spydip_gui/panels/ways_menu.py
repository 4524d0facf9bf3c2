"""The menu of side lines: what to try out, and the branches to switch to or show alongside."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu

from spydip_gui.document.document import Document
from spydip_gui.language.reader import translate


@dataclass(frozen=True, slots=True)
class Tries:
    """What the menu calls: try these orders out, begin a side line, switch to another branch."""

    orders: Callable[[], None]
    fork: Callable[[], None]
    switch: Callable[[str], None]


def offer_ways(menu: QMenu, doc: Document, tries: Tries) -> None:
    """Offer what may be tried, and the branches to switch to or show alongside."""
    menu.clear()
    attempt = menu.addAction(translate("HistoryStrip", "Try these orders"))
    attempt.triggered.connect(lambda _on=False: tries.orders())
    attempt.setEnabled(bool(doc.view.seats) and not (doc.view.newest and doc.view.over))
    if doc.view.decides:
        aside = menu.addAction(translate("HistoryStrip", "Side line from here…"))
        aside.triggered.connect(lambda _on=False: tries.fork())
    branches = list(doc.view.ways.branches)
    if len(branches) > 1:
        menu.addSection(translate("HistoryStrip", "Play on"))
    for name in branches if len(branches) > 1 else ():
        action = menu.addAction(name)
        action.setCheckable(True)
        action.setChecked(name == doc.view.ways.branch)
        action.triggered.connect(lambda _on, name=name: tries.switch(name))
    shown = doc.beside.name if doc.beside else ""
    for number, name in enumerate(doc.view.ways.names()):
        if number == 0:
            menu.addSection(translate("HistoryStrip", "Beside the map"))
        action = menu.addAction(name)
        action.setCheckable(True)
        action.setChecked(name == shown)
        action.triggered.connect(lambda on, name=name: doc.show_beside(name if on else ""))
