"""The greedy player of an early trial, kept as it was: what computer opponents are measured by.

Each unit goes where it is worth most, by the centres around (as DumbBot reckons) and by who can
come there; one that stands idle helps. It keeps one world behind the fog, moved as it would move
everybody itself and mended by what it is told; covert pieces, bids and lists are left to chance.
"""

from collections.abc import Iterator
from random import Random

import numpy as np

from engine import judge
from engine.adjudication.atlas import atlas
from engine.adjudication.field import Policies
from engine.adjudication.resolver import Resolver
from engine.adjudication.verdicts import HOLD, MOVE, SUPPORT
from engine.orders.standard import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
    Waive,
)
from engine.phases import PhaseKind, Season
from engine.play import seats
from engine.units import Kind

ORDINARY = (Hold, Move, Support, Convoy, Retreat, Disband, Build, Remove, Waive)
SPRING = np.array([100, 1000, 30, 10, 6, 5, 4, 3, 2, 1.0])
FALL = np.array([1000, 100, 30, 10, 6, 5, 4, 3, 2, 1.0])
STAYS = ("H",)
WHIM = 0.5
_tables = {}


class Tables:
    """A board as numbers, with its movement core."""

    def __init__(self, board, powers):
        known = atlas(board)
        self.names, self.ix = known.names, known.index
        self.core = Resolver(known.sea, Policies())
        self.powers = list(powers)
        self.pix = {power: i for i, power in enumerate(self.powers)}
        self.nodes = [("A", at) for at in board.armies] + [("F", at) for at in board.fleets]
        self.nix = {node: i for i, node in enumerate(self.nodes)}
        self.prov = [self.ix[board.province_of(at)] for _, at in self.nodes]
        steps = {"A": board.armies, "F": board.fleets}
        self.adj = [[self.nix[kind, to] for to in steps[kind][at]] for kind, at in self.nodes]
        self.reach = [frozenset(self.prov[j] for j in near) for near in self.adj]
        size = len(self.nodes)
        spread = np.zeros((size, size))
        for i, near in enumerate(self.adj):
            spread[i, near] = 1
        self.spread = (spread + np.eye(size)) / 5
        self.centres = [self.ix[c] for c in board.centres]
        self.home = [[self.ix[c] for c in board.home_centres.get(p, ())] for p in self.powers]
        self.nodeprov = np.array(self.prov)
        self.at = [[] for _ in self.names]
        for i, place in enumerate(self.prov):
            self.at[place].append(i)


class World:
    """Units by province as (power, node), and centres by owner."""

    def __init__(self, units, owners):
        self.u, self.own = units, owners

    def copy(self):
        return World(dict(self.u), dict(self.own))


def values(t, world, fall, boost=None):
    """Of every node to every power: its worth, its worth without rivals; and the rivals there."""
    powers, places = len(t.powers), len(t.names)
    counts = [0] * powers
    for owner in world.own.values():
        counts[owner] += 1
    size = [c * c + 4 * c + 16 for c in counts]
    can = [[0] * places for _ in range(powers)]
    for place, (owner, node) in world.u.items():
        can[owner][place] += 1
        for near in t.reach[node]:
            can[owner][near] += 1
    drawn = np.zeros((places, powers))
    attack, defend = (600, 400) if fall else (700, 300)
    for c in t.centres:
        owner = world.own.get(c, -1)
        drawn[c][:] = attack * (size[owner] if owner >= 0 else 16)
        if owner >= 0:
            threats = [size[q] for q in range(powers) if q != owner and can[q][c]]
            drawn[c][owner] = defend * max(threats, default=0)
    if boost is not None:
        drawn += boost
    layer, weights = drawn[t.nodeprov], FALL if fall else SPRING
    plain = weights[0] * layer
    for k in range(1, 10):
        layer = t.spread @ layer
        plain += weights[k] * layer
    force = np.array(can, dtype=float)
    top = np.sort(force, axis=0)
    rivals = np.where(force == top[-1], top[-2], top[-1])
    worth = plain + 1000 * (force - rivals).T[t.nodeprov]
    return worth.T.tolist(), plain.T.tolist(), rivals.tolist()


