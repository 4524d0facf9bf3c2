"""What a power may choose from follows from the facts that it was told, in every variant."""

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.facts import parse
from engine.orders.choices import leaves, walk
from engine.orders.seen import Seen
from engine.phases import parse_phase
from engine.position import Prisoners
from engine.rules import Ruleset
from engine.units import Kind, Stack, Unit
from engine.visibility.observe import Observation


def told(viewer: str, due: str, *facts: str) -> Observation:
    phase = parse_phase(due)
    return Observation(
        viewer=PowerId(viewer),
        phase=phase,
        due=phase,
        facts=tuple(map(parse, sorted(facts))),
        orders=(),
    )


def known(variant: str, viewer: str, due: str, *facts: str) -> Seen:
    return judge.ruleset(variant).known(told(viewer, due, *facts))


def offered(rules: Ruleset, seen: Observation, *keys: str) -> list[str]:
    node = walk(rules.offers(seen), *keys)
    return [] if node is None else [str(order) for order in leaves([node], 5)]


def test_units_centres_and_own_spies_are_those_of_the_facts():
    facts = ("unit PAR FRANCE A", "unit BUR GERMANY A", "own spy BEL 2", "centre PAR FRANCE")
    seen = known("spy", "FRANCE", "S1902M", *facts)
    assert seen.units["BUR"] == Unit("GERMANY", "A", "BUR")
    assert seen.stacks == (Stack(kind="SPY", power="FRANCE", province="BEL", count=2),)
    assert seen.centres == {"PAR": "FRANCE"}


def test_a_unit_of_unknown_kind_is_taken_for_what_may_stand_there():
    seen = known("spy", "FRANCE", "S1902M", "unit NTH ENGLAND ?", "unit MUN GERMANY ?")
    assert (seen.units["NTH"].kind, seen.units["MUN"].kind) == ("F", "A")


def test_a_game_master_sees_the_board_while_the_power_knows_its_own_pieces():
    own = told("FRANCE", "S1902M", "unit PAR FRANCE A", "own spy BEL")
    eyes = told("GM", "S1902M", "unit PAR FRANCE A", "unit KIE GERMANY F", "spy MUN ITALY 1")
    seen = judge.ruleset("spy").known(own, eyes)
    assert set(seen.units) == {"PAR", "KIE"}
    assert [stack.province for stack in seen.stacks] == ["BEL"]


def test_what_is_due_and_open_is_read_for_the_own_power_alone():
    facts = ("due FRANCE builds 1", "due ITALY removals 2", "open TRI ALB", "open TRI BUD")
    seen = known("standard", "FRANCE", "W1901A", *facts)
    assert (seen.due, seen.open) == (1, {"TRI": ("ALB", "BUD")})


def test_in_the_winter_of_spies_nobody_knows_what_is_due():
    """SPY-7D: Autumn retreats come first, so builds and removals are offered both."""
    rules = judge.ruleset("spy")
    seen = told("FRANCE", "W1901A", "unit BUR FRANCE A", "own spy PAR", "centre PAR FRANCE")
    assert rules.known(seen).due is None
    assert offered(rules, seen, "BRE", "build") == ["BUILD A BRE", "BUILD F BRE", "BUILD SPY BRE"]
    assert offered(rules, seen, "A BUR", "remove") == ["REMOVE A BUR"]
    assert offered(rules, seen, "SPY PAR", "remove") == ["REMOVE SPY PAR"]


def test_spies_of_interactive_play_are_offered_orders_at_their_own_deadline_only():
    """SPY-Q3."""
    rules = judge.ruleset("spy", options={"spy.report_timing": "interactive"})
    facts = ("unit PAR FRANCE A", "own spy BEL")
    spies, units = told("FRANCE", "S1901MS", *facts), told("FRANCE", "S1901M", *facts)
    assert "SPY BEL H" in offered(rules, spies, "SPY BEL")
    assert offered(rules, units, "SPY BEL") == []
    assert offered(rules, spies, "A PAR", "hold") == []
    assert offered(rules, units, "A PAR", "hold") == ["A PAR H"]


