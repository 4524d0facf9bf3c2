"""The choice among a game's deadlines, each with the state of its letters."""

from collections.abc import Sequence

from engine.post.outgoing import Deadline, State
from engine.rules import Ruleset
from spydip_gui.language.wording import phase_heading
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import named


class DeadlineBox(ComboBox):
    """The deadlines, newest first; the newest is the default."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self._rules = rules
        named(self, self.tr("The letters are about"))

    @property
    def node(self) -> int | None:
        """The node of the chosen deadline."""
        chosen = self.currentData()
        return int(chosen) if chosen is not None else None

    def show_deadlines(self, found: Sequence[Deadline], *, newest: bool) -> None:
        """Show the current deadlines; the chosen one stays, unless the ``newest`` is wanted."""
        shown = [
            (f"{self._called(one)} \N{EN DASH} {self._state(one)}", one.node)
            for one in reversed(found)
        ]
        self.offer_instead(shown, None if newest else self.node)

    def _called(self, one: Deadline) -> str:
        before = one.about.removeprefix("before-")
        heading = phase_heading(self._rules, before)
        if before == one.about:
            return heading
        if one.turn == 0:
            return self.tr("Start of the game")
        return self.tr("Corrected by hand before: {phase}").format(phase=heading)

    def _state(self, one: Deadline) -> str:
        states = [row.state for row in one.rows]
        if State.CHANGED in states:
            return self.tr("to be corrected: %n", "", states.count(State.CHANGED))
        if State.NOT_WRITTEN in states:
            return self.tr("to be written: %n", "", states.count(State.NOT_WRITTEN))
        if State.WRITTEN in states:
            return self.tr("written, not sent: %n", "", states.count(State.WRITTEN))
        return self.tr("sent") if State.SENT in states else self.tr("no mail")
