"""Reports are worked out twice, and one that does not agree with the positions is withheld."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from engine import judge
from engine.adjudication.turn import Situation, Told, Turn
from engine.board.graph import Location, PowerId, ProvinceId
from engine.cli import program
from engine.facts import parse
from engine.position import Dislodged, Position
from engine.rules import Ruleset
from engine.units import FLEET, Kind, Stack, Unit
from engine.variants.blind import season as blind_season
from engine.variants.blind.guard import Kills
from engine.variants.spy import deadlines
from engine.variants.spy import season as season_rules
from engine.variants.spy.hunts import Toll
from engine.visibility.audit import ReportMismatchError
from tests.helpers.positions import position

ENGLAND = PowerId("ENGLAND")


def season(variant: str, phase: str = "S1901M") -> tuple[Ruleset, Turn]:
    """A deadline of a game in which nobody orders anything; usually the first with a report."""
    rules = judge.ruleset(variant)
    here = judge.begin(rules)
    while True:
        turn = judge.adjudicate(rules, here, judge.submit(rules, here, {}), Random(1))
        if str(turn.before.phase) == phase:
            return rules, turn
        here = turn.after


@pytest.mark.parametrize("variant", ["spy", "blind", "infiltration"])
def test_both_derivations_agree_on_the_first_season(variant: str) -> None:
    rules, turn = season(variant)
    for power in rules.seats:
        assert judge.report(rules, turn, power).lines


def with_line(turn: Turn, fact: str) -> Turn:
    """The same turn, with one more line told to England."""
    told = (*turn.resolution.told, Told(ENGLAND, parse(fact)))
    return replace(turn, resolution=replace(turn.resolution, told=told))


@pytest.mark.parametrize(
    ("variant", "fact"),
    [
        ("spy", "unit PAR FRANCE A"),
        ("blind", "unit PAR FRANCE A"),
        ("blind", "spy PAR FRANCE 1"),
        ("blind", "removed spy LON 1"),
        ("blind", "lost spy LON 1"),
        ("blind", "killed spy PAR FRANCE 1"),
        ("infiltration", "order FRANCE A PAR H = succeeds"),
    ],
)
def test_a_line_that_positions_do_not_bear_out_stops_the_report(variant: str, fact: str) -> None:
    rules, turn = season(variant)
    with pytest.raises(ReportMismatchError, match=f"ENGLAND is withheld.*“{fact}”"):
        judge.report(rules, with_line(turn, fact), ENGLAND)


def test_a_report_that_lacks_a_line_is_stopped_too() -> None:
    rules, turn = season("spy")
    told = tuple(t for t in turn.resolution.told if str(t.fact) != "contact SPY LON")
    thinner = replace(turn, resolution=replace(turn.resolution, told=told))
    with pytest.raises(ReportMismatchError, match="also say “contact SPY LON”"):
        judge.report(rules, thinner, ENGLAND)


def hunted(*orders: str) -> tuple[Ruleset, Turn]:
    """English orders against two French spies in London and one in Yorkshire, informed of kills."""
    rules = judge.ruleset("spy", options={"spy.assassin_informed": "on"})
    spies = {"ENGLAND": ["LON"], "FRANCE": ["LON", "LON", "YOR"]}
    covert = tuple(
        Stack(kind=Kind("SPY"), power=PowerId(power), province=ProvinceId(place), label=number)
        for power, places in spies.items()
        for number, place in enumerate(places, 1)
    )
    here = replace(position("S1902M", {"ENGLAND": ["A LON"], "FRANCE": ["A BRE"]}), covert=covert)
    given = {ENGLAND: [rules.reader.order(line) for line in orders]}
    return rules, judge.adjudicate(rules, here, judge.submit(rules, here, given), Random(1))


HUNTS = [
    ("A LON SEARCH FRANCE", "captured spy LON FRANCE 2"),
    ("SPY LON H KILL FRANCE", "killed spy LON FRANCE 2"),
]


@pytest.mark.parametrize(("order", "fact"), HUNTS)
def test_both_derivations_agree_on_spies_killed_and_captured(order: str, fact: str) -> None:
    rules, turn = hunted(order)
    assert fact in judge.report(rules, turn, ENGLAND).lines


@pytest.mark.parametrize(("order", "fact"), HUNTS)
def test_spies_that_vanish_and_are_told_to_nobody_stop_the_report(order: str, fact: str) -> None:
    rules, turn = hunted(order)
    told = tuple(t for t in turn.resolution.told if str(t.fact) != fact)
    quiet = replace(turn, resolution=replace(turn.resolution, told=told))
    word = fact.split(maxsplit=1)[0]
    with pytest.raises(ReportMismatchError, match=f"also say “{word} SPY . FRANCE .”"):
        judge.report(rules, quiet, ENGLAND)


@pytest.mark.parametrize(
    "fact", ["captured spy YOR FRANCE 1", "killed spy YOR FRANCE 1", "killed spy LON FRANCE 3"]
)
def test_spies_that_live_and_are_told_as_prey_stop_the_report(fact: str) -> None:
    rules, turn = hunted("A LON SEARCH FRANCE")
    with pytest.raises(ReportMismatchError, match=f"not say “.*{fact}”"):
        judge.report(rules, with_line(turn, fact), ENGLAND)


def test_a_capture_told_to_two_powers_stops_the_report() -> None:
    rules, turn = hunted("A LON SEARCH FRANCE")
    twice = Told(PowerId("GERMANY"), parse("captured spy LON FRANCE 2"))
    told = replace(turn.resolution, told=(*turn.resolution.told, twice))
    with pytest.raises(ReportMismatchError, match="not say “captured spy LON FRANCE 2”"):
        judge.report(rules, replace(turn, resolution=told), ENGLAND)


def test_a_search_that_leaves_one_spy_of_two_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = season_rules.hunt

    def careless(*given: object) -> Toll:
        toll = usual(*given)
        return replace(toll, captured=frozenset(sorted(toll.captured)[1:]))

    monkeypatch.setattr(season_rules, "hunt", careless)
    rules, turn = hunted("A LON SEARCH FRANCE")
    with pytest.raises(ReportMismatchError, match="not say “captured spy LON FRANCE 2”"):
        judge.report(rules, turn, ENGLAND)


def guarded(**options: str) -> tuple[Ruleset, Turn]:
    """An English spy on guard meets a French one in Burgundy; a second one goes to Switzerland."""
    rules = judge.ruleset("blind", options=options)
    spies = {"ENGLAND": ["BUR", "PAR", "MUN"], "FRANCE": ["GAS"]}
    covert = tuple(
        Stack(kind=Kind("SPY"), power=PowerId(power), province=ProvinceId(place), label=number)
        for power, places in spies.items()
        for number, place in enumerate(places, 1)
    )
    here = replace(position("S1901M", {"ENGLAND": ["A LON"], "FRANCE": ["A BRE"]}), covert=covert)
    given = {
        "ENGLAND": ["SPY BUR CE", "SPY PAR - BUR", "SPY MUN - SWI"],
        "FRANCE": ["SPY GAS - BUR"],
    }
    orders = {PowerId(p): [rules.reader.order(o) for o in lines] for p, lines in given.items()}
    return rules, judge.adjudicate(rules, here, judge.submit(rules, here, orders), Random(1))


def fates(rules: Ruleset, turn: Turn) -> list[str]:
    facts = judge.report(rules, turn, ENGLAND).lines
    return [fact for fact in facts if fact.startswith(("killed", "lost"))]


def test_both_derivations_agree_on_spies_that_guards_kill_and_on_those_interned() -> None:
    assert fates(*guarded()) == [
        "killed spy BUR ENGLAND 1",
        "killed spy BUR FRANCE 1",
        "lost spy BUR 1",
        "lost spy SWI 1 interned",
    ]
    assert fates(*guarded(**{"bl.ce": "enemy_only"})) == [
        "killed spy BUR FRANCE 1",
        "lost spy SWI 1 interned",
    ]


@pytest.mark.parametrize("left_out", ["killed spy BUR FRANCE 1", "lost spy BUR 1"])
def test_a_spy_killed_of_which_a_report_says_nothing_stops_it(left_out: str) -> None:
    rules, turn = guarded()
    told = tuple(t for t in turn.resolution.told if str(t.fact) != left_out)
    quiet = replace(turn, resolution=replace(turn.resolution, told=told))
    with pytest.raises(ReportMismatchError, match=f"also say “{left_out}”"):
        judge.report(rules, quiet, ENGLAND)


def test_a_guard_that_spares_an_enemy_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blind_season, "guard", lambda *_, **__: Kills(frozenset(), {}))
    rules, turn = guarded()
    with pytest.raises(ReportMismatchError, match="also say “killed spy BUR FRANCE 1”"):
        judge.report(rules, turn, ENGLAND)


def winter(given: dict[str, list[str]], **changes: object) -> tuple[Ruleset, Turn]:
    """The first Winter of Spy Diplomacy with these orders, from a position changed so."""
    rules, last = season("spy", "F1901M")
    here = replace(last.after, **changes)
    orders = {
        PowerId(power): [rules.reader.order(line, phase=here.phase.kind) for line in lines]
        for power, lines in given.items()
    }
    submission = judge.submit(rules, here, orders)
    return rules, judge.adjudicate(rules, here, submission, Random(1))


def test_both_derivations_agree_on_spies_lost_and_raised_under_one_number() -> None:
    _, last = season("spy", "F1901M")
    russia = PowerId("RUSSIA")
    aboard = {"province": ProvinceId("BLA"), "aboard": russia}
    covert = tuple(
        replace(spy, **aboard) if (spy.power, spy.province) == (ENGLAND, "LON") else spy
        for spy in last.after.covert
    )
    fleet = Unit(russia, FLEET, Location("BLA"))
    fallen = {ProvinceId("BLA"): Dislodged(fleet, ProvinceId("ANK"))}
    orders = {"ENGLAND": ["BUILD SPY EDI"], "RUSSIA": ["F BLA D"]}
    rules, turn = winter(orders, covert=covert, dislodged=fallen)
    assert [s.province for s in turn.after.covert if s.power == ENGLAND] == ["EDI", "EDI", "LVP"]
    facts = judge.report(rules, turn, ENGLAND).lines
    assert "nocontact SPY BLA" in facts
    assert "contact SPY EDI" in facts


def test_both_derivations_agree_on_a_spy_that_the_rules_take_away() -> None:
    rules, last = season("spy", "F1901M")
    lost = {**last.after.centres, "LON": PowerId("FRANCE")}
    units = {p: unit for p, unit in last.after.units.items() if p != "LON"}
    rules, turn = winter({}, centres=lost, units=units)
    facts = judge.report(rules, turn, ENGLAND).lines
    told = [fact for fact in facts if fact.startswith(("removed", "nocontact"))]
    assert told == ["removed spy LON 1"]


@pytest.mark.parametrize("fact", ["unit PAR FRANCE A", "contact SPY PAR", "removed spy LON 1"])
def test_a_line_too_many_stops_a_report_of_winter(fact: str) -> None:
    rules, turn = winter({})
    with pytest.raises(ReportMismatchError, match=f"W1901A for ENGLAND is withheld.*“{fact}”"):
        judge.report(rules, with_line(turn, fact), ENGLAND)


def test_spies_that_look_around_before_the_builds_are_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = deadlines._outset

    def early(situation: Situation, _mid: Position, *rest: object, **how: bool) -> object:
        return usual(situation, situation.position, *rest, **how)

    monkeypatch.setattr(deadlines, "_outset", early)
    rules, last = season("spy", "F1901M")
    units = {p: unit for p, unit in last.after.units.items() if p != "LON"}
    rules, turn = winter({"ENGLAND": ["BUILD F LON"]}, units=units)
    with pytest.raises(ReportMismatchError, match="it should not say “empty LON”"):
        judge.report(rules, turn, ENGLAND)


def sabotaged(**options: str) -> tuple[Ruleset, list[Turn]]:
    """A French support in Burgundy is cut, a French CEU destroys there, a German EU kills there."""
    rules = judge.ruleset("espionage", options={"esp.eu_orders": "move_and_act", **options})
    pieces = {
        "FRANCE": [("EU", "PIC"), ("CEU", "GAS")],
        "GERMANY": [("EU", "RUH"), ("EU", "MUN")],
        "AUSTRIA": [("EU", "BUR")],
    }
    covert = tuple(
        Stack(kind=Kind(kind), power=PowerId(power), province=ProvinceId(place), label=number)
        for power, held in pieces.items()
        for number, (kind, place) in enumerate(held, 1)
    )
    units = {"ITALY": ["A BUR", "A MAR"], "FRANCE": ["A PAR"], "GERMANY": ["A KIE"]}
    here = replace(position("S1902M", {**units, "AUSTRIA": ["A VIE"]}), covert=covert)
    orders = {
        "ITALY": ["A BUR S A MAR H"],
        "FRANCE": ["EU PIC - BUR CUT", "CEU GAS - BUR DESTROY GERMANY"],
        "GERMANY": ["EU RUH - BUR", "EU MUN - BUR"],
        "AUSTRIA": ["EU BUR KILL"],
    }
    turns = []
    for given in (orders, {}):
        lines = {PowerId(p): [rules.reader.order(o) for o in held] for p, held in given.items()}
        submission = judge.submit(rules, here, lines)
        turns.append(judge.adjudicate(rules, here, submission, Random(1)))
        here = turns[-1].after
    return rules, turns


def acts(rules: Ruleset, turn: Turn) -> list[str]:
    return [f for f in judge.report(rules, turn, ENGLAND).lines if f.startswith("act ")]


def test_both_derivations_agree_on_acts() -> None:
    rules, (moves, after) = sabotaged()
    assert acts(rules, moves) == ["act FRANCE EU BUR CUT ITALY A"]
    assert acts(rules, after) == [
        "act AUSTRIA EU BUR KILL ITALY A",
        "act FRANCE CEU BUR DESTROY GERMANY EU",
    ]
    rules, (_, after) = sabotaged(**{"esp.report": "anonymous", "esp.assassinate_special": "on"})
    assert acts(rules, after) == [
        "act ? CEU BUR DESTROY GERMANY EU",
        "act ? EU BUR KILL FRANCE CEU",
        "act ? EU BUR KILL FRANCE EU",
        "act ? EU BUR KILL ITALY A",
    ]


@pytest.mark.parametrize("season_", [0, 1], ids=["moves", "activities"])
def test_an_act_that_nobody_did_stops_the_report(season_: int) -> None:
    rules, turns = sabotaged()
    turn = with_line(turns[season_], "act TURKEY EU PAR KILL FRANCE A")
    with pytest.raises(ReportMismatchError, match="not say “act TURKEY EU PAR KILL FRANCE A”"):
        judge.report(rules, turn, ENGLAND)


@pytest.mark.parametrize("season_", [0, 1], ids=["moves", "activities"])
def test_an_act_that_is_not_published_stops_the_report(season_: int) -> None:
    rules, turns = sabotaged()
    turn = turns[season_]
    quiet = replace(turn, resolution=replace(turn.resolution, told=()))
    with pytest.raises(ReportMismatchError, match="it should also say “act"):
        judge.report(rules, quiet, ENGLAND)


def test_a_unit_that_is_gone_though_nobody_killed_it_stops_the_report() -> None:
    rules, (_, turn) = sabotaged()
    units = {place: unit for place, unit in turn.after.units.items() if place != "MAR"}
    less = replace(turn, after=replace(turn.after, units=units))
    with pytest.raises(ReportMismatchError, match="also say “act NOBODY EU MAR KILL ITALY A”"):
        judge.report(rules, less, ENGLAND)


def test_pieces_that_vanish_are_told_to_their_owner_and_to_nobody_else() -> None:
    """Italy's EU goes with its last army (ESP-5d)."""
    rules, (moves, _) = sabotaged()
    italian = Stack(kind=Kind("EU"), power=PowerId("ITALY"), province=ProvinceId("TUS"), label=1)
    units = {place: unit for place, unit in moves.after.units.items() if place != "MAR"}
    here = replace(moves.after, units=units, covert=(*moves.after.covert, italian))
    turn = judge.adjudicate(rules, here, judge.submit(rules, here, {}), Random(1))
    assert "removed eu TUS 1" in judge.report(rules, turn, PowerId("ITALY")).lines
    assert "removed eu TUS 1" not in judge.report(rules, turn, ENGLAND).lines
    with pytest.raises(ReportMismatchError, match="not say “removed eu TUS 1”"):
        judge.report(rules, with_line(turn, "removed eu TUS 1"), ENGLAND)


