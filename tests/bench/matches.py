"""Matches in which the trial's greedy sits: python -m tests.bench.matches [OPTIONS OF spydip match]

``greedy`` and ``mutated`` (greedy with tastes drawn anew each game) can be named among the seats
beside all players of the lab; games are kept in the lab's file and may be continued. Behind the
tables it prints how long the moves of each kind of player took here, in CPU time.
"""

import sys
import time
from collections import defaultdict
from functools import partial

from engine.cli.match import match
from engine.lab import plan, players
from engine.phases import PhaseKind
from tests.helpers.greedy_duel import greedy_player

TIMES = defaultdict(list)


def timed(name, seats, rules, draw):
    """The same player, whose movement deadlines are timed."""
    player = seats(rules, draw)

    def asked(view):
        start = time.process_time()
        given = player(view)
        if view.due.kind is PhaseKind.MOVEMENT and not view.due.covert:
            TIMES[name].append(time.process_time() - start)
        return given

    return asked


def main(arguments: list[str]) -> None:
    """Play the match, and print the times."""
    plan.BLOCK = 1  # games are slow; each is kept once it is over
    seated = {
        **players.PLAYERS,
        "greedy": greedy_player,
        "mutated": partial(greedy_player, mutated=True),
    }
    players.PLAYERS.update({name: partial(timed, name, one) for name, one in seated.items()})
    match.main(arguments, standalone_mode=False)
    for name, times in sorted(TIMES.items()):
        mean, worst = 1000 * sum(times) / len(times), 1000 * max(times)
        print(f"{name}: {len(times)} moves, {mean:.0f} ms each, {worst:.0f} ms at the worst")


if __name__ == "__main__":
    main(sys.argv[1:])
