"""Which orders of a deadline count, and what the others are told."""

import pickle

import pytest

from engine.board.load import load
from engine.orders.notation import reader_for, write
from engine.orders.submission import Standing, Submission, submit
from engine.phases import parse_phase
from engine.position import Dislodged, Position
from engine.units import Unit

BOARD = load("standard")
READER = reader_for(BOARD)
TAKEN, REPLACED, IGNORED = Standing.TAKEN, Standing.REPLACED, Standing.IGNORED


def unit(text: str) -> Unit:
    power, piece = text.split(": ")
    kind, at = piece.split(" ")
    return Unit(power, kind, at)


def submitted(
    phase: str, units: list[str], lines: list[str], *, dislodged: tuple[str, ...] = ()
) -> Submission:
    standing = {u.province: u for u in map(unit, units)}
    out = {u.province: Dislodged(u, None) for u in map(unit, dislodged)}
    position = Position(phase=parse_phase(phase), units=standing, centres={}, dislodged=out)
    given: dict[str, list] = {}
    for line in lines:
        power, order = READER.addressed(line, phase=position.phase.kind)
        given.setdefault(power, []).append(order)
    return submit(BOARD, position, given)


def standings(submission: Submission) -> list[tuple[str, Standing]]:
    return [(write(entry.order), entry.standing) for entry in submission.entries]


def test_plain_orders_are_taken_as_they_are() -> None:
    got = submitted(
        "S1901M", ["FRANCE: A PAR", "FRANCE: F BRE"], ["FRANCE: A PAR - BUR", "FRANCE: F BRE H"]
    )
    assert list(map(write, got.orders["FRANCE"])) == ["A PAR - BUR", "F BRE H"]
    assert {entry.why for entry in got.entries} == {None}


def test_of_several_orders_to_one_piece_the_last_one_stands_and_says_so() -> None:
    got = submitted(
        "S1901M",
        ["FRANCE: A PAR", "FRANCE: F BRE"],
        ["FRANCE: A PAR - BUR", "FRANCE: F BRE H", "FRANCE: A PAR - GAS"],
    )
    assert standings(got) == [("A PAR - BUR", REPLACED), ("F BRE H", TAKEN), ("A PAR - GAS", TAKEN)]
    assert str(got.entries[0].why) == "A later order stands instead: “A PAR - GAS”."
    assert list(map(write, got.orders["FRANCE"])) == ["F BRE H", "A PAR - GAS"]


def test_an_order_that_the_map_rules_out_is_taken_all_the_same() -> None:
    """DATC 6.A.1: it is the adjudicator who calls it void."""
    got = submitted("S1901M", ["ENGLAND: F NTH"], ["ENGLAND: F NTH - PIC"])
    assert standings(got) == [("F NTH - PIC", TAKEN)]


@pytest.mark.parametrize("foreign", [[], ["GERMANY: A MUN"]])
def test_an_order_for_no_own_piece_is_ignored_and_tells_nothing_of_others(
    foreign: list[str],
) -> None:
    got = submitted("S1901M", ["FRANCE: A PAR", *foreign], ["FRANCE: A MUN - BER"])
    assert standings(got) == [("A MUN - BER", IGNORED)]
    assert str(got.entries[0].why) == "You have no army in Munich."
    assert got.orders == {"FRANCE": ()}


def test_the_wrong_letter_is_ignored_with_the_piece_that_stands_there() -> None:
    got = submitted("S1901M", ["ENGLAND: F NTH"], ["ENGLAND: A NTH - NWY"])
    assert got.entries[0].standing is IGNORED
    assert str(got.entries[0].why) == (
        "You have no army in the North Sea. Your unit there is a fleet, “F NTH”."
    )


def test_the_wrong_coast_of_the_start_is_read_past() -> None:
    """DATC 6.B.10."""
    got = submitted("S1901M", ["FRANCE: F SPA/SC"], ["FRANCE: F SPA/NC - LYO"])
    assert standings(got) == [("F SPA/SC - LYO", TAKEN)]
    assert str(got.entries[0].why) == "“F SPA/NC - LYO” is taken as “F SPA/SC - LYO”."