def crowded(*orders: str, **options: str) -> tuple[Ruleset, Turn]:
    """Nine French agents ride an English fleet, five Germans meet English assassins in London."""
    rules = judge.ruleset("infiltration", options=options)
    agents = [("FRANCE", "ENG", 9), ("GERMANY", "LON", 5), ("ENGLAND", "LON", 4)]
    covert = tuple(
        Stack(
            kind=Kind("AGENT"),
            power=PowerId(power),
            province=ProvinceId(place),
            count=count,
            aboard=ENGLAND if place == "ENG" else None,
        )
        for power, place, count in agents
    )
    here = replace(position("S1902M", {"ENGLAND": ["F ENG", "A LON"]}), covert=covert)
    given = {ENGLAND: [rules.reader.order(line) for line in orders]}
    return rules, judge.adjudicate(rules, here, judge.submit(rules, here, given), Random(1))


ASSASSINS = ("AGENT LON(4) KILL", "A LON SECURITY")
TOLD = ["captured agent LON GERMANY 2", "killed agent LON GERMANY 3", "riding ENG FRANCE 9"]


def deeds(rules: Ruleset, turn: Turn) -> list[str]:
    facts = judge.report(rules, turn, ENGLAND).lines
    return [fact for fact in facts if fact.startswith(("captured", "killed", "riding"))]


