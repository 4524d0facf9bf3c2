"""The named options of Intimate Diplomacy; the first value of each is the default."""

from engine.rules import Option

OPTIONS = tuple(
    Option(key=key, values=tuple(values.split("|")), clause=clause, help=text)
    for key, values, clause, text in (
        (
            "id.overbid_scope",
            "all|contested|overbidder",
            "ID-Q4",
            (
                "When one overbids the other gains all that he bid for himself at half price "
                "(all), at half price only where both bid (contested), or what the overbidder bid "
                "for (overbidder)."
            ),
        ),
        (
            "id.half_rounding",
            "each|total",
            "ID-Q5",
            "Whether half prices are rounded up one by one or in total.",
        ),
        (
            "id.both_overbid",
            "both_bust|both_lose",
            "ID-Q6",
            "What happens when both players overbid.",
        ),
        (
            "id.cascade",
            "bust|pay_what_you_have",
            "ID-Q7",
            "What happens when half prices exceed the other's purse too.",
        ),
        (
            "id.anarchy_builds",
            "none|alphabetical",
            "ID-Q14",
            "Whether countries in anarchy build.",
        ),
        (
            "id.victory_moment",
            "after_retreats|after_moves",
            "ID-Q18",
            "When an occupied home centre counts.",
        ),
        (
            "id.eliminated_home",
            "loses|plays_on",
            "ID-Q22",
            "What becomes of a player whose home country is eliminated.",
        ),
        (
            "id.stalemate",
            "gm_button|auto3",
            "ID-Q23",
            "Whether a stalemate is declared, or comes by itself after three quiet years.",
        ),
        (
            "id.self_dislodge",
            "country|player",
            "ID-Q25",
            "Whether countries of one player may dislodge each other.",
        ),
    )
)
