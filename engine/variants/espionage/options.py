"""The named options of Espionage Diplomacy IV; the first value of each is the default."""

from engine.rules import Option

OPTIONS = (
    Option(
        key="esp.start",
        values=("(1,1)", "(1,0)", "(0,0)", "(2,1)"),
        clause="ESP-Q2",
        help="How many EUs and CEUs each power begins with.",
        pattern=r"\(\d,\d\)",
        example="(2,2)",
    ),
    *(
        Option(key=key, values=tuple(values.split("|")), clause=clause, help=text)
        for key, values, clause, text in (
            (
                "esp.supply",
                "initial_free|all_count|never",
                "ESP-Q3",
                "Which EUs and CEUs use up a centre each.",
            ),
            ("esp.move", "adjacent|anywhere", "ESP-Q4", "How far an EU or CEU goes in a season."),
            (
                "esp.eu_orders",
                "one|move_and_act",
                "ESP-Q5",
                "Whether an EU moves or acts, or may do both.",
            ),
            (
                "esp.ceu_orders",
                "move_and_act|one",
                "ESP-Q6",
                "Whether a CEU may move and destroy in one season.",
            ),
            (
                "esp.cut",
                "given|received",
                "ESP-Q8",
                "Which support is cut: given by the unit there, or received by it.",
            ),
            (
                "esp.assassinate_special",
                "off|on",
                "ESP-Q9",
                "Whether an assassination also kills foreign EUs and CEUs.",
            ),
            ("esp.report", "named|anonymous", "ESP-Q13", "Whether the owner of an act is named."),
            (
                "esp.report_misses",
                "off|on",
                "ESP-Q14",
                "Whether acts without effect are published.",
            ),
            ("esp.ceu_kills", "all|one", "ESP-Q15", "How many EUs one CEU destroys."),
            (
                "esp.build_vacant",
                "off|on",
                "ESP-Q19",
                "Whether an EU or CEU is built only where no unit stands.",
            ),
            (
                "esp.disappear",
                "at_once|after_adjustments",
                "ESP-Q20",
                "When the pieces of a power without units vanish.",
            ),
        )
    ),
)
