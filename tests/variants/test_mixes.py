"""The mixes that ship can be played, saved and opened; parts that do not fit are refused."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.cli import program
from engine.facts import UnitAt
from engine.game.game import Game
from engine.game.verify import verify
from engine.mixing.shipped import shipped
from engine.orders.notation import write
from engine.phases import parse_phase
from engine.play import simulate
from engine.position import Player, Position
from engine.rules import MixError, Ruleset, Variant
from engine.variants.intimate.deadlines import BuiltByRule
from engine.visibility.observe import Observation, opening
from engine.visibility.presets import PRESETS
from engine.visibility.sight import GM, Sight, whole_board

MIXES = tuple(shipped())
YEARS = 5
SEED = 22
X = PowerId("X")


def anew(rules: Ruleset, seed: int = SEED) -> list[Turn]:
    """A game by chance, to its end or for five years."""
    turns = simulate.seated(rules, seed)
    last = rules.board.year + YEARS
    return list(itertools.takewhile(lambda turn: turn.after.phase.year < last, turns))


@cache
def played(name: str) -> list[Turn]:
    """The same, of a mix that comes with the program, played once for all tests."""
    return anew(judge.ruleset(name))


def mixed(text: str) -> Ruleset:
    return judge.ruleset(judge.mixed(text, "ours"))


def parts(**keys: str) -> str:
    return "\n".join(f'{key} = "{value}"' for key, value in {"title": "Ours", **keys}.items())


def test_five_mixes_come_with_the_program() -> None:
    assert len(MIXES) >= 5
    assert set(judge.mixes()) == set(MIXES)


@pytest.mark.parametrize("name", MIXES)
def test_five_years_are_played_and_every_report_agrees_with_its_second_derivation(
    name: str,
) -> None:
    turns = played(name)
    assert turns[-1].after.ending or len({turn.after.phase.year for turn in turns}) >= YEARS
    assert sum(len(turn.resolution.outcomes) for turn in turns) > 100


@pytest.mark.parametrize("name", MIXES)
def test_every_order_given_reads_as_it_is_written(name: str) -> None:
    rules = judge.ruleset(name)
    entries = [e for turn in played(name) for e in turn.submission.entries]
    assert entries
    for entry in entries:
        assert rules.reader.order(write(entry.order)) == entry.order


@pytest.mark.parametrize("name", MIXES)
def test_the_same_orders_make_the_same_turns(name: str) -> None:
    assert anew(judge.ruleset(name)) == played(name)


def test_a_game_by_a_mix_opens_again_without_the_file_it_was_read_from(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(parts(base="spy", economy="intimate"), encoding="utf-8")
    rules = judge.ruleset(str(file))
    game = Game.begin(rules, seed="17")
    for turn in itertools.islice(simulate.seated(rules, 17), 12):
        for seat in rules.seats:
            lines = [e.order for e in turn.submission.entries if e.power == seat]
            game.give(seat, lines, source="typed")
        game.resolve()
    positions = {node: game.position(node) for node in game.record.nodes}
    game.save_as(tmp_path / "game.spydip")
    game.close()
    file.unlink()
    with Game.open(tmp_path / "game.spydip") as again:
        assert {node: again.position(node) for node in again.record.nodes} == positions
        assert verify(again.record, again.history) == []
        assert again.record.header.mix == parts(base="spy", economy="intimate")


@pytest.mark.parametrize("base", [name for name in judge.variant_ids() if name != "intimate"])
@pytest.mark.parametrize("sight", [*judge.variant_ids(), *PRESETS])
def test_every_sight_can_be_laid_over_every_base_and_bid_for(base: str, sight: str) -> None:
    for keys in ({}, {"economy": "intimate"}):
        rules = mixed(parts(base=base, sight=sight, **keys))
        deadlines = list(itertools.islice(simulate.seated(rules, SEED), 5))
        assert deadlines[-1].after.phase.year >= rules.board.year


def test_a_sight_brings_its_options_and_its_second_derivation_along() -> None:
    rules = mixed(parts(base="infiltration", sight="blind"))
    assert rules.options["bl.home_sight"] == "always"
    turn = anew(rules)[3]
    expected = rules.variant.audit(rules, turn, PowerId("FRANCE"))
    assert UnitAt in expected.kinds


@pytest.mark.parametrize(
    ("keys", "mode"),
    [
        ({"base": "standard", "sight": "rd22"}, "preference"),
        ({"base": "standard", "sight": "rd22", "retreats": "listed"}, "listed"),
        ({"base": "infiltration", "sight": "blind"}, "single_blind"),
        ({"base": "standard"}, "listed"),
    ],
)
def test_retreats_take_wishes_under_fog_unless_the_base_or_the_mix_says_otherwise(
    keys: dict[str, str], mode: str
) -> None:
    assert mixed(parts(**keys)).options["fog.retreat_mode"] == mode


def test_a_sight_that_shows_orders_shows_none_of_the_bases_covert_pieces() -> None:
    text = parts(base="infiltration", sight="blind") + '\n[options]\nbl.see_orders = "on"'
    rules = mixed(text)
    seen = [
        line
        for turn in itertools.islice(anew(rules), 8)
        for power in rules.powers
        for line in judge.report(rules, turn, power).orders
        if line.power != power
    ]
    assert seen
    assert not [line for line in seen if getattr(line.order, "kind", "A") not in ("A", "F")]


def test_the_rules_of_a_mix_are_those_of_its_base_and_its_economy() -> None:
    ids = {clause.id for clause in judge.variant("Intimate-Spies").rules}
    assert {"SPY-2a", "ID-3d"} <= ids


def test_under_a_sight_that_hides_something_no_deadline_is_passed_over() -> None:
    def phases(rules: Ruleset) -> set[str]:
        return {str(turn.after.phase)[-1] for turn in itertools.islice(_idle(rules), 3)}

    assert "R" in phases(mixed(parts(base="standard", sight="classic_fog")))
    assert "R" not in phases(judge.ruleset())


def _idle(rules: Ruleset) -> Iterator[Turn]:
    position = judge.begin(rules)
    while True:
        turn = judge.adjudicate(rules, position, judge.submit(rules, position, {}), Random(1))
        yield turn
        position = turn.after


def test_a_player_is_told_what_the_countries_commanded_see_and_nothing_else() -> None:
    rules = judge.ruleset("auction-in-the-fog")
    for turn in played("auction-in-the-fog"):
        seen = set(judge.report(rules, turn, X).lines)
        eyes = rules.variant.eyes(turn.after, X)
        everything = set(judge.report(rules, turn, GM).lines)
        units = {fact for fact in everything if fact.startswith("unit ")}
        own = {fact for fact in units if fact.split()[2] in eyes}
        assert own <= seen
        if turn.after.phase.year == 1901 and len(eyes) > 1:
            assert units - seen


def test_under_fog_nobody_is_told_the_others_purse() -> None:
    rules = judge.ruleset("auction-in-the-fog")
    going = [turn for turn in played("auction-in-the-fog") if turn.after.ending is None]
    facts = judge.report(rules, going[-1], X).lines
    assert [fact.split()[1] for fact in facts if fact.startswith("credits ")] == ["X"]


@pytest.mark.parametrize("name", MIXES)
def test_what_is_far_from_all_that_a_viewer_has_can_be_changed_and_shows_nowhere(
    name: str,
) -> None:
    rules = judge.ruleset(name)
    tried = 0
    for turn in played(name)[1::2]:
        for viewer in rules.seats:
            for twin in _twins(rules, turn.after, viewer):
                assert _told(rules, twin, viewer) == _told(rules, turn.after, viewer)
                tried += 1
    assert tried > 30


def test_a_sight_that_shows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test before this one can fail."""
    wide = replace(judge.variant("whispers").sight, units=whole_board)
    monkeypatch.setattr(judge, "variant", partial(_with_sight, judge.variant, wide))
    monkeypatch.setattr(judge, "audit", lambda seen, _expected: seen)
    with pytest.raises(AssertionError, match="Observation"):
        test_what_is_far_from_all_that_a_viewer_has_can_be_changed_and_shows_nowhere("whispers")


