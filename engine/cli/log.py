"""``spydip log``: everything that was done to a game, step by step."""

import json
from pathlib import Path

import click

from engine.cli._shared import AS_JSON, FILE, came_by, reading, speaker
from engine.game.changes import sentences
from engine.game.record import Act, ActKind, Record, Sheet
from engine.language.message import Listed, Message


@click.command()
@FILE
@AS_JSON
def log(*, file: Path, as_json: bool) -> None:
    """List everything that was done to a game.

    One line per step: orders as they came in, turns, edits, undos, branches.
    """
    with reading(file) as game:
        for act in game.record.acts:
            if as_json:
                data = {"seq": act.seq, "act": act.kind.value, "at": act.at, "branch": act.branch}
                what = str(_what(game.record, act))
                click.echo(json.dumps(data | {"what": what}, ensure_ascii=False))
            else:
                reason = f" ({act.reason})" if act.reason else ""
                click.echo(
                    f"{act.seq:>4}  {act.at}  {speaker().say(_what(game.record, act))}{reason}"
                )


def _what(record: Record, act: Act) -> Message:
    phase = record.nodes[act.head].phase
    if act.kind in {ActKind.ORDERS, ActKind.UNDO, ActKind.REDO} and act.sheets:
        sheets = Listed(tuple(_sheet(one, phase) for one in act.sheets), "semicolon")
        return Message(f"cli.log_{act.kind}_sheets", sheets=sheets)
    if act.kind is ActKind.EDIT:
        changes = Listed(tuple(sentences(record.nodes[act.head].change)), "semicolon")
        return Message("cli.log_edit", changes=changes)
    if act.kind is ActKind.TURN:
        due = record.nodes[record.nodes[act.head].parent or act.head].phase
        return Message("cli.log_turn", due=due, phase=phase)
    return Message(f"cli.log_{act.kind}", phase=phase, branch=act.branch)


def _sheet(sheet: Sheet, phase: str) -> Message:
    count, source = len(sheet.lines), came_by(sheet)
    return Message("cli.log_sheet", power=sheet.power, count=count, phase=phase, source=source)
