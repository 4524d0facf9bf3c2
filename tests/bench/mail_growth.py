"""How long mails of growing size take to read: python -m tests.bench.mail_growth [BYTES [KIND...]]

For each kind of `tests.helpers.long_mails` a row: seconds for 1 KB, then ten times as much up to
BYTES, ten million by default. It fails where one takes five seconds, or more than in proportion.
"""

import sys
import time

from engine.post.inbox import intake
from engine.post.mail import parse
from tests.helpers.long_mails import KINDS
from tests.helpers.postal import book, tannenburg

_SLOW = 5.0


def main(largest: int, kinds: list[str]) -> int:
    """Read each kind at every size; how many were too slow."""
    game, players, wrong = tannenburg(), book(), 0
    sizes = [size for size in (1_000, 10_000, 100_000, 1_000_000, 10_000_000) if size <= largest]
    for kind in kinds:
        row = []
        for size in sizes:
            content = KINDS[kind](size)
            started = time.process_time()
            intake(game, players, parse(content))
            row.append(time.process_time() - started)
            if row[-1] > _SLOW:
                break
        wrong += row[-1] > _SLOW
        print(f"{kind:28}", *(f"{took:9.3f}" for took in row), flush=True)
    return wrong


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(1 if main(int(given[0]) if given else 10_000_000, given[1:] or list(KINDS)) else 0)
