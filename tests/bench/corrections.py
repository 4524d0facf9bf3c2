"""Compares worlds set right by hand: python -m tests.bench.corrections [TRIALS [SEED [GAME...]]]

Games of every variant and every mix in which something is hidden are played by chance; at each
deadline one world goes its way, and in the other something that a viewer may not know is set right,
taken back or decided again. All text each time, pictures and exports in every twentieth trial; what
is made of the very same values is made once, but in one of ten of these everything is made afresh.

Several may run beside each other, with seeds a hundred apart; a folder in memory as TMPDIR helps.
"""

import sys
import time
from collections import Counter
from itertools import count, islice

from spydip_gui.output.offscreen import application
from tests.helpers.corrections import Figures, compare, trials
from tests.helpers.secrets_of import SECRETS

PER_GAME = 100
"""So many trials are taken of one game."""


def main(number: int, seed: int, names: list[str]) -> int:
    """Try so many pairs, shared out evenly; print what was compared, and every leak by its face."""
    done = Figures()
    for place, name in enumerate(names):
        left = number // len(names) + (place < number % len(names))
        for game in count(seed):
            left -= _game(name, game, min(left, PER_GAME), done)
            if not left:
                break
    ways = Counter[str]()
    for kind, times in done.trials.items():
        ways[kind.split()[1]] += times
    print(", ".join(f"{n} {way}" for way, n in ways.most_common()))
    return len(done.found)


def _game(name: str, seed: int, most: int, done: Figures) -> int:
    """Try the pairs of one game, and print a line that counts all so far; how many it had."""
    begun, found, started = done.trials.total(), len(done.found), time.process_time()
    for trial in islice(trials(name, seed), most):
        pictures = True in trial.plain or 20 * done.pictured <= done.trials.total()
        compare(trial, done, pictures=pictures, afresh=pictures and done.pictured % 10 == 0)
    total, taken = done.trials.total(), time.process_time() - started
    print(
        f"{name} {seed}: {total - begun} trials, {taken:.0f} s; so far {total} trials,"
        f" {done.faces.total()} faces, {done.pictured} with pictures, {done.afresh} of them afresh,"
        f" {len(done.found)} differences",
        flush=True,
    )
    for one in done.found[found : found + 8]:
        print(f"  {one}", flush=True)
    return total - begun


if __name__ == "__main__":
    running = application()
    given = sys.argv[1:]
    wanted, first = [*given, *("10000", "1")[len(given) :]][:2]
    hidden = [name for name, secrets in SECRETS.items() if secrets]
    sys.exit(1 if main(int(wanted), int(first), given[2:] or hidden) else 0)
