"""Tries twin worlds by the thousand: python -m tests.bench.twins [TRIALS [SEED [VARIANT...]]]

Games of every variant and every mix are played by chance; at each deadline something is changed
that some viewer may not know, the deadline is adjudicated again, and all that the viewer is shown
must stay the same: facts, own orders, packet and picture each time, report, letter, choices, desk
and picture files in a share of the trials. Every second game is played under options taken at
random. A name may also be that of an odd mix (`tests.helpers.odd_mixes`).
"""

import sys
import time
from random import Random

from engine import judge
from engine.rules import Ruleset
from spydip_gui.output.offscreen import application
from tests.helpers.odd_mixes import MIXES, rules_of
from tests.helpers.secrets_of import SECRETS
from tests.helpers.twins import Figures, watch

PER_GAME = 400
"""So many trials take a game to its seventh year or so, or to its end."""


def main(trials: int, seed: int, variants: list[str]) -> int:
    """Try so many twins, shared out evenly; print what was tried, and every difference."""
    wrong = 0
    for name in variants:
        figures, started, number = Figures(), time.perf_counter(), seed
        while figures.trials.total() < trials // len(variants):
            watch(_played(name, number), number, PER_GAME, figures)
            number += 1
        taken = time.perf_counter() - started
        kinds = ", ".join(f"{n} {k.split()[1]}" for k, n in figures.trials.most_common())
        found = figures.found
        print(f"{name}: {figures.trials.total()} trials ({kinds}) in {number - seed} games,")
        more = ", ".join(f"{count} {part}" for part, count in figures.parts.most_common())
        print(f"    each with packet and picture; {more}: {len(found)} differences, {taken:.0f} s")
        for difference in found[:20]:
            print(f"  {difference}")
        sys.stdout.flush()
        wrong += len(found)
    return wrong


def _played(name: str, number: int) -> Ruleset:
    """The rules of a variant, a mix or one of the odd mixes, with options taken at random."""
    if name in MIXES:
        return rules_of(name)
    return judge.ruleset(name, options=chosen(name, number))


def chosen(name: str, number: int) -> dict[str, str]:
    """Options of the variant's own, taken at random for every second game."""
    draw = Random(number)
    if number % 2 == 0:
        return {}
    own = [
        o
        for o in judge.variant(name).options
        if not o.key.startswith(("adj.", "game.")) and not o.pattern
    ]
    return {option.key: draw.choice(option.values) for option in own}


if __name__ == "__main__":
    running = application()
    given = sys.argv[1:]
    count, first = [*given, *("10000", "1")[len(given) :]][:2]
    names = given[2:] or list(SECRETS)
    sys.exit(1 if main(int(count), int(first), names) else 0)
