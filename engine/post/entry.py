"""One mail in the game master's list, with its orders and its open questions."""

from dataclasses import dataclass, replace

from engine.board.graph import PowerId
from engine.post.intray import STANDING, Lying
from engine.post.mail import Mail
from engine.post.weighing import Intake
from engine.session.rows import Row


@dataclass(slots=True)
class Entry:
    """One mail and what it means; ``owner`` is set if the game master said whose it is.

    ``words`` are the original ones if they were corrected, and ``due`` is the phase that was due
    when it came in. ``kept_for``, ``ident`` and ``note`` are as in `Lying`; ``waits`` is true while
    there is nothing to do about it.
    """

    mail: Mail
    one: Intake
    owner: PowerId | None = None
    taken: bool = False
    words: str = ""
    due: str = ""
    ident: str = ""
    kept_for: str = ""
    note: str = ""
    waits: bool = False

    def weigh(self, one: Intake) -> None:
        """Take over a new reading; pages left unread before may have been read now."""
        self.mail, self.one = one.mail, one

    @property
    def open(self) -> int:
        """How many lines need a look."""
        return len(self.one.unread) + len(self.one.strange)

    @property
    def standing(self) -> bool:
        """Whether its orders apply whenever its player sends none."""
        return self.kept_for == STANDING

    @property
    def plain(self) -> bool:
        """Whether it needs no look: its owner is certain, and every line was understood."""
        settled = self.taken or self.waits or self.standing
        return self.one.accepted and not self.one.doubtful and not settled

    @property
    def idle(self) -> bool:
        """Whether there is nothing to take from it: no orders for this game and deadline."""
        nothing = not self.one.orders or self.one.power is None or self.one.sorted.elsewhere
        return nothing and not (self.taken or self.kept_for)

    @property
    def lying(self) -> Lying:
        """The form in which it is kept beside the game."""
        return Lying(
            mail=self.mail,
            owner=self.owner or "",
            words=self.words,
            due=self.due,
            ident=self.ident,
            kept_for=self.kept_for,
            note=self.note,
            lit="",
        )

    def filed(self, how: str) -> Lying:
        """The form in which it is kept once it is filed."""
        return replace(self.lying, filed=how)


@dataclass(frozen=True, slots=True)
class OrderLine:
    """One row of a mail's orders: the piece, its order, the line it is in, and remarks."""

    row: Row
    number: int = 0
    text: str = ""
