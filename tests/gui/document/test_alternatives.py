"""Orders are tried out beside what is played: kept in the file, adopted, dropped, and secret."""

from pathlib import Path

import pytest

from engine import judge
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document


@pytest.fixture
def fresh(qapp: object) -> Document:  # noqa: ARG001  # signals need the application
    return Document(Seat(Game.begin(judge.ruleset(), seed="ways")))


def units(document: Document) -> set[str]:
    way = document.beside
    assert way is not None
    return {fact for fact in way.seen.lines if fact.startswith("unit ")}


def test_the_orders_in_hand_are_tried_out_beside_the_game(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR"), ("GERMANY", "A MUN - BUR")])
    fresh.what_if()
    assert (fresh.view.ways.names(), fresh.view.ways.branch, fresh.turns) == (
        ("what if 1",),
        "main",
        ("Start",),
    )
    assert "unit PAR FRANCE A" in units(fresh)  # both bounced
    fresh.clear("GERMANY")
    assert "unit PAR FRANCE A" in units(fresh)
    fresh.what_if()
    assert "unit BUR FRANCE A" in units(fresh)
    fresh.show_beside("what if 1")
    assert "unit PAR FRANCE A" in units(fresh)


def test_an_earlier_turn_may_be_tried_otherwise(document: Document) -> None:
    document.look(turn=0)
    document.fork("otherwise")
    document.clear("FRANCE")
    document.switch("main")
    document.show_beside("otherwise")
    document.look(turn=0)
    way = document.beside
    assert way is not None
    assert way.tried
    assert "unit PAR FRANCE A" in way.seen.lines
    assert str(way.seen.phase) == "S1901M"


def test_what_is_tried_out_is_kept_in_the_file(fresh: Document, tmp_path: Path) -> None:
    fresh.save_as(tmp_path / "kept.spydip")
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.what_if()
    before = units(fresh)
    fresh.close()
    document = Document(Seat(Game.open(tmp_path / "kept.spydip")))
    assert document.beside is None
    document.show_beside("what if 1")
    assert units(document) == before
    document.close()


def test_a_power_tries_its_orders_on_what_it_believes(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR"), ("GERMANY", "A MUN - BUR")])
    fresh.look(viewer="FRANCE")
    fresh.what_if()
    assert "unit BUR FRANCE A" in units(fresh)
    fresh.look(viewer="GERMANY")
    assert fresh.view.ways.names() == ()
    assert fresh.beside is None
    fresh.look(viewer="GM")
    assert fresh.view.ways.names() == ("FRANCE: what if 1",)


def test_what_the_game_master_does_with_the_try_of_a_power_does_not_show(fresh: Document) -> None:
    fresh.give([("GERMANY", "A MUN - BUR")])
    fresh.look(viewer="FRANCE")
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.what_if()
    before = units(fresh)
    fresh.look(viewer="GM")
    fresh.switch("FRANCE: what if 1")
    fresh.resolve()
    assert "unit BUR FRANCE A" not in fresh.view.look().lines
    fresh.look(viewer="FRANCE")
    assert (fresh.view.ways.branch, fresh.turns) == ("main", ("Start",))
    fresh.show_beside("what if 1")
    assert units(fresh) == before


def test_a_game_that_is_over_is_tried_from_earlier_turns_only(fresh: Document) -> None:
    fresh.resolve(("DRAW",))
    with pytest.raises(ValueError, match="game is over"):
        fresh.what_if()
    fresh.look(turn=0)
    fresh.what_if()
    assert fresh.view.ways.names() == ("what if 1",)


def test_a_power_adopts_the_orders_that_it_tried(fresh: Document) -> None:
    fresh.look(viewer="FRANCE")
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.what_if()
    fresh.clear("FRANCE")
    fresh.adopt()
    assert fresh.view.orders("FRANCE") == ("A PAR - BUR",)
    fresh.undo()
    assert fresh.view.orders("FRANCE") == ()


def test_orders_of_a_past_deadline_cannot_be_adopted(fresh: Document) -> None:
    fresh.look(viewer="FRANCE")
    fresh.what_if()
    fresh.look(viewer="GM")
    fresh.resolve()
    fresh.look(viewer="FRANCE")
    fresh.show_beside("what if 1")
    with pytest.raises(GameError, match="gone on since “what if 1” was tried"):
        fresh.adopt()


def test_the_game_goes_on_as_on_the_branch_that_is_adopted(fresh: Document) -> None:
    fresh.fork("better")
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.resolve()
    fresh.switch("main")
    fresh.show_beside("better")
    fresh.adopt()
    assert fresh.view.ways.branch == "main"
    assert "unit BUR FRANCE A" in fresh.view.look().lines
    fresh.undo()
    assert fresh.turns == ("Start",)


def test_a_way_that_is_dropped_is_gone_until_that_is_undone(fresh: Document) -> None:
    fresh.what_if()
    fresh.drop()
    assert (fresh.view.ways.names(), fresh.beside) == ((), None)
    assert fresh.undo_name == "dropping “what if 1”"
    fresh.undo()
    assert fresh.view.ways.names() == ("what if 1",)


@pytest.mark.parametrize("name", samples.names())
def test_every_viewer_of_every_game_may_try_what_it_has(name: str, qapp: object) -> None:  # noqa: ARG001
    document = Document(Seat(samples.play(name)))
    last = len(document.turns) - 1
    for turn in (0, last // 2, last):
        for viewer in document.view.viewers:
            document.look(viewer=viewer, turn=turn)
            document.what_if()
            way = document.beside
            assert way is not None
            assert way.seen.viewer == viewer
