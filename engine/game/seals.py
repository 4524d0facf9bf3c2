"""Seals: every act of a game file carries a digest of itself and of all acts before it."""

import hashlib
import json

from engine.game.record import Act, Header, Node, Sheet

_encode = json.JSONEncoder(ensure_ascii=False, sort_keys=True).encode


def header_seal(header: Header) -> str:
    """The seal that the first act is chained to."""
    return _digest(_trimmed([*header.row.values()]))


def next_seal(before: str, act: Act) -> str:
    """The seal of an act that follows the one with the seal ``before``.

    Empty values at the end of a row do not count, so that a later version can add columns without
    breaking the seals of older files.
    """
    rows = [_act(act), [_sheet(sheet) for sheet in act.sheets]]
    if act.node is not None:
        rows.append(_node(act.node))
    return _digest([before, *rows])


def _act(act: Act) -> list[object]:
    return _trimmed([act.seq, act.kind.value, act.at, act.branch, act.head, act.reason])


def _sheet(sheet: Sheet) -> list[object]:
    return _trimmed([sheet.power, sheet.lines, sheet.source, sheet.raw])


def _node(node: Node) -> list[object]:
    row: list[object] = [node.id, node.parent, node.phase, node.digest]
    row += [node.acts, node.draws, node.results, node.change, node.extra]
    return _trimmed(row)


def _trimmed(row: list[object]) -> list[object]:
    while row and not row[-1]:
        row.pop()
    return row


def _digest(content: object) -> str:
    return hashlib.sha256(_encode(content).encode()).hexdigest()