def greedy(t, world, power, judged, draw):
    """The orders of a power's units: ``STAYS``, a move to a node, or a support of a province's."""
    worth, rivals, units = judged[0][power], judged[2][power], world.u
    todo = [place for place, (owner, _) in units.items() if owner == power]
    draw.shuffle(todo)
    done, goals, waits = {}, {}, [0]
    while todo:
        place = todo.pop(0)
        node = units[place][1]
        options = [(worth[x], x) for x in t.adj[node]] + [(worth[node] + 1, node)]
        options.sort(reverse=True)
        while not _taken(
            t, (power, units, rivals, draw), (todo, done, goals, waits), place, options
        ):
            pass
    _helped(t, units, worth, rivals, done)
    return done


def _taken(t, side, plan, place, options):  # noqa: PLR0911  # as it was
    power, units, rivals, draw = side
    todo, done, goals, waits = plan
    i = _picked(options, draw)
    node = options[i][1]
    goal = t.prov[node]
    if node == units[place][1]:
        done[place], goals[place] = STAYS, place
        return True
    if goal in units and units[goal][0] == power and goal != place:
        if goal not in done:
            waits[0] += 1
            if waits[0] < 40 and goal in todo:
                todo.insert(todo.index(goal) + 1, place)
            else:
                done[place] = STAYS
            return True
        if done[goal][0] != "M":
            if rivals[goal] > 1:
                done[place] = ("S", goal, goal)
                return True
            options.pop(i)
            return False
    other = goals.get(goal)
    if other is not None and other != place:
        if rivals[goal] > 0:
            done[place] = ("S", other, goal)
            return True
        options.pop(i)
        return False
    done[place], goals[goal] = ("M", node), place
    return True


def _picked(options, draw):
    i = 0
    while i + 1 < len(options) and draw.random() < WHIM:
        best = options[i][0]
        if best > 0 and draw.random() * 100 >= 500 * (best - options[i + 1][0]) / best:
            i += 1
        else:
            break
    return i


def _helped(t, units, worth, rivals, done):
    for place in list(done):
        if done[place][0] != "H":
            continue
        best = None
        for other, order in done.items():
            if other == place:
                continue
            goal = t.prov[order[1]] if order[0] == "M" else other
            near = goal in t.reach[units[place][1]]
            if near and rivals[goal] > (0 if order[0] == "M" else 1):
                found = worth[t.at[goal][0]]
                if best is None or found > best[0]:
                    best = (found, other, goal)
        if best:
            done[place] = ("S", best[1], best[2])


def resolve(t, world, orders, worth, fall):
    """What a season makes of a world; who is driven out goes to the best place at once."""
    entries = []
    for place in world.u:
        order = orders.get(place, STAYS)
        if order[0] == "H":
            entries.append((place, HOLD, place, place, False))
        elif order[0] == "M":
            entries.append((place, MOVE, place, t.prov[order[1]], False))
        else:
            entries.append((place, SUPPORT, order[1], order[2], False))
    moved, driven = t.core.run([(q, owner) for q, (owner, _) in world.u.items()], entries)
    units, fallen = dict(world.u), dict(driven)
    out = [(place, units.pop(place)) for place in fallen]
    going = [(place, units.pop(place)) for place in moved]
    for place, (owner, _) in going:
        node = orders[place][1]
        units[t.prov[node]] = (owner, node)
    sought = {t.prov[order[1]] for order in orders.values() if order[0] == "M"}
    for place, (owner, node) in out:
        open_ = [
            (worth[owner][x], x)
            for x in t.adj[node]
            if t.prov[x] not in units and t.prov[x] != fallen[place] and t.prov[x] not in sought
        ]
        if open_:
            to = max(open_)[1]
            units[t.prov[to]] = (owner, to)
    owners = dict(world.own)
    if fall:
        owners.update({q: owner for q, (owner, _) in units.items() if q in t.centres})
    return World(units, owners)


