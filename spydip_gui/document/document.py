"""The open game on the desk: who is looking, at which turn, and everything done to it.

Every change is announced by one signal.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from engine.board.graph import PowerId
from engine.language.message import Message, Value, together
from engine.position import Position
from engine.session import editing
from engine.session.alternatives import Way
from engine.session.drafts import Sheets
from engine.session.notes import Notebook, Notes
from engine.session.observations import JOIN
from engine.session.readiness import Readiness
from engine.session.seat import Seat, near
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.computers import Computers
from spydip_gui.document.step_names import named
from spydip_gui.document.taking_back import TakingBack
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import phase_heading, seat_name

T = TypeVar("T")


class Document(QObject):
    """One game on the desk; ``view`` is what its viewer sees of the turn on show."""

    changed = Signal(object)

    def __init__(self, view: Seat) -> None:
        """Start at the latest turn of a game."""
        super().__init__()
        self.view = self._home = view
        self._line = view.line
        self._seat = view.rules.seats[0] if view.decides else view.viewer
        self._beside = ""
        self.readiness = Readiness(view)
        self.back = TakingBack(view, self.readiness, lambda: self.view)
        self.computers = Computers(view, self.readiness, self.go_on, self._tell)
        self.withdrawn = ""
        """Who is no longer ready since the last change, in words."""

    @property
    def sort(self) -> str:
        """What is on the desk: a ``game``, or a player's ``packet`` of one."""
        return "game"

    @property
    def seat(self) -> PowerId:
        """Whose orders are being written: the viewer's own, or those the game master chose."""
        return self._seat

    @property
    def lost(self) -> bool:
        """Whether the game's file has disappeared, so that the game is only in memory."""
        return self._home.decides and self._home.master().lost

    @property
    def turns(self) -> tuple[str, ...]:
        """The name of every turn: the start, then each deadline that was adjudicated."""
        start = translate("Document", "Start")
        return (start, *(self._name(number) for number in range(1, len(self._line))))

    @property
    def stops(self) -> tuple[int, ...]:
        """The turns to step through: of a position edited by hand, only the corrected one."""
        last = len(self._line) - 1
        return tuple(n for n in range(last + 1) if n == last or not self.view.edited(n + 1))

    def step(self, by: int) -> None:
        """Move this many turns forward, or back if negative."""
        stops, turn = self.stops, self.view.turn
        here = sum(stop < turn for stop in stops)
        self.look(turn=stops[max(0, min(here + by, len(stops) - 1))])

    @property
    def hides_beside(self) -> bool:
        """Whether a branch should be shown alongside that this viewer may not see."""
        return bool(self._beside) and self.beside is None

    @property
    def beside(self) -> Way | None:
        """The branch shown alongside the line being played."""
        return self.view.way(self._beside) if self._beside in self.view.ways.names() else None

    def look(
        self,
        *,
        turn: int | None = None,
        viewer: PowerId | None = None,
        seat: PowerId | None = None,
    ) -> None:
        """Look at another turn or as another viewer, or choose whose orders to write."""
        before = (self.view.turn, self.view.viewer, self._seat)
        if viewer is not None:
            self._sit(viewer)
        if turn is not None:
            self.view = self.view.at(turn)
        if seat is not None or viewer is not None:
            wanted = self._seat if seat is None else seat
            seats = self.view.seats
            self._seat = wanted if wanted in seats or not seats else seats[0]
        if before != (self.view.turn, self.view.viewer, self._seat):
            looked = before[:2] != (self.view.turn, self.view.viewer)
            self._tell(Part.SEAT, *([Part.LOOK] if looked else []))

    def together(self, powers: Sequence[PowerId]) -> None:
        """Look as several powers at once; raises ValueError if none is named."""
        if not powers:
            raise ValueError("Tick at least one power to look with.")
        self.look(viewer=PowerId(JOIN.join(powers)))

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[Message, ...]:
        """Write orders as one undoable step, and return notes on what they replaced.

        ``gone`` are lines of the same seats that are removed in the same step. Raises
        OrderTextError if a line is not an order; nothing is written then.
        """
        sheets, notes = self.view.drafted(lines, gone)
        self.replace_lines(sheets, together(*notes))
        return notes

    def clear(self, seat: PowerId, text: str = "") -> None:
        """Remove one order of a seat, or all of them."""
        kept = list(self.view.orders(seat)) if text else []
        if text and text not in kept:
            return
        if text:
            kept.remove(text)
        self.replace_lines({seat: tuple(kept)})

    def replace_lines(self, sheets: Sheets, note: Value | None = None) -> None:
        """Replace whole order sheets, as one undoable step."""
        if self.view.put(sheets):
            self._tell(Part.ORDERS, seats=frozenset(sheets), note=note)

    def write_down(self, book: Notebook, notes: Notes) -> None:
        """Save a viewer's notebook; raises GameFileError or WriteError."""
        notes.keep(book)
        self._tell(Part.NOTES)

    def resolve(self, acts: Sequence[str] = ()) -> tuple[Message, ...]:
        """Adjudicate the deadline and return the reports withheld; raises GameError once over."""
        withheld = self._done(lambda: self.view.resolve(acts))
        self.computers.pass_over(self.view.viewer)
        return withheld

    def say_ready(self, *, ready: bool) -> None:
        """Record whether the viewer is ready; once everyone is, the deadline is adjudicated."""
        viewer, readiness = self.view.viewer, self.readiness
        if ready and readiness.completes(viewer):
            self.go_on()
            return
        readiness.say(viewer, ready=ready)
        persons = [seat for seat in readiness.awaited if seat not in readiness.computers]
        text = translate("Document", "Not ready yet: {names}")
        note = text.format(names=self._named(persons)) if persons else None
        self._tell(Part.READY, note=note)

    def go_on(self, acts: Sequence[str] = ()) -> None:
        """Adjudicate the deadline on the line that everyone is playing, or end the game there."""
        self._done(lambda: self.readiness.decide(acts))
        self.computers.pass_over(self.view.viewer)

    def edit(self, position: Position, reason: str) -> tuple[Message, ...]:
        """Edit the position by hand and return the orders it drops; raises as `editing.edit`."""
        return self._done(lambda: editing.edit(self.view, position, reason))

    def fork(self, name: str) -> None:
        """Start a branch at the turn on show; raises GameError if its name is taken."""
        self._done(lambda: self.view.master().ledger.branch(name, self._line[self.view.turn]))

    def switch(self, name: str) -> None:
        """Switch to another branch; raises RecordError if there is none of that name."""
        self._done(lambda: self.view.master().ledger.switch(name))

    def what_if(self) -> None:
        """Keep the orders for the turn on show as a branch, and show it alongside.

        Raises GameError if several look together, who give no orders, or the game is over.
        """
        self._beside = self.view.try_out()
        self._tell(Part.BESIDE, Part.GAME)

    def show_beside(self, name: str) -> None:
        """Show another branch alongside; an empty name shows none."""
        if name != self._beside:
            self._beside = name
            self._tell(Part.BESIDE)

    def adopt(self) -> None:
        """Play on along the branch shown; raises GameError if that is no longer possible."""
        name, self._beside = self._beside, ""
        self._done(lambda: self.view.ways.adopt(name))

    def drop(self) -> None:
        """Delete the branch shown alongside; raises GameError if it is the main line."""
        self.view.ways.drop(self._beside)
        self._beside = ""
        self._follow()

    @property
    def undo_name(self) -> str:
        """The name of the step that undo would take back; empty if there is none."""
        return self.back.name

    @property
    def redo_name(self) -> str:
        """The name of the step that redo would bring back; empty if there is none."""
        undone = self.view.steps.undone
        return named(undone[-1], self.view) if undone else ""

    def undo(self) -> None:
        """Undo the last step, if the viewer may know of it."""
        if self.back.undo():
            self._follow()

    def redo(self) -> None:
        """Redo the step last undone, if the viewer may know of it."""
        if self.view.steps.redo():
            self._follow()

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Save the game under this name from now on; raises GameFileError."""
        self.view.save_as(path, over=over)
        self._tell(Part.GAME)

    def close(self) -> None:
        """Close the game's file."""
        self.view.close()

    def _name(self, number: int) -> str:
        title = phase_heading(self.view.rules, self.view.look(number).phase)
        if not self.view.edited(number):
            return title
        return translate("Document", "{phase} (edited)").format(phase=title)

    def _sit(self, viewer: PowerId) -> None:
        """A power sees the line really being played, whatever the game master tries on a branch."""
        self.view = near(self._home.of(viewer), self.view)
        if self.view.line != self._line:
            self._line = self.view.line
            self._tell(Part.GAME, Part.LOOK, Part.ORDERS)

    def _done(self, deed: Callable[[], T]) -> T:
        found = deed()
        self._follow()
        return found

    def _follow(self) -> None:
        """Follow the game to where it stands now, if it moved on or back."""
        parts = [Part.GAME, Part.ORDERS]
        if self.view.line != self._line:
            self._line, self.view = self.view.line, self.view.at(None)
            parts.append(Part.LOOK)
        self._tell(*parts)

    def _tell(
        self, *parts: Part, seats: frozenset[PowerId] = frozenset(), note: Value | None = None
    ) -> None:
        fallen, text = self.readiness.fallen(), ""
        if fallen and Part.LOOK not in parts:
            text = translate("Document", "No longer ready, since orders changed: {names}")
        self.withdrawn = text.format(names=self._named(fallen))
        note = self.withdrawn or note
        self.changed.emit(Change(frozenset(parts), seats, note))

    def _named(self, seats: Sequence[PowerId]) -> str:
        return ", ".join(seat_name(self.view.board, seat) for seat in seats)
