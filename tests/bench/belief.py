"""Scores what opponents believe: python -m tests.bench.belief [GAMES [DEADLINES [VARIANT...]]]

Opponents play; at every deadline from the fourth on, the worlds of one seat are compared with what
is true: where armies and fleets of others stand that the seat does not see, and where their covert
pieces are. The score is Brier's, a hidden piece: 0 is perfect, believing in nothing is 1. Beside
it stands that of “where they were seen last”, at half weight.
"""

import sys
from dataclasses import replace
from random import Random

from engine import judge
from engine.opponents import LEVELS, Opponent
from engine.opponents.hidden import by_place
from engine.opponents.reading import read
from engine.opponents.state import recalled
from engine.opponents.tables import tables
from engine.visibility.observe import opening

LEVEL = replace(LEVELS["novice"], worlds=LEVELS["strong"].worlds)
"""It believes as the strong one does, and does not think long."""
FIRST = 3


class Scores:
    """The sums of one variant: of the belief, and of what was seen last."""

    def __init__(self):
        self.units, self.covert, self.pieces, self.secret = [0.0, 0.0], [0.0, 0.0], 0, 0

    def shown(self, name):
        """What they come to, in a line."""
        parts = [f"{name:20}"]
        for kind, sums, number in (
            ("armies and fleets", self.units, self.pieces),
            ("covert", self.covert, self.secret),
        ):
            if number:
                belief, last = (one / number for one in sums)
                gain = 1 - belief / last if last else 0
                parts.append(f"{kind}: belief {belief:.3f}, last seen {last:.3f} ({gain:+.0%})")
        return "  ".join(parts)


def brier(expected, true):
    """The sum of squared errors over all places and powers."""
    return sum((expected.get(key, 0) - true.get(key, 0)) ** 2 for key in {*expected, *true})


def watch(name, number, deadlines, scores, others="sound"):
    """One game; one seat's belief is compared with what is true, and others play at a level."""
    rules = judge.ruleset(name)
    table = tables(rules.board)
    seat = rules.seats[number % len(rules.seats)]
    players = dict.fromkeys(rules.seats, Opponent(rules, others))
    players[seat] = Opponent(rules, LEVEL)
    memory, lots = dict.fromkeys(rules.seats), Random(number)
    turn = opening(judge.begin(rules))
    last = {(table.index[p], table.power[u.power]): 0.5 for p, u in turn.after.units.items()}
    for count in range(deadlines):
        given = {}
        for one in rules.seats:
            view = judge.report(rules, turn, one, audited=False)
            texts, memory[one] = players[one].choose(view, memory[one], number)
            given[one] = [rules.reader.order(t, phase=view.due.kind) for t in texts]
            if one == seat:
                compare(
                    (rules, table, turn, view), memory[one], last, scores, counts=count >= FIRST
                )
        turn = judge.adjudicate(rules, turn.after, judge.submit(rules, turn.after, given), lots)
        if turn.after.ending is not None:
            return


def compare(told, memory, last, scores, *, counts):
    """Adds what one deadline's belief scores, and keeps what was seen."""
    _, table, turn, view = told
    sight, state = read(table, view), recalled(memory)
    seen = sight.units.keys() | sight.empty
    for key in [key for key in last if key[0] in seen]:
        del last[key]
    last.update({(p, u[0]): 0.5 for p, u in sight.units.items() if u[0] not in sight.mine})
    if not counts or not sight.mine:
        return
    true = {
        (table.index[p], table.power[u.power]): 1
        for p, u in turn.after.units.items()
        if table.index[p] not in seen and table.power[u.power] not in sight.mine
    }
    expected = {}
    for world in state.worlds:
        for place, (power, _) in world.units.items():
            if place not in seen and power not in sight.mine:
                key = (place, power)
                expected[key] = expected.get(key, 0) + 1 / len(state.worlds)
    if true:
        old = {key: share for key, share in last.items() if key[0] not in seen}
        old = {key: share for key, share in old.items() if key[1] not in sight.mine}
        scores.units[0] += brier(expected, true)
        scores.units[1] += brier(old, true)
        scores.pieces += len(true)
    covert = {}
    for stack in turn.after.covert:
        power = table.power[stack.power]
        if power not in sight.mine:
            key = (table.index[stack.province], power)
            covert[key] = covert.get(key, 0) + stack.count
    if covert:
        guess = {
            (p, power): n
            for p, there in by_place(state.hidden).items()
            for power, n in there.items()
        }
        scores.covert[0] += brier(guess, covert)
        scores.covert[1] += brier({}, covert)
        scores.secret += sum(n * n for n in covert.values())


def main(games, deadlines, names):
    """Print a line for each variant."""
    for name in names:
        scores = Scores()
        for number in range(games):
            watch(name, number, deadlines, scores)
        print(scores.shown(name), flush=True)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    how_many, long = map(int, [*arguments, *("7", "16")[len(arguments) :]][:2])
    main(how_many, long, arguments[2:] or [*judge.variant_ids(), *judge.mixes()])
