"""``spydip datc``: checks the adjudicator against the cases of DATC 3.0 and prints the table."""

import json
import sys
from collections.abc import Sequence

import click

from engine.cli._shared import speaker, tell
from engine.language.message import Message
from engine.play.cases import EDITIONS
from engine.play.exam import Finding, sit

MARKS = {True: "+", False: "-", None: "."}


@click.command()
@click.option("--edition", type=click.Choice(tuple(EDITIONS)), help="Check only this edition.")
@click.option("--failed", is_flag=True, help="Show only the cases that fail.")
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON object per case, with every answer."
)
def datc(*, edition: str | None, failed: bool, as_json: bool) -> None:
    """Check the adjudicator against the test cases of DATC 3.0.

    The cases are by Lucas B. Kruijswijk. Each line holds the number of a case, the edition of the
    rulebook, the result expected for each order and the result found (+ succeeds, - does not, . not
    said), the verdict and the title. Without --edition, a case is checked once for each answer that
    the editions give.
    """
    findings = tuple(sit(edition))
    if not as_json:
        say = speaker().say
        case, edition_, expected, got, title = (
            say(Message(f"cli.datc_{head}"))
            for head in ("case", "edition", "expected", "got", "title")
        )
        click.echo(f"{case:<12} {edition_:<9} {expected:<13} {got:<13} {'':<4}  {title}")
    for finding in findings:
        if not (failed and finding.passed):
            click.echo(_as_json(finding) if as_json else _as_text(finding))
    wrong = sum(not finding.passed for finding in findings)
    if not as_json:
        tell("cli.passed_failed", passed=len(findings) - wrong, failed=wrong)
    if wrong:
        sys.exit(1)


def _as_text(finding: Finding) -> str:
    case = finding.case
    expected = "".join(MARKS[answer.asked.fine] for answer in finding.answers)
    got = "".join(MARKS[answer.got == "succeeds"] for answer in finding.answers)
    verdict = speaker().say(Message("cli.pass" if finding.passed else "cli.fail"))
    line = f"{case.id:<12} {finding.edition:<9} {expected:<13} {got:<13} {verdict:<4}  {case.title}"
    remarks: Sequence[str] = [*finding.faults, *([case.note] if case.note else [])]
    return "\n".join([line, *(f"{'':<25}{remark}" for remark in remarks)])


def _as_json(finding: Finding) -> str:
    case = finding.case
    return json.dumps(
        {
            "id": case.id,
            "edition": finding.edition,
            "title": case.title,
            "passed": finding.passed,
            "orders": [
                {
                    "order": str(answer.asked),
                    "expected": {True: "ok", False: "fail", None: None}[answer.asked.fine],
                    "got": answer.got,
                }
                for answer in finding.answers
            ],
            "faults": finding.faults,
            "note": case.note,
        },
        ensure_ascii=False,
    )