def test_the_wrong_sort_of_order_is_ignored_and_told_what_is_asked() -> None:
    """DATC 6.H.1."""
    got = submitted("S1901R", ["ITALY: A VEN"], ["AUSTRIA: A TRI H"], dislodged=("AUSTRIA: A TRI",))
    assert standings(got) == [("A TRI H", IGNORED)]
    assert str(got.entries[0].why) == (
        "“A TRI H” has no place here: this deadline takes retreats and disbands only."
    )


def test_retreats_bind_the_dislodged_unit_and_not_the_one_that_stands_there() -> None:
    got = submitted(
        "S1901R",
        ["ITALY: A TRI"],
        ["AUSTRIA: A TRI - VIE", "ITALY: A TRI R VEN"],
        dislodged=("AUSTRIA: A TRI",),
    )
    assert standings(got) == [("A TRI R VIE", TAKEN), ("A TRI R VEN", IGNORED)]
    assert str(got.entries[1].why) == "You have no army in retreat in Trieste."


def test_a_standing_unit_cannot_disband_among_retreats() -> None:
    got = submitted("S1901R", ["FRANCE: A PAR"], ["FRANCE: A PAR D"], dislodged=("AUSTRIA: A TRI",))
    assert standings(got) == [("A PAR D", IGNORED)]
    assert str(got.entries[0].why) == "You have no army in retreat in Paris."


def test_of_several_builds_at_one_place_the_last_one_stands() -> None:
    lines = ["RUSSIA: BUILD F STP/NC", "RUSSIA: WAIVE", "RUSSIA: BUILD A STP", "RUSSIA: WAIVE"]
    got = submitted("W1901A", [], lines)
    assert [standing for _, standing in standings(got)] == [REPLACED, TAKEN, TAKEN, TAKEN]


def test_in_winter_disbanding_a_standing_unit_removes_it() -> None:
    got = submitted("W1901A", ["FRANCE: A PAR"], ["FRANCE: A PAR D"])
    assert standings(got) == [("REMOVE A PAR", TAKEN)]


def test_a_removal_given_with_retreats_is_taken_wherever_the_unit_may_come_to_stand() -> None:
    got = submitted(
        "W1901A",
        ["ITALY: A TRI"],
        ["AUSTRIA: A TRI R VIE", "AUSTRIA: REMOVE A VIE"],
        dislodged=("AUSTRIA: A TRI",),
    )
    assert standings(got) == [("A TRI R VIE", TAKEN), ("REMOVE A VIE", TAKEN)]


def test_in_winter_a_move_of_a_dislodged_unit_is_its_retreat_and_no_other_piece_retreats() -> None:
    lines = ["AUSTRIA: A TRI - VIE", "AUSTRIA: F TRI - ADR"]
    got = submitted("W1901A", ["ITALY: A TRI"], lines, dislodged=("AUSTRIA: A TRI",))
    assert standings(got) == [("A TRI R VIE", TAKEN), ("F TRI - ADR", IGNORED)]


@pytest.mark.parametrize(
    "line", ["A MUN D", "REMOVE A MUN", "A MUN R BER", "A MUN H", "A MUN - BER", "F KIE - DEN"]
)
@pytest.mark.parametrize("phase", ["W1901A", "F1901R", "S1901M"])
@pytest.mark.parametrize("own", [(), ("ENGLAND: A YOR",)], ids=["nobody's", "own"])
def test_order_entry_is_no_oracle(phase: str, line: str, own: tuple[str, ...]) -> None:
    """C7: what stands or retreats elsewhere changes nothing that a power is told of its lines."""
    worlds = [
        ([], ()),
        (["GERMANY: A MUN", "GERMANY: F KIE"], ()),
        ([], ("GERMANY: A MUN",)),
        (["ITALY: A MUN"], ("GERMANY: A MUN", "GERMANY: F KIE")),
    ]
    told = {
        submitted(phase, units, [f"ENGLAND: {line}"], dislodged=(*out, *own)).entries
        for units, out in worlds
    }
    assert len(told) == 1


def test_a_submission_is_copied_and_sent_as_the_orders_alone() -> None:
    units, lines = ["FRANCE: A PAR", "GERMANY: A MUN"], ["FRANCE: A PAR - BUR", "GERMANY: A MUN H"]
    submitted("S1901M", units, lines)
    again = submitted("S1901M", units, lines)  # every order is known by now
    sent = pickle.loads(pickle.dumps(again))  # noqa: S301  # our own
    assert sent == again == Submission(dict(again.orders), again.entries)
    assert type(sent.orders) is dict
