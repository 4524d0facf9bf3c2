"""``spydip log``: everything that was done to a game, act by act."""

import json
from pathlib import Path

import click

from engine.cli._shared import AS_JSON, FILE, reading, told_plainly
from engine.game.changes import sentences
from engine.game.record import Act, ActKind, Record


@click.command()
@FILE
@AS_JSON
@told_plainly
def log(*, file: Path, as_json: bool) -> None:
    """List everything that was done to a game.

    One line an act: orders as they came in, turns, edits, undos, branches.
    """
    with reading(file) as game:
        for act in game.record.acts:
            if as_json:
                data = {"seq": act.seq, "act": act.kind.value, "at": act.at, "branch": act.branch}
                click.echo(json.dumps(data | {"what": _what(game.record, act)}, ensure_ascii=False))
            else:
                reason = f" ({act.reason})" if act.reason else ""
                click.echo(f"{act.seq:>4}  {act.at}  {_what(game.record, act)}{reason}")


def _what(record: Record, act: Act) -> str:
    phase = record.nodes[act.head].phase
    if act.kind in {ActKind.ORDERS, ActKind.UNDO, ActKind.REDO} and act.sheets:
        return _AGAIN.get(act.kind, "") + "; ".join(
            f"{sheet.power}: {len(sheet.lines)} orders for {phase}, {sheet.source}"
            for sheet in act.sheets
        )
    if act.kind is ActKind.EDIT:
        return f"set by hand: {'; '.join(sentences(record.nodes[act.head].change))}"
    if act.kind is ActKind.TURN:
        due = record.nodes[record.nodes[act.head].parent or act.head].phase
        return f"{due} adjudicated; {phase} is due"
    return _WORDS[act.kind].format(phase=phase, branch=act.branch)


_WORDS = {
    ActKind.BEGIN: "begun at {phase}",
    ActKind.UNDO: "back to {phase}",
    ActKind.REDO: "forward to {phase}",
    ActKind.BRANCH: "branch “{branch}” begun at {phase}",
    ActKind.SWITCH: "on with branch “{branch}” at {phase}",
    ActKind.ADOPT: "branch “{branch}” goes on at {phase}",
    ActKind.DROP: "a branch dropped; on with “{branch}” at {phase}",
}
_AGAIN = {ActKind.UNDO: "taken back to ", ActKind.REDO: "done again: "}