def winter(t, world, draw, plain, powers):
    """Builds and removals of these powers."""
    units = dict(world.u)
    for p in powers:
        due = [*world.own.values()].count(p) - sum(o == p for o, _ in world.u.values())
        if due > 0:
            sites = [
                (plain[p][x] * (0.6 + 0.8 * draw.random()), x)
                for home in t.home[p]
                if world.own.get(home) == p and home not in units
                for x in t.at[home]
            ]
            for _, x in sorted(sites, reverse=True):
                if due and t.prov[x] not in units:
                    units[t.prov[x]] = (p, x)
                    due -= 1
        elif due < 0:
            for _, q in sorted((plain[p][n], q) for q, (o, n) in units.items() if o == p)[:-due]:
                del units[q]
    return World(units, world.own)


class Greedy:
    """One seat's greedy player through a game."""

    taste = None
    """By node how much it likes to be there, in the mutated one."""

    def __init__(self, rules, seat, seed):
        self.rules, self.seat, self.draw = rules, seat, Random(seed)
        if rules.board not in _tables:
            _tables[rules.board] = Tables(rules.board, rules.powers)
        self.t = _tables[rules.board]
        self.me = self.t.pix.get(seat)
        self.world = self.last = None
        self.mine = {}

    def orders(self, view):
        """Orders by what the seat was told."""
        self._update(view)
        chance = seats.orders(self.rules, {view.viewer: view}, self.draw)[view.viewer]
        rest = [o for o in chance if not isinstance(o, ORDINARY) and o.verb != "security"]
        self.mine = {}
        if view.due.covert:
            return rest
        seen = self.rules.known(view)
        if view.due.kind is PhaseKind.MOVEMENT:
            judged = values(self.t, self.world, view.due.season is Season.FALL)
            if self.taste is not None:
                judged[0][self.me] = [
                    a * b for a, b in zip(judged[0][self.me], self.taste, strict=True)
                ]
            self.mine = greedy(self.t, self.world, self.me, judged, self.draw)
            return [*self._moves(), *rest]
        if view.due.kind in (PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS):
            plain = values(self.t, self.world, fall=True)[1][self.me]
            return [*self._retreats(seen, plain), *self._adjustments(view, seen, plain), *rest]
        return rest

    def _update(self, view):
        t = self.t
        units, empty, owners = self._read(view)
        if len(units) + len(empty) >= len(t.names) - 8 and self.rules.variant.sight.open_book:
            self.world = World(units, {c: o for c, o in owners.items() if o >= 0})
            self.last = view.due
            return
        if self.world is None:
            self.world = self._begun()
        others = [p for p in range(len(t.powers)) if p != self.me]
        if self.last is not None:
            moved = view.phase.kind is PhaseKind.MOVEMENT and not view.phase.covert
            if moved and self.last.kind is PhaseKind.MOVEMENT:
                self.world = self._moved(others, view.phase.season is Season.FALL)
            built = view.phase.kind is PhaseKind.ADJUSTMENTS
            if view.due.year > self.last.year or (
                built and view.due.kind is not PhaseKind.ADJUSTMENTS
            ):
                plain = values(t, self.world, fall=False)[1]
                self.world = winter(t, self.world, self.draw, plain, others)
        self.world = self.world.copy()
        self._repair(units, empty, owners)
        self.last = view.due

    def _begun(self):
        t, start = self.t, judge.begin(self.rules)
        units = {
            t.ix[q]: (t.pix[unit.power], t.nix[unit.kind, unit.at])
            for q, unit in start.units.items()
        }
        return World(units, {t.ix[c]: t.pix[owner] for c, owner in start.centres.items()})

    def _moved(self, others, fall):
        t, world = self.t, self.world
        judged, orders = values(t, world, fall), {}
        for p in others:
            orders |= greedy(t, world, p, judged, self.draw)
        orders |= {q: order for q, order in self.mine.items() if q in world.u}
        return resolve(t, world, orders, judged[0], fall)

    def _read(self, view):
        t, units, empty, owners = self.t, {}, set(), {}
        for line in view.lines:
            word = line.split(" ")
            if word[0] == "unit" and word[2] != "?":
                q, kind = t.ix[word[1][:3]], word[3]
                node = t.nix.get((kind, word[1]))
                if node is None:
                    fits = (x for x in t.at[q] if kind in ("?", t.nodes[x][0]))
                    node = next(fits, t.at[q][0])
                units[q] = (t.pix[word[2]], node)
            elif word[0] == "empty":
                empty.add(t.ix[word[1]])
            elif word[0] == "centre":
                owners[t.ix[word[1]]] = t.pix.get(word[2], -1)
        return units, empty, owners

    def _repair(self, units, empty, owners):  # noqa: C901  # as it was
        world, loose = self.world, []
        for q, (owner, node) in list(world.u.items()):
            if owner == self.me:
                if units.get(q) != (owner, node):
                    del world.u[q]
            elif q in empty or (q in units and units[q][0] != owner):
                loose.append(world.u.pop(q))
            elif q in units:
                world.u[q] = units[q]
        for q, unit in units.items():
            if world.u.get(q) != unit:
                if unit[0] != self.me:
                    self._fetch(q, unit[0], units, loose)
                world.u[q] = unit
        self._settle(loose, empty)
        for c, owner in owners.items():
            if owner < 0:
                world.own.pop(c, None)
            else:
                world.own[c] = owner

    def _fetch(self, q, power, units, loose):
        t, world = self.t, self.world
        found = next((i for i, unit in enumerate(loose) if unit[0] == power), None)
        if found is not None:
            loose.pop(found)
            return
        far = [p for p, unit in world.u.items() if unit[0] == power and p not in units]
        if far:
            around = {t.prov[j] for y in t.at[q] for j in t.adj[y]}
            near = next((p for p in far if p in around), None)
            del world.u[self.draw.choice(far) if near is None else near]

    def _settle(self, loose, empty):
        t, units = self.t, self.world.u
        for owner, node in loose:
            steps = t.adj[node]
            for _ in range(2):
                free = [x for x in steps if t.prov[x] not in units and t.prov[x] not in empty]
                if free:
                    to = self.draw.choice(free)
                    units[t.prov[to]] = (owner, to)
                    break
                steps = [x for y in t.adj[node] for x in t.adj[y]]

    def _moves(self) -> Iterator:
        t, units = self.t, self.world.u
        for q, order in self.mine.items():
            if q not in units:
                continue
            kind, at = t.nodes[units[q][1]]
            kind = Kind(kind)
            if order[0] == "H":
                yield Hold(kind, at)
            elif order[0] == "M":
                yield Move(kind, at, t.nodes[order[1]][1])
            elif order[1] in units:
                helped, origin = t.nodes[units[order[1]][1]]
                to = self.mine[order[1]] if order[1] != order[2] else STAYS
                goal = t.nodes[to[1]][1] if to[0] == "M" else None
                yield Support(kind, at, Kind(helped), origin, goal)

    def _retreats(self, seen, plain) -> Iterator:
        t = self.t
        for unit in seen.retreating:
            near = [t.nodes[j][1] for j in t.adj[t.nix[unit.kind, unit.at]]]
            open_ = seen.open.get(unit.province, near)
            free = [at for at in open_ if t.ix[at[:3]] not in self.world.u] or open_
            best = sorted(free, key=lambda at: -plain[t.nix[unit.kind, at]])
            single = self.rules.options.get("fog.retreat_mode") != "preference"
            wishes = tuple(best[: 1 if single else 4])
            yield Retreat(unit.kind, unit.at, wishes) if best else Disband(unit.kind, unit.at)

    def _adjustments(self, view, seen, plain) -> Iterator:
        if view.due.kind is not PhaseKind.ADJUSTMENTS:
            return
        t, due, own = self.t, seen.due, [u for u in seen.units.values() if u.power == self.seat]
        if due is None:
            due = sum(owner == self.seat for owner in seen.centres.values()) - len(own)
        if due > 0:
            sites = [
                (plain[j] * self.draw.uniform(0.7, 1.3), j)
                for p in seen.sites
                for j in t.at[t.ix[p]]
            ]
            used = set()
            for _, j in sorted(sites, reverse=True):
                if due and t.prov[j] not in used:
                    used.add(t.prov[j])
                    due -= 1
                    yield Build(Kind(t.nodes[j][0]), t.nodes[j][1])
        elif due < 0:
            gone = sorted((plain[t.nix[u.kind, u.at]], u.kind, u.at) for u in own)
            yield from (Remove(kind, at) for _, kind, at in gone[:-due])
