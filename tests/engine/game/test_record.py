"""The record of a game is a tree to which acts are only added."""

from dataclasses import replace

import pytest

from engine.game.record import Act, ActKind, Node, Record, RecordError
from engine.phases import parse_phase
from tests.helpers import archives

AT = "2025-03-04T12:00:00Z"


def record_of(*makers: object) -> Record:
    """A record that has begun, with further acts made one after another."""
    record = Record(archives.header(), ())
    record = record.with_acts(archives.begin(record))
    for make in makers:
        record = record.with_acts(make(record))  # type: ignore[operator]
    return record


def order(power: str, *lines: str):
    return lambda record: archives.orders(record, power, *lines)


def back(record: Record) -> Act:
    parent = record.nodes[record.head].parent
    return replace(record.next_act(ActKind.UNDO, AT), head=parent)


def branch(name: str, head: int):
    return lambda record: replace(record.next_act(ActKind.BRANCH, AT), branch=name, head=head)


def lines(record: Record, node: int | None = None) -> dict[str, tuple[str, ...]]:
    return {power: sheet.lines for power, (_, sheet) in record.sheets(node).items()}


def test_the_last_sheet_of_a_power_stands_and_the_others_are_kept() -> None:
    record = record_of(order("ITALY", "A VEN H"), order("ITALY", "A VEN - TRI"))
    assert lines(record) == {"ITALY": ("A VEN - TRI",)}
    assert [act.sheets[0].lines for act in record.acts[1:]] == [("A VEN H",), ("A VEN - TRI",)]


def test_an_empty_sheet_withdraws_a_powers_orders() -> None:
    assert lines(record_of(order("ITALY", "A VEN H"), order("ITALY"))) == {}


def test_a_turn_knows_the_sheets_that_it_was_made_from() -> None:
    record = record_of(order("ITALY", "A VEN H"), archives.turn, order("ITALY", "A VEN - TRI"))
    given = record.given(record.nodes[2])
    assert {power: sheet.lines for power, (_, sheet) in given.items()} == {"ITALY": ("A VEN H",)}
    assert record.given(record.nodes[1]) == {}


def test_going_back_keeps_the_turn_and_gives_its_orders_back() -> None:
    record = record_of(order("ITALY", "A VEN H"), archives.turn, back)
    assert record.head == 1
    assert set(record.nodes) == {1, 2}
    assert lines(record) == {"ITALY": ("A VEN H",)}


def test_a_turn_made_again_after_going_back_is_a_sister_of_the_first() -> None:
    record = record_of(archives.turn, back, order("ITALY", "A VEN H"), archives.turn)
    assert [node.id for node in record.children(1)] == [2, 3]
    assert [node.id for node in record.line()] == [1, 3]
    assert record.given(record.nodes[2]) == {}
    assert set(record.given(record.nodes[3])) == {"ITALY"}


def test_a_branch_takes_the_orders_along_and_keeps_its_own_apart() -> None:
    record = record_of(order("ITALY", "A VEN H"), branch("what if", 1))
    assert lines(record) == {"ITALY": ("A VEN H",)}
    record = record.with_acts(archives.orders(record, "ITALY", "A VEN - TRI"))
    assert lines(record) == {"ITALY": ("A VEN - TRI",)}
    kept = record.sheets(1, branch="main")
    assert {power: sheet.lines for power, (_, sheet) in kept.items()} == {"ITALY": ("A VEN H",)}


def test_every_branch_stands_where_its_own_last_act_left_it() -> None:
    record = record_of(archives.turn, branch("what if", 1), archives.turn, archives.turn)
    assert record.branches == {"main": 2, "what if": 4}
    assert record.branch == "what if"


def test_a_phase_is_found_on_the_branch_that_is_played() -> None:
    record = record_of(archives.turn, branch("what if", 1), archives.turn)
    phase = parse_phase("F1901M")
    assert record.at_phase(phase, "main").id == 2
    assert record.nodes[3].phase == "W1901A"
    with pytest.raises(RecordError, match="no F1901M; it goes from S1901M to W1901A"):
        record.at_phase(phase)


def test_a_phase_that_was_set_by_hand_is_the_one_that_was_played_on() -> None:
    record = record_of()
    node = Node(id=2, parent=1, phase="S1901M", digest="1", change="{}")
    record = record.with_acts(record.next_act(ActKind.EDIT, AT, node=node))
    assert record.at_phase(parse_phase("S1901M")).id == 2


def test_an_unknown_branch_is_answered_with_those_there_are() -> None:
    with pytest.raises(RecordError, match="no branch “other”; this game has main"):
        record_of().standing_of("other")
