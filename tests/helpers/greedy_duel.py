"""The greedy player of an early trial where two players share the countries, kept as it was."""

from collections.abc import Iterator
from random import Random

import numpy as np

from engine.orders.addressed import ForPower
from engine.orders.standard import Hold, Move, Support
from engine.phases import PhaseKind, Season
from engine.play import seats
from engine.units import Kind
from tests.helpers.greedy import STAYS, Greedy, Tables, World, greedy, values

_tables = {}


class GreedyDuel:
    """The same where two players share the countries: it goes for the rival's home centres."""

    taste = None

    def __init__(self, rules, seat, seed):
        self.rules, self.seat, self.draw = rules, seat, Random(seed)
        key = ("two", rules.board)
        if key not in _tables:
            _tables[key] = Tables(rules.board, ("ME", "YOU", "NONE"))
        self.t = _tables[key]

    def orders(self, view):
        """Orders by what the player was told."""
        homes, control, owners, real, units = self._read(view)
        if self.seat not in homes:
            return self._chance(view)
        me = homes[self.seat]
        you = next(country for player, country in homes.items() if player != self.seat)
        hands = {
            p: 0 if p == me else 1 if p == you else self._hand(control.get(p))
            for p in self.rules.powers
        }
        if view.due.kind is PhaseKind.BIDS:
            return self._bids(self.rules.known(view), real, units, (me, you))
        if view.due.kind is not PhaseKind.MOVEMENT:
            return self._chance(view)
        world = World(
            {q: (hands[real[q]], node) for q, node in units.items()},
            {c: hands[owner] for c, owner in owners.items()},
        )
        fall = view.due.season is Season.FALL
        judged = values(self.t, world, fall, self._boost(me, you))
        if self.taste is not None:
            judged[0][0] = [a * b for a, b in zip(judged[0][0], self.taste, strict=True)]
        return [*self._moves(world, real, greedy(self.t, world, 0, judged, self.draw), me)]

    def _chance(self, view):
        return seats.orders(self.rules, {view.viewer: view}, self.draw)[view.viewer]

    def _hand(self, player):
        return 2 if player in (None, "ANARCHY") else int(player != self.seat)

    def _read(self, view):
        t, homes, control, owners, real, units = self.t, {}, {}, {}, {}, {}
        for line in view.lines:
            word = line.split(" ")
            if word[0] == "home":
                homes[word[1]] = word[2]
            elif word[0] == "control":
                control[word[1]] = word[2]
            elif word[0] == "unit" and "?" not in word:
                q = t.ix[word[1][:3]]
                real[q], units[q] = word[2], t.nix[word[3], word[1]]
            elif word[0] == "centre" and word[2] != "NONE":
                owners[t.ix[word[1]]] = word[2]
        return homes, control, owners, real, units

    def _boost(self, me, you):
        t, homes = self.t, self.rules.board.home_centres
        boost = np.zeros((len(t.names), 3))
        for q in (t.ix[c] for c in homes[you]):
            boost[q, 0] += 40000
            boost[q, 1] += 15000
        for q in (t.ix[c] for c in homes[me]):
            boost[q, 1] += 40000
            boost[q, 0] += 15000
        return boost

    def _bids(self, seen, real, units, ours):
        t, homes = self.t, self.rules.board.home_centres
        front = {t.ix[c] for country in ours for c in homes[country]}
        worth = {}
        for country in seen.sale:
            own = [q for q in real if real[q] == country]
            near = sum(bool(t.reach[units[q]] & front) for q in own)
            worth[country] = (len(own) + 1.5 * near) * self.draw.uniform(0.6, 1.4)
        total, left = sum(worth.values()) or 1, seen.purse
        found = []
        for country in sorted(worth, key=worth.get, reverse=True):
            bid = min(left, round(seen.purse * 0.5 * worth[country] / total * 1.2))
            if bid > 0:
                left -= bid
                found.append(self.rules.reader.order(f"BID {country} {bid}"))
        return found

    def _moves(self, world, real, given, me) -> Iterator:
        t = self.t
        for q, order in given.items():
            kind, at = t.nodes[world.u[q][1]]
            if order[0] == "H":
                made = Hold(Kind(kind), at)
            elif order[0] == "M":
                made = Move(Kind(kind), at, t.nodes[order[1]][1])
            else:
                helped, origin = t.nodes[world.u[order[1]][1]]
                to = given[order[1]] if order[1] != order[2] else STAYS
                goal = t.nodes[to[1]][1] if to[0] == "M" else None
                made = Support(Kind(kind), at, Kind(helped), origin, goal)
            yield made if real[q] == me else ForPower(real[q], made)


def greedy_player(rules, draw, *, mutated=False):
    """Seats the greedy player, as the lab seats players; a mutated one has tastes of its own."""
    made = {}

    def player(view):
        if view.viewer not in made:
            kind = Greedy if view.viewer in rules.powers else GreedyDuel
            made[view.viewer] = one = kind(rules, view.viewer, draw.getrandbits(32))
            if mutated:
                one.taste = [draw.uniform(0.6, 1.4) for _ in one.t.nodes]
        return made[view.viewer].orders(view)

    return player
