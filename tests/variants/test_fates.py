"""Who killed, captured or found whom: all of it to the game master, of it nothing to an owner."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.language.speaker import Speaker
from engine.orders import covert
from engine.position import Position
from engine.post.style import style
from engine.report.account import account
from engine.report.explain import explain
from engine.report.styles import STYLES
from engine.rules import Ruleset
from engine.units import Kind, Stack
from engine.visibility.sight import GM
from tests.helpers.positions import position

SPY = judge.ruleset("spy")
FRENCH = "SPY BUR - PAR KILL GERMANY"
"""A French spy that comes upon a German one."""


def spy(power: str, at: str, aboard: str | None = None) -> Stack:
    carrier = PowerId(aboard) if aboard else None
    where = ProvinceId(at)
    return Stack(kind=covert.SPY, power=PowerId(power), province=where, label=1, aboard=carrier)


def played(
    spies: tuple[Stack, ...],
    orders: Mapping[str, list[str]],
    units: Mapping[str, list[str]] | None = None,
    rules: Ruleset = SPY,
) -> Turn:
    where = replace(position("S1902M", units or {}), covert=spies)
    return adjudicated(where, orders, rules)


def adjudicated(where: Position, orders: Mapping[str, list[str]], rules: Ruleset = SPY) -> Turn:
    given = {PowerId(p): [rules.reader.order(line) for line in o] for p, o in orders.items()}
    return judge.adjudicate(rules, where, judge.submit(rules, where, given), Random(0))


def said(turn: Turn, order: str, rules: Ruleset = SPY, language: str = "en") -> str:
    """What the game master's report says of an order."""
    found = (o for o in judge.report(rules, turn, GM).orders if str(o.order) == order)
    return Speaker(language).say(explain(next(found), rules.board))


PARIS = (spy("FRANCE", "BUR"), spy("GERMANY", "PAR"), spy("RUSSIA", "PAR"))


def test_a_spy_that_moved_kills_by_its_clause() -> None:
    turn = played(PARIS, {"FRANCE": [FRENCH], "GERMANY": ["SPY PAR H"]})
    assert said(turn, FRENCH) == f"{FRENCH}: done. It killed one spy. [SPY-6Cb1]"
    assert said(turn, "SPY PAR H") == (
        "SPY PAR H: the spy was killed in Paris by a spy that moved (France). [SPY-6Cb1]"
    )


def test_a_stayer_that_was_to_kill_is_silenced() -> None:
    turn = played(PARIS, {"FRANCE": [FRENCH], "GERMANY": ["SPY PAR KILL RUSSIA"]})
    assert said(turn, "SPY PAR H KILL RUSSIA") == (
        "SPY PAR H KILL RUSSIA: the spy was killed in Paris, before it could kill, "
        "by a spy that moved (France). [SPY-6Ca3]"
    )


def test_a_stayer_kills_by_its_clause() -> None:
    turn = played(PARIS, {"GERMANY": ["SPY PAR KILL RUSSIA"], "RUSSIA": ["SPY PAR H"]})
    assert said(turn, "SPY PAR H KILL RUSSIA") == (
        "SPY PAR H KILL RUSSIA: done. It killed one spy. [SPY-6Ca2]"
    )
    assert said(turn, "SPY PAR H") == (
        "SPY PAR H: the spy was killed in Paris by a spy that stayed (Germany). [SPY-6Ca2]"
    )


def test_a_search_names_its_power() -> None:
    orders = {"GERMANY": ["SPY PAR H"], "FRANCE": ["A PAR H", "A PAR SEARCH GERMANY"]}
    turn = played((spy("GERMANY", "PAR"),), orders, {"FRANCE": ["A PAR"]})
    assert said(turn, "SPY PAR H") == (
        "SPY PAR H: the spy was captured in Paris in a search (France). [SPY-6Db]"
    )


def test_a_spy_goes_down_with_its_fleet() -> None:
    orders = {"FRANCE": ["F ENG D"], "ITALY": ["SPY ENG - BRE"]}
    where = replace(
        position("S1902R", {"ENGLAND": ["F ENG"]}, dislodged={"FRANCE": ["F ENG"]}),
        covert=(spy("ITALY", "ENG", "FRANCE"),),
    )
    turn = adjudicated(where, orders)
    assert said(turn, "SPY ENG - BRE") == (
        "SPY ENG - BRE: the spy went down with its fleet in the English Channel (France). [SPY-6B2]"
    )


def test_the_branch_is_named_that_a_spy_acted_on() -> None:
    line = "IF ANY UNIT IN BUR THEN SPY MUN - BOH ELSE SPY MUN - TYR KILL TURKEY"
    turn = played((spy("ITALY", "MUN"),), {"ITALY": [line]})
    assert said(turn, line) == (
        f"{line}: done. It acted on: SPY MUN - TYR KILL TURKEY. It found nobody to kill. [SPY-5C]"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The spy was killed in Paris by a spy that moved (France). [SPY-6Cb1]"),
        ("de", "Der Spion wurde in Paris von einem Spion getötet, der gezogen war (Frankreich)."),
        ("fr", "L’espion a été tué à Paris par un espion qui s’était déplacé (France)."),
    ],
)
def test_the_game_master_reads_it_in_his_report_without_the_order_said_twice(
    language: str, sentence: str
) -> None:
    turn = played(PARIS, {"FRANCE": [FRENCH], "GERMANY": ["SPY PAR H"]})
    told = account(judge.report(SPY, turn, GM), SPY.board, speaker=Speaker(language))
    for kind in ("text", "markdown", "html"):
        page = " ".join(STYLES[kind](told).split())
        assert sentence in page
        assert page.count("SPY PAR H") == 1