def _with_sight(usual: Callable[[str], Variant], sight: Sight, name: str) -> Variant:
    return replace(usual(name), sight=sight)


def _told(rules: Ruleset, position: Position, viewer: PowerId) -> tuple[Observation, ...]:
    """What a viewer is told of a position, and of a movement in which nobody orders anything.

    What Winter removes by rule may be near after a change far away.
    """
    turns = [opening(position)]
    if position.phase.sort == "M":
        idle = judge.submit(rules, position, {})
        turns.append(judge.adjudicate(rules, position, idle, Random(1)))
    return tuple(judge.report(rules, turn, viewer) for turn in turns)


def _twins(rules: Ruleset, position: Position, viewer: PowerId) -> Iterator[Position]:
    """The position with a unit, a covert piece and a centre changed that the viewer is far from.

    Far is what does not border any piece, centre or home province of the viewer's; this is worked
    out without asking the sight.
    """
    own = set(rules.variant.eyes(position, viewer))
    fallen = {place for place, out in position.dislodged.items() if out.unit.power in own}
    near = {place for place, unit in position.units.items() if unit.power in own} | fallen
    near |= {stack.province for stack in position.covert if stack.power in own}
    near |= {place for place, owner in position.centres.items() if owner in own}
    near |= {place for power in own & set(rules.powers) for place in rules.board.powers[power].home}
    seen = near.union(*(rules.board.neighbours[place] for place in near))
    others = [power for power in rules.powers if power not in own]
    if position.ending or position.dislodged or len(others) < 2:
        return
    for place, unit in position.units.items():
        if place not in seen and not any(s.province == place for s in position.covert):
            other = next(power for power in others if power != unit.power)
            units = {**position.units, place: replace(unit, power=other)}
            yield replace(position, units=units)
            break
    far = [stack for stack in position.covert if stack.province not in seen]
    if far:
        yield replace(position, covert=tuple(s for s in position.covert if s != far[0]))
    for place, owner in position.centres.items():
        if place not in seen:
            other = next(power for power in others if power != owner)
            yield replace(position, centres={**position.centres, place: other})
            break


