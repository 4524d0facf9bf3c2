"""Reads what a sentence says covert pieces do, and what units do about them."""

from collections.abc import Sequence
from dataclasses import replace

from engine.orders.plain.context import Context
from engine.orders.plain.deeds import Deed
from engine.orders.plain.pieces import PieceWalk
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.walk import NotPlainError


class CovertWalk(PieceWalk):
    """Reads kills, searches, security, and journeys by sea and aboard fleets."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Start at the first tag."""
        super().__init__(context, tags)
        self.verb = context.verb

    def killed(self) -> bool:
        """Whether powers come next and then a verb for killing, as in German: ``Russen töten``."""
        at = self.at
        while at < len(self.tags) and self.tags[at].sense in (Sense.POWER, Sense.AND):
            at += 1
        last = at < len(self.tags) and self.tags[at].sense is Sense.KILL
        return last and self.sense is Sense.POWER

    def kill(self, deed: Deed) -> bool:
        """``kills the Austrians``, or as in German: ``Russen töten``."""
        names = [] if self.skip(Sense.KILL) else self.powers(must=True)
        if names:
            deed.acts.append(f"KILL {', '.join(names)}")
            return self.skip(Sense.KILL)
        if self.sense is Sense.KIND and self.peek(1) is Sense.POWER:
            self.at += 1  # “tue l’espion italien”
        if self.sense is Sense.NUMBER and self.tags[self.at].number == 1:
            self.at += 1  # “assassine un Italien”
        names = self.powers()
        if self.sense is Sense.AND and self.peek(1) is Sense.EXCEPT:
            self.at += 1
        if self.skip(Sense.EXCEPT) or (not names and self.skip(Sense.NOT)):
            deed.acts.append("KILL EXCEPT " + ", ".join(self.powers(must=True)))
        else:
            self.skip(Sense.ALL)
            if self.skip(Sense.EXCEPT):
                deed.acts.append("KILL EXCEPT " + ", ".join(self.powers(must=True)))
            else:
                deed.acts.append(" ".join(["KILL", ", ".join(names)]).strip())
        return True

    def search(self, deed: Deed, *, led: bool = False) -> bool:
        """``hunts the Austrians``, besides whatever else the piece does."""
        if not led and self.sense is Sense.FOR and not (self.verb == "search" or deed.besides):
            return False
        self.at += 1
        while self.skip(Sense.FOR, Sense.TO, Sense.SEARCH):
            pass
        self.skip(Sense.FROM, Sense.COLON)
        if self.skip(Sense.NOT):
            return deed.said
        kind = self.take(Sense.KIND)
        whose = self.powers(must=not kind)
        if not whose and self.skip(Sense.FROM):
            whose = self.powers(must=True)
        if not whose:
            raise NotPlainError
        deed.besides.append(f"SEARCH {whose[0]}")
        if self.kinds:  # only units do it, whatever the heading above is about
            deed.pieces = [
                replace(one, kinds=()) if one.kinds == self.kinds else one for one in deed.pieces
            ]
        return True

    def security(self, deed: Deed) -> bool:
        """``does security, except France``."""
        self.at += 1
        if self.sense is Sense.AND and self.peek(1) is Sense.EXCEPT:
            self.at += 1
        spared = self.powers(must=True) if self.skip(Sense.EXCEPT) else []
        deed.besides.append("SECURITY" + (f" EXCEPT {', '.join(spared)}" if spared else ""))
        return True

    def plainly(self, deed: Deed, act: str) -> bool:
        """An act expressed by one word."""
        deed.acts.append(act)
        self.at += 1
        if self.sense is Sense.NUMBER and self.peek(1) is Sense.KIND and deed.pieces:
            ref = self.of_stack(deed.pieces[0], self.number(), rest=False)
            deed.pieces = [ref]
            self.at += 1  # “in Munich spy two agents”
        return True

    def cut(self, deed: Deed) -> bool:
        """``cuts``, ``cuts support``."""
        self.plainly(deed, "CUT")
        self.skip(Sense.SUPPORT)
        return True

    def destroy(self, deed: Deed) -> bool:
        """``destroys Turkish spies``."""
        self.at += 1
        self.skip(Sense.ALL)
        kind = self.skip(Sense.KIND)
        whose = self.powers()
        if kind and not whose and self.skip(Sense.FROM):
            whose = self.powers(must=True)
        deed.acts.append(" ".join(["DESTROY", ", ".join(whose)]).strip())
        return True

    def by_sea(self, deed: Deed) -> bool:
        """``by way of the North Sea``."""
        self.at += 1
        deed.via = True
        while self.peek(0) is Sense.PLACE:
            deed.seas.append(self.next().place)
            if not (self.sense is Sense.AND and self.peek(1) is Sense.PLACE):
                break
            if self.peek(2) in (Sense.TO, Sense.GO):
                break
            self.at += 1
        return True

    def aboard(self, deed: Deed) -> bool:
        """``boards the Black Sea fleet``, ``embarks for it``, ``debarks in Norway``."""
        self.at += 1
        self.skip(Sense.TO, Sense.IN, Sense.FOR)
        power = self.skip(Sense.POWER)
        if self.sense is Sense.PLACE and not deed.to:
            deed.to = [self.next()]
            deed.held = False
        if self.skip(Sense.KIND) or power or deed.said:
            self.skip(Sense.FROM)
        else:
            raise NotPlainError
        return True
