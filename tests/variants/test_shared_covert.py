"""Covert pieces of several games in one: each plays as in its own game, and strange ones are said.

That none tells what it must not is seen in `test_twins`, on the mix that comes with the program.
"""

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Resolution, Turn
from engine.board.graph import PowerId
from engine.facts import Due, Fact
from engine.game.examine import examine
from engine.game.scenario import read_scenarios
from engine.mixing.shared import sharing
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.submission import Standing
from engine.phases import PhaseKind
from engine.play import simulate
from engine.position import Position
from engine.rules import MixError, Ruleset

PAIRS = [
    ("spy", "infiltration"),
    ("spy", "espionage"),
    ("infiltration", "spy"),
    ("infiltration", "espionage"),
    ("infiltration", "blind"),
    ("espionage", "spy"),
    ("espionage", "infiltration"),
    ("espionage", "blind"),
    ("blind", "infiltration"),
    ("blind", "espionage"),
]


def shared(base: str, *others: str, sight: str = "") -> Ruleset:
    names = ", ".join(f'"{name}"' for name in others)
    text = f'title = "Ours"\nbase = "{base}"\ncovert = [{names}]\n'
    return judge.ruleset(judge.mixed(text + (f'sight = "{sight}"\n' if sight else ""), "ours"))


def alone(name: str) -> Ruleset:
    """The game by itself, under the options that sharing fixes."""
    return judge.ruleset(name, options=judge.variant(name).shared)


def deadlines(rules: Ruleset, seed: int, number: int) -> Iterator[Turn]:
    return itertools.islice(simulate.seated(rules, seed), number)


def decided(rules: Ruleset, turn: Turn) -> tuple[Resolution, Position]:
    """The deadline of a turn, decided by other rules from the same orders."""
    lines: dict[PowerId, list[Order]] = {}
    for entry in turn.submission.entries:
        lines.setdefault(entry.power, []).append(entry.order)
    orders = judge.submit(rules, turn.before, lines)
    assert {p: own for p, own in orders.orders.items() if own} == {
        p: own for p, own in turn.submission.orders.items() if own
    }
    return judge.decide(rules, turn.before, orders, Random(1))


def kept(facts: Mapping[PowerId, tuple[Fact, ...]], strange: set[str]) -> dict[PowerId, set[str]]:
    """The lines that each power is told, without what is due of pieces it has none of."""
    return {
        power: {str(f) for f in told if not (isinstance(f, Due) and f.what in strange)}
        for power, told in facts.items()
    }


@pytest.mark.parametrize(("base", "other"), PAIRS)
def test_without_pieces_of_the_other_game_the_base_is_played_as_ever(base: str, other: str) -> None:
    rules, own = shared(base, other), alone(base)
    strange = {u.due for k, u in rules.variant.unit_kinds.items() if k not in own.variant.covert}
    strange -= {"armies", "fleets"}
    tried = 0
    for turn in deadlines(own, 4, 9):
        if turn.before.phase.kind is PhaseKind.DEPLOYMENT:  # both games place pieces
            continue
        mine, after = judge.decide(own, turn.before, turn.submission, Random(1))
        found, there = decided(rules, turn)
        assert set(found.outcomes) == set(mine.outcomes)
        assert found.draws == mine.draws
        assert (there.units, there.covert, there.centres) == (
            after.units,
            after.covert,
            after.centres,
        )
        for power in own.powers:
            told = (
                judge.report(game, Turn(turn.before, turn.submission, how, end), power).facts
                for game, how, end in ((own, mine, after), (rules, found, there))
            )
            ours, theirs = (kept({power: one}, strange)[power] for one in told)
            lent = {str(one.fact) for one in found.told if one.power == power} - ours
            # Infiltration tells of attacks and of home centres, Blind II of who leads.
            assert other in ("infiltration", "blind") or not lent
            assert ours == theirs - lent
            tried += 1
    assert tried > 20


