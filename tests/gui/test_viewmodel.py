"""A map shows what the facts of its viewer say, and nothing else."""

from dataclasses import replace

import pytest

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.reasons import Bounced, Disrupted
from engine.board.load import load
from engine.facts import parse
from engine.language.speaker import Speaker
from engine.orders.notation import reader_for
from engine.phases import parse_phase
from engine.units import Unit
from engine.visibility.observe import Observation, SeenOrder
from spydip_gui.viewmodel import (
    Draft,
    Fog,
    Line,
    Mark,
    Piece,
    Pip,
    Rail,
    Sighting,
    map_view,
)
from spydip_gui.viewmodel.naming import describe, who_sees

BOARD = load("standard")
SPIES = judge.variant("spy").unit_kinds
AGENTS = judge.variant("infiltration").unit_kinds


def seen(*facts: str, viewer: str = "FRANCE", phase: str = "S1901M", orders=()) -> Observation:
    return Observation(
        viewer=viewer,
        phase=parse_phase(phase),
        due=parse_phase("F1901M"),
        facts=tuple(map(parse, facts)),
        orders=tuple(orders),
    )


def drawn(*texts: str, results: dict[str, str] | None = None):
    orders = [reader_for(BOARD).order(text) for text in texts]
    drafts = [Draft("FRANCE", order, (results or {}).get(str(order), "")) for order in orders]
    return map_view(seen(), BOARD, drafts=drafts).arrows


def test_a_unit_stands_on_its_coast() -> None:
    assert map_view(seen("unit SPA/NC FRANCE F"), BOARD).pieces == (Piece("SPA/NC", "F", "FRANCE"),)


def test_pieces_of_every_country_that_a_player_commands_are_shown_as_that_countrys() -> None:
    facts = ("home X FRANCE", "own spy PAR", "GERMANY: own spy PAR 2", "GERMANY: lost spy BER 1")
    view = map_view(seen(*facts, viewer="X"), BOARD)
    assert view.rails == (Rail("PAR", (Pip("SPY", "FRANCE", 1), Pip("SPY", "GERMANY", 2))),)
    assert {place: list(map(str, told)) for place, told in view.marks.items()} == {
        "BER": ["GERMANY: lost spy BER 1"]
    }


def test_riders_found_aboard_a_fleet_stand_on_its_hull() -> None:
    view = map_view(seen("own agent ENG 2", "riding ENG ITALY 3"), BOARD, AGENTS)
    assert view.rails == (Rail("ENG", (Pip("AGENT", "FRANCE", 2), Pip("AGENT", "ITALY", 3))),)


def test_agents_are_drawn_over_the_sea_of_the_fleet_that_carries_them() -> None:
    reader = judge.ruleset("infiltration").reader
    texts = ("AGENT BRE(4) - WAL VIA", "F ENG C AGENT BRE(4) - WAL")
    drafts = [Draft("FRANCE", reader.order(text)) for text in texts]
    (arrow,) = map_view(seen(), BOARD, drafts=drafts).arrows
    assert (arrow.stops, arrow.note) == (("BRE", "ENG", "WAL"), "4")
    (alone,) = map_view(seen(), BOARD, drafts=drafts[1:]).arrows
    assert (alone.line, alone.stops) == (Line.CONVOY, ("BRE", "ENG", "WAL"))


def test_a_unit_in_retreat_is_marked() -> None:
    view = map_view(seen("dislodged TRI AUSTRIA A", "attacker TRI ITALY A"), BOARD)
    assert view.pieces == (Piece("TRI", "A", "AUSTRIA", dislodged=True),)


def test_what_is_not_known_of_a_unit_stays_open() -> None:
    view = map_view(seen("unit BUR ? ?", "unit MUN GERMANY ?"), BOARD)
    assert view.pieces == (Piece("BUR", "?", None), Piece("MUN", "?", "GERMANY"))


def test_a_centre_has_its_owner_and_a_free_one_none() -> None:
    view = map_view(seen("centre PAR FRANCE", "centre BEL NONE"), BOARD)
    assert dict(view.owners) == {"PAR": "FRANCE"}


def test_other_facts_put_nothing_on_the_map() -> None:
    view = map_view(
        seen("empty BUR", "due FRANCE builds 1", "order FRANCE A PAR H = succeeds"), BOARD
    )
    assert (view.pieces, dict(view.owners)) == ((), {})


def test_a_centre_of_which_nothing_is_told_is_neither_free_nor_owned() -> None:
    view = map_view(seen("centre PAR FRANCE", "centre BEL NONE"), BOARD)
    assert "BEL" not in view.hidden
    assert "PAR" not in view.hidden
    assert "MUN" in view.hidden
    assert len(view.hidden) == 32


