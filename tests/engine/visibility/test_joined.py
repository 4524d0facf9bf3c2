"""Who commands several powers is told what all of them are, and whose pieces each line is about."""

from engine.board.graph import PowerId
from engine.facts import parse
from engine.phases import parse_phase
from engine.visibility.joined import addressed_to, joined
from engine.visibility.observe import Observation

PHASE = parse_phase("S1901M")
X = PowerId("X")


def told(viewer: str, *facts: str) -> Observation:
    return Observation(
        viewer=PowerId(viewer), phase=PHASE, due=PHASE, facts=tuple(map(parse, facts)), orders=()
    )


def test_one_report_stays_as_it_is() -> None:
    one = told("FRANCE", "own spy PAR")
    assert joined([one], one.viewer) is one


def test_pieces_of_the_own_country_stand_alone_and_those_of_others_by_name() -> None:
    seen = joined(
        [told("X"), told("FRANCE", "own spy PAR"), told("ITALY", "own spy PAR")], X, own=2
    )
    assert seen.lines == ("ITALY: own spy PAR", "own spy PAR")
    assert seen.viewer == "X"


def test_what_is_anybodys_is_told_once() -> None:
    line = "unit BUR GERMANY A"
    assert joined([told("X"), told("FRANCE", line), told("ITALY", line)], X, own=2).lines == (line,)


def test_the_better_of_two_sightings_is_told() -> None:
    poor = told("FRANCE", "unit STP RUSSIA ?", "unit MOS RUSSIA ?")
    good = told("ITALY", "unit STP/SC RUSSIA F")
    assert joined([told("X"), poor, good], X, own=2).lines == (
        "unit MOS RUSSIA ?",
        "unit STP/SC RUSSIA F",
    )


def test_a_countrys_own_report_is_found_in_the_joined_one_again() -> None:
    mine = told("ITALY", "own spy PAR", "unit BUR GERMANY A")
    seen = joined([told("X", "credits X 20"), told("FRANCE", "own spy MAR"), mine], X, own=2)
    found = addressed_to(PowerId("ITALY"), seen)
    assert found.viewer == "ITALY"
    assert set(found.lines) == {"own spy PAR", "unit BUR GERMANY A", "credits X 20"}
