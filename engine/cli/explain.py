"""``spydip explain``: why an order ended as it did, with the rule."""

import json
from pathlib import Path

import click

from engine.cli._shared import AS_JSON, BRANCH, FILE, VIEWER, before, played, reading, speaker
from engine.game.ledger import GameError
from engine.language.message import Listed
from engine.orders.notation import write
from engine.report.explain import citation, sentence


@click.command()
@FILE
@click.argument("words", nargs=-1, metavar="[PHASE] [PLACE]...")
@VIEWER
@BRANCH
@AS_JSON
def explain(
    *, file: Path, words: tuple[str, ...], viewer: str, branch: str | None, as_json: bool
) -> None:
    """Say why orders ended as they did, with the rule.

    Explains the orders of PHASE, or of the last turn; with PLACE, only those of the units there.

    \b
    Examples:
      spydip explain g.spydip
      spydip explain g.spydip F1902M MUN BUR
    """  # noqa: D301  # click reads the mark
    phases = [word for word in words if len(word) > 4 and word[1:5].isdigit()]
    places = {word.upper()[:3] for word in words if word not in phases}
    with reading(file) as game:
        node = played(game.record, phases[0] if phases else None, branch)
        seen = before(game, viewer, node).look()
        board = game.rules.board
        if unknown := sorted(places - board.provinces.keys()):
            raise GameError("cli.no_province_board", unknown=Listed(tuple(unknown), "comma"))
        for one in seen.orders:
            at = getattr(one.order, "at", "")
            if places and at[:3] not in places:
                continue
            if as_json:
                data = {
                    "power": one.power,
                    "order": write(one.order),
                    "result": one.result.value,
                    "sentence": str(sentence(one, board)),
                    "rule": citation(one),
                }
                click.echo(json.dumps(data, ensure_ascii=False))
            else:
                rule = f" [{citation(one)}]" if citation(one) else ""
                click.echo(f"{speaker().say(sentence(one, board))}{rule}")
