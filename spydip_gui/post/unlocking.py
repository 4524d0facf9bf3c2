"""Unlocks a packet in a process of its own, so that the waiting window stays responsive."""

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from engine.errors import UserError
from engine.processes import search_path, task
from engine.session.packets import Opened, PacketError, read_packet, why_locked


class Unlocking(QProcess):
    """One attempt with a passphrase; ``ended`` carries the packet, or the error."""

    ended = Signal(object)

    def __init__(self, content: bytes, words: str, parent: QObject) -> None:
        super().__init__(parent)
        place = QProcessEnvironment.systemEnvironment()
        place.insert("PYTHONPATH", search_path())
        self.setProcessEnvironment(place)
        self.finished.connect(self._end)
        self.errorOccurred.connect(self._fail)
        program, *line = task("engine.session.unlocking")
        self.start(program, line)
        self.write(words.encode() + b"\n" + content)
        self.closeWriteChannel()

    def stop(self) -> None:
        """Give up; no result follows."""
        self.finished.disconnect(self._end)
        self.kill()
        self.waitForFinished()

    def _end(self, code: int) -> None:
        written = bytes(self.readAllStandardOutput().data())
        self.ended.emit(_read(written) if code == 0 else why_locked(written.decode()))

    def _fail(self) -> None:
        if self.error() == QProcess.ProcessError.FailedToStart:
            self.ended.emit(why_locked(""))


def _read(plain: bytes) -> Opened | UserError:
    try:
        return read_packet(plain)
    except PacketError as error:
        return error
