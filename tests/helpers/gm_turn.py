"""A turn of Spy Diplomacy at the desk, from seven mails in a folder to the letters, by hand."""

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.turn import TurnWindow
from spydip_gui.window.window import DeskWindow
from tests.helpers.hand import Hand

SKIMMED = 14
"""So many lines of a letter are looked over: the address, the heading, its first orders."""

Window = TypeVar("Window", InboxWindow, TurnWindow)


@dataclass(slots=True)
class Turn:
    """What the turn took: the hand's score, seconds by clock and processor, the letters' folder."""

    hand: Hand
    waited: float
    machine: float
    letters: Path


def play(desk: DeskWindow, mails: Path, mended: str) -> Turn:
    """Play a plain turn with the mails of a folder; ``mended`` is typed over the line that is lit.

    The line is marked already: the first mail that wants a look is chosen when mails come.
    """
    started, worked, hand = time.perf_counter(), time.process_time(), Hand()
    hand.drop(desk, mails)
    inbox = _window(desk, InboxWindow)
    hand.read("the list of mails", _rows(inbox))
    lit = inbox.words.look.item(0)
    if lit is not None:
        hand.read("the line that is lit", [lit.text()])
        hand.type_over(inbox.words.text, mended)
    hand.click(inbox.take_plain, f"“{inbox.take_plain.text()}”")
    hand.read("the count below", [inbox.summary.text()])
    return _finish(desk, hand, started, worked)


def play_messy(desk: DeskWindow, mails: Path) -> Turn:
    """Play a turn with fourteen mails of every kind; each click is one decision of a person's."""
    started, worked, hand = time.perf_counter(), time.process_time(), Hand()
    hand.drop(desk, mails)
    inbox = _window(desk, InboxWindow)
    hand.read("the list of mails", _rows(inbox))
    for button in (inbox.take_plain, inbox.rest):
        hand.click(button, f"“{button.text()}”")
    while inbox.awaited:
        entry = inbox.entry
        assert entry is not None
        hand.read("the mail", [inbox.mail.head.text(), entry.mail.text])
        asked = inbox.mail.asked
        button = asked[0] if asked else inbox.take
        hand.click(button, f"“{button.text()}”")
    hand.read("the count below", [inbox.summary.text()])
    return _finish(desk, hand, started, worked)


def _finish(desk: DeskWindow, hand: Hand, started: float, worked: float) -> Turn:
    """From the orders in hand to the letters on the disk."""
    inbox = _window(desk, InboxWindow)
    hand.chord(inbox, Qt.Key.Key_G, "G")
    turn = _window(desk, TurnWindow)
    hand.read("what the test adjudication comes to", [_plain(turn.digest.text())])
    if turn.lacking.count():
        against = [turn.lacking.item(row).text() for row in range(turn.lacking.count())]
        hand.read("what speaks against it", against)
        box = turn.go_on
        hand.click(box, f"“{box.text()}”", QPoint(8, box.height() // 2))
    hand.click(turn.decide, f"“{turn.decide.text()}”")
    letter = turn.previews.letter
    assert letter is not None
    hand.read("the beginning of the first letter", letter.text.splitlines()[:SKIMMED])
    hand.click(turn.write_button, f"“{turn.write_button.text()}”")
    while turn.busy:
        QApplication.processEvents()
    hand.read("that all is written", [turn.bar.text.text().split(",")[0]])
    waited, machine = time.perf_counter() - started, time.process_time() - worked
    return Turn(hand, waited, machine, Path(turn.folder.text()))


def script(turn: Turn) -> str:
    """The turn as a script: every step with its number and seconds, and the sums."""
    lines = [
        f"{number:3} {stroke.seconds:6.1f} s  {stroke.what}"
        for number, stroke in enumerate(turn.hand.strokes, 1)
    ]
    lines.append(f"{turn.hand.deeds} clicks, drags and runs of keys")
    lines.append(f"{turn.hand.seconds:.0f} s of a person's time by the keystroke-level model")
    lines.append(f"{turn.machine:.0f} s of the machine's time, nearly all of it drawing maps")
    lines.append(f"{turn.waited:.0f} s by the clock on this machine, without any thinking")
    return "\n".join(lines)


def _rows(inbox: InboxWindow) -> list[str]:
    """Whose each mail is and what is said of it."""
    table = inbox.list
    return [
        " ".join(cell.text() for cell in map(partial(table.item, row), range(2)) if cell)
        for row in range(table.rowCount())
    ]


def _plain(text: str) -> str:
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def _window(desk: DeskWindow, kind: type[Window]) -> Window:
    found = desk.findChild(kind)
    assert isinstance(found, kind), f"no {kind.__name__} came up"
    return found
