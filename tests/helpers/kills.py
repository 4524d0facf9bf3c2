"""Kill a program at random moments while it saves, and look whether anything saved is missing.

Run it: python -m tests.helpers.kills [--count 1000] [--seed 0]
"""

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from engine.game.archive import Archive
from tests.helpers import archives

_JOURNAL = bytes.fromhex("d9d505f920a163d7")
MOST = 12  # acts that a child may confirm before its moment comes
LONGEST = 0.01  # seconds from there to the kill


@dataclass(frozen=True, slots=True)
class Kill:
    """What one kill left: acts confirmed and acts found; whether it came in mid-transaction."""

    confirmed: int
    found: int
    within: bool

    @property
    def sound(self) -> bool:
        """Whether everything confirmed was found."""
        return self.found >= self.confirmed


def kill_once(path: Path, seed: int) -> Kill:
    """Let a child play on in a file, kill it, and open what it has left.

    The child confirms each act over a pipe only after the act is saved.
    """
    draw = random.Random(seed)
    come, go = os.pipe()
    child = os.fork()
    if child == 0:
        _save_until_killed(path, seed, go)
    os.close(go)
    heard = _read_lines(come, 1 + draw.randint(0, MOST))
    time.sleep(draw.uniform(0, LONGEST))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    confirmed = int((heard + _read_lines(come)).split()[-1])
    os.close(come)
    within = _hot(path.with_name(path.name + "-journal"))
    with Archive.open(path) as archive:
        return Kill(confirmed, len(archive.record.acts), within)


def _hot(journal: Path) -> bool:
    """Whether a journal has to be rolled back: its header is written and not yet zeroed."""
    return journal.exists() and journal.read_bytes()[:8] == _JOURNAL


def _save_until_killed(path: Path, seed: int, go: int) -> None:
    try:
        with Archive.open(path) as archive:
            os.write(go, b"0\n")
            for count in archives.play(archive, random.Random(seed)):
                os.write(go, b"%d\n" % count)
    finally:
        os._exit(1)


def _read_lines(come: int, count: int = sys.maxsize) -> bytes:
    """What a child has written: so many lines, or all there is once it is gone."""
    text = b""
    while text.count(b"\n") < count and (part := os.read(come, 4096)):
        text += part
    return text


def kill_often(folder: Path, count: int, seed: int) -> list[Kill]:
    """Kill ``count`` times, a new game after every fifty."""
    kills = []
    for number in range(count):
        path = folder / f"game-{number // 50}.spydip"
        if number % 50 == 0:
            with archives.begun() as archive:
                archive.save_as(path)
        kills.append(kill_once(path, seed + number))
    return kills


def main() -> int:
    """Kill as often as asked, print what was seen; 0 if nothing was ever lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kills = kill_often(Path(folder), asked.count, asked.seed)
    lost = [kill for kill in kills if not kill.sound]
    within = sum(kill.within for kill in kills)
    beyond = sum(kill.found > kill.confirmed for kill in kills)
    sys.stdout.write(
        f"{len(kills)} kills; {within} in mid-transaction, {beyond} after saving and before"
        f" confirming; {len(lost)} lost something\n"
    )
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
