"""The named options of Spy Diplomacy; the first value of each is the default."""

from engine.rules import options

OPTIONS = options(
    ("spy.captures", "on|off", "SPY-6Dc4"),
    ("spy.report_timing", "season|interactive", "SPY-Q3"),
    ("spy.conditions", "units|all", "SPY-Q4"),
    ("spy.assassin_informed", "off|on", "SPY-Q9"),
    ("spy.convoy_capacity", "1|unlimited", "SPY-Q18"),
    ("spy.port", "aboard|literal|ashore", "SPY-Q20"),
    ("spy.dislodged_may_search", "on|off", "SPY-Q16"),
    ("spy.failed_move_hunt", "lost|stationary", "SPY-Q13"),
    ("spy.build_placement", "any_home|one_per_sc", "SPY-Q24"),
    ("spy.winter_removed_carrier", "annihilate|survive", "SPY-Q22"),
    ("spy.report_type", "on|off", "SPY-Q6"),
    ("spy.report_coast", "on|off", "SPY-Q6"),
    ("spy.spy_counts", "on|off", "SPY-Q7"),
    ("spy.split_winter", "off|on", "SPY-Q28"),
)
