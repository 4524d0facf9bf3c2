"""``spydip opponent``: a computer opponent for programs, a line of JSON in and a line out."""

import json
import sys
import time
from dataclasses import replace
from typing import Any

import click

from engine import judge
from engine.cli._runs import ruled
from engine.cli._shared import chosen, seat_in
from engine.errors import UserError
from engine.opponents import LEVELS, Opponent, wire

_NOT_TOLD = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What comes of a line that is no observation."""


@click.command()
@ruled
@click.option("--seat", "power", required=True, help="Whose orders it gives.")
@click.option(
    "--level",
    type=click.Choice(tuple(LEVELS)),
    default="sound",
    show_default=True,
    help="How well it plays.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="What its luck is drawn from.")
@click.option("--samples", type=click.IntRange(1), help="In how many a plan is tried at first.")
def opponent(  # noqa: PLR0913  # one parameter per option
    *,
    variant: str,
    board: str,
    options: tuple[str, ...],
    power: str,
    level: str,
    seed: int,
    samples: int | None,
) -> None:
    """Answer observations with orders, a line of JSON each.

    \b
    In:   {"facts": […], "phase": "S1901M", "due": "F1901M"}, as “spydip facts --json” prints it;
          {"memory": "…"} goes on where a run before left off.
    Out:  {"orders": ["A PAR - BUR", …], "ms": 210, "memory": "…"}, or {"error": "…"}.

    It is told nothing but these lines. The same lines get the same orders on every machine.
    """  # noqa: D301  # click reads the mark
    rules = judge.ruleset(variant, board or None, chosen(options))
    seat = seat_in(rules, power)
    one = LEVELS[level]
    if samples is not None:
        one = replace(one, first=samples, then=tuple(samples * n // one.first for n in one.then))
    mind = Opponent(rules, one)
    memory: dict[str, Any] | None = None
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            asked = json.loads(line)
            if set(asked) == {"memory"}:
                memory = json.loads(asked["memory"]) if asked["memory"] else None
                continue
            begun = time.perf_counter()
            phase = asked.get("phase", asked["due"])
            told = {"over": False, **asked, "viewer": seat, "phase": phase}
            orders, memory = mind.choose(wire.heard(rules, told), memory, seed)
            spent = round(1000 * (time.perf_counter() - begun))
            _say({"orders": orders, "ms": spent, "memory": json.dumps(memory)})
        except UserError as error:
            _say({"error": str(error)})
        except _NOT_TOLD as error:
            _say({"error": f"{type(error).__name__}: {error}"})


def _say(answer: dict[str, object]) -> None:
    click.echo(json.dumps(answer, ensure_ascii=False))
    sys.stdout.flush()
