"""What was sent to whom: one line per mail and state, so that nothing goes out twice.

Before a mail is handed to the server, a line says so; if the connection breaks before the server
has answered, that line stays the last, and nobody knows whether the mail arrived.
"""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from engine.files import WriteError, why_not


class State(StrEnum):
    """What became of a mail; ``HANDED`` if no answer followed."""

    HANDED = "handed"
    SENT = "sent"
    REFUSED = "refused"
    NOT_SENT = "not sent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line: when, which mail, to whom, about what, what became of it, what the server said.

    ``refused`` are the addresses that the server did not accept.
    """

    at: str
    name: str
    state: State
    to: tuple[str, ...]
    subject: str
    said: str = ""
    refused: tuple[str, ...] = ()

    @property
    def failed(self) -> bool:
        """Whether it did not reach everybody."""
        return self.state is not State.SENT or bool(self.refused)


class Log:
    """The lines of a file, oldest first."""

    def __init__(self, path: Path) -> None:
        """Read and write a file; if there is none, the first line creates it."""
        self._path = path

    def lines(self) -> tuple[Line, ...]:
        """All lines, without one cut off by a crash."""
        if not self._path.is_file():
            return ()
        found = map(_line, self._path.read_text("utf-8", errors="replace").splitlines())
        return tuple(filter(None, found))

    def outcomes(self) -> tuple[Line, ...]:
        """What became of each mail in each attempt: just the answer, if there was one."""
        found: list[Line] = []
        for line in self.lines():
            if found and (found[-1].name, found[-1].state) == (line.name, State.HANDED):
                found.pop()
            found.append(line)
        return tuple(found)

    def states(self) -> Mapping[str, State]:
        """What became of each mail, by its name."""
        return {line.name: line.state for line in self.lines()}

    def last(self, name: str) -> Line:
        """The last line about a mail that has one."""
        return next(line for line in reversed(self.lines()) if line.name == name)

    def add(  # what a line says
        self,
        name: str,
        state: State,
        to: Sequence[str],
        subject: str,
        said: str = "",
        *,
        refused: Sequence[str] = (),
    ) -> Line:
        """Add a line that is on disk once this returns; raises WriteError."""
        line = Line(
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            name=name,
            state=state,
            to=tuple(to),
            subject=subject,
            said=said,
            refused=tuple(refused),
        )
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:
                file.write(json.dumps(asdict(line), ensure_ascii=False).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise WriteError(why_not(error, self._path)) from error
        return line


def _line(text: str) -> Line | None:
    try:
        data = json.loads(text)
        to, refused = (tuple(map(str, data.pop(key))) for key in ("to", "refused"))
        return Line(**{**data, "state": State(data["state"])}, to=to, refused=refused)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