def test_covert_pieces_stand_in_a_row_own_ones_first() -> None:
    facts = ("spy PAR ENGLAND 2", "own spy PAR", "agent PAR TURKEY present")
    view = map_view(seen(*facts), BOARD, {**SPIES, **AGENTS})
    row = (Pip("SPY", "FRANCE", 1), Pip("SPY", "ENGLAND", 2), Pip("AGENT", "TURKEY", 0))
    assert view.rails == (Rail("PAR", row),)
    assert view.rails[0].total == 4


def test_spies_of_five_powers_stand_in_the_order_of_the_board() -> None:
    powers = ("AUSTRIA", "ENGLAND", "GERMANY", "ITALY", "RUSSIA")
    (rail,) = map_view(seen(*(f"spy GRE {p} 1" for p in powers)), BOARD).rails
    assert [pip.power for pip in rail.pips] == [*powers]


def test_the_presence_of_a_spy_of_nobody_known_is_a_pip_without_power() -> None:
    (rail,) = map_view(seen("spy GRE present"), BOARD).rails
    assert rail.pips == (Pip("SPY", None),)


def test_where_no_spy_was_found_there_is_no_row() -> None:
    assert map_view(seen("spy GRE none"), BOARD).rails == ()


def test_fog_tells_never_from_earlier_and_when() -> None:
    before = seen("unit MUN GERMANY A", "empty BUR", phase="S1901M")
    view = map_view(seen("empty BUR", phase="F1901M"), BOARD, memory=[before])
    assert "BUR" not in view.fog
    assert view.fog["MUN"] == Fog(Sighting.EARLIER, "S 01", 1)
    assert view.fog["KIE"] == Fog(Sighting.NEVER)
    assert "SWI" not in view.fog


def test_an_own_centre_that_is_not_told_any_more_was_lost_unseen() -> None:
    before = seen("empty MUN", "centre MUN FRANCE", "centre PAR FRANCE", "centre KIE GERMANY")
    told = seen("centre PAR FRANCE", phase="W1901A")
    view = map_view(told, BOARD, memory=[before])
    assert view.owners == {"PAR": "FRANCE"}
    assert "MUN" in view.hidden
    other = replace(before, facts=(*before.facts, parse("empty KIE")))
    assert map_view(told, BOARD, memory=[other]).owners == {"PAR": "FRANCE", "KIE": "GERMANY"}
    last = seen("empty PAR", phase="W1901A")
    assert map_view(last, BOARD, memory=[other]).owners == {"KIE": "GERMANY"}


def test_a_unit_seen_earlier_stays_as_a_ghost_with_its_date_until_its_province_is_seen() -> None:
    first = seen("unit MUN GERMANY A", "unit KIE GERMANY F", "unit PAR FRANCE A", phase="S1901M")
    then = seen("empty KIE", phase="F1901M")
    view = map_view(seen(phase="S1902M"), BOARD, memory=[first, then])
    assert view.pieces == (Piece("MUN", "A", "GERMANY", since="S 01", age=2),)


def test_a_move_is_an_arrow_and_a_split_coast_is_named_at_its_head() -> None:
    (arrow,) = drawn("F MAO - SPA/NC")
    assert (arrow.line, arrow.stops, arrow.note) == (Line.MOVE, ("MAO", "SPA/NC"), "NC")


def test_a_support_joins_the_arrow_that_it_supports() -> None:
    _, support = drawn("A PAR - BUR", "A MAR S A PAR - BUR")
    assert (support.line, support.stops[0], support.joins) == (
        Line.SUPPORT,
        "MAR",
        ("PAR", "BUR"),
    )


def test_a_support_to_hold_goes_to_its_unit() -> None:
    (arrow,) = drawn("A MAR S A PAR")
    assert (arrow.line, arrow.stops) == (Line.GUARD, ("MAR", "PAR"))


def test_a_convoyed_move_runs_over_its_fleets_and_they_draw_nothing_more() -> None:
    arrows = drawn(
        "A LON - TUN VIA",
        "F ENG C A LON - TUN",
        "F MAO C A LON - TUN",
        "F WES C A LON - TUN",
        "F NTH C A LON - TUN",
    )
    assert arrows[0].stops == ("LON", "ENG", "MAO", "WES", "TUN")
    assert [arrow.stops[1] for arrow in arrows[1:]] == ["NTH"]


def test_a_move_that_insists_on_its_convoy_goes_by_sea_also_between_neighbours() -> None:
    arrows = drawn("A HOL - BEL VIA", "F NTH C A HOL - BEL")
    assert [arrow.stops for arrow in arrows] == [("HOL", "NTH", "BEL")]


