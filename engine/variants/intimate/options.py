"""The named options of Intimate Diplomacy; the first value of each is the default."""

from engine.rules import options

OPTIONS = options(
    ("id.overbid_scope", "all|contested|overbidder", "ID-Q4"),
    ("id.half_rounding", "each|total", "ID-Q5"),
    ("id.both_overbid", "both_bust|both_lose", "ID-Q6"),
    ("id.cascade", "bust|pay_what_you_have", "ID-Q7"),
    ("id.anarchy_builds", "none|alphabetical", "ID-Q14"),
    ("id.victory_moment", "after_retreats|after_moves", "ID-Q18"),
    ("id.eliminated_home", "loses|plays_on", "ID-Q22"),
    ("id.stalemate", "gm_button|auto3", "ID-Q23"),
    ("id.self_dislodge", "country|player", "ID-Q25"),
)
