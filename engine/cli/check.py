"""``spydip check``: runs scenarios."""

import sys
from pathlib import Path

import click

from engine import judge
from engine.cli._shared import PATH, tell
from engine.designs.name import is_design
from engine.designs.package import DesignError
from engine.game.examine import examine
from engine.game.scenario import Scenario, ScenarioError, read_scenarios
from engine.rules import MixError


@click.command()
@click.argument("files", nargs=-1, required=True, type=PATH, metavar="FILE...")
def check(*, files: tuple[Path, ...]) -> None:
    """Run scenarios and say which fail.

    A scenario is a TOML file with a position, the orders of one or more deadlines, and the results
    expected; of a design, all its scenarios are run. For each one that fails, a line says what was
    expected and what came. A file that cannot be read counts as a failure. The exit status is 0
    only if all pass.
    """
    if run(files):
        sys.exit(1)


def run(files: tuple[Path, ...]) -> int:
    """Run all scenarios in files and designs, say what fails, and return how many did."""
    passed = failed = 0
    for file in files:
        try:
            scenarios = _scenarios(file)
        except (DesignError, MixError, ScenarioError) as error:
            tell(error.message)
            failed += 1
            continue
        for scenario in scenarios:
            found = examine(scenario)
            for mismatch in found:
                tell(mismatch.said)
            passed, failed = (passed, failed + 1) if found else (passed + 1, failed)
    tell("cli.passed_failed", passed=passed, failed=failed)
    return failed


def _scenarios(file: Path) -> tuple[Scenario, ...]:
    """The scenarios in a file, or all those of a design."""
    if not is_design(file):
        return read_scenarios(file)
    return tuple(one for part in judge.design(file).scenarios for one in read_scenarios(part))
