"""The named options of Blind Diplomacy II; the first value of each is the default."""

from engine.rules import Option

OPTIONS = tuple(
    Option(key=key, values=tuple(values.split("|")), clause=clause, help=text)
    for key, values, clause, text in (
        (
            "bl.spy_move",
            "adjacent|anywhere",
            "BL-Q5",
            "Whether a spy moves one step to any territory, or to any on the board.",
        ),
        (
            "bl.ce",
            "literal|enemy_only",
            "BL-Q7",
            "Whether counter-espionage among three or more spies also kills one's own.",
        ),
        (
            "bl.capital",
            "ownership|occupation",
            "BL-Q10",
            "Whether a capital is lost with its ownership, or to any enemy unit there.",
        ),
        (
            "bl.rebuild",
            "end_of_any_season|winter_only",
            "BL-Q14",
            "When lost spies return.",
        ),
        ("bl.see_orders", "off|on", "BL-Q16", "Whether the orders of units in sight are seen."),
        (
            "bl.centres",
            "in_sight|own_only",
            "BL-Q16",
            "Whether the owners of centres in sight are told, or one's own centres alone.",
        ),
        (
            "bl.home_sight",
            "always|while_alive",
            "BL-Q20",
            "Whether the homeland stays in sight after elimination.",
        ),
        (
            "bl.rank_ties",
            "shared|alphabetical",
            "BL-Q22",
            "Whether equals share a rank of the yearly ranking.",
        ),
    )
)
