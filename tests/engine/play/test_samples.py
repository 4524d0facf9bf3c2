"""Every sample game can be played, and all of its orders are good ones."""

import pytest

from engine.adjudication.outcome import Result
from engine.play import samples


@pytest.mark.parametrize("name", samples.names())
def test_a_sample_plays_to_its_end_without_a_void_order(name: str) -> None:
    game = samples.play(name)
    line = game.record.line()
    assert len(line) > 1
    for node in line[1:]:
        outcomes = game.history.turn(node.id).resolution.outcomes
        assert [o for o in outcomes if o.result is Result.VOID] == []


def test_the_first_years_end_before_the_spring_of_1903() -> None:
    game = samples.play("first-years")
    assert str(game.position().phase) == "S1903M"
    assert game.position().owned("ENGLAND") == ("EDI", "HOL", "LON", "LVP", "NWY", "STP")


def test_a_sample_is_the_same_each_time() -> None:
    first, second = samples.play("first-years"), samples.play("first-years")
    assert first.position() == second.position()


def test_a_sample_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(LookupError, match=r"no sample 'nothing'; there are: .*first-years"):
        samples.play("nothing")