@pytest.mark.parametrize(("base", "other"), PAIRS)
def test_without_pieces_of_the_base_the_other_game_plays_its_own_as_ever(
    base: str, other: str
) -> None:
    rules, own = shared(base, other), alone(other)
    tried = 0
    for turn in deadlines(own, 6, 9):
        if turn.before.phase.kind is PhaseKind.DEPLOYMENT:
            continue
        mine, after = judge.decide(own, turn.before, turn.submission, Random(1))
        found, there = decided(rules, turn)
        ours = {(o.power, write(o.order), o.reason) for o in mine.outcomes}
        assert {(o.power, write(o.order), o.reason) for o in found.outcomes} == ours
        assert set(mine.told) <= set(found.told)
        assert (there.covert, there.missing) == (after.covert, after.missing)
        tried += len(ours)
    assert tried > 100


@pytest.mark.parametrize(("base", "other"), [*PAIRS[:2], PAIRS[-1]])
def test_chance_players_play_it_and_reports_agree_and_orders_read_back(
    base: str, other: str
) -> None:
    rules = shared(base, other)
    kinds = set()
    for turn in deadlines(rules, 8, 11):
        for entry in turn.submission.entries:
            assert rules.reader.order(write(entry.order)) == entry.order
            if entry.standing is Standing.TAKEN:
                kinds.add(getattr(entry.order, "kind", ""))
        for seat in rules.seats:
            judge.report(rules, turn, seat)
    assert rules.variant.covert <= kinds


@pytest.mark.parametrize("more", ['sight = "blind"', 'sight = "standard"', 'economy = "intimate"'])
def test_a_sight_or_an_economy_is_laid_over_all_pieces(more: str) -> None:
    text = f'title = "Ours"\nbase = "spy"\ncovert = ["infiltration", "espionage"]\n{more}\n'
    rules = judge.ruleset(judge.mixed(text, "ours"))
    reports = [
        judge.report(rules, turn, seat) for turn in deadlines(rules, 9, 6) for seat in rules.seats
    ]
    assert {"SPY", "EU", "CEU"} <= rules.variant.covert
    assert len({line for seen in reports for line in seen.lines}) > 50


