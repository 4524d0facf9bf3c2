"""How a game ends by agreement: a draw of all or some, a victory for one, and the votes."""

from functools import partial
from itertools import count

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from engine.board.graph import PowerId
from engine.post import votes
from engine.post.votes import Proposal
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say
from spydip_gui.language.wording import seat_name
from spydip_gui.post.master import MasterWindow
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import abreast, agreed, called, caption, fill, form, named

DRAW, VICTORY = 0, 1
_VOTES: tuple[bool | None, ...] = (None, True, False)


class EndingWindow(MasterWindow):
    """The proposal above, each power's vote on it below."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Start with a draw of all survivors."""
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("End by agreement - {title}").format(title=document.view.title))
        self.resize(460, 720)
        self.kind = ComboBox()
        self.kind.addItems([self.tr("Draw"), self.tr("Victory for one")])
        self.powers = Lines(self.tr("Powers"))
        self.proposals = named(ComboBox(), self.tr("Proposals"))
        self._found: tuple[Proposal, ...] = ()
        self._passed = False
        self.boxes: dict[PowerId, ComboBox] = {}
        self.told = caption(wordWrap=True)
        self.put = self.button(self.tr("Put it to the vote"), self.propose)
        self.end = self.button(self.tr("End the game so"), self.decide)
        self._build()
        self.show_all()

    @property
    def proposal(self) -> Proposal | None:
        """The proposal on show."""
        found, place = self._found, self.proposals.currentIndex()
        return found[place] if 0 <= place < len(found) else None

    @property
    def act(self) -> str:
        """The act described by the form: for the powers ticked, or all if none is."""
        ticked = [
            PowerId(self.powers.item(row).data(VALUE))
            for row in range(self.powers.count())
            if self.powers.item(row).checkState() is Qt.CheckState.Checked
        ]
        if self.kind.currentIndex() == DRAW:
            return votes.draw(ticked)
        if len(ticked) != 1:
            raise ValueError(self.tr("Tick the one power that has won."))
        return votes.concession(ticked[0])

    def show_all(self) -> None:
        """Show the current votes."""
        over, chosen = self.document.view.over, self.proposals.currentIndex()
        path = self.document.view.path
        self._found = votes.load(path) if path else ()
        names = (f"{say(votes.named(self.game, one.act))}, {one.phase}" for one in self._found)
        last = len(self._found) - 1
        self.proposals.offer_instead(
            zip(names, count()), min(chosen, last) if chosen >= 0 else last
        )
        self.put.setEnabled(not over and path is not None)
        self._show_votes()

    def propose(self) -> None:
        """Record what the form describes as a proposal."""
        votes.propose(self.game, self.file, self.act)
        self.proposals.setCurrentIndex(-1)
        self.show_all()

    def vote(self, power: PowerId, place: int) -> None:
        """Record a power's vote on the proposal on show."""
        one = self.proposal
        if one is not None:
            votes.vote(self.game, self.book, self.file, one, power, agrees=_VOTES[place])
            self.show_all()

    def decide(self) -> None:
        """End the game by the proposal on show, or as the form says if there is none.

        If not everybody agreed, the user is asked first.
        """
        one = self.proposal
        act = one.act if one else self.act
        question = self.tr("{act}. Not everybody has agreed to it. End the game all the same?")
        text = question.format(act=say(votes.named(self.game, act)))
        if not self._passed and not agreed(self, text):
            return
        self.document.resolve((act,))
        self.close()

    def _show_votes(self) -> None:
        one, voters = self.proposal, votes.electors(self.game, self.book)
        for power, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setCurrentIndex(_VOTES.index(one.votes.get(power) if one else None))
            box.setEnabled(one is not None and power in voters and not self.document.view.over)
        self._passed = one is not None and votes.tally(self.game, self.book, one).passed
        self.end.setEnabled(not self.document.view.over)
        none = self.tr("Nothing is put to the vote yet. Tick no power for a draw of all survivors.")
        self.told.setText(say(votes.said(self.game, self.book, one)) if one else none)

    def _build(self) -> None:
        board = self.document.view.board
        for power in self.game.rules.powers:
            self.powers.add(seat_name(board, power), power).setCheckState(Qt.CheckState.Unchecked)
        rows = []
        for power in self.game.rules.seats:
            box = self.boxes[power] = ComboBox()
            box.addItems([self.tr("not heard"), self.tr("yes"), self.tr("no")])
            box.currentIndexChanged.connect(
                lambda place, power=power: self.bar.attempt(partial(self.vote, power, place))
            )
            rows.append((seat_name(board, power), box))
        self.proposals.currentIndexChanged.connect(self.doing(self._show_votes))
        fill(
            self.page,
            form((self.tr("End"), self.kind)),
            called(self.tr("Powers"), self.powers),
            self.powers,
            abreast(None, self.put),
            self.proposals,
            form(*rows),
            self.told,
            abreast(None, self.end),
        )
