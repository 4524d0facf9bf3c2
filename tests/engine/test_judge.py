"""The judge runs whole games: phases in their order, captures, endings, options, variants."""

from itertools import permutations
from random import Random

import pytest

from engine import judge
from engine.adjudication.adjustments import balance
from engine.adjudication.apply import apply
from engine.adjudication.effects import Built, Changed, Relocated
from engine.adjudication.endings import ActError
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders.notation import reader_for
from engine.orders.submission import Submission
from engine.phases import PhaseKind
from engine.position import Ending, Position
from engine.rules import Ruleset
from tests.helpers.positions import Lines, board, position, unit


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return judge.ruleset()


def play(rules: Ruleset, where: Position, orders: Lines | None = None, *acts: str) -> Turn:
    read = reader_for(rules.board).order
    kind = where.phase.kind
    given = {
        PowerId(power): [read(text, phase=kind) for text in texts]
        for power, texts in (orders or {}).items()
    }
    submission = judge.submit(rules, where, given)
    submission = Submission(submission.orders, submission.entries, acts)
    return judge.adjudicate(rules, where, submission, Random(0))


def test_a_game_begins_in_spring_1901_with_22_units_and_their_homes(rules):
    first = judge.begin(rules)
    assert str(first.phase) == "S1901M"
    assert len(first.units) == 22
    assert set(balance(first).values()) == {0}
    assert first.units["STP"] == unit("RUSSIA", "F STP/SC")


def test_deadlines_that_ask_nothing_are_passed_over_and_centres_still_change_hands(rules):
    """STD-1, STD-6, STD-7."""
    spring = play(rules, judge.begin(rules), {"AUSTRIA": ["A BUD - SER"]})
    assert str(spring.after.phase) == "F1901M"
    fall = play(rules, spring.after)
    assert str(fall.after.phase) == "W1901A"
    assert fall.after.centres["SER"] == "AUSTRIA"
    assert Changed("SER", "AUSTRIA") in fall.resolution.effects
    winter = play(rules, fall.after, {"AUSTRIA": ["BUILD A BUD"]})
    assert winter.resolution.effects == (Built(unit("AUSTRIA", "A BUD")),)
    assert str(winter.after.phase) == "S1902M"


def test_a_year_in_which_nothing_is_due_goes_on_with_the_next_spring(rules):
    spring = play(rules, judge.begin(rules))
    assert str(play(rules, spring.after).after.phase) == "S1902M"


def test_a_centre_entered_in_spring_alone_keeps_its_owner(rules):
    """STD-6."""
    spring = play(rules, judge.begin(rules), {"AUSTRIA": ["A BUD - SER"]})
    assert "SER" not in spring.after.centres
    fall = play(rules, spring.after, {"AUSTRIA": ["A SER - ALB"]})
    assert "SER" not in fall.after.centres


def driven_from_trieste() -> Position:
    return position(
        "F1901M",
        {"ITALY": ["A VEN", "F ADR"], "AUSTRIA": ["A TRI"]},
        centres={"AUSTRIA": ["TRI", "VIE", "BUD"], "ITALY": ["VEN"]},
    )


ATTACK = {"ITALY": ["A VEN - TRI", "F ADR S A VEN - TRI"]}


def test_retreats_come_before_the_centres_of_fall_change_hands(rules):
    fall = play(rules, driven_from_trieste(), ATTACK)
    assert str(fall.after.phase) == "F1901R"
    assert fall.after.centres["TRI"] == "AUSTRIA"
    retreat = play(rules, fall.after, {"AUSTRIA": ["A TRI R SER"]})
    assert str(retreat.after.phase) == "W1901A"
    assert (retreat.after.centres["TRI"], retreat.after.centres["SER"]) == ("ITALY", "AUSTRIA")


def test_equals_stand_each_other_off_and_a_supported_attack_drives_out(rules):
    """STD-2, STD-3, STD-4."""
    fall = play(rules, driven_from_trieste(), {**ATTACK, "AUSTRIA": ["A TRI - VEN"]})
    assert fall.after.dislodged["TRI"].unit == unit("AUSTRIA", "A TRI")
    alone = play(rules, driven_from_trieste(), {"ITALY": ["A VEN - TRI"]})
    assert alone.after.units == driven_from_trieste().units


