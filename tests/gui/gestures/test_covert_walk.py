"""Drags, clicks and keys of covert pieces in every variant, drawn as text."""

import pytest

from engine.board.graph import PowerId
from engine.orders.order import Intent
from engine.phases import PhaseKind
from engine.position import Prisoners
from engine.variants.blind import VARIANT as BLIND
from engine.variants.espionage import VARIANT as ESPIONAGE
from engine.variants.infiltration import VARIANT as INFILTRATION
from engine.variants.spy import VARIANT as SPY
from spydip_gui.gestures.walk import clicking
from spydip_gui.gestures.walk.intent import hand
from spydip_gui.gestures.walk.meaning import came, meaning
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked
from tests.gui.gestures.drawing import drag, reader_of, said, stacks, table, touch, units

OTHERS = ("AUSTRIA", "ENGLAND", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
STANDING = units("FRANCE: A PAR", "FRANCE: F ENG", "FRANCE: A BRE", "ENGLAND: F NTH")


def ring(on: Table, piece: str) -> str:
    """What a double click on a piece asks."""
    _, outcome = came(on, clicking.in_place(on, hand.Hand(), touch(piece)))
    return said(outcome)


def flags(on: Table, piece: str, key: str) -> str:
    """The flags that are shown once a key has told a piece what to do."""
    _, outcome = came(on, clicking.keyed(on, hand.Hand(), key, touch(piece)))
    return said(outcome.further)


SPIES = table(
    STANDING,
    ["FRANCE"],
    reader=reader_of(SPY),
    stacks=stacks("FRANCE", "SPY PAR", "SPY BRE", "SPY ENG"),
    acting=True,
    options={"spy.captures": "on"},
    others=OTHERS,
)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("SPY@PAR > BUR", "SPY PAR - BUR"),
        ("SPY@BRE > ENG", "SPY BRE - ENG"),
        ("SPY@ENG > LON", "SPY ENG - LON"),
        ("SPY@BRE > ENG > LON", "SPY BRE - LON VIA ENG; + F ENG C SPY BRE - LON"),
        ("PAR > BUR", "A PAR - BUR"),
        ("SPY@PAR > @ENGLAND", "SPY PAR H KILL ENGLAND"),
        ("A@PAR > @ENGLAND", "A PAR SEARCH ENGLAND"),
        ("C: ENG > *SPY@BRE > LON", "F ENG C SPY BRE - LON"),
        ("C: ENG > *BRE > LON", "F ENG C A BRE - LON"),
    ],
)
def test_a_spy_is_dragged_boards_lands_sails_and_is_told_whom_to_kill(path: str, line: str) -> None:
    assert said(drag(SPIES, path)) == line


def test_a_spy_moves_and_kills_in_one_drag_with_the_power_named() -> None:
    assert said(drag(SPIES, "SPY@PAR > *BUR > @GERMANY")) == "SPY PAR - BUR KILL GERMANY"


def test_a_foreign_spy_is_carried_once_its_power_is_named() -> None:
    line = said(drag(SPIES, "C: ENG > *SPY@BRE > *LON > @ITALY"))
    assert line == "F ENG C ITALY SPY BRE - LON"


def test_a_double_click_asks_a_spy_what_to_do_where_it_is() -> None:
    assert ring(SPIES, "SPY@PAR") == "H SPY PAR H | K kills spies of …"


def test_the_key_for_killing_or_searching_shows_the_flags() -> None:
    all_flags = "A Austria | E England | G Germany | I Italy | R Russia | T Turkey"
    assert flags(SPIES, "SPY@PAR", "K") == all_flags
    assert flags(SPIES, "A@PAR", "R") == all_flags


