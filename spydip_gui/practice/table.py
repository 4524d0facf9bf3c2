"""The computer opponents of a game: each is asked once per deadline, and answers when ready."""

import json
import zlib
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from engine.board.graph import PowerId
from engine.files import write_whole
from engine.opponents import Memory
from engine.post import beside
from engine.visibility.sight import GM
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.practice.thinking import Thinking

_KEPT = "opponents.json"
"""Beside the game: what each opponent remembers from one deadline to the next, and who looked."""


class Table(QObject):
    """Seats opponents at a document by their levels; ``moved`` is emitted when one has answered.

    They are asked on the basis of what their seats were told, and nothing else.
    """

    moved = Signal()
    failed = Signal(str, str)

    def __init__(self, document: Document, levels: Mapping[PowerId, str], parent: QObject) -> None:
        """Ask them for what is due now, and again whenever the game moves on."""
        super().__init__(parent)
        self._document = document
        self.levels: dict[PowerId, str] = {}
        self._minds: dict[str, Thinking] = {}
        self._node = document.computers.node
        self._asked: set[PowerId] = set()
        self.left = ""
        """Who looked last, when the game was closed."""
        self._memories: dict[str, tuple[int, Memory]] = self._load()
        self.peeked = False
        """Whether somebody has seen what only the opponents know."""
        document.changed.connect(self._follow)
        self.seat(levels)

    def seat(self, levels: Mapping[PowerId, str]) -> None:
        """Let opponents play these powers from now on, and no others."""
        back = [seat for seat in self.levels if seat not in levels]
        self.levels = dict(levels)
        self._asked &= set(levels)
        self._document.readiness.computers = frozenset(levels)
        for seat in back:
            self._document.computers.release(seat)
        self._ask_all()

    @property
    def thinking(self) -> tuple[PowerId, ...]:
        """The seats yet to answer."""
        awaited = self._document.readiness.awaited
        return tuple(seat for seat in self.levels if seat in awaited)

    def hides(self, viewer: str) -> bool:
        """Whether a view would show what the user at this screen must not know."""
        if self.peeked or not self.levels or self._document.view.over:
            return False
        return viewer == GM or any(seat in self.levels for seat in viewer.split("+"))

    def stop(self) -> None:
        """End their processes, and note who looks."""
        for mind in self._minds.values():
            mind.stop()
        self._minds.clear()
        self._keep()

    def _follow(self, change: Change) -> None:
        if change.about(Part.GAME):
            self._ask_all()

    def _ask_all(self) -> None:
        node = self._document.computers.node
        if node != self._node:
            self._node, self._asked = node, set()
            for mind in self._minds.values():
                if not mind.idle:
                    mind.stop()  # its answer would be taken for one to this deadline
        awaited = self._document.readiness.awaited
        for seat, level in self.levels.items():
            if seat in awaited and seat not in self._asked:
                self._asked.add(seat)
                self._ask(seat, level)

    def _ask(self, seat: PowerId, level: str) -> None:
        """Ask for a seat's orders, with all that it was told since it was asked last."""
        computers = self._document.computers
        since, memory = self._memories.get(seat, (None, None))
        told = (computers.told(seat), *computers.earlier(seat, since))
        if since not in computers.line:  # the game went back behind what it remembers
            memory = None
        seed = zlib.crc32(f"{computers.identity} {seat}".encode())
        self._mind(level).ask(seat, told[0], memory, seed, told[1:])

    def _mind(self, level: str) -> Thinking:
        if level not in self._minds:
            view = self._document.view
            mind = self._minds[level] = Thinking(view.rules, level, str(view.board_place), self)
            mind.answered.connect(self._take)
            mind.failed.connect(self._fail)
        return self._minds[level]

    def _take(self, seat: str, orders: tuple[str, ...], memory: Memory) -> None:
        if seat not in self._asked:
            return  # it was given to a person meanwhile
        self._memories[seat] = self._document.computers.node, memory
        if self.thinking == (seat,):
            self._keep()
        self._document.computers.answer(PowerId(seat), orders)
        self.moved.emit()

    def _fail(self, seat: str, why: str) -> None:
        if seat in self._asked:
            self._document.computers.answer(PowerId(seat), ())
        self.failed.emit(seat, why)
        self.moved.emit()

    def _load(self) -> dict[str, tuple[int, Memory]]:
        path = self._document.view.path
        if path is None:
            return {}
        with suppress(OSError, ValueError):
            kept = json.loads((beside.folder(path) / _KEPT).read_text("utf-8"))
            if kept["game"] == self._document.computers.identity:
                self.left = str(kept.get("viewer", ""))
                return {seat: (node, memory) for seat, (node, memory) in kept["memories"].items()}
        return {}

    def _keep(self) -> None:
        path = self._document.view.path
        if path is None:
            return
        kept = {
            "game": self._document.computers.identity,
            "viewer": self._document.view.viewer,
            "memories": self._memories,
        }
        with suppress(OSError, ValueError):  # an opponent that forgets can still play
            folder = beside.folder(path)
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / _KEPT, json.dumps(kept).encode())
