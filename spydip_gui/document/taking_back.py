"""Undo at the desk: each viewer's own steps, and in practice whole turns."""

from collections.abc import Callable, Sequence

from engine.session.own_steps import ActKind, UndoStep
from engine.session.readiness import Readiness
from engine.session.seat import Seat
from spydip_gui.document.step_names import named


class TakingBack:
    """What whoever is looking can undo."""

    def __init__(self, home: Seat, readiness: Readiness, view: Callable[[], Seat]) -> None:
        """Work in the game at a game master's seat; ``view`` is the seat of the viewer."""
        self._home, self._readiness, self._view = home, readiness, view

    @property
    def name(self) -> str:
        """The name of the step that undo would take back; empty if there is none."""
        _, steps = self._latest
        return named(steps[0], self._view()) if steps else ""

    @property
    def takes_turn(self) -> bool:
        """Whether undo would take a turn back for somebody who practises."""
        seat, steps = self._latest
        return bool(steps) and seat is not self._view()

    def undo(self) -> bool:
        """Undo the last step, or in practice the last turn with those passed over; whether so."""
        seat, steps = self._latest
        found, turn = bool(steps), self.takes_turn
        while steps:
            for _ in steps:
                seat.steps.undo()
            passed_over = turn and self._readiness.idle(self._view().viewer)
            steps = self._latest[1] if passed_over else ()
        return found

    @property
    def _latest(self) -> tuple[Seat, Sequence[UndoStep]]:
        """What undo takes back, and at whose seat: somebody who practises may try a turn again."""
        view = self._view()
        steps = self._since_person(view)
        if steps or not self._readiness.practice or view.viewer not in view.rules.seats:
            return view, steps
        steps = self._since_person(self._home)
        return self._home, steps if steps and steps[0].act.kind is ActKind.TURN else ()

    def _since_person(self, seat: Seat) -> Sequence[UndoStep]:
        """A person's last step, with what computers ordered since."""
        done, computers = seat.steps.done, self._readiness.computers
        for place in reversed(range(len(done))):
            if not done[place].seats or not done[place].seats <= computers:
                return done[place:]
        return ()