WATCHERS = table(
    STANDING,
    ["FRANCE"],
    reader=reader_of(BLIND),
    stacks=stacks("FRANCE", "SPY PAR"),
    asked={"spies": 1},
    centres={"PAR": "FRANCE", "MAR": "FRANCE"},
    others=OTHERS,
)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("SPY@PAR > BUR", "SPY PAR - BUR"),
        ("K: SPY@PAR", "SPY PAR CE"),
        ("H: SPY@PAR", "SPY PAR H"),
        ("SPY@ > MAR", "REBUILD SPY MAR"),
    ],
)
def test_a_spy_of_the_blind_game_moves_guards_and_returns(path: str, line: str) -> None:
    assert said(drag(WATCHERS, path)) == line


def test_spies_are_deployed_from_the_tray() -> None:
    on = table({}, ["FRANCE"], phase=PhaseKind.DEPLOYMENT, reader=reader_of(BLIND), others=OTHERS)
    assert said(drag(on, "SPY@ > BUR")) == "DEPLOY SPY BUR"
    assert said(drag(on, "BUR")) == "DEPLOY SPY BUR"


UNITS = table(
    STANDING,
    ["FRANCE"],
    reader=reader_of(ESPIONAGE),
    stacks=stacks("FRANCE", "EU PAR", "CEU PAR"),
    options={"esp.eu_orders": "move_and_act", "esp.ceu_orders": "move_and_act"},
    others=OTHERS,
)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("EU@PAR > BUR", "M EU PAR - BUR | O EU PAR - BUR CUT | K EU PAR - BUR KILL"),
        ("M: EU@PAR > BUR", "EU PAR - BUR"),
        ("O: EU@PAR > BUR", "EU PAR - BUR CUT"),
        ("CEU@PAR > PIC", "M CEU PAR - PIC | K CEU PAR - PIC DESTROY"),
        ("CEU@PAR > @GERMANY", "CEU PAR DESTROY GERMANY"),
        ("K: CEU@PAR", "CEU PAR DESTROY"),
        ("K: EU@PAR", "EU PAR KILL"),
        ("O: EU@PAR", "EU PAR CUT"),
    ],
)
def test_eus_and_ceus_are_dragged_and_told_what_to_do(path: str, line: str) -> None:
    assert said(drag(UNITS, path)) == line


def test_a_double_click_asks_an_eu_what_to_do() -> None:
    assert ring(UNITS, "EU@PAR") == "H EU PAR H | O EU PAR CUT | K EU PAR KILL"


AGENTS = table(
    units("FRANCE: A PAR", "FRANCE: F ENG", "ENGLAND: F NTH"),
    ["FRANCE"],
    reader=reader_of(INFILTRATION),
    stacks=stacks("FRANCE", "AGENT PAR 5", "AGENT BRE 2"),
    prisoners=(Prisoners(PowerId("FRANCE"), PowerId("TURKEY"), "PAR", 2),),
    others=OTHERS,
)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("AGENT@PAR > BUR", "AGENT PAR(1) - BUR"),
        ("AGENTx2@PAR > BUR", "AGENT PAR(2) - BUR"),
        ("AGENTx2@BRE > ENG > WAL", "AGENT BRE(2) - WAL VIA ENG; + F ENG C AGENT BRE(2) - WAL"),
        ("Y: A@PAR", "A PAR SECURITY"),
        ("Y: PAR", "A PAR SECURITY"),
    ],
)
def test_agents_go_by_number_and_a_unit_guards(path: str, line: str) -> None:
    assert said(drag(AGENTS, path)) == line


def test_a_double_click_asks_a_stack_of_agents_what_to_do() -> None:
    assert ring(AGENTS, "AGENTx5@PAR") == (
        "H AGENT PAR(5) H | O AGENT PAR(5) SPY | K AGENT PAR(5) KILL"
    )


def test_a_killing_names_its_victims_or_its_exceptions() -> None:
    asked = Asked(
        touches=(touch("AGENTx5@PAR"),),
        intents=frozenset({Intent.STRIKES}),
        powers=(PowerId("RUSSIA"), PowerId("ITALY")),
    )
    assert said(meaning(AGENTS, asked)) == (
        "1 AGENT PAR(5) KILL RUSSIA, ITALY | 2 AGENT PAR(5) KILL EXCEPT RUSSIA, ITALY"
    )
