"""``spydip check``: runs scenarios."""

import sys
from pathlib import Path

import click

from engine.cli._shared import PATH, tell
from engine.game.examine import examine
from engine.game.scenario import ScenarioError, read_scenarios


@click.command()
@click.argument("files", nargs=-1, required=True, type=PATH, metavar="FILE...")
def check(*, files: tuple[Path, ...]) -> None:
    """Run scenarios and say which fail.

    A scenario is a TOML file with a position, the orders of one or more deadlines, and the results
    expected. For each one that fails, a line says what was expected and what came. A file that
    cannot be read counts as a failure. The exit status is 0 only if all pass.
    """
    passed = failed = 0
    for file in files:
        try:
            scenarios = read_scenarios(file)
        except ScenarioError as error:
            tell(error.message)
            failed += 1
            continue
        for scenario in scenarios:
            found = examine(scenario)
            for mismatch in found:
                tell(mismatch.said)
            passed, failed = (passed, failed + 1) if found else (passed + 1, failed)
    tell("cli.passed_failed", passed=passed, failed=failed)
    if failed:
        sys.exit(1)
