"""Every sample game can be played, and all of its orders are good ones."""

from collections.abc import Iterator

import pytest

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.orders.notation import write
from engine.orders.submission import Standing
from engine.play import samples

IN_ACTION = {
    "standard": {"BUILD", "REMOVE", " C ", " S ", " R "},
    "spy": {"SPY", "KILL", "BUILD SPY", "C SPY", "IF "},
    "espionage": {"EU", "CEU", "CUT", "KILL", "DESTROY", "BUILD EU", "DEPLOY"},
    "blind": {"SPY", " CE", "REBUILD SPY", "DEPLOY"},
    "infiltration": {"AGENT", "SECURITY", "KILL", " SPY", "DEPORT", "EXECUTE", "BUILD AGENT"},
    "intimate": {"BID", "PREFER", "FRANCE: A", " R "},
}
"""What each game is played for: a piece of the text of some order."""


@pytest.mark.parametrize("name", samples.names())
def test_a_sample_plays_to_its_end_without_a_void_order(name: str) -> None:
    turns = list(_turns(samples.play(name)))
    assert len(turns) > 1
    for turn in turns:
        outcomes = turn.resolution.outcomes
        assert [o for o in outcomes if o.result is Result.VOID] == []


@pytest.mark.parametrize("name", samples.names())
def test_no_order_of_a_sample_is_ignored_or_replaced(name: str) -> None:
    for turn in _turns(samples.play(name)):
        entries = turn.submission.entries
        assert [e for e in entries if e.standing is not Standing.TAKEN] == []


@pytest.mark.parametrize("card", samples.cards(), ids=lambda card: card.name)
def test_a_sample_shows_what_its_variant_is_played_for(card: samples.Card) -> None:
    turns = list(_turns(samples.play(card.name)))
    texts = [
        f"{entry.power}: {write(entry.order)}"
        for turn in turns
        for entry in turn.submission.entries
    ]
    missing = {part for part in IN_ACTION[card.variant] if not any(part in t for t in texts)}
    assert missing == set()


def test_every_variant_has_a_sample_that_goes_on_for_two_years() -> None:
    lengths = {card.variant: samples.play(card.name).position().phase for card in samples.cards()}
    assert set(lengths) == set(judge.catalogue())
    assert {phase.year for phase in lengths.values()} == {1903}


def test_the_first_years_end_before_the_spring_of_1903() -> None:
    game = samples.play("first-years")
    assert str(game.position().phase) == "S1903M"
    assert game.position().owned(PowerId("ENGLAND")) == ("EDI", "HOL", "LON", "LVP", "NWY", "STP")


def test_a_sample_is_the_same_each_time() -> None:
    first, second = samples.play("first-years"), samples.play("first-years")
    assert first.position() == second.position()


def test_a_sample_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(LookupError, match=r"no sample 'nothing'; there are: .*first-years"):
        samples.play("nothing")


def _turns(game: Game) -> Iterator[Turn]:
    for node in game.record.line()[1:]:
        yield game.history.turn(node.id)
