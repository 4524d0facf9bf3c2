"""Who at one screen is ready for the deadline: said by each player, known to all.

It lasts as long as the game is open, and no longer.
"""

from collections.abc import Sequence
from functools import cached_property

from engine.board.graph import PowerId
from engine.game.record import MAIN
from engine.orders.asking import lacking
from engine.phases import PhaseKind
from engine.session.observations import JOIN
from engine.session.seat import Seat
from engine.units import STANDARD_KINDS


class Readiness:
    """Who is asked and who is ready, based only on what all players know."""

    def __init__(self, home: Seat) -> None:
        """For the game at a game master's seat; at other seats nobody is asked."""
        self._home = home
        self.computers: frozenset[PowerId] = frozenset()
        """Who is played by the computer: ready once it has answered, and never by itself alone."""
        self._ready: dict[PowerId, tuple[object, ...]] = {}
        self._called: tuple[int, ...] = ()
        self._asked: tuple[tuple[int, ...], tuple[PowerId, ...]] = (), ()

    @property
    def asked(self) -> tuple[PowerId, ...]:
        """Who must be ready before the deadline is adjudicated; empty once the game is over."""
        if not self._home.decides:
            return ()
        if self._asked[0] != self._deadline:
            self._asked = self._deadline, self._asked_now()
        return self._asked[1]

    @property
    def ready(self) -> frozenset[PowerId]:
        """Who is ready."""
        return frozenset(self._ready)

    @property
    def awaited(self) -> tuple[PowerId, ...]:
        """Who is asked but not ready yet."""
        return tuple(seat for seat in self.asked if seat not in self._ready)

    @property
    def persons(self) -> tuple[PowerId, ...]:
        """Those asked who are not computers."""
        return tuple(seat for seat in self.asked if seat not in self.computers)

    @property
    def alone(self) -> bool:
        """Whether one person at most, among computers, says when the game goes on."""
        return bool(self.computers) and len(self.persons) < 2

    @property
    def practice(self) -> bool:
        """Whether one person at most plays, against computers."""
        return bool(self.computers) and len(self._home.rules.seats) - len(self.computers) < 2

    def completes(self, seat: PowerId) -> bool:
        """Whether the deadline can be adjudicated once this seat is ready too.

        Computers alone adjudicate nothing: the person watching says when.
        """
        return self.awaited == (seat,) and (bool(self.persons) or self.called)

    @property
    def called(self) -> bool:
        """Whether somebody who only watches wants this deadline adjudicated."""
        return self._called == self._deadline

    def call(self) -> None:
        """Have the deadline adjudicated once the last computer has answered."""
        self._called = self._deadline

    def say(self, seat: PowerId, *, ready: bool) -> None:
        """Record that a player is ready, or not ready after all."""
        self._ready.pop(seat, None)
        if ready and seat in self.asked:
            self._ready[seat] = self._stamp(seat)

    def fallen(self) -> tuple[PowerId, ...]:
        """Those no longer ready, because their orders or the deadline have changed."""
        gone = tuple(s for s, stamp in self._ready.items() if stamp != self._stamp(s))
        for seat in gone:
            del self._ready[seat]
        return gone

    def pass_over(self, viewer: PowerId) -> bool:
        """Have the deadline go by without the one who plays or looks on, if idle; whether so."""
        if not self.idle(viewer):
            return False
        for seat in self.persons:
            self.say(seat, ready=True)
        self.call()
        return True

    def idle(self, viewer: PowerId) -> bool:
        """Whether there is nothing to order for the one person among computers.

        If there is none, it is about those with whose eyes the game is looked at. Others may owe
        orders or not: nobody learns that by it. When armies move, only who is out of the game is
        idle, and may look on turn by turn.
        """
        if not self.computers or self._home.at(None).phases[-1].sort == PhaseKind.MOVEMENT:
            return False
        seats = self._home.rules.seats
        eyes = tuple(seat for seat in seats if seat in viewer.split(JOIN))
        about = self.persons or eyes or seats
        playing = self.alone and self.asked and self._home.ways.branch == MAIN
        return bool(playing) and not any(map(self._options, about))

    def _options(self, seat: PowerId) -> bool:
        return bool(self._seats[seat].options(seat))

    def decide(self, acts: Sequence[str] = ()) -> None:
        """Adjudicate the deadline on the main line, which all play; nobody is ready afterwards.

        ``acts`` of the game master end the game instead.
        """
        if self._home.ways.branch != MAIN:
            self._home.master().ledger.switch(MAIN)
        self._home.resolve(acts)
        self._ready.clear()

    @cached_property
    def _seats(self) -> dict[PowerId, Seat]:
        return {seat: self._home.of(seat).at(None) for seat in self._home.rules.seats}

    @property
    def _deadline(self) -> tuple[int, ...]:
        """Tells one deadline from another, also of other branches."""
        return tuple(seat.line[-1] for seat in self._seats.values())

    def _stamp(self, seat: PowerId) -> tuple[object, ...]:
        own = self._seats[seat]
        # A computer does not change its mind, whatever the game master does with its orders.
        return own.line[-1], () if seat in self.computers else own.orders(seat)

    def _asked_now(self) -> tuple[PowerId, ...]:
        """Everybody, except those who publicly have nothing to do."""
        seats = self._seats
        if next(iter(seats.values())).over:
            return ()
        variant = self._home.rules.variant
        if not variant.sight.open_book or not set(variant.unit_kinds) <= set(STANDARD_KINDS):
            return tuple(seats)
        owing = [name for name, seat in seats.items() if lacking(seat.seen(name), ())]
        return tuple(owing or seats)


def following(seats: Sequence[PowerId], awaited: Sequence[PowerId], last: PowerId) -> PowerId:
    """The next of the awaited after one, going round the table."""
    place = seats.index(last) + 1
    return next(seat for seat in (*seats[place:], *seats[:place]) if seat in awaited)
