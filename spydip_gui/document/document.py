"""The open game on the desk: who looks at which turn of it, and what is done to it.

Whatever happens, one signal tells of it.
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
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import phase_heading, seat_name

T = TypeVar("T")


class Document(QObject):
    """One game on the desk; ``view`` is what its viewer sees of the turn looked at."""

    changed = Signal(object)

    def __init__(self, view: Seat) -> None:
        """Look at the last turn of a game."""
        super().__init__()
        self.view = self._home = view
        self._line = view.line
        self._seat = view.rules.seats[0] if view.decides else view.viewer
        self._beside = ""
        self.readiness = Readiness(view)
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
        """Whether the game's file was taken away, so that it is in memory only."""
        return self._home.decides and self._home.master().lost

    @property
    def turns(self) -> tuple[str, ...]:
        """The name of every turn: the start, then each deadline that was decided."""
        start = translate("Document", "Start")
        return (start, *(self._name(number) for number in range(1, len(self._line))))

    @property
    def stops(self) -> tuple[int, ...]:
        """The turns that one goes along: of a position corrected by hand only what became of it."""
        last = len(self._line) - 1
        return tuple(n for n in range(last + 1) if n == last or not self.view.edited(n + 1))

    def step(self, by: int) -> None:
        """Look so many stops farther along the game, or back."""
        stops, turn = self.stops, self.view.turn
        here = sum(stop < turn for stop in stops)
        self.look(turn=stops[max(0, min(here + by, len(stops) - 1))])

    @property
    def hides_beside(self) -> bool:
        """Whether a way is to be shown beside that is none of this viewer's."""
        return bool(self._beside) and self.beside is None

    @property
    def beside(self) -> Way | None:
        """The way that is shown beside the one played on."""
        return self.view.way(self._beside) if self._beside in self.view.ways.names() else None

    def look(
        self,
        *,
        turn: int | None = None,
        viewer: PowerId | None = None,
        seat: PowerId | None = None,
    ) -> None:
        """Look at another turn of the game, through other eyes, or choose whose orders to write."""
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
        """Look with the eyes of several powers; raises ValueError where none is named."""
        if not powers:
            raise ValueError("Tick at least one power to look with.")
        self.look(viewer=PowerId(JOIN.join(powers)))

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> tuple[Message, ...]:
        """Write orders, as one step that can be undone, and say what they replaced.

        ``gone`` are lines of the same seats that fall away with the step.

        Raises:
            OrderTextError: a line is no order; nothing is then written.
        """
        sheets, notes = self.view.drafted(lines, gone)
        self.replace_lines(sheets, together(*notes))
        return notes

    def clear(self, seat: PowerId, text: str = "") -> None:
        """Take away one order of a seat, or all of them."""
        kept = list(self.view.orders(seat)) if text else []
        if text and text not in kept:
            return
        if text:
            kept.remove(text)
        self.replace_lines({seat: tuple(kept)})

    def replace_lines(self, sheets: Sheets, note: Value | None = None) -> None:
        """Set whole sheets of orders, as one step that can be undone."""
        if self.view.put(sheets):
            self._tell(Part.ORDERS, seats=frozenset(sheets), note=note)

    def write_down(self, book: Notebook, notes: Notes) -> None:
        """Keep a viewer's notebook; raises GameFileError or WriteError."""
        notes.keep(book)
        self._tell(Part.NOTES)

    def resolve(self, acts: Sequence[str] = ()) -> tuple[Message, ...]:
        """Decide the deadline, and say which reports are withheld; raises GameError once over."""
        return self._done(lambda: self.view.resolve(acts))

    def say_ready(self, *, ready: bool) -> None:
        """Note whether the viewer is ready; once all are, the deadline is adjudicated."""
        viewer, readiness = self.view.viewer, self.readiness
        if ready and readiness.completes(viewer):
            self.go_on()
            return
        readiness.say(viewer, ready=ready)
        persons = [seat for seat in readiness.awaited if seat not in readiness.computers]
        text = translate("Document", "Not ready yet: {names}")
        note = text.format(names=self._named(persons)) if persons else None
        self._tell(Part.READY, note=note)

    def go_on(self) -> None:
        """Adjudicate the deadline on the line that all play on."""
        self._done(self.readiness.decide)

    def edit(self, position: Position, reason: str) -> tuple[Message, ...]:
        """Set the position by hand, and say which orders fell away; raises as `editing.edit`."""
        return self._done(lambda: editing.edit(self.view, position, reason))

    def fork(self, name: str) -> None:
        """Go on another way from the turn looked at; raises GameError if the name is taken."""
        turn = self._line[self.view.turn]
        self._done(lambda: self.view.master().ledger.branch(name, turn))

    def switch(self, name: str) -> None:
        """Go on with another branch; raises RecordError if there is none of that name."""
        self._done(lambda: self.view.master().ledger.switch(name))

    def what_if(self) -> None:
        """Keep the orders for the turn looked at as another way, and show it beside this one.

        Raises:
            GameError: several look together, who give no orders, or the game is over.
        """
        self._beside = self.view.try_out()
        self._tell(Part.BESIDE, Part.GAME)

    def show_beside(self, name: str) -> None:
        """Show another way beside the one played on; none where the name is empty."""
        if name != self._beside:
            self._beside = name
            self._tell(Part.BESIDE)

    def adopt(self) -> None:
        """Play on as on the way shown beside; raises GameError where that is no longer possible."""
        name, self._beside = self._beside, ""
        self._done(lambda: self.view.ways.adopt(name))

    def drop(self) -> None:
        """Leave the way shown beside for good; raises GameError where it is the main line."""
        self.view.ways.drop(self._beside)
        self._beside = ""
        self._follow()

    @property
    def undo_name(self) -> str:
        """What the step is called that would be taken back; empty if there is none."""
        done = self.view.steps.done
        return named(done[-1], self.view) if done else ""

    @property
    def redo_name(self) -> str:
        """What the step is called that would be done again; empty if there is none."""
        undone = self.view.steps.undone
        return named(undone[-1], self.view) if undone else ""

    def undo(self) -> None:
        """Take back the last step, if the viewer may know of it."""
        if self.view.steps.undo():
            self._follow()

    def redo(self) -> None:
        """Do again what was taken back, if the viewer may know of it."""
        if self.view.steps.redo():
            self._follow()

    def save_as(self, path: Path, *, over: bool = False) -> None:
        """Keep the game in a file of this name from now on; raises GameFileError."""
        self.view.save_as(path, over=over)
        self._tell(Part.GAME)

    def close(self) -> None:
        """Let the file go."""
        self.view.close()

    def _name(self, number: int) -> str:
        title = phase_heading(self.view.rules, self.view.look(number).phase)
        if not self.view.edited(number):
            return title
        return translate("Document", "{phase} (edited)").format(phase=title)

    def _sit(self, viewer: PowerId) -> None:
        """A power sees what is really played, whatever the game master tries on a branch."""
        self.view = near(self._home.of(viewer), self.view)
        if self.view.line != self._line:
            self._line = self.view.line
            self._tell(Part.GAME, Part.LOOK, Part.ORDERS)

    def _done(self, deed: Callable[[], T]) -> T:
        found = deed()
        self._follow()
        return found

    def _follow(self) -> None:
        """Look at where the game stands now, if it went on or back."""
        line = self.view.line
        if line != self._line:
            self._line = line
            self.view = self.view.at(None)
            self._tell(Part.GAME, Part.LOOK, Part.ORDERS)
        else:
            self._tell(Part.ORDERS, Part.GAME)

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
