"""The named options of Infiltration; the first value of each is the default."""

from engine.rules import options

OPTIONS = options(
    ("inf.pool", "additive|pooled", "INF-Q7"),
    ("inf.activity", "after_moves|before_moves", "INF-Q10"),
    ("inf.retreats_seen", "no|yes", "INF-5b"),
    ("inf.mover_reports", "on|off", "INF-Q12"),
    ("inf.spy_single", "capped|threshold", "INF-Q4"),
    ("inf.build_cap", "per_winter|total", "INF-Q14"),
    ("inf.build_sites", "home|any_owned", "INF-Q15"),
    ("inf.first_build", "W1901|W1900", "INF-Q16"),
    ("inf.convoy_capacity", "unlimited|1", "INF-Q17"),
    ("inf.agents_before_retreats", "on|off", "INF-Q18"),
    ("inf.drowned", "eliminated|returned", "INF-Q19"),
    ("inf.redistribute", "off|on", "INF-Q23"),
    ("inf.security_lone", "off|on", "INF-Q24"),
    ("inf.overload", "report|capture|security_only", "INF-Q25"),
    ("inf.security_notice", "rule6|lost_only", "INF-Q26"),
    ("inf.capital_R", "StP|Mos", "INF-Q29"),
    ("inf.deport_choice", "owner|captor", "INF-Q29"),
    ("inf.port", "aboard|ashore", "INF-Q21"),
    ("inf.list_own", "off|on", "INF-Q2"),
)
