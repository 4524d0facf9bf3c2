"""``spydip exam``: says which duties of a variant are not met."""

import sys

import click

from engine import judge
from engine.cli._shared import tell
from engine.exam.duties import every
from engine.exam.duty import sit
from engine.exam.sitting import Sitting
from engine.guests.found import home


@click.command()
@click.argument("name", metavar="VARIANT")
def exam(*, name: str) -> None:
    """Put a variant or mix through the exam that every variant takes.

    Games are played at random and checked from all sides: orders, turns, fog, record, pictures. For
    each duty that is not met, a line says what was found. The help lists the duties, under “A
    variant of your own”.
    """
    rules = judge.ruleset(name)
    visitor = judge.guests().get(rules.variant.id)
    sitting = Sitting(rules, home(visitor) if visitor else None)
    passed = failed = 0
    for finding in sit(sitting, every()):
        if finding.faults:
            click.echo(str(finding))
        passed, failed = (passed, failed + 1) if finding.faults else (passed + 1, failed)
    tell("cli.passed_failed", passed=passed, failed=failed)
    if failed:
        sys.exit(1)
