"""The named options of Spy Diplomacy; the first value of each is the default."""

from engine.rules import Option

OPTIONS = tuple(
    Option(key=key, values=tuple(values.split("|")), clause=clause, help=text)
    for key, values, clause, text in (
        ("spy.captures", "on|off", "SPY-6Dc4", "Whether armies and fleets may capture spies."),
        (
            "spy.report_timing",
            "season|interactive",
            "SPY-Q3",
            "Spy orders with the season's orders, or after its reports at a deadline of their own.",
        ),
        ("spy.conditions", "units|all", "SPY-Q4", "Whether conditions may test spies as well."),
        (
            "spy.assassin_informed",
            "off|on",
            "SPY-Q9",
            "Whether the owner of a successful assassin is told.",
        ),
        (
            "spy.convoy_capacity",
            "1|unlimited",
            "SPY-Q18",
            "How many spies one fleet convoys in a spy move.",
        ),
        (
            "spy.port",
            "aboard|literal|ashore",
            "SPY-Q20",
            "In port a spy may go ashore, is held aboard, or is put ashore at once.",
        ),
        (
            "spy.dislodged_may_search",
            "on|off",
            "SPY-Q16",
            "Whether a dislodged unit may search.",
        ),
        (
            "spy.failed_move_hunt",
            "lost|stationary",
            "SPY-Q13",
            "Whether an assassin whose move failed still strikes where it stayed.",
        ),
        (
            "spy.build_placement",
            "any_home|one_per_sc",
            "SPY-Q24",
            "Whether several spies may be raised in one home centre.",
        ),
        (
            "spy.winter_removed_carrier",
            "annihilate|survive",
            "SPY-Q22",
            "What becomes of spies aboard a fleet that is removed in Winter.",
        ),
        ("spy.report_type", "on|off", "SPY-Q6", "Whether reports tell armies from fleets."),
        ("spy.report_coast", "on|off", "SPY-Q6", "Whether reports name the coast of a fleet."),
        (
            "spy.spy_counts",
            "on|off",
            "SPY-Q7",
            "Whether reports count the foreign spies in the own province.",
        ),
        (
            "spy.split_winter",
            "off|on",
            "SPY-Q28",
            "Whether Autumn retreats have a deadline of their own.",
        ),
    )
)
