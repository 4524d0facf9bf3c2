"""Plants faults and counts those that tests find.

Run it as ``python -m tests.bench.mutants [N] [SEED] [SECONDS] [MINUTES]``. N places of the engine
and the desk, 200 if not said, are drawn by lot and written otherwise one by one, in a copy of the
tree. For each a dozen test modules run, those called like its module or a package around it and
those that lead to it by the fewest imports, until one fails, all have passed, or SECONDS of the
processor (90) are spent on one fault. A test that fails in the clean copy too does not count.
Printed are the faults that no test found, and in the end how many of those tried were found; after
MINUTES, or once it is interrupted, no more are tried.
"""

import os
import random
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from tests.helpers.import_graph import importers, leading_tests, name_of
from tests.helpers.mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
FOUND, LIVED, LATE, UNTRIED = "found", "lived", "out of time", "without a test"
_FAILED = re.compile(r"^(tests/.+) (?:FAILED|ERROR) +\[", re.MULTILINE)
_WELL = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
_NEAREST, _MOST = 3, 12  # so many test modules are tried at first, and at all
_WAITS = 20  # so many times longer may it take by the clock where others work on the machine
_UNKEPT = "PYTHONDONTWRITEBYTECODE"
_NEVER = {".git", ".venv", "out", "build", "dist", "__pycache__"}


def _spent() -> float:
    """The seconds of the processor that tests have taken so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Copy:
    """A copy of the tree in which faults are planted and taken out again."""

    def __init__(self, folder: Path, seconds: float) -> None:
        """Copy everything but what is made anew anyway."""
        self.root = folder / "tree"
        shutil.copytree(ROOT, self.root, ignore=lambda _, names: _NEVER.intersection(names))
        self._seconds = seconds
        self._leads = importers(self.root)
        self._red: set[str] = set()
        self._green: set[str] = set()

    def every(self) -> list[Mutant]:
        """All faults that could be planted."""
        paths = (p for one in ("engine", "spydip_gui") for p in (self.root / one).rglob("*.py"))
        return [mutant for path in sorted(paths) for mutant in mutants_of(path)]

    def tried(self, mutant: Mutant) -> str:
        """What becomes of a fault."""
        leading = leading_tests(name_of(self.root, mutant.path), self._leads)
        tests = [f"{one.replace('.', '/')}.py" for one in leading]
        if not tests:
            return UNTRIED
        clean, until = mutant.path.read_bytes(), _spent() + self._seconds
        try:
            while True:
                mutant.path.write_bytes(mutant.planted())
                failed = self._first_failure(tests, until)
                mutant.path.write_bytes(clean)
                if failed in (None, LATE):
                    return failed or LIVED
                if failed in self._green or self._failed([failed], self._seconds) is None:
                    self._green.add(failed)
                    return FOUND
                self._red.add(failed)
        finally:
            mutant.path.write_bytes(clean)

    def _first_failure(self, tests: Sequence[str], until: float) -> str | None:
        """The same in parts, for it takes long to gather all tests that there are."""
        for part in (tests[:_NEAREST], tests[_NEAREST:_MOST]):
            failed = self._failed(part, until - _spent()) if part else None
            if failed is not None:
                return failed
        return None

    def _failed(self, tests: Sequence[str], seconds: float) -> str | None:
        """The first of these tests to fail, None if none does, ``LATE`` if they take longer."""
        passed_over = [word for one in self._red for word in ("--deselect", one)]
        command = [sys.executable, "-m", "pytest", "-x", "-v", "--tb=no", "-p", "no:cacheprovider"]
        run = shlex.join([*command, *passed_over, *tests])
        limit = f"ulimit -t {max(int(seconds), 1)}; exec nice -n 19 {run}"
        # What is compiled is kept whatever is usual here: most of the time would go by with it.
        usual = {name: text for name, text in os.environ.items() if name != _UNKEPT}
        try:
            done = subprocess.run(
                ["/bin/sh", "-c", limit],
                cwd=self.root,
                env=usual | {"PYTHONPYCACHEPREFIX": str(self.root.parent / "compiled")},
                capture_output=True,
                text=True,
                check=False,
                timeout=max(seconds, 1) * _WAITS,
            )
        except subprocess.TimeoutExpired:
            return LATE
        if done.returncode < 0:
            return LATE
        found = _FAILED.search(done.stdout)
        if found is None and done.returncode not in _WELL:
            return tests[0]  # the whole run broke off
        return found[1] if found else None


def main(arguments: Sequence[str]) -> None:
    """Plant as many faults as asked for, and print what became of them."""
    given = [int(one) for one in arguments]
    number, seed, seconds, minutes = given + [200, 1, 90, 600][len(given) :]
    became: Counter[str] = Counter()
    every: list[Mutant] = []
    until = time.monotonic() + minutes * 60
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        copy = Copy(Path(folder), seconds)
        every = copy.every()
        for mutant in random.Random(seed).sample(every, number):
            if time.monotonic() > until:
                break
            how = copy.tried(mutant)
            became[how] += 1
            if how != FOUND:
                print(f"{how}: {str(mutant).removeprefix(f'{copy.root}/')}", flush=True)
    told = ", ".join(f"{became[how]} {how}" for how in (FOUND, LIVED, LATE, UNTRIED))
    tried = f"{became.total()} of {number} faults tried of {len(every)} that could be"
    print(f"{tried}, seed {seed}, {seconds} s each: {told}")


if __name__ == "__main__":
    main(sys.argv[1:])