def test_a_turn_leads_exactly_where_its_effects_lead(rules):
    fall = play(rules, driven_from_trieste(), ATTACK)
    retreat = play(rules, fall.after, {})
    for turn in (fall, retreat):
        assert apply(turn.before, turn.resolution.effects, turn.after.phase) == turn.after


def test_the_order_of_orders_changes_nothing(rules):
    """STD-1."""
    orders = [
        ("ITALY", "A VEN - TRI"),
        ("ITALY", "F ADR S A VEN - TRI"),
        ("AUSTRIA", "A TRI - VEN"),
    ]
    turns = []
    for sequence in permutations(orders):
        given: dict[str, list[str]] = {}
        for power, text in sequence:
            given.setdefault(power, []).append(text)
        turns.append(play(rules, driven_from_trieste(), given))
    assert all(turn.after == turns[0].after for turn in turns)
    assert len({frozenset(turn.resolution.outcomes) for turn in turns}) == 1


CENTRES = sorted(board().centres)


def owning(**counts: int) -> Position:
    """Powers that own so many centres, with one army far from any."""
    rest = iter(CENTRES)
    centres = {power: [next(rest) for _ in range(n)] for power, n in counts.items()}
    return position("F1910M", {power: [] for power in counts}, centres=centres)


@pytest.mark.parametrize(
    ("options", "counts", "winners"),
    [
        ({}, {"FRANCE": 18, "TURKEY": 16}, ("FRANCE",)),
        ({}, {"FRANCE": 17, "TURKEY": 17}, None),
        ({"game.victory": "12"}, {"FRANCE": 12, "TURKEY": 11}, ("FRANCE",)),
        ({"game.victory": "12"}, {"FRANCE": 12, "TURKEY": 12}, None),
        ({"game.year_limit": "1910"}, {"FRANCE": 12, "TURKEY": 11}, ("FRANCE",)),
        ({"game.year_limit": "1910"}, {"FRANCE": 12, "TURKEY": 12}, ("FRANCE", "TURKEY")),
        ({"game.year_limit": "1911"}, {"FRANCE": 12, "TURKEY": 11}, None),
    ],
)
def test_the_end_comes_after_fall_with_enough_centres_or_in_the_agreed_year(
    options, counts, winners
):
    """STD-9, STD-10."""
    after = play(judge.ruleset(options=options), owning(**counts)).after
    assert (after.ending and after.ending.winners) == winners


def test_nothing_is_passed_over_once_the_game_is_over():
    """Nothing would be due in that winter."""
    rules = judge.ruleset(options={"game.year_limit": "1901"})
    over = play(rules, play(rules, judge.begin(rules)).after).after
    assert over.ending is not None
    assert str(over.phase) == "W1901A"


def test_enough_centres_in_spring_are_not_enough(rules):
    """The count is taken after Fall."""
    where = position("S1910M", {}, centres={"FRANCE": CENTRES[:20]})
    assert play(rules, where).after.ending is None


@pytest.mark.parametrize(
    ("act", "winners"),
    [
        ("DRAW", ("AUSTRIA", "ITALY")),
        ("DRAW ITALY", ("ITALY",)),
        ("draw italy, austria", ("AUSTRIA", "ITALY")),
        ("WIN AUSTRIA", ("AUSTRIA",)),
        ("STALEMATE", ("AUSTRIA", "ITALY")),
    ],
)
def test_an_act_ends_the_game_with_the_orders_unread(rules, act, winners):
    """STD-10."""
    where = driven_from_trieste()
    turn = play(rules, where, ATTACK, act)
    assert turn.after.ending.winners == winners
    assert (turn.after.units, turn.after.phase) == (where.units, where.phase)


