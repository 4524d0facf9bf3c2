"""Rows of a game file: how a record's acts are stored in its tables, and read back."""

import hashlib
import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from engine.board.graph import PowerId
from engine.errors import UserError, cause
from engine.game import seals
from engine.game.record import Act, ActKind, Header, Node, Record, Sheet
from engine.language.message import Message

_HEADER = (
    "SELECT game, title, variant, board, board_digest, options, seed, created, program, mix"
    " FROM game"
)
_NODES = (
    "SELECT id, parent, phase, digest, acts, draws, results, change, extra FROM node ORDER BY id"
)
_LISTS = ("acts", "draws", "results")
_ACTS = "SELECT seq, deed, at, branch, head, reason, node, seal FROM act ORDER BY seq"
_SHEETS = "SELECT act, power, lines, source, raw FROM sheet ORDER BY id"


class UnsoundError(UserError):
    """The tables contradict themselves; the message completes “It is damaged: …”."""


def write_header(connection: sqlite3.Connection, header: Header) -> None:
    """Write the header into the tables of a new game."""
    row = header.row
    row["options"] = json.dumps(row["options"], sort_keys=True)
    values = (*row.values(),)
    connection.execute("INSERT INTO game VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    connection.execute("INSERT INTO tip VALUES (1, 0, ?)", (seals.header_seal(header),))


def write_act(connection: sqlite3.Connection, act: Act, seal: str) -> None:
    """Add an act with everything that belongs to it, and move the tip."""
    if act.node is not None:
        _write_node(connection, act.node)
    made = act.node.id if act.node else None
    connection.execute(
        "INSERT INTO act VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (act.seq, act.kind.value, act.at, act.branch, act.head, act.reason, made, seal),
    )
    connection.executemany(
        "INSERT INTO sheet VALUES (NULL, ?, ?, ?, ?, ?)",
        [(act.seq, s.power, _joined(s.lines), s.source, s.raw) for s in act.sheets],
    )
    connection.execute("UPDATE tip SET acts = ?, seal = ?", (act.seq, seal))


def write_board(connection: sqlite3.Connection, files: Mapping[str, str]) -> None:
    """Store the files of the board that a game is played on, each with its digest."""
    rows = [(name, text, _digest(text)) for name, text in files.items()]
    connection.execute("DELETE FROM board_file")
    connection.executemany("INSERT INTO board_file VALUES (?, ?, ?)", rows)


def read_board(connection: sqlite3.Connection) -> tuple[Mapping[str, str], Message | None]:
    """The files of a stored board, by name; none if something is wrong, and what."""
    rows = _rows(connection, "SELECT name, content, digest FROM board_file ORDER BY rowid")
    found = {name: (text, digest) for name, text, digest in rows}
    if any(_digest(text) != digest for text, digest in found.values()):
        return MappingProxyType({}), Message("file.board_is_not_what_was_taken")
    return MappingProxyType({name: text for name, (text, _) in found.items()}), None


def write_notebook(connection: sqlite3.Connection, viewer: str, content: str) -> None:
    """Store a viewer's notes, in place of the earlier ones."""
    connection.execute("INSERT OR REPLACE INTO notebook VALUES (?, ?)", (viewer, content))


def read_notebooks(connection: sqlite3.Connection) -> dict[str, str]:
    """Each viewer's notes, as far as they can be read."""
    found = _rows(connection, "SELECT viewer, content FROM notebook")
    return {who: text for who, text in found if isinstance(who, str) and isinstance(text, str)}


def write_checkpoint(connection: sqlite3.Connection, node: int, snapshot: str) -> None:
    """Store the snapshot of a node's position beside it."""
    connection.execute("INSERT INTO checkpoint VALUES (?, ?)", (node, snapshot))


def read_checkpoints(connection: sqlite3.Connection) -> dict[int, str]:
    """The stored snapshots of nodes, as far as they can be read."""
    found = _rows(connection, "SELECT node, position FROM checkpoint")
    return {node: text for node, text in found if isinstance(text, str)}


def read_record(connection: sqlite3.Connection) -> tuple[Record, str]:
    """The whole record and its last seal, every seal checked.

    Raises UnsoundError if something is missing, added or changed.
    """
    record, seal, broken = read_sound(connection)
    if broken:
        raise UnsoundError(broken)
    _, wrong = read_board(connection)
    if wrong:
        raise UnsoundError(wrong)
    return record, seal


def read_sound(connection: sqlite3.Connection) -> tuple[Record, str, Message | None]:
    """The acts up to the first damaged one, the last seal, and what is wrong after it.

    Raises UnsoundError if not even the beginning is sound.
    """
    header = _read_header(connection)
    nodes, sheets = _read_nodes(connection), _read_sheets(connection)
    acts: list[Act] = []
    seal = seals.header_seal(header)
    known: set[int | None] = {None}
    broken: Message | None = None
    for row in _rows(connection, _ACTS):
        try:
            act, found = _sealed(seal, row, nodes, sheets)
            _fits(act, known)
        except (TypeError, ValueError, KeyError) as error:
            broken = Message("file.act_cannot_be_read", number=len(acts) + 1, error=cause(error))
            break
        if found != row[-1] or act.seq != len(acts) + 1:
            broken = Message("file.act_is_not_what_was_saved", number=len(acts) + 1)
            break
        acts.append(act)
        seal = found
    if not acts:
        raise UnsoundError(broken or Message("file.holds_no_acts"))
    if not broken and (nodes or sheets):
        broken = Message("file.holds_more_than_acts")
    tip = next(_rows(connection, "SELECT acts, seal FROM tip"), None)
    if not broken and tip != (len(acts), seal):
        broken = Message("file.last_acts_are_missing")
    return Record(header, tuple(acts)), seal, broken


def _rows(connection: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    """The rows up to the first unreadable one; anything missing breaks a seal."""
    try:
        yield from connection.execute(query)
    except (sqlite3.Error, UnicodeDecodeError):
        return


def _sealed(
    before: str, row: tuple[Any, ...], nodes: dict[int, Node], sheets: dict[int, list[Sheet]]
) -> tuple[Act, str]:
    act = _act(row[:-1], nodes, sheets)
    return act, seals.next_seal(before, act)


def _fits(act: Act, known: set[int | None]) -> None:
    """Check that an act leads from one known node to another; raises ValueError."""
    if act.node is not None:
        if act.node.parent not in known:
            raise ValueError(act.node.parent)
        known.add(act.node.id)
    if act.head not in known:
        raise ValueError(act.head)


def _write_node(connection: sqlite3.Connection, node: Node) -> None:
    lists = (_joined(node.acts), _joined(node.draws), _joined(node.results))
    connection.execute(
        "INSERT INTO node VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (node.id, node.parent, node.phase, node.digest, *lists, node.change, node.extra),
    )


def _read_header(connection: sqlite3.Connection) -> Header:
    row = next(_rows(connection, _HEADER), None)
    if row is None or not all(isinstance(value, str) for value in row):
        raise UnsoundError("file.header_is_missing")
    values = _named(Header, row)
    try:
        options = dict(json.loads(values["options"]))
    except (TypeError, ValueError, RecursionError) as error:
        raise UnsoundError("file.options_cannot_be_read", error=cause(error)) from error
    return Header(**values | {"options": MappingProxyType(options)})


def _named(made: type[Header | Node], row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip((one.name for one in fields(made)), row, strict=True))


def _read_nodes(connection: sqlite3.Connection) -> dict[int, Node]:
    nodes = {}
    for row in _rows(connection, _NODES):
        if all(isinstance(text, str) for text in row[2:]):
            values = _named(Node, row)
            nodes[row[0]] = Node(**values | {key: _split(values[key]) for key in _LISTS})
    return nodes


def _read_sheets(connection: sqlite3.Connection) -> dict[int, list[Sheet]]:
    sheets: dict[int, list[Sheet]] = defaultdict(list)
    for act, power, lines, source, raw in _rows(connection, _SHEETS):
        if not isinstance(lines, str):
            continue
        sheet = Sheet(power=PowerId(power), lines=_split(lines), source=source, raw=raw)
        sheets[act].append(sheet)
    return dict(sheets)


def _act(row: tuple[Any, ...], nodes: dict[int, Node], sheets: dict[int, list[Sheet]]) -> Act:
    seq, deed, at, branch, head, reason, made = row
    return Act(
        seq=seq,
        kind=ActKind(deed),
        at=at,
        branch=branch,
        head=head,
        reason=reason,
        node=None if made is None else nodes.pop(made),
        sheets=tuple(sheets.pop(seq, ())),
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _joined(lines: tuple[str, ...]) -> str:
    return "\n".join(lines)


def _split(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n")) if text else ()
