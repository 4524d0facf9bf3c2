"""A viewer's notes at a seat: in the game's file, or beside a player's packets."""

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from engine.board.graph import PowerId
from engine.files import beside_or_own, readable, write_whole
from engine.game import notebook
from engine.game.game import Game
from engine.game.notebook import GUESS, Guess, Notebook, NotebookError, Sure
from engine.phases import Phase

__all__ = ["GUESS", "Guess", "Notebook", "NotebookError", "Sure"]


class Notes(Protocol):
    """One viewer's notebook, and where it is kept."""

    def read(self) -> Notebook:
        """The notebook; raises NotebookError if it cannot be read."""
        ...

    def keep(self, book: Notebook) -> None:
        """Save it, for nobody else; raises GameFileError or WriteError."""
        ...


@dataclass(frozen=True, slots=True)
class InGame:
    """The notebook of a viewer in the game's own file."""

    game: Game
    viewer: PowerId

    def read(self) -> Notebook:
        """The notebook; raises NotebookError if it cannot be read."""
        return self.game.notebook(self.viewer)

    def keep(self, book: Notebook) -> None:
        """Save it, for nobody else; raises GameFileError."""
        self.game.write_down(self.viewer, book)


@dataclass(frozen=True, slots=True)
class BesidePackets:
    """The notebook of a player, the same for every packet of a game."""

    packet: Path
    game: str
    power: str

    @property
    def file(self) -> Path:
        """Where it is kept."""
        game = hashlib.sha256(f"{self.game} {self.power}".encode()).hexdigest()[:10]
        return beside_or_own(self.packet, f"notes-{game}.toml")

    def read(self) -> Notebook:
        """The notebook; raises NotebookError if it cannot be read."""
        file = self.file
        if not file.is_file():
            return Notebook()
        with readable(file, NotebookError):
            return notebook.read(file.read_text("utf-8"))

    def keep(self, book: Notebook) -> None:
        """Save it beside the packet; raises WriteError."""
        file = self.file
        try:
            self.read()
        except NotebookError:  # it can be repaired by hand
            write_whole(file.with_name(f"{file.name}.old"), file.read_bytes())
        write_whole(file, notebook.write(book).encode())


def pinned(book: Notebook, phases: Collection[Phase], *, newest: bool) -> tuple[Guess, ...]:
    """The guesses in a notebook that were made for one of these deadlines; for the newest, all."""
    return tuple(one for one in book.guesses if newest or one.since in phases)
