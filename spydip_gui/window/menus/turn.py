"""The Turn menu: adjudicating, looking at other turns, and branches."""

from engine.session.alternatives import Way
from engine.session.readiness import following
from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import say, translate
from spydip_gui.language.row_words import row_words
from spydip_gui.theme.parts import accepted, agreed
from spydip_gui.window.menus.workplace import Acts, Menu, counsel, tell


class TurnMenu(Menu):
    """The Turn menu of one window."""

    def acts(self) -> Acts:
        """What each command does."""
        doc = self._doc
        return {
            Action.resolve: self.resolve,
            Action.ready: self.ready,
            Action.back: lambda: doc.step(-1),
            Action.onward: lambda: doc.step(1),
            Action.first: lambda: doc.look(turn=doc.stops[0]),
            Action.last: lambda: doc.look(turn=len(doc.turns) - 1),
            Action.play: self._window.history.play_or_pause,
            Action.what_if: doc.what_if,
            Action.fork: self.fork,
            Action.go_there: self.go_there,
            Action.adopt: self.adopt,
            Action.drop: self.drop,
        }

    def resolve(self) -> None:
        """Adjudicate the deadline, asking first if anything speaks against it."""
        from spydip_gui.post.asking import may_adjudicate  # noqa: PLC0415  # not for the first window

        doc = self._doc
        if self._window.settings.value("confirm") == "on" and not may_adjudicate(doc, self._window):
            return
        withheld = doc.resolve()
        if withheld:
            tell(self._window, "\n".join(map(say, withheld)))

    def ready(self) -> None:
        """Mark the viewer ready, or not; the curtain then closes for the next player."""
        doc = self._doc
        if doc.sort == "lesson":
            doc.go_on()
            return
        if doc.readiness.computers and not doc.readiness.persons:
            doc.computers.go_on()
            return
        viewer, ready = doc.view.viewer, doc.readiness.ready
        if viewer in ready:
            doc.say_ready(ready=False)
            return
        if self._window.settings.value("confirm") == "on" and not self._sure():
            return
        doc.say_ready(ready=True)
        awaited = doc.readiness.awaited
        if self._window.settings.value("curtain") == "on" and awaited:
            after = following(doc.view.rules.seats, awaited, viewer)
            if after != viewer:
                self._window.switching.cover(after)

    def _sure(self) -> bool:
        """Whether the viewer wants to go on without some orders, or against the coach's advice."""
        doc, found = self._doc, list[str]()
        board, read = doc.view.board, doc.view.rules.reader
        missing = (row for row in doc.view.rows(doc.view.viewer) if row.missing)
        lacking = ", ".join(row_words(board, read, row)[0] for row in missing)
        if lacking:
            told = translate("Desk", "You have given no order for:\n{units}")
            found.append(told.format(units=lacking))
        found += counsel(doc, self._window.settings)
        question = "\n\n".join([*found, translate("Desk", "Ready all the same?")])
        return not found or agreed(self._window, question)

    def fork(self) -> None:
        """Start a branch at the turn looked at."""
        from spydip_gui.dialogs.naming import NameDialog  # noqa: PLC0415  # not for the first window

        dialog = NameDialog(
            translate("Desk", "Side line"), self._doc.view.ways.branches, self._window
        )
        if accepted(dialog):
            self._doc.fork(dialog.name)

    def go_there(self) -> None:
        """Switch to the branch shown alongside, and show the one left."""
        left, way = self._doc.view.ways.branch, self._beside()
        self._doc.switch(way.name)
        self._doc.show_beside(left)

    def adopt(self) -> None:
        """Play on along the branch shown alongside."""
        self._beside()
        self._doc.adopt()

    def drop(self) -> None:
        """Delete the branch shown alongside."""
        self._beside()
        self._doc.drop()

    def switch(self, name: str) -> None:
        """Switch to another branch."""
        if name != self._doc.view.ways.branch:
            self._doc.switch(name)

    def _beside(self) -> Way:
        way = self._doc.beside
        if way is None:
            raise ValueError(translate("Desk", "No side line is shown beside the map."))
        return way