def test_a_move_that_insists_on_a_convoy_that_nobody_makes_says_so_at_its_head() -> None:
    (arrow,) = drawn("A LON - YOR VIA")
    assert (arrow.stops, arrow.note) == (("LON", "YOR"), "VIA")
    (arrow,) = drawn("A LON - YOR")
    assert arrow.note == ""


def test_a_support_of_a_convoyed_move_joins_its_whole_way() -> None:
    *_, support = drawn("A LON - BEL", "F NTH C A LON - BEL", "F HOL S A LON - BEL")
    assert support.joins == ("LON", "NTH", "BEL")


def test_a_list_of_retreats_is_numbered() -> None:
    arrows = drawn("A PAR R GAS, PIC, D")
    assert [(a.line, a.stops, a.number) for a in arrows] == [
        (Line.RETREAT, ("PAR", "GAS"), 1),
        (Line.RETREAT, ("PAR", "PIC"), 2),
        (Line.REMOVE, ("PAR",), 3),
    ]
    assert all(arrow.fallen for arrow in arrows)


@pytest.mark.parametrize(
    ("result", "mark"),
    [
        ("succeeds", Mark.NONE),
        ("", Mark.NONE),
        ("bounces", Mark.BAR),
        ("void", Mark.CROSS),
        ("fails", Mark.UNKNOWN),
        ("dislodged", Mark.BAR),
    ],
)
def test_a_failed_move_has_the_mark_of_its_cause(result: str, mark: Mark) -> None:
    (arrow,) = drawn("A PAR - BUR", results={"A PAR - BUR": result})
    assert arrow.mark is mark
    assert arrow.failed == (mark is not Mark.NONE)


def test_a_support_that_is_cut_has_scissors_and_the_move_itself_has_none() -> None:
    move, support = drawn(
        "A PAR - BUR", "A MAR S A PAR - BUR", results={"A MAR S A PAR - BUR": "cut"}
    )
    assert (move.mark, support.mark) == (Mark.NONE, Mark.SCISSORS)


def test_the_ring_of_a_unit_that_was_driven_out_is_not_drawn_around_its_attacker() -> None:
    hold = reader_for(BOARD).order("A PAR H")
    told = [
        SeenOrder("FRANCE", hold, result, None) for result in (Result.DISLODGED, Result.SUCCEEDS)
    ]
    view = map_view(seen(orders=told), BOARD)
    assert [arrow.fallen for arrow in view.arrows] == [True, False]
    tried = map_view(seen(), BOARD, drafts=[Draft("FRANCE", hold, "dislodged")])
    assert [arrow.fallen for arrow in tried.arrows] == [False]


def test_a_disrupted_convoy_is_marked_at_the_fleet_that_was_lost() -> None:
    order = reader_for(BOARD).order("A LON - BEL VIA NTH")
    lost = Disrupted((Unit("ENGLAND", "F", "NTH"),))
    told = SeenOrder("ENGLAND", order, Result.DISRUPTED, lost)
    (arrow,) = map_view(seen(orders=[told]), BOARD).arrows
    assert (arrow.mark, arrow.marked) == (Mark.SINKING, "NTH")


def test_the_orders_of_the_turn_give_way_to_those_being_written() -> None:
    order = reader_for(BOARD).order("A PAR - BUR")
    told = SeenOrder("FRANCE", order, Result.BOUNCES, Bounced(Unit("ITALY", "A", "MUN"), 1, 1))
    assert len(map_view(seen(orders=[told]), BOARD).arrows) == 1
    assert map_view(seen(orders=[told]), BOARD, drafts=[]).arrows == ()


def test_a_province_is_described_with_all_that_is_shown_there() -> None:
    before = seen("unit MUN GERMANY A", phase="S1901M")
    facts = ("unit STP/NC RUSSIA F", "spy STP ENGLAND 2", "centre STP RUSSIA", "own spy STP")
    view = map_view(seen(*facts), BOARD, memory=[before])
    assert describe(view, BOARD, "STP") == (
        "St. Petersburg (STP): Russian fleet on STP/NC; French spy; 2 English spies; "
        "centre of Russia"
    )
    assert describe(view, BOARD, "MUN") == (
        "Munich (MUN): German army, seen S 01; owner not known; last seen S 01"
    )
    assert describe(view, BOARD, "BOH") == "Bohemia (BOH): never seen"


