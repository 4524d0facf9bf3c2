"""``spydip option``: shows what an option of a variant does, by playing its scenario twice."""

import json
import textwrap
from collections.abc import Iterator

import click

from engine.cli._shared import AS_JSON, speaker
from engine.facts import write
from engine.language.message import Message, Value
from engine.play.shown import Shown, Side, scene, show


@click.command()
@click.argument("variant")
@click.argument("key")
@click.argument("one", required=False, default="", metavar="[VALUE]")
@click.argument("other", required=False, default="", metavar="[OTHER]")
@AS_JSON
def option(*, variant: str, key: str, one: str, other: str, as_json: bool) -> None:
    """Show what the option KEY of VARIANT does.

    A scenario is played under two of its values, and what differs is told: orders with other
    results, places where something else stands, and what each power is told. Without VALUE and
    OTHER, the usual value is compared with the first that makes a difference.

    \b
    Examples:
      spydip option spy spy.captures
      spydip option standard adj.paradox rulebook all_hold
    """  # noqa: D301  # click reads the mark
    shown = show(variant, key, one, other)
    if as_json:
        click.echo(json.dumps(_data(shown), ensure_ascii=False, indent=2))
        return
    left, right = shown.sides
    say = speaker().say
    click.echo(f"{key}: {left.value} | {right.value}")
    click.echo(textwrap.fill(say(shown.option.said), 78))
    for line in scene(shown):
        click.echo(textwrap.fill(say(line), 78) if isinstance(line, Message) else f"  {line}")
    for said, mine, its in _lines(shown):
        click.echo(f"\n{say(said) if isinstance(said, Message) else said}")
        for side, lines in ((left, mine), (right, its)):
            for line in lines or [say(Message("shown.nothing"))]:
                click.echo(f"  {side.value:<12} {line}")


def _lines(shown: Shown) -> Iterator[tuple[Value, list[str], list[str]]]:
    """The differences: a heading, and the lines of either side."""
    found = shown.difference
    left, right = shown.sides
    if found.refused:
        yield Message("shown.refused"), list(left.refused), list(right.refused)
    for order, mine, its in found.results:
        yield order, _result(mine), _result(its)
    if found.state:
        yield Message("shown.state"), [_stands(left)], [_stands(right)]
    for place in sorted(found.places):
        yield place, _at(left, place), _at(right, place)
    for power, (left_facts, right_facts) in sorted(found.facts.items()):
        yield (
            Message("shown.told", power=power),
            [*map(write, left_facts)],
            [*map(write, right_facts)],
        )
    for power in found.letters:
        if power not in found.facts:
            yield Message("shown.letter", power=power), [], []


def _result(name: str) -> list[str]:
    """What came of an order in one word, in the reader's language."""
    return [speaker().say(Message(f"fact.result_{name}"))] if name else []


def _stands(side: Side) -> str:
    """The deadline or the end, and what is owned and held off the map."""
    after = side.after
    end = after.ending
    parts = [speaker().say(end.reason) if end is not None else str(after.phase)]
    parts += [f"{player}: {amount}" for player, amount in sorted(after.credits.items())]
    parts += [f"{power}: {player}" for power, player in sorted(after.control.items())]
    return ", ".join([*parts, *map(str, after.prisoners)])


def _at(side: Side, place: str) -> list[str]:
    """What is in a place at the end, as text."""
    after = side.after
    found = [f"{u.power}: {u}" for at, u in after.units.items() if at[:3] == place]
    found += [f"{d.unit.power}: {d}" for at, d in after.dislodged.items() if at[:3] == place]
    found += [
        f"{one.power}: {one.kind} {place}{f'({one.count})' if one.count > 1 else ''}{one.state}"
        for one in after.covert
        if one.province == place
    ]
    owner = next((power for at, power in after.centres.items() if at == place), None)
    return [*found, *([f"({owner})"] if owner else [])]


def _data(shown: Shown) -> dict[str, object]:
    found = shown.difference
    return {
        "option": shown.option.key,
        "values": [side.value for side in shown.sides],
        "scenario": shown.scenario.title,
        "phases": [[str(turn.after.phase) for turn in side.turns] for side in shown.sides],
        "places": sorted(found.places),
        "results": [list(row) for row in found.results],
        "facts": {
            power: [[*map(write, mine)], [*map(write, its)]]
            for power, (mine, its) in sorted(found.facts.items())
        },
        "letters": list(found.letters),
    }
