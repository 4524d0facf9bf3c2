"""A computer opponent in a process of its own, so that the desk need not wait for it."""

import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from engine.board.graph import PowerId
from engine.opponents import Memory, process
from engine.processes import search_path
from engine.rules import Ruleset
from engine.visibility.observe import Observation


class Thinking(QObject):
    """Answers questions one by one; ``answered`` carries the seat, its orders and its memory.

    ``heard`` carries whose question was answered, and any answer that has no orders. The process
    starts with the first question. If it ends by itself, ``failed`` names the seat it was thinking
    for and why; the next question starts it again.
    """

    answered = Signal(str, object, object)
    heard = Signal(str, object)
    failed = Signal(str, str)

    def __init__(
        self,
        rules: Ruleset,
        level: str,
        board: str,
        parent: QObject,
        command: Callable[[], list[str]] | None = None,
    ) -> None:
        """Play by these rules at this level; ``board`` is the folder of the board.

        ``command`` starts another process than an opponent's, which listens in the same way.
        """
        super().__init__(parent)
        self._command = command
        self._hello = process.hello(rules, level, board)
        self._waiting: deque[tuple[PowerId, dict[str, Any]]] = deque()
        self._process: QProcess | None = None
        self._read_so_far = b""
        self._greeted = False
        self._put = False
        """Whether the first question that waits was put already."""

    @property
    def idle(self) -> bool:
        """Whether every question has been answered."""
        return not self._waiting

    def ask(
        self,
        seat: PowerId,
        view: Observation,
        memory: Memory,
        seed: int,
        earlier: Iterable[Observation] = (),
    ) -> None:
        """Ask for a seat's orders, given what it was told, and ``earlier`` since its memory."""
        self.put(seat, process.question(view, memory, seed, earlier))

    def put(self, name: PowerId, question: dict[str, Any]) -> None:
        """Ask any question, in somebody's name."""
        self._waiting.append((name, question))
        if len(self._waiting) == 1:
            self._say_next()

    def stop(self) -> None:
        """Stop thinking."""
        self._waiting.clear()
        if self._process is not None:
            self._process.finished.disconnect(self._end)
            self._process.errorOccurred.disconnect(self._fail)
            self._process.kill()
            self._process.waitForFinished()
            self._process.deleteLater()
            self._process = None

    def _say_next(self) -> None:
        if self._process is None:
            self._start()
            return
        if self._greeted and self._waiting and not self._put:
            self._put = True
            self._write(self._waiting[0][1])

    def _start(self) -> None:
        made = self._process = QProcess(self)
        self._read_so_far, self._greeted, self._put = b"", False, False
        place = QProcessEnvironment.systemEnvironment()
        place.insert("PYTHONPATH", search_path())
        made.setProcessEnvironment(place)
        made.readyReadStandardOutput.connect(self._read)
        made.finished.connect(self._end)
        made.errorOccurred.connect(self._fail)
        program, *line = (self._command or process.command)()
        made.start(program, line)
        self._write(self._hello)

    def _write(self, value: Mapping[str, Any]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(value).encode() + b"\n")

    def _read(self) -> None:
        if self._process is None:
            return
        self._read_so_far += bytes(self._process.readAllStandardOutput().data())
        while b"\n" in self._read_so_far and self._process is not None:
            line, _, self._read_so_far = self._read_so_far.partition(b"\n")
            self._take(json.loads(line))

    def _take(self, answer: dict[str, Any]) -> None:
        if "error" in answer and not self._greeted:
            self._refuse(answer["error"])
            return
        if "error" in answer:
            self._give_up(answer["error"])
        elif not self._greeted:
            self._greeted = True
        elif self._waiting:
            seat = self._done()
            if "orders" in answer:
                self.answered.emit(seat, tuple(answer["orders"]), answer["memory"])
            else:
                self.heard.emit(seat, answer)
        self._say_next()

    def _refuse(self, why: str) -> None:
        """Drop all questions: a game that cannot begin has no answers."""
        seats = [seat for seat, _ in self._waiting]
        self.stop()
        for seat in seats:
            self.failed.emit(seat, _last_line(why))

    def _give_up(self, why: str) -> None:
        if self._waiting:
            self.failed.emit(self._done(), _last_line(why))

    def _done(self) -> PowerId:
        """Whose question was put; it waits no more, so that the next can be put meanwhile."""
        self._put = False
        return self._waiting.popleft()[0]

    def _fail(self) -> None:
        """If it cannot be started, nothing else reports that it has ended."""
        if self._process and self._process.error() == QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self) -> None:
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        self._give_up("")
        if self._waiting:
            self._say_next()


def _last_line(why: str) -> str:
    """The line of a traceback that says what was wrong."""
    return (why.strip().splitlines() or [""])[-1]