def test_spies_of_a_mercenary_are_told_of_by_the_name_of_their_country() -> None:
    rules = judge.ruleset("intimate-spies")
    for turn in played("intimate-spies"):
        seen = judge.report(rules, turn, X)
        home = turn.after.players.get("X")
        for stack in turn.after.covert:
            if stack.power in rules.variant.eyes(turn.after, X):
                start = "" if stack.power == home else f"{stack.power}: "
                assert any(f.startswith(f"{start}own spy {stack.province}") for f in seen.lines)


def test_spies_see_what_a_mercenary_builds_by_rule() -> None:
    """It stands before they look around, as what is ordered does (SPY-7D, ID-8)."""
    rules, seen = judge.ruleset("intimate-spies"), 0
    for turn in anew(rules, seed=8):
        built = [o for o in turn.resolution.outcomes if isinstance(o.reason, BuiltByRule)]
        for power in rules.powers if built else ():
            facts = judge.report(rules, turn, power).lines
            for one in built:
                assert f"empty {one.order.at[:3]}" not in facts
                own = f"unit {one.order.at} {one.power} {one.order.kind}"
                seen += own in facts and one.power != power
    assert seen


@pytest.mark.parametrize(("name", "over"), [("intimate-spies", False), ("spy", True)])
def test_eighteen_centres_end_no_game_that_is_bid_for(name: str, over: bool) -> None:
    """ID-10b: also where the base would end it so."""
    options = {} if over else {"id.eliminated_home": "plays_on"}
    rules = judge.ruleset(name, options={"spy.split_winter": "on", **options})
    position = replace(
        judge.begin(rules),
        phase=parse_phase("F1901R"),
        centres=dict.fromkeys(rules.board.centres[:18], PowerId("ITALY")),
        units={},
        players={Player("X"): PowerId("ITALY"), Player("Y"): PowerId("TURKEY")},
        credits={Player("X"): 1, Player("Y"): 1},
    )
    turn = judge.adjudicate(rules, position, judge.submit(rules, position, {}), Random(1))
    assert (turn.after.ending is not None) is over


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (parts(), "“base” is missing"),
        (parts(base="spies"), "base: There is no variant “spies”"),
        (parts(base="spy", sight="owls"), "sight: There is no variant “owls”"),
        (parts(base="spy", economy="blind"), "economy: blind has none"),
        (parts(base="intimate", economy="intimate"), "economy: Intimate Diplomacy I-A"),
        (parts(base="intimate", sight="blind"), "sight: Intimate Diplomacy I-A"),
        (parts(base="spy", colour="red"), "“colour” is not a key of a mix"),
        (parts(base="spy", board="mars"), "“mars” is neither a built-in board (merrow, standard)"),
        (parts(base="spy", retreats="never"), "retreats cannot be “never” here; it takes"),
        (
            parts(base="spy", retreats="listed") + '\n[options]\nfog.retreat_mode = "single_blind"',
            "retreats: “listed” and the option fog.retreat_mode, “single_blind”, are not the same",
        ),
        (
            parts(base="spy") + '\n[options]\n"game.victory" = 9',
            'game.victory: this must be text in quotation marks. Write game.victory = "9".',
        ),
        (parts(base="spy", options="spy.captures"), "options: this must be a table"),
        (
            parts(base="spy") + '\nspy.captures = "off"',
            "retreats, board, options, parts, texts. Options stand under the line [options].",
        ),
        (
            parts(base="spy") + '\n[options]\nbl.ce = "literal"',
            "“bl.ce” is not an option of this mix",
        ),
        (parts(base="spy") + "\n[options]\nspy.captures = 3", "this must be text"),
        (
            parts(base="spy", economy="intimate") + '\n[options]\nspy.split_winter = "off"',
            "spy.split_winter cannot be “off” here; it takes “on”",
        ),
        ("title = ", "This is not valid TOML"),
    ],
)
def test_parts_that_do_not_fit_are_refused_by_their_key(text: str, fault: str) -> None:
    with pytest.raises(MixError, match="“ours”: ") as caught:
        judge.mixed(text, "ours")
    assert fault in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(MixError, match="cannot be read"):
        judge.variant(str(tmp_path / "none.toml"))