@pytest.mark.parametrize("kind", STYLES)
def test_how_a_spy_was_lost_shows_nowhere_to_its_owner(kind: str) -> None:
    """Killed by one that moved or stayed, or captured: it is all the same (SPY-6B2)."""
    own = {"GERMANY": ["SPY PAR KILL RUSSIA"]}
    ways = (
        {"FRANCE": [FRENCH]},
        {"RUSSIA": ["SPY PAR KILL GERMANY"]},
        {"ENGLAND": ["A PAR H", "A PAR SEARCH GERMANY"]},
    )
    turns = [played(PARIS, {**own, **way}, {"ENGLAND": ["A PAR"]}) for way in ways]
    pages = {
        STYLES[kind](account(judge.report(SPY, turn, PowerId("GERMANY")), SPY.board))
        for turn in turns
    }
    assert len(pages) == 1
    assert not any(word in page for page in pages for word in ("kills", "killed", "captured"))


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "nobody was captured"),
        ("de", "niemand gefangen"),
        ("fr", "personne n’a été capturé"),
    ],
)
def test_a_search_that_found_nobody_says_so_to_its_owner(language: str, word: str) -> None:
    turn = played((), {"FRANCE": ["A PAR H", "ALL SEARCH RUSSIA"]}, {"FRANCE": ["A PAR"]})
    told = account(judge.report(SPY, turn, PowerId("FRANCE")), SPY.board, speaker=Speaker(language))
    assert f"ALL SEARCH RUSSIA  (*{word}*)" in STYLES["text"](told)
    line = next(line for line in told.orders[next(iter(told.orders))] if not line.fine)
    assert style("judge").spoken(language).line(line) == f"  ALL SEARCH RUSSIA  (*{word}*)"
    chip = f'ALL SEARCH RUSSIA <b class="chip">&#160;{word}&#160;</b>'
    assert style("judge").spoken(language).tagged(line) == chip


BLIND = judge.ruleset("blind")


def test_a_guard_says_whom_it_killed_and_the_dead_by_whom() -> None:
    spies = (spy("FRANCE", "PAR"), spy("GERMANY", "BUR"))
    orders = {"FRANCE": ["SPY PAR CE"], "GERMANY": ["SPY BUR - PAR"]}
    turn = played(spies, orders, rules=BLIND)
    killer, dead = (
        Speaker("en").say(explain(one, BLIND.board)) for one in judge.report(BLIND, turn, GM).orders
    )
    assert killer.endswith(": done. It killed one spy. [BL-1c]")
    assert dead.endswith(": the spy was killed in Paris by a guard (France). [BL-1c]")
    told = account(judge.report(BLIND, turn, PowerId("GERMANY")), BLIND.board)
    assert "France" not in STYLES["text"](told)


ESPIONAGE = judge.ruleset("espionage")
WORDS = (
    ("en", "nobody was found there", "strikes after the retreats"),
    ("de", "niemand gefunden", "schlägt nach den Rückzügen zu"),
    ("fr", "personne n’a été trouvé", "frappe après les retraites"),
)


def acting(kind: str, power: str, at: str) -> Stack:
    return replace(spy(power, at), kind=Kind(kind))


def pages(turn: Turn, power: str, language: str) -> str:
    seen = judge.report(ESPIONAGE, turn, PowerId(power))
    return STYLES["text"](account(seen, ESPIONAGE.board, speaker=Speaker(language)))


@pytest.mark.parametrize(("language", "word", "later"), WORDS)
def test_a_deed_that_met_nobody_is_no_success_to_its_owner(
    language: str, word: str, later: str
) -> None:
    pieces = (
        acting("EU", "GERMANY", "MUN"),
        acting("EU", "FRANCE", "BUR"),
        acting("CEU", "ITALY", "VEN"),
    )
    orders = {"GERMANY": ["EU MUN KILL"], "FRANCE": ["EU BUR CUT"], "ITALY": ["CEU VEN DESTROY"]}
    units = {"FRANCE": ["A GAS"], "GERMANY": ["A BER"], "ITALY": ["A ROM"]}
    turn = played(pieces, orders, units, ESPIONAGE)
    retreats = adjudicated(turn.after, {}, ESPIONAGE)
    assert f"EU BUR CUT  (*{word}*)" in pages(turn, "FRANCE", language)
    assert f"CEU VEN DESTROY  (*{word}*)" in pages(turn, "ITALY", language)
    assert f"EU MUN KILL  (*{later}*)" in pages(turn, "GERMANY", language)
    for power in ("AUSTRIA", "RUSSIA"):
        assert word not in pages(turn, power, language) + pages(retreats, power, language)


def test_a_deed_that_met_somebody_is_told_as_one() -> None:
    pieces = (acting("EU", "GERMANY", "MUN"), acting("CEU", "ITALY", "MUN"))
    units = {"FRANCE": ["A BUR"], "GERMANY": ["A BER"], "ITALY": ["A ROM"]}
    orders = {"ITALY": ["CEU MUN DESTROY"], "GERMANY": ["EU MUN KILL"]}
    turn = played(pieces, orders, units, ESPIONAGE)
    retreats = adjudicated(turn.after, {}, ESPIONAGE)
    for power in ("GERMANY", "ITALY"):
        for one in (turn, retreats):
            assert "nobody" not in pages(one, power, "en")
