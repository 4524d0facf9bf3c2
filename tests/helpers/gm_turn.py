"""A turn of Spy Diplomacy at the desk, from seven mails in a folder to the letters, by hand."""

import time
from dataclasses import dataclass
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
    """Play the turn with the mails of a folder; ``mended`` goes over the line that is no order."""
    started, worked, hand = time.perf_counter(), time.process_time(), Hand()
    hand.chord(desk, Qt.Key.Key_I, "I")
    inbox = _window(desk, InboxWindow)
    hand.drop(inbox, mails)
    _mend(hand, inbox, mended)
    hand.click(inbox.take_plain, f"“{inbox.take_plain.text()}”")
    hand.read("the count below", [inbox.summary.text()])
    hand.chord(inbox, Qt.Key.Key_G, "G")
    turn = _window(desk, TurnWindow)
    hand.read("what the test adjudication comes to", [_plain(turn.digest.text())])
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


def _mend(hand: Hand, inbox: InboxWindow, mended: str) -> None:
    """Look at the list, and put the one line right that it is lit for."""
    entries = inbox.box.entries
    hand.read("the list of mails", [_row(inbox, row) for row in range(len(entries))])
    lit = next((row for row, entry in enumerate(entries) if entry.open), None)
    if lit is None:
        return
    hand.row(inbox.list, lit, "the mail that is lit")
    hand.tab(inbox.tabs, 1)
    look = inbox.words.look
    hand.read("the line that is lit", [look.item(0).text()])
    middle = look.visualItemRect(look.item(0)).topLeft() + QPoint(20, 8)
    hand.click(look.viewport(), "that line in the list below the mail", middle)
    hand.retype_line(inbox.words.text, mended)
    hand.click(inbox.words.again, f"“{inbox.words.again.text()}”")


def _row(inbox: InboxWindow, row: int) -> str:
    cells = (inbox.list.item(row, column) for column in range(2))
    return " ".join(cell.text() for cell in cells if cell is not None)


def _plain(text: str) -> str:
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def _window(desk: DeskWindow, kind: type[Window]) -> Window:
    found = desk.findChild(kind)
    assert isinstance(found, kind), f"no {kind.__name__} came up"
    return found
