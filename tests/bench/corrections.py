"""Compares worlds set right by hand: python -m tests.bench.corrections [TRIALS [SEED [GAME...]]]

Games of every variant and every mix in which something is hidden are played by chance; at each
deadline one world goes its way, and in the other something that a viewer may not know is set right,
taken back or decided again. All text each time, pictures and exports in every twentieth trial.
"""

import sys
import time
from itertools import count, islice

from spydip_gui.output.offscreen import application
from tests.helpers.corrections import Figures, compare, trials
from tests.helpers.secrets_of import SECRETS

PER_GAME = 100
"""So many trials are taken of one game."""


def main(number: int, seed: int, names: list[str]) -> int:
    """Try so many pairs, shared out evenly; print what was compared, and every leak by its face."""
    wrong = 0
    for name in names:
        figures, started = Figures(), time.perf_counter()
        left = number // len(names)
        for game in count(seed):
            for trial in islice(trials(name, game), min(left, PER_GAME)):
                compare(trial, figures, pictures=left % 20 == 0)
                left -= 1
            if left <= 0:
                break
        kinds = ", ".join(f"{n} {k.split()[1]}" for k, n in figures.trials.most_common())
        leaks = ", ".join(f"{n} {face}" for face, n in figures.leaks.most_common()) or "none"
        print(f"{name}: {figures.trials.total()} trials ({kinds}), {figures.faces.total()} faces,")
        taken = time.perf_counter() - started
        print(f"    {len(figures.found)} differences ({leaks}), {taken:.0f} s")
        for one in figures.found[:8]:
            print(f"  {one}")
        sys.stdout.flush()
        wrong += len(figures.found)
    return wrong


if __name__ == "__main__":
    running = application()
    given = sys.argv[1:]
    wanted, first = [*given, *("10000", "1")[len(given) :]][:2]
    hidden = [name for name, secrets in SECRETS.items() if secrets]
    sys.exit(1 if main(int(wanted), int(first), given[2:] or hidden) else 0)
