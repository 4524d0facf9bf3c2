"""Damage game files at random, and look whether each is refused with a sentence or opens sound.

Run it: python -m tests.helpers.harm [--count 5000] [--seed 0]
"""

import argparse
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

from engine.game.archive import Archive
from engine.game.record import Record
from engine.game.trouble import GameFileError
from tests.helpers import archives

PAGE = 4096


def flip(content: bytearray, draw: random.Random) -> None:
    """Flip one to twenty bits anywhere."""
    for _ in range(draw.choice((1, 1, 1, 2, 5, 20))):
        content[draw.randrange(len(content))] ^= 1 << draw.randrange(8)


def flip_early(content: bytearray, draw: random.Random) -> None:
    """Flip bits where SQLite keeps what it needs to find its way: the heads of pages."""
    for _ in range(draw.randint(1, 4)):
        start = PAGE * draw.randrange(len(content) // PAGE)
        content[start + draw.randrange(100)] ^= 1 << draw.randrange(8)


def cut(content: bytearray, draw: random.Random) -> None:
    """Cut the file off somewhere."""
    del content[draw.randrange(len(content)) :]


def swap(content: bytearray, draw: random.Random) -> None:
    """Swap two pages."""
    first, second = (PAGE * page for page in draw.sample(range(len(content) // PAGE), 2))
    page = content[first : first + PAGE]
    content[first : first + PAGE] = content[second : second + PAGE]
    content[second : second + PAGE] = page


def double(content: bytearray, draw: random.Random) -> None:
    """Write one page over another, as a disk does that loses a write."""
    first, second = (PAGE * page for page in draw.sample(range(len(content) // PAGE), 2))
    content[first : first + PAGE] = content[second : second + PAGE]


def blank(content: bytearray, draw: random.Random) -> None:
    """Fill a stretch with zeros."""
    start = draw.randrange(len(content))
    length = min(draw.choice((1, 16, 512, PAGE)), len(content) - start)
    content[start : start + length] = bytes(length)


HARMS: tuple[Callable[[bytearray, random.Random], None], ...] = (
    flip,
    flip_early,
    cut,
    swap,
    double,
    blank,
)


def harmed(content: bytes, seed: int) -> tuple[str, bytes]:
    """The content with one kind of damage, and the name of the kind."""
    draw = random.Random(seed)
    harm = HARMS[seed % len(HARMS)]
    changed = bytearray(content)
    harm(changed, draw)
    return harm.__name__, bytes(changed)


def opened(path: Path, record: Record) -> str:
    """What became of a damaged file: the name of the refusal, or ``sound``; else raises."""
    try:
        with Archive.open(path) as archive:
            found = archive.record
            for node in found.nodes:
                archive.checkpoint(node)
    except GameFileError as error:
        sentence = str(error)
        assert str(path) in sentence, sentence
        assert sentence.endswith((".", ")")), sentence
        return type(error).__name__
    assert found == record, "a file opened with something in it that was never saved"
    return "sound"


def rescued(path: Path, record: Record) -> int:
    """How many acts can be saved from a damaged file; each as it was saved, or it raises."""
    try:
        archive, _ = Archive.rescue(path)
    except GameFileError:
        return 0
    with archive:
        found = archive.record
    assert found.acts == record.acts[: len(found.acts)], "something is saved that never was"
    return len(found.acts)


def main() -> int:
    """Damage as often as asked and print what became of the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.spydip"
        archives.saved(path, turns=20)
        with Archive.open(path, write=False) as archive:
            record = archive.record
        content = path.read_bytes()
        seen: Counter[tuple[str, str]] = Counter()
        saved: defaultdict[str, list[float]] = defaultdict(list)
        slowest = 0.0
        for seed in range(asked.seed, asked.seed + asked.count):
            kind, changed = harmed(content, seed)
            path.write_bytes(changed)
            began = time.perf_counter()
            seen[kind, opened(path, record)] += 1
            slowest = max(slowest, time.perf_counter() - began)
            saved[kind].append(rescued(path, record) / len(record.acts))
    for (kind, end), times in sorted(seen.items()):
        sys.stdout.write(f"{times:6} {kind:10} {end}\n")
    for kind, parts in sorted(saved.items()):
        nothing, mean = parts.count(0), sum(parts) / len(parts)
        sys.stdout.write(f"{kind:10} rescue: {mean:.0%} of all acts, {nothing} times nothing\n")
    sys.stdout.write(f"{asked.count} damaged files, slowest {slowest * 1000:.0f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
