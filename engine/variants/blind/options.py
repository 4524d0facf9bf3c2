"""The named options of Blind Diplomacy II; the first value of each is the default."""

from engine.rules import options

OPTIONS = options(
    ("bl.spy_move", "adjacent|anywhere", "BL-Q5"),
    ("bl.ce", "literal|enemy_only", "BL-Q7"),
    ("bl.capital", "ownership|occupation", "BL-Q10"),
    ("bl.rebuild", "end_of_any_season|winter_only", "BL-Q14"),
    ("bl.see_orders", "off|on", "BL-Q16"),
    ("bl.centres", "in_sight|own_only", "BL-Q16"),
    ("bl.home_sight", "always|while_alive", "BL-Q20"),
    ("bl.rank_ties", "shared|alphabetical", "BL-Q22"),
)
