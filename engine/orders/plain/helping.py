"""Reads whom a piece supports or convoys, and where to."""

from collections.abc import Sequence

from engine.orders.plain.context import Context
from engine.orders.plain.covert_acts import CovertWalk
from engine.orders.plain.deeds import Deed
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.walk import NotPlainError

ENDS = (None, Sense.AND, Sense.CLOSE)
"""What may follow where something has been said in full."""


class HelpWalk(CovertWalk):
    """Reads supports and convoys."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Start at the first tag."""
        super().__init__(context, tags)
        self.before = ""
        """The last move, which a piece may support without naming it."""

    def help(self, deed: Deed) -> bool:
        """``supports Serbia to Rumania``, ``supports her``, ``convoys the army``."""
        word = "S" if self.next().sense is Sense.SUPPORT else "C"
        self.skip(Sense.THAT)
        if self.skip(Sense.NOT):
            return True  # “supports nobody and holds”
        if self.before and (self._same_goal() or self.sense in (None, Sense.AND, Sense.WRONG)):
            if deed.pieces and self.before.startswith(self.named(deed.pieces[0])):
                raise NotPlainError  # nobody supports himself
            deed.helped = f"{word} {self.before}"  # “the fleet supports that”
            return True
        self.skip(Sense.FROM, Sense.TO)
        self.skip(Sense.GO)
        self.skip(Sense.FROM, Sense.IN)
        if self.skip(Sense.HOLD):
            self.skip(Sense.TO, Sense.FOR, Sense.FROM)  # “support hold to Serbia”
        self.help_next(deed, word)
        return True

    def _same_goal(self) -> bool:
        """Skip where the move before goes, if that is said again: “supports her into Norway”."""
        here, goal = self.at, self.before.partition(" - ")[2][:3]
        while self.skip(Sense.TO, Sense.IN, Sense.GO):
            pass
        again = self.at > here and self.sense is Sense.PLACE and self.peek(1) in ENDS
        if again and goal in [place[:3] for place in self.tags[self.at].places]:
            self.at += 1
            return True
        self.at = here
        return False

    def carries_covert(self) -> bool:
        """Whether what is convoyed is covert, which a fleet does besides what it does."""
        kinds = next((tag.kinds for tag in self.tags[self.at + 1 : self.at + 3] if tag.kinds), ())
        return bool(kinds) and {*kinds} <= {*self.context.covert}

    def besides(self, deed: Deed) -> bool:
        """A convoy that a fleet gives besides what it does."""
        carried = Deed(deed.pieces)
        self.help(carried)
        deed.besides.append(carried.helped)
        return True

    def help_next(self, deed: Deed, word: str) -> None:
        """The piece named next is supported or convoyed."""
        (helped, *others) = self.refs(own=False)
        if others or (deed.pieces and helped.places == deed.pieces[0].places):
            raise NotPlainError
        deed.helped = f"{word} {self.named(helped, helping=True)}{self._help_where(word)}"

    def _help_where(self, word: str) -> str:
        """Where the piece that is helped goes, as the end of an order; nothing if it stays."""
        if self.skip(Sense.TO, Sense.GO):
            while self.skip(Sense.TO, Sense.GO) or self._aims():
                pass
            return "" if self.skip(Sense.HOLD) else f" - {self.must(Sense.PLACE).place}"
        if word == "S" and self.sense is Sense.PLACE and self.peek(1) is None:
            return f" - {self.next().place}"  # “ukr s sev rum”
        if word == "S":
            self.skip(Sense.HOLD)
        return ""

    def _aims(self) -> bool:
        """Skip the word before the place of a support: “its attack on Ukraine”, “Marsch in …”."""
        return self.peek(1) is Sense.PLACE and self.skip(Sense.FOR, Sense.IN)
