"""A document says who looks at what, keeps everybody's orders, and takes back what was done."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.message import Message
from engine.orders.errors import OrderTextError
from engine.rules import Ruleset
from engine.session.seat import NotYoursError, Seat
from engine.visibility.audit import ReportMismatchError
from engine.visibility.observe import Observation
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from tests.gui.gestures.canvas import game

OPENING = (
    ("FRANCE", "A PAR - BUR"),
    ("FRANCE", "A MAR S A PAR - BUR"),
    ("GERMANY", "A MUN - BUR"),
    ("GERMANY", "F KIE - DEN"),
    ("RUSSIA", "F STP/SC - BOT"),
)


@pytest.fixture
def fresh(qapp: object) -> Document:  # noqa: ARG001  # signals need the application
    return Document(Seat(Game.begin(judge.ruleset(), seed="desk")))


def state(document: Document) -> tuple[object, ...]:
    seats = document.view.rules.seats
    return (
        document.view.ways.branch,
        document.turns,
        document.view.look().lines,
        tuple(document.view.orders(seat) for seat in seats),
    )


def test_it_opens_at_the_last_turn_as_the_game_master(document: Document) -> None:
    assert (document.view.turn, document.view.viewer, document.view.newest) == (8, "GM", True)


def test_it_names_the_start_and_every_deadline(document: Document) -> None:
    assert document.turns[:3] == ("Start", "Spring 1901, movement", "Fall 1901, movement")
    assert len(document.turns) == 9


def test_a_look_is_told_once(document: Document, qtbot: QtBot) -> None:
    with qtbot.waitSignal(document.changed) as told:
        document.look(turn=2, viewer="ITALY")
    assert told.args == [Change(frozenset({Part.LOOK, Part.SEAT}))]
    with qtbot.assertNotEmitted(document.changed):
        document.look(turn=2, viewer="ITALY")


def test_a_turn_outside_the_game_is_the_nearest_in_it(document: Document) -> None:
    document.look(turn=-5)
    assert document.view.turn == 0
    document.look(turn=99)
    assert document.view.turn == 8


def test_what_is_seen_is_seen_by_the_viewer(document: Document) -> None:
    document.look(turn=1, viewer="TURKEY")
    assert document.view.look().viewer == "TURKEY"
    assert str(document.view.look().phase) == "S1901M"
    assert "Turkey" in document.view.told().orders


def test_memory_holds_the_turns_before_the_one_looked_at(document: Document) -> None:
    document.look(turn=3, viewer="ITALY")
    assert [str(seen.due) for seen in document.view.memory] == ["S1901M", "F1901M", "W1901A"]


def test_a_power_writes_and_reads_its_own_orders_only(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.look(viewer="ITALY")
    assert fresh.view.seats == ("ITALY",)
    assert fresh.seat == "ITALY"
    assert fresh.view.orders("FRANCE") == ()
    assert fresh.view.rows("FRANCE") == ()


def test_a_later_order_replaces_the_one_of_its_unit_and_says_so(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR")])
    notes = fresh.give([("FRANCE", "A PAR - PIC")])
    assert tuple(map(str, notes)) == ("A later order stands instead: “A PAR - PIC”.",)
    assert fresh.view.orders("FRANCE") == ("A PAR - PIC",)


def test_a_further_wish_is_no_other_order_and_an_other_list_is(qapp: object) -> None:  # noqa: ARG001
    fallen = ["FRANCE: A MAR FROM PIE"]
    document = Document(Seat(game("ITALY: A MAR", variant="blind", phase="S1901R", fallen=fallen)))
    document.give([("FRANCE", "A MAR R GAS")])
    assert document.give([("FRANCE", "A MAR R GAS, BUR")]) == ()
    assert document.give([("FRANCE", "A MAR R SPA, GAS, BUR")]) == ()
    assert tuple(map(str, document.give([("FRANCE", "A MAR R SPA")]))) == (
        "A later order stands instead: “A MAR R SPA”.",
    )
    assert document.view.orders("FRANCE") == ("A MAR R SPA",)


def test_a_short_name_means_the_place_where_its_power_may_give_the_order(
    qapp: object,  # noqa: ARG001
) -> None:
    document = Document(Seat(game(variant="blind", phase="S1901D")))
    document.give([("RUSSIA", "DEPLOY SPY LIV"), ("ENGLAND", "DEPLOY SPY LIV")])
    assert document.view.orders("RUSSIA") == ("DEPLOY SPY LVN",)
    assert document.view.orders("ENGLAND") == ("DEPLOY SPY LVP",)
    with pytest.raises(OrderTextError, match="please write which"):
        document.give([("FRANCE", "DEPLOY SPY LIV")])


def test_linked_orders_are_one_step(fresh: Document) -> None:
    fresh.give(OPENING)
    assert fresh.view.orders("GERMANY") == ("A MUN - BUR", "F KIE - DEN")
    fresh.undo()
    assert [fresh.view.orders(seat) for seat in ("FRANCE", "GERMANY", "RUSSIA")] == [(), (), ()]
    fresh.redo()
    assert fresh.view.orders("FRANCE") == ("A PAR - BUR", "A MAR S A PAR - BUR")


def test_a_line_that_is_no_order_changes_nothing(fresh: Document) -> None:
    with pytest.raises(OrderTextError):
        fresh.give([("FRANCE", "A PAR - BUR"), ("FRANCE", "march on Burgundy")])
    assert fresh.view.orders("FRANCE") == ()
    assert not bool(fresh.view.steps.done)


def test_the_game_master_is_shown_what_would_really_happen(fresh: Document) -> None:
    fresh.give(OPENING)
    assert fresh.view.results("FRANCE")["A PAR - BUR"] == "succeeds"
    assert fresh.view.results("GERMANY")["A MUN - BUR"] == "bounces"


def test_a_power_is_shown_what_it_would_expect_without_foreign_orders(fresh: Document) -> None:
    fresh.give(OPENING)
    fresh.look(viewer="GERMANY")
    assert fresh.view.results("GERMANY")["A MUN - BUR"] == "succeeds"
    assert fresh.view.results("FRANCE") == {}


@pytest.mark.usefixtures("qapp")
def test_nobody_expects_a_search_to_fail_for_want_of_spies_that_are_known() -> None:
    document = Document(Seat(game("FRANCE: A PAR", variant="spy")))
    document.give([("FRANCE", "A PAR SEARCH GERMANY"), ("FRANCE", "A PAR - BUR")])
    assert document.view.results("FRANCE")["A PAR SEARCH GERMANY"] == "fails"
    document.look(viewer="FRANCE")
    assert document.view.results("FRANCE")["A PAR - BUR"] == "succeeds"
    assert "A PAR SEARCH GERMANY" not in document.view.results("FRANCE")


def test_a_deadline_is_decided_and_taken_back_with_its_orders(fresh: Document) -> None:
    fresh.give(OPENING)
    before = state(fresh)
    fresh.resolve()
    assert fresh.turns == ("Start", "Spring 1901, movement")
    assert "unit BUR FRANCE A" in fresh.view.look().lines
    after = state(fresh)
    fresh.undo()
    assert state(fresh) == before
    fresh.redo()
    assert state(fresh) == after


def test_a_power_cannot_take_back_what_another_did(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.look(viewer="ITALY")
    assert not bool(fresh.view.steps.done)
    fresh.undo()
    fresh.look(viewer="FRANCE")
    assert fresh.view.orders("FRANCE") == ("A PAR - BUR",)
    assert bool(fresh.view.steps.done)


def test_another_way_leaves_the_first_as_it_was(document: Document) -> None:
    played, steps = document.turns, len(document.view.steps.done)
    document.look(turn=2)
    document.fork("what if")
    assert document.turns == played[:3]
    document.give([("ITALY", "BUILD F NAP")])
    document.resolve()
    document.switch("main")
    assert document.turns == played
    while len(document.view.steps.done) > steps:
        document.undo()
    assert (document.view.ways.branch, document.turns) == ("main", played)


def test_a_reopened_game_is_taken_back_step_by_step_to_its_start(
    fresh: Document, tmp_path: Path
) -> None:
    before = state(fresh)
    fresh.save_as(tmp_path / "kept.spydip")
    fresh.give(OPENING)
    fresh.resolve()
    fresh.edit(replace(fresh.view.master().position(), centres={}), "all free")
    after = state(fresh)
    fresh.close()
    document = Document(Seat(Game.open(tmp_path / "kept.spydip")))
    names = []
    while bool(document.view.steps.done):
        names.append(document.undo_name)
        document.undo()
    assert names == [
        "edit: all free",
        "adjudication of Spring 1901, movement",
        "orders of France, Germany, Russia",
    ]
    assert state(document) == before
    while bool(document.view.steps.undone):
        document.redo()
    assert state(document) == after
    document.close()


def test_a_step_of_one_order_is_called_by_it(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR")])
    assert fresh.undo_name == "France: A PAR - BUR"
    fresh.give([("FRANCE", "A PAR - PIC")])
    assert fresh.undo_name == "France: A PAR - PIC"
    fresh.clear("FRANCE", "A PAR - PIC")
    assert fresh.undo_name == "France: clear A PAR - PIC"
    fresh.undo()
    assert (fresh.undo_name, fresh.redo_name) == (
        "France: A PAR - PIC",
        "France: clear A PAR - PIC",
    )


def test_a_power_cannot_tell_whether_others_have_written(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR")])
    fresh.look(viewer="FRANCE")
    alone = (fresh.undo_name, fresh.redo_name, bool(fresh.view.steps.done))
    fresh.look(viewer="GM")
    fresh.give([("ITALY", "A VEN H")])
    fresh.fork("secret")
    fresh.give([("FRANCE", "A PAR H")])
    fresh.look(viewer="FRANCE")
    assert (fresh.undo_name, fresh.redo_name, bool(fresh.view.steps.done)) == alone
    fresh.undo()
    assert fresh.view.orders("FRANCE") == ()


def test_an_earlier_turn_shows_the_orders_that_were_given_then(document: Document) -> None:
    document.look(turn=0)
    orders = {row.piece: row.order for row in document.view.rows("FRANCE")}
    assert orders["A PAR"].startswith("A PAR - ")
    assert document.view.results("FRANCE")[orders["A PAR"]]
    assert not any(row.missing for row in document.view.rows("FRANCE"))


def test_those_who_look_together_read_each_others_orders_and_write_none(fresh: Document) -> None:
    fresh.give([("FRANCE", "A PAR - BUR"), ("ITALY", "A VEN H"), ("TURKEY", "A CON H")])
    fresh.together(("FRANCE", "ITALY"))
    assert fresh.view.readable == ("FRANCE", "ITALY")
    assert fresh.view.seats == ()
    assert fresh.view.orders("ITALY") == ("A VEN H",)
    assert fresh.view.orders("TURKEY") == fresh.view.rows("TURKEY") == ()


def test_only_the_game_master_may_ask_what_others_see(fresh: Document) -> None:
    assert [seen.viewer for seen in fresh.view.eyes()] == list(fresh.view.rules.seats)
    fresh.look(viewer="FRANCE")
    with pytest.raises(NotYoursError):
        fresh.view.eyes()


def test_several_powers_see_together_what_each_sees(qapp: object) -> None:  # noqa: ARG001
    document = Document(Seat(Game.begin(judge.ruleset("blind"), seed="desk")))
    seen = {}
    for viewer in ("ITALY", "FRANCE"):
        document.look(viewer=viewer)
        seen[viewer] = {f for f in document.view.look().lines if f.startswith("unit ")}
    document.together(("ITALY", "FRANCE"))
    both = {f for f in document.view.look().lines if f.startswith("unit ")}
    assert both == seen["ITALY"] | seen["FRANCE"]
    assert document.view.seats == ()


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_whatever_is_done_and_undone_leads_to_the_same_state(
    variant: str,
    qapp: object,  # noqa: ARG001
) -> None:
    document = Document(Seat(Game.begin(judge.ruleset(variant), seed="fuzz")))
    draw = random.Random(7)
    seen = [state(document)]
    for _ in range(60):
        act(document, draw)
        index = len(document.view.steps.done)
        del seen[index:]
        seen.append(state(document))
        for _ in range(draw.choice((0, 0, 1, 3))):
            document.undo()
            assert state(document) == seen[len(document.view.steps.done)]
        for _ in range(draw.choice((0, 1, 2))):
            document.redo()
        assert state(document) == seen[len(document.view.steps.done)]
    while bool(document.view.steps.done):
        document.undo()
    assert state(document) == seen[0]


def act(document: Document, draw: random.Random) -> None:
    """One step that surely changes something."""
    before = len(document.view.steps.done)
    while len(document.view.steps.done) == before:
        seats = document.view.rules.seats
        seat = draw.choice(seats)
        units = [row.piece for row in document.view.rows(seat) if row.place]
        match draw.randrange(8):
            case 0 if not document.view.over:
                document.resolve()
            case 1 if document.view.orders(seat):
                document.clear(seat, draw.choice(document.view.orders(seat)))
            case 2:
                document.look(turn=draw.randrange(len(document.turns)))
                document.fork(f"way {len(document.view.ways.branches)}")
            case _ if units and not document.view.over:
                piece, to = draw.choice(units), draw.choice(tuple(document.view.board.provinces))
                document.give([(seat, f"{piece} - {to}")])
            case _:
                pass


def test_the_game_master_is_told_which_reports_are_withheld(
    fresh: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = Message("game.import_no_orders")
    told = judge.report

    def differing(rules: Ruleset, turn: Turn, viewer: PowerId) -> Observation:
        if viewer == "FRANCE" and turn.before is not turn.after:
            raise ReportMismatchError(why)
        return told(rules, turn, viewer)

    monkeypatch.setattr(judge, "report", differing)
    assert fresh.resolve() == (why,)


def test_a_power_at_the_desk_decides_no_deadline(fresh: Document) -> None:
    fresh.look(viewer=PowerId("FRANCE"))
    with pytest.raises(NotYoursError, match="Only the game master"):
        fresh.resolve()
    assert len(fresh.turns) == 1