@pytest.mark.parametrize(
    ("base", "others", "fault"),
    [
        ("spy", ["blind"], "Spies belong to Spy Diplomacy and to Blind Diplomacy II"),
        ("standard", ["blind", "spy"], "whose orders could not be told apart"),
        ("spy", ["spy"], "the pieces of Spy Diplomacy are in the game already"),
        ("spy", ["standard"], "Diplomacy has no covert pieces to lend"),
        ("intimate", ["spy"], "Intimate Diplomacy I-A is played by X and Y"),
        ("spy", ["owls"], "covert: There is no variant “owls”"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_the_reason(
    base: str, others: list[str], fault: str
) -> None:
    with pytest.raises(MixError) as caught:
        shared(base, *others)
    assert fault in str(caught.value)


def test_two_games_whose_pieces_strike_armies_are_refused() -> None:
    striking = replace(judge.variant("infiltration"), strikes=True)
    with pytest.raises(MixError, match="neither can be decided first"):
        sharing(judge.variant("espionage"), [striking])


@pytest.mark.parametrize(
    ("options", "fault"),
    [("spy.split_winter", "off"), ("spy.report_timing", "interactive")],
)
def test_options_that_would_part_the_deadlines_are_refused(options: str, fault: str) -> None:
    text = f'title = "T"\nbase = "infiltration"\ncovert = "spy"\n[options]\n{options} = "{fault}"'
    with pytest.raises(MixError, match=f"{options} cannot be “{fault}” here; it takes"):
        judge.mixed(text, "ours")


def entry(rules: Ruleset, phase: str, line: str, power: str = "ENGLAND") -> str:
    """What is said of one line at a deadline of the first year; empty where it is taken."""
    position = judge.begin(rules)
    while str(position.phase) != phase:
        idle = judge.submit(rules, position, {})
        position = judge.adjudicate(rules, position, idle, Random(1)).after
    order = rules.reader.order(line, phase=position.phase.kind)
    (found,) = judge.submit(rules, position, {PowerId(power): [order]}).entries
    return str(found.why or "")


def test_an_order_goes_to_the_game_whose_piece_it_is_for() -> None:
    rules = shared("spy", "infiltration", "espionage")
    assert "no EU" in entry(rules, "S1901M", "EU LON KILL")
    assert "0 agents" in entry(rules, "S1901M", "AGENT LON(1) KILL")
    assert entry(rules, "S1901M", "SPY LON H KILL FRANCE") == ""
    assert entry(rules, "S1901M", "F LON SECURITY") == ""
    assert "does not" not in entry(rules, "S1901M", "F LON SEARCH FRANCE")


def test_nothing_is_asked_of_pieces_whose_game_has_no_such_deadline() -> None:
    rules = shared("spy", "infiltration", "espionage")
    assert "Infiltration asks for no orders" in entry(rules, "W1900AS", "BUILD AGENT LON(1)")
    assert "Spy Diplomacy asks for no orders" in entry(rules, "S1901D", "SPY LON - WAL")


def test_no_fleet_carries_what_no_game_lets_it_carry() -> None:
    rules = shared("spy", "espionage")
    assert entry(rules, "S1901M", "F LON C EU LON - BEL") == "No fleet carries EUs."


def test_builds_hang_on_conditions_only_where_their_game_decides_them() -> None:
    line = "IF NO UNIT IN MUN THEN BUILD A LON"
    assert entry(shared("infiltration", "spy"), "W1901A", line) == ""
    assert "BUILD A LON" in entry(shared("spy", "espionage"), "W1901A", line)


def test_what_is_due_of_covert_pieces_is_their_owners_alone_where_all_else_is_open() -> None:
    opened = judge.mixed('title = "T"\nbase = "infiltration"\nsight = "standard"', "ours")
    for rules in (shared("standard", "infiltration"), judge.ruleset(opened)):
        lines = 0
        for turn in deadlines(rules, 3, 5):
            for power in rules.powers:
                told = judge.report(rules, turn, power).facts
                due = [fact for fact in told if isinstance(fact, Due)]
                assert {fact.power for fact in due} <= {power}
                lines += len(due)
        assert lines


SCENARIOS = """
[[scenario]]
id = "cut"
title = "An EU cuts the support, and spies and agents see what comes of it"
variant = "shared.toml"
phase = "S1901M"
units.FRANCE = ["A BUR", "A PAR"]
units.GERMANY = ["A MUN", "A RUH"]
covert.GERMANY = ["AGENT PAR"]
covert.ENGLAND = ["EU RUH", "SPY MUN"]
[[scenario.step]]
orders.FRANCE = ["A PAR H", "A BUR H"]
orders.GERMANY = ["A MUN - BUR", "A RUH S A MUN - BUR", "AGENT PAR(1) SPY"]
orders.ENGLAND = ["EU RUH CUT"]
expect.units.GERMANY = ["A MUN", "A RUH"]
expect.results.GERMANY = { "A MUN - BUR" = "bounces", "A RUH S A MUN - BUR" = "cut", \
"AGENT PAR(1) SPY" = "succeeds" }
expect.facts.ENGLAND = ["act ENGLAND EU RUH CUT GERMANY A", "unit MUN GERMANY A", "contact SPY MUN"]
expect.told.ENGLAND = ["Munich"]
[[scenario]]
id = "kill"
title = "An EU kills the fleet, and the rider goes down with it"
variant = "shared.toml"
phase = "S1901M"
units.FRANCE = ["F BRE", "A PAR"]
units.ENGLAND = ["F NTH"]
covert.FRANCE = ["SPY BRE ABOARD", "SPY PAR"]
covert.ENGLAND = ["EU BRE"]
[[scenario.step]]
orders.ENGLAND = ["EU BRE KILL"]
to = "F1901M"
expect.units.FRANCE = ["A PAR"]
expect.covert.FRANCE = ["SPY PAR"]
expect.facts.FRANCE = ["act ENGLAND EU BRE KILL FRANCE F", "nocontact SPY BRE"]
"""


def test_games_meet_on_one_board(tmp_path: Path) -> None:
    (tmp_path / "shared.toml").write_text(
        'title = "Ours"\nbase = "spy"\ncovert = ["infiltration", "espionage"]\n'
    )
    path = tmp_path / "met.toml"
    path.write_text(SCENARIOS)
    found = [str(wrong.said) for one in read_scenarios(path) for wrong in examine(one)]
    assert found == []