@pytest.mark.parametrize("act", ["", "FLIP", "WIN", "WIN ITALY AUSTRIA", "DRAW TURKEY", "WIN X"])
def test_an_act_that_means_nothing_is_refused_with_a_sentence(rules, act):
    with pytest.raises(ActError, match=r"^“.*\.$"):
        play(rules, driven_from_trieste(), {}, act)


def test_a_game_that_is_over_is_not_played_on(rules):
    over = play(rules, driven_from_trieste(), {}, "DRAW").after
    with pytest.raises(judge.GameOverError, match="a draw is agreed"):
        play(rules, over)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"adj.paradoxx": "szykman"}, "did you mean “adj.paradox”"),
        ({"nothing.like.it": "1"}, "there are .*game.victory"),
        ({"adj.paradox": "luck"}, "“luck” is not a value of adj.paradox.*“szykman”"),
        ({"game.victory": "many"}, "or a value such as “18”"),
        ({"game.year_limit": "soon"}, "or a value such as “1910”"),
        ({"adj.rulebook": "1066"}, "“1971”"),
    ],
)
def test_a_wrong_option_names_itself_and_the_cure(options, told):
    with pytest.raises(judge.OptionError, match=told):
        judge.ruleset(options=options)


def test_options_left_out_are_filled_in(rules):
    assert set(rules.options) == {option.key for option in rules.variant.options}
    assert rules.options["adj.rulebook"] == "2023"
    assert judge.ruleset(options={"adj.rulebook": "1971"}).rulebook.multi_route == "any"


def test_every_default_is_a_value_of_its_option(rules):
    assert all(option.accepts(option.default) for option in rules.variant.options)


def test_an_unknown_variant_is_named_with_the_nearest_one():
    with pytest.raises(judge.VariantError, match="did you mean “standard”"):
        judge.ruleset("standart")


def test_variants_are_found_by_being_modules(monkeypatch, tmp_path, request):
    """A file dropped into the package is enough; without the standard one nothing goes."""
    (tmp_path / "mine.py").write_text(
        '"""Mine."""\n'
        "from dataclasses import replace\n"
        "from engine.variants import standard\n"
        "VARIANT = replace(standard.VARIANT, id='mine')\n"
    )
    paths = judge.variants.__path__
    request.addfinalizer(judge.variant_ids.cache_clear)
    judge.variant_ids.cache_clear()
    monkeypatch.setattr(judge.variants, "__path__", [*paths, str(tmp_path)])
    assert judge.variant("mine").id == "mine"
    judge.variant_ids.cache_clear()
    monkeypatch.setattr(judge.variants, "__path__", [str(tmp_path)])
    with pytest.raises(judge.NoVariantsError):
        judge.variant_ids()


def test_dues_name_retreats_with_their_open_places_builds_and_removals(rules):
    def lines(where: Position) -> list[str]:
        return [str(told.fact) for told in rules.variant.dues(rules, where)]

    fall = play(rules, driven_from_trieste(), ATTACK).after
    opened = [f"open TRI {place}" for place in ("ALB", "BUD", "SER", "TYR", "VIE")]
    assert lines(fall) == ["due AUSTRIA retreat TRI", *opened]
    winter = play(rules, fall, {"AUSTRIA": ["A TRI R SER"]}).after
    assert lines(winter) == ["due AUSTRIA builds 2"]


def test_one_deadline_by_itself_passes_nothing_over(rules):
    where = judge.begin(rules)
    resolution, after = judge.decide(rules, where, judge.submit(rules, where, {}), Random(0))
    assert str(after.phase) == "S1901R"
    assert resolution.effects == ()
    assert after.phase.kind is PhaseKind.RETREATS


def test_a_position_is_never_changed_by_a_turn(rules):
    where = judge.begin(rules)
    units = dict(where.units)
    turn = play(rules, where, {"AUSTRIA": ["A BUD - SER"]})
    assert where.units == units
    assert turn.before is where
    assert Relocated(unit("AUSTRIA", "A BUD"), "SER") in turn.resolution.effects


def test_the_ending_says_why(rules):
    after = play(rules, owning(FRANCE=18, TURKEY=16)).after
    assert after.ending == Ending(("FRANCE",), Message("end.centres", most="18", all="34"))