def test_both_derivations_agree_on_agents_killed_captured_and_riding() -> None:
    assert deeds(*crowded(*ASSASSINS)) == TOLD
    captured = ["captured agent ENG FRANCE 9", "riding ENG FRANCE 9"]
    assert deeds(*crowded(**{"inf.overload": "capture"})) == captured
    assert deeds(*crowded("F ENG SECURITY")) == captured[:1]


@pytest.mark.parametrize("fact", TOLD)
def test_agents_of_whom_a_report_says_nothing_stop_it(fact: str) -> None:
    rules, turn = crowded(*ASSASSINS)
    told = tuple(t for t in turn.resolution.told if str(t.fact) != fact)
    quiet = replace(turn, resolution=replace(turn.resolution, told=told))
    with pytest.raises(ReportMismatchError, match=f"it should also say “{fact[:6]}"):
        judge.report(rules, quiet, ENGLAND)


@pytest.mark.parametrize(
    "fact",
    ["captured agent LON FRANCE 1", "killed agent LON GERMANY 1", "riding ENG GERMANY 8"],
)
def test_agents_that_nobody_lost_stop_the_report_that_tells_of_them(fact: str) -> None:
    rules, turn = crowded(*ASSASSINS)
    with pytest.raises(ReportMismatchError, match=f"it should not say “.*{fact}”"):
        judge.report(rules, with_line(turn, fact), ENGLAND)


def test_the_game_master_is_told_at_once_which_reports_are_withheld(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spies that forget to say where they are."""
    usual = season_rules.report
    monkeypatch.setattr(season_rules, "report", lambda *told: usual(*told)[1:])
    file, run = str(tmp_path / "g.spydip"), CliRunner().invoke
    run(program, ["new", file, "--variant", "spy"])
    assert "withheld" not in run(program, ["resolve", file]).output
    played = run(program, ["resolve", file])
    assert played.exit_code == 0
    assert played.stderr.count("is withheld: judging by the positions it should also say") == 7
    asked = run(program, ["report", file, "--as", "ENGLAND"])
    assert asked.exit_code == 1
    assert "Error: The report of S1901M for ENGLAND is withheld" in asked.output