def test_a_spy_boards_any_sea_beside_it_whether_a_fleet_is_known_there_or_not():
    """Offers must not tell where hidden fleets are (C7)."""
    rules = judge.ruleset("spy")
    seen = told("FRANCE", "S1901M", "own spy BRE")
    assert {"SPY BRE - ENG", "SPY BRE - MAO"} <= set(offered(rules, seen, "SPY BRE", "move"))


def test_prisoners_are_those_that_the_deadline_asks_about():
    """INF-7f."""
    rules = judge.ruleset("infiltration")
    seen = told("AUSTRIA", "F1902M", "due AUSTRIA prisoners TURKEY BOH 3")
    lot = Prisoners(PowerId("AUSTRIA"), PowerId("TURKEY"), ProvinceId("BOH"), 3)
    assert rules.known(seen).prisoners == (lot,)
    assert offered(rules, seen, "DEPORT") == ["DEPORT TURKEY", "DEPORT TURKEY BOH"]


def test_a_captor_who_may_choose_is_offered_where_to_send_prisoners():
    """INF-Q29."""
    seen = told("AUSTRIA", "F1902M", "due AUSTRIA prisoners TURKEY BOH 3")
    rules = judge.ruleset("infiltration", options={"inf.deport_choice": "captor"})
    assert "DEPORT TURKEY BOH TO SMY" in offered(rules, seen, "DEPORT")
    assert "EXECUTE TURKEY BOH" in offered(rules, seen, "EXECUTE")
    assert not [line for line in offered(rules, seen, "EXECUTE") if "TO" in line.split()]


def test_a_fleet_may_be_told_what_to_carry_where_it_will_be():
    """SPY-Q19."""
    rules = judge.ruleset("spy")
    spring, winter = (told("ENGLAND", due, "unit LON ENGLAND F") for due in ("S1901M", "W1901A"))
    keys = ("F LON", "covert convoy", "ENG", "FRANCE")
    assert "F ENG C FRANCE SPY BRE - LON" in offered(rules, spring, *keys)
    assert offered(rules, winter, *keys) == []


def test_a_stack_of_agents_may_be_split_in_any_way():
    """INF-Q39."""
    rules = judge.ruleset("infiltration")
    seen = told("ENGLAND", "S1902M", "own agent BOH 3")
    found = [n.step.key for n in walk(rules.offers(seen), "AGENT BOH").children]
    assert found == ["1", "2", "3"]
    assert "AGENT BOH(2) KILL EXCEPT FRANCE" in offered(rules, seen, "AGENT BOH", "2", "KILL")


def test_bids_are_offered_within_the_purse_for_countries_that_live():
    """ID-Q11."""
    rules = judge.ruleset("intimate")
    homes = ("home X AUSTRIA", "home Y ITALY", "credits X 2", "unit PAR FRANCE A")
    seen = told("X", "S1902B", *homes, "unit VIE AUSTRIA A")
    assert offered(rules, seen, "bid") == ["BID FRANCE 0", "BID FRANCE 1", "BID FRANCE 2"]


def test_a_player_is_offered_the_orders_of_every_country_commanded():
    rules = judge.ruleset("intimate")
    facts = ("home X AUSTRIA", "control FRANCE X", "control TURKEY Y", "unit PAR FRANCE A")
    seen = told("X", "S1902M", *facts, "unit VIE AUSTRIA A", "unit CON TURKEY A")
    assert [node.step.key for node in rules.offers(seen)] == ["A VIE", "A PAR"]
    assert offered(rules, seen, "A PAR", "hold") == ["FRANCE: A PAR H"]
    assert offered(rules, seen, "A VIE", "hold") == ["A VIE H"]


def test_deployments_are_offered_in_the_home_land_that_the_variant_names():
    """ESP-3a, BL-F."""
    due = ("due TURKEY eus 1", "due TURKEY ceus 1", "due TURKEY spies 2")
    for variant, places in (("espionage", {"ARM", "SYR"}), ("blind", {"ANK", "ARM"})):
        rules = judge.ruleset(variant)
        tree = rules.offers(told("TURKEY", "S1901D", *due))
        assert places <= {node.step.key for node in tree}


def test_the_kind_of_a_stack_is_written_in_capitals():
    assert known("espionage", "ITALY", "S1902M", "own ceu TUS").stacks[0].kind == Kind("CEU")
