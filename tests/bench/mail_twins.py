"""Compares turn packages in twin worlds: python -m tests.bench.mail_twins [N [SEED [GAME...]]]

N pairs of worlds are tried for each variant and each mix; every tenth pair has all its maps drawn,
PNG, PDF and SVG. Every mail is taken apart, and each part compared byte for byte.
"""

import sys
import time
from collections.abc import Iterator

from spydip_gui.output.offscreen import application
from tests.helpers.mail_twins import GAMES, STYLES, Found, Pair, compare, drawn, pairs


def main(count: int, seed: int, names: list[str]) -> int:
    """Try so many pairs of each game; print what was compared, and every leak."""
    running = application()
    wrong = 0
    for name in names:
        found, started = Found(), time.perf_counter()
        for number, pair in enumerate(_many(name, count, seed)):
            maps = drawn(".png", ".pdf", ".svg", width=1400) if number % 10 == 0 else None
            one = compare([pair], maps, STYLES[name])
            found.tried += one.tried
            found.parts += one.parts
            found.leaks += one.leaks
        kinds = ", ".join(f"{n} {kind}" for kind, n in found.tried.most_common())
        print(f"{name}: {found.tried.total()} pairs ({kinds}), {found.parts.total()} parts,")
        print(f"    {len(found.leaks)} leaks, {time.perf_counter() - started:.0f} s", flush=True)
        for leak in found.leaks[:20]:
            print(f"  {leak}")
        wrong += len(found.leaks)
    del running
    return wrong


def _many(name: str, count: int, seed: int) -> Iterator[Pair]:
    """So many pairs, from as many games as that takes."""
    left = count
    while left > 0:
        for pair in pairs(name, seed):
            yield pair
            left -= 1
            if left <= 0:
                return
        seed += 1


if __name__ == "__main__":
    given = sys.argv[1:]
    number, first = [*given, *("100", "1")[len(given) :]][:2]
    sys.exit(1 if main(int(number), int(first), given[2:] or list(GAMES)) else 0)
