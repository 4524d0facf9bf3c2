"""``spydip show``: where a game stands, or stood at any phase."""

import json
from pathlib import Path

import click

from engine.cli._shared import (
    AS_JSON,
    BRANCH,
    FILE,
    PHASE,
    VIEWER,
    reading,
    speaker,
    standing,
    viewer_of,
)
from engine.game.game import Game
from engine.language.message import Listed, Message
from engine.language.speaker import ENGLISH
from engine.report.account import Account
from engine.session.seat import Seat
from engine.visibility.sight import GM


@click.command()
@FILE
@PHASE
@VIEWER
@BRANCH
@AS_JSON
def show(*, file: Path, phase: str | None, viewer: str, branch: str | None, as_json: bool) -> None:
    """Show the position of a game: units, centres, and what is due.

    With PHASE, such as S1901M, shows the game as it was when that deadline was due.

    \b
    Examples:
      spydip show tannenburg.spydip
      spydip show tannenburg.spydip F1903M --as France
    """  # noqa: D301  # click reads the mark
    with reading(file) as game:
        node = standing(game.record, phase, branch)
        who = viewer_of(game, viewer)
        said = ENGLISH if as_json else speaker()
        seat = Seat(game, who).after(node)
        view = seat.told(speaker=said)
        sheets = game.record.sheets(node.id, branch=branch)
        in_hand: list[str] = [power for power in sorted(sheets) if who in (GM, power)]
        if as_json:
            click.echo(_as_json(game, seat, view, in_hand))
        else:
            click.echo(_as_text(game, seat, view, in_hand))


def _as_text(game: Game, seat: Seat, view: Account, in_hand: list[str]) -> str:
    say = view.speaker.say
    branch = f" [{game.record.branch}]" if len(seat.ways.branches) > 1 else ""
    label = view.before(f"{view.title}, {game.rules.variant.title}")
    lines = [f"{label} {seat.phases[-1]}{branch}"]
    for power in sorted({*view.units, *view.retreats, *view.centres}):
        centres = view.centres.get(power, ())
        form = "cli.show_centres_in_sight" if power in view.partly else "cli.show_centres"
        known = centres or power not in view.partly
        head = say(Message(form, power=power, count=len(centres))) if known else power
        lines += ["", f"{view.before(head)} {' '.join(centres)}" if centres else head]
        units = ", ".join(view.units.get(power, ()))
        retreats = ", ".join(view.retreats.get(power, ()))
        lines += [f"  {units}"] if units else []
        lines += [f"  {say(Message('cli.show_retreats', units=retreats))}"] if retreats else []
    lines += ["", *view.told, *view.due] if view.told or view.due else []
    held = Message("cli.show_in_hand", powers=Listed(tuple(in_hand), "comma"))
    lines += ["", say(held)] if in_hand else []
    lines += ["", view.ending] if view.ending else []
    return "\n".join(lines)


def _as_json(game: Game, seat: Seat, view: Account, in_hand: list[str]) -> str:
    header = game.record.header
    return json.dumps(
        {
            "game": header.game,
            "title": header.title,
            "variant": header.variant,
            "board": header.board,
            "options": dict(header.options),
            "branch": game.record.branch,
            "branches": {
                name: game.record.nodes[node].phase for name, node in seat.ways.branches.items()
            },
            "phases": list(map(str, seat.phases)),
            "phase": str(seat.phases[-1]),
            "viewer": view.viewer,
            "units": view.units,
            "retreats": view.retreats,
            "centres": view.centres,
            "due": view.due,
            "told": view.told,
            "orders_in_hand": in_hand,
            "ending": view.ending,
        },
        ensure_ascii=False,
        indent=2,
    )