def run(*arguments: str | Path, status: int = 0) -> str:
    result = CliRunner().invoke(program, [str(one) for one in arguments])
    assert result.exit_code == status, result.output
    return result.output


def test_a_mix_is_played_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(parts(base="spy", sight="homeland"), encoding="utf-8")
    begun = run("new", tmp_path / "g.spydip", "--variant", file)
    assert begun.endswith("Ours, W1900AS (Winter 1900, deployment of spies) is due\n")
    assert "Winter 1900, deployment of spies" in run("resolve", tmp_path / "g.spydip")
    assert "intimate-spies" in run("variants")
    assert "adj.rulebook" in run("variants", file)


def test_a_mix_that_does_not_fit_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(parts(base="spy", economy="spy"), encoding="utf-8")
    said = run("new", tmp_path / "g.spydip", "--variant", file, status=1)
    assert said == "Error: “ours”: economy: spy has none; “intimate” has one.\n"


def test_the_rulebook_of_a_mix_tells_of_its_own_sight_and_options() -> None:
    """Not that all is open where fog was laid over it."""
    foggy = judge.variant("foggy-espionage")
    assert [one.id for one in foggy.rules if one.sight] == ["SIGHT-classic_fog"]
    assert not any("open" in one.text for one in foggy.rules if one.id == "ESP-Q23")
    blind = {one.id for one in judge.variant("blind-infiltration").rules if one.sight}
    assert {"BL-A1", "BL-C"} <= blind
    assert not blind & {"INF-2a", "INF-Q32"}
    said = CliRunner().invoke(program, ["rules", "foggy-espionage", "ESP-Q13"]).stdout
    assert "In this game: esp.report = anonymous." in " ".join(said.split())
    whole = CliRunner().invoke(program, ["rules", "foggy-espionage"]).stdout
    assert "In this game: fog.retreat_mode = preference. Whether" in " ".join(whole.split())


def test_a_mix_is_called_by_its_title_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "moor.toml"
    file.write_text('title = "Moor"\nbase = "spy"\n\n[texts.de]\ntitle = "Das Moor"\n')
    made = judge.variant(str(file))
    assert [made.titled(one) for one in ("en", "de", "fr")] == ["Moor", "Das Moor", "Moor"]
    said = CliRunner().invoke(program, ["--language", "de", "variants", str(file)]).output
    assert "Das Moor" in said
