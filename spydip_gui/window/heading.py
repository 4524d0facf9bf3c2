"""Says in the head which game this is, when it is due, and what to do next."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.language.wording import phase_name, variant_title
from spydip_gui.panels.viewers import ViewerRow
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.header import Header
from spydip_gui.window.steps import Step, Steps

if TYPE_CHECKING:
    from engine.post.strip import Chip


class Heading(QObject):
    """Fills in the head and the game master's steps below it, and does what they offer."""

    def __init__(
        self, document: Document, menus: Handlers, viewers: ViewerRow, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._menus, self._viewers = document, menus, viewers
        self.steps = Steps()
        self.header = Header(viewers, self.steps)
        self._main = Action.resolve
        self.header.main.clicked.connect(self._do_main)
        self.steps.chosen.connect(self._go)
        self.steps.chips.chosen.connect(self._look_into)
        self.steps.minute.connect(self._show_standing)

    def name_all(self) -> None:
        """Update everything."""
        doc, view = self._document, self._document.view
        rules = view.rules
        self.header.title.say(view.title)
        ended = view.look().ending is not None
        phase = self.tr("The end") if ended else phase_name(rules, view.phases[view.turn])
        self.header.phase.say(f"{variant_title(rules.variant)} · {phase}")
        self.header.due.setText(self._due())
        steps = view.viewer == GM and view.decides and view.path is not None
        open_ = view.newest and not view.over
        if steps:
            self._show_step(unsent=False)
            self._show_standing()
        if view.decides:
            word = self.tr("Adjudicate") if open_ and not steps else ""
            self._main, sign = Action.resolve, "gavel"
        elif doc.sort == "lesson":
            word = self.tr("Carry out") if len(doc.turns) == 1 else ""
            self._main, sign = Action.ready, "gavel"
        elif doc.sort == "packet":
            word = self.tr("Hand in orders") if open_ else ""
            self._main, sign = Action.send_answer, "send"
        else:
            asked = open_ and view.viewer in doc.readiness.asked
            ready = view.viewer in doc.readiness.ready - doc.readiness.computers
            word = self.tr("Not ready yet") if ready else self.tr("I am ready")
            sign = "undo-2" if ready else "check"
            if not ready and doc.readiness.alone:
                word, sign = self.tr("Next turn"), "chevron-right"
                asked = open_
            word = word if asked else ""
            self._main = Action.ready
        self.header.offer(word, sign, self._main.text, steps=steps)

    def _do_main(self) -> None:
        self._menus.of(self._main)()

    def _go(self, step: Step) -> None:
        """Take one of the game master's steps."""
        action = {Step.INBOX: Action.open_inbox, Step.ADJUDICATE: Action.resolve}.get(step)
        self._menus.of(action or Action.open_turn)()
        if action is None:
            self._menus.post.turn_to(letters=step is Step.LETTERS)

    def _show_step(self, *, unsent: bool) -> None:
        """Show the next step: with no order in hand yet, letters that wait come first."""
        view = self._document.view
        actions = {Step.INBOX: Action.open_inbox, Step.LETTERS: Action.open_turn}
        tips = {step: action.text for step, action in actions.items()}
        due = Step.INBOX if self._viewers.awaited else Step.ADJUDICATE
        if unsent and not any(map(view.orders, view.seats)):
            due = Step.LETTERS
        self.steps.show_state(due, tips)

    def _show_standing(self) -> None:
        """Show the state of the powers and the time left, as far as the game's book tells."""
        from engine.post import book, strip  # noqa: PLC0415  # not for the first window

        view, now = self._document.view, datetime.now(UTC)
        if view.path is None or self.header.isHidden():
            return
        try:
            kept = book.load(view.path, view.rules.seats)
            found = strip.chips(view.master(), kept, view.path, now)
            mails = strip.lit_mails(view.path).total()
        except (OSError, ValueError):
            self.steps.show_time(None)
            return  # the windows of the post say what is wrong with it
        lines = ["\n".join(map(say, strip.said(chip, view.master()))) for chip in found]
        self.steps.chips.show_chips(found, lines, view.board)
        self._show_step(unsent=any(chip.letters for chip in found))
        until = kept.deadlines.get(str(view.phases[-1]))
        self.steps.show_time(until - now if until else None)
        self.steps.show_mails(mails)

    def _look_into(self, chip: "Chip") -> None:
        """Go to where a power's open matters can be dealt with."""
        if chip.mails:
            self._menus.of(Action.open_inbox)()
            self._menus.post.choose_mail(chip.power)
        elif chip.letters and not chip.late:
            self._go(Step.LETTERS)
        else:
            self._menus.of(Action.open_status)()
            self._menus.post.choose_power(chip.power)

    def _due(self) -> str:
        view = self._document.view
        seen = view.look(len(self._document.turns) - 1)
        if seen.ending is not None:
            return self.tr("The game is over")
        readiness = self._document.readiness
        thinking = [seat for seat in readiness.awaited if seat in readiness.computers]
        if thinking and (view.viewer in readiness.ready or readiness.called):
            return self.tr("Opponents are thinking: {count}").format(count=len(thinking))
        return self.tr("Due: {phase}").format(phase=phase_name(view.rules, seen.due))
