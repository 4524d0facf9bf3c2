"""The named options of Infiltration; the first value of each is the default."""

from engine.rules import Option

OPTIONS = tuple(
    Option(key=key, values=tuple(values.split("|")), clause=clause, help=text)
    for key, values, clause, text in (
        (
            "inf.pool",
            "additive|pooled",
            "INF-Q7",
            "Whether several attacks are judged alone and added, or joined to one.",
        ),
        (
            "inf.activity",
            "after_moves|before_moves",
            "INF-Q10",
            "Whether Spy, Assassinate and Security look after or before agents move.",
        ),
        (
            "inf.retreats_seen",
            "no|yes",
            "INF-5b",
            "Whether those who see a unit's order see its retreat order too.",
        ),
        ("inf.mover_reports", "on|off", "INF-Q12", "Whether agents that move still report."),
        (
            "inf.spy_single",
            "capped|threshold",
            "INF-Q4",
            (
                "Agents of one power alone are told by a number that may be too low (capped), or "
                "as present where the spies are too few to be sure (threshold)."
            ),
        ),
        (
            "inf.build_cap",
            "per_winter|total",
            "INF-Q14",
            "Whether centres limit the agents of one Winter, or all.",
        ),
        ("inf.build_sites", "home|any_owned", "INF-Q15", "Where agents are raised."),
        ("inf.first_build", "W1901|W1900", "INF-Q16", "The first Winter in which agents appear."),
        (
            "inf.convoy_capacity",
            "unlimited|1",
            "INF-Q17",
            "How many agents one fleet convoys in a turn.",
        ),
        (
            "inf.agents_before_retreats",
            "on|off",
            "INF-Q18",
            "Whether riders may land from a fleet that awaits its retreat.",
        ),
        (
            "inf.drowned",
            "eliminated|returned",
            "INF-Q19",
            "What becomes of agents aboard a fleet that is lost.",
        ),
        (
            "inf.redistribute",
            "off|on",
            "INF-Q23",
            "Whether places of Security that one power leaves free go to others.",
        ),
        (
            "inf.security_lone",
            "off|on",
            "INF-Q24",
            "Whether a lone agent is safe from Security.",
        ),
        (
            "inf.overload",
            "report|capture|security_only",
            "INF-Q25",
            (
                "More than seven foreign agents on one fleet are reported to its owner, captured, "
                "or found only where it orders Security."
            ),
        ),
        (
            "inf.security_notice",
            "rule6|lost_only",
            "INF-Q26",
            (
                "Victims of Security learn whose it was where more than seven were present "
                "(rule6), or their loss alone."
            ),
        ),
        ("inf.capital_R", "StP|Mos", "INF-Q29", "Which city is Russia's capital."),
        (
            "inf.deport_choice",
            "owner|captor",
            "INF-Q29",
            "Who chooses where deported agents reappear.",
        ),
        (
            "inf.port",
            "aboard|ashore",
            "INF-Q21",
            "Whether agents stay aboard a fleet in port.",
        ),
        (
            "inf.list_own",
            "off|on",
            "INF-Q2",
            "Whether a spying report lists one's own agents too.",
        ),
    )
)