def test_all_words_of_a_description_are_said_in_the_language_of_the_desk() -> None:
    before = seen("unit MUN GERMANY A", phase="S1901M")
    facts = ("unit STP/NC RUSSIA F", "spy STP ENGLAND 2", "centre STP RUSSIA", "lost spy STP 1")
    view = map_view(seen(*facts), BOARD, memory=[before])
    german = Speaker("de")
    assert describe(view, BOARD, "STP", german) == (
        "Sankt Petersburg (STP): russische Flotte an der Küste STP/NC; 2 englische Spione; "
        "Zentrum Russlands; hier gingen verdeckte Figuren verloren"
    )
    assert describe(view, BOARD, "MUN", german) == (
        "München (MUN): deutsche Armee, gesehen S 01; Besitzer unbekannt; zuletzt gesehen S 01"
    )
    views = [seen("unit BUR FRANCE A", viewer="FRANCE"), seen(viewer="GERMANY")]
    assert who_sees(views, "BUR", german) == "FRA: Armee; GER: nichts"


def test_the_game_master_is_told_who_sees_a_piece_and_as_what() -> None:
    views = [
        seen("unit BUR FRANCE A", viewer="FRANCE"),
        seen("unit BUR ? ?", viewer="ITALY"),
        seen(viewer="GERMANY"),
        seen("empty BUR", viewer="RUSSIA"),
    ]
    assert who_sees(views, "BUR") == "FRA: army; ITA: presence; GER: nothing; RUS: empty"


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("killed spy LON ENGLAND 1", "killed"),
        ("captured agent LON TURKEY 2", "captured"),
        ("lost spy LON 1 by ENGLAND", "lost"),
        ("act FRANCE EU LON KILL ENGLAND A", "killed"),
        ("act FRANCE CEU LON DESTROY TURKEY EU", "killed"),
    ],
)
def test_where_covert_pieces_were_lost_the_map_says_so(fact: str, said: str) -> None:
    view = map_view(seen(fact, "empty LON", "centre LON NONE"), BOARD)
    assert {place: list(map(str, told)) for place, told in view.marks.items()} == {"LON": [fact]}
    assert describe(view, BOARD, "LON") == (
        f"London (LON): neutral centre; covert pieces {said} here"
    )


def test_orders_of_variants_are_drawn_by_what_they_are_about() -> None:
    readers = {name: judge.ruleset(name).reader for name in ("spy", "infiltration", "espionage")}
    texts = {
        ("spy", "SPY LON - ENG KILL FRANCE"): (Line.COVERT, ("LON", "ENG"), "F"),
        ("spy", "SPY LON H KILL FRANCE"): (Line.STRIKE, ("LON",), "F"),
        ("spy", "SPY SMY - NAP VIA AEG, ION"): (Line.COVERT, ("SMY", "AEG", "ION", "NAP"), ""),
        ("spy", "IF FRANCE A IN VEN THEN SPY TRI - VEN"): (Line.COVERT, ("TRI", "VEN"), ""),
        ("spy", "F ENG C SPY BRE - LON"): (Line.CONVOY, ("BRE", "ENG", "LON"), ""),
        ("spy", "A PAR SEARCH ENGLAND"): (Line.WATCH, ("PAR",), "E"),
        ("infiltration", "AGENT LON(3) - WAL"): (Line.COVERT, ("LON", "WAL"), "3"),
        ("infiltration", "AGENT BOH(6) SPY"): (Line.WATCH, ("BOH",), "6"),
        ("infiltration", "A BOH SECURITY"): (Line.COVER, ("BOH",), ""),
        ("espionage", "EU MUN KILL"): (Line.STRIKE, ("MUN",), ""),
        ("espionage", "EU RUH H"): (Line.HOLD, ("RUH",), ""),
        ("espionage", "DEPLOY EU RUH"): (Line.BUILD, ("RUH",), ""),
    }
    for (name, text), expected in texts.items():
        draft = Draft("FRANCE", readers[name].order(text))
        (arrow,) = map_view(seen(), BOARD, drafts=[draft]).arrows
        assert (arrow.line, arrow.stops, arrow.note) == expected, text


def test_a_covert_piece_that_strikes_where_it_arrives_says_so_without_words() -> None:
    order = judge.ruleset("spy").reader.order("SPY LON - ENG KILL FRANCE")
    (arrow,) = map_view(seen(), BOARD, drafts=[Draft("FRANCE", order)]).arrows
    assert (arrow.deed, arrow.note) == (Line.STRIKE, "F")


def test_an_order_for_a_country_is_drawn_in_the_colour_of_the_country() -> None:
    order = judge.ruleset("intimate").reader.order("FRANCE: A PAR - BUR")
    (arrow,) = map_view(seen(), BOARD, drafts=[Draft("X", order)]).arrows
    assert arrow.power == "FRANCE"
