"""Puts drawn pieces to the program: python -m tests.bench.fuzz KIND [COUNT [SEED [FIRST]]]

It prints each fault and each piece that took over five seconds with its number, by which one can
be had again (``python -m tests.bench.fuzz KIND 1 SEED NUMBER``), then how long pieces of each
length took; it fails if there was any.
"""

import sys
import time

from tests.bench.fuzz.trial import Found, kinds, tried


def main(kind: str, count: int, seed: int, first: int) -> int:
    """Try so many pieces of a kind; how many were faults or too slow."""
    found, started = Found(), time.perf_counter()
    for fault in tried(kind, count, seed, first, found):
        print(fault, flush=True)
    took = time.perf_counter() - started
    print(f"{kind}: {count} pieces, seed {seed}, {found.faults} faults, {found.slow} over 5 s,")
    print(f"    slowest {found.longest:.3f} s (piece {found.at}), {took:.0f} s in all")
    for size, (number, seconds) in sorted(found.sizes.items()):
        print(
            f"    up to {2**size:>9} long: {number:>7}, {1000 * seconds / number:9.3f} ms a piece"
        )
    return found.faults + found.slow


if __name__ == "__main__":
    given = sys.argv[1:]
    if not given or given[0] not in kinds():
        sys.exit(f"{__doc__}\nKinds: {', '.join(kinds())}")
    numbers = [int(text) for text in (*given[1:], *("1000", "1", "0")[len(given) - 1 :])]
    sys.exit(1 if main(given[0], *numbers) else 0)
