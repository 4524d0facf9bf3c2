"""The named options of Espionage Diplomacy IV; the first value of each is the default."""

from engine.rules import Option, options

OPTIONS = (
    Option(
        key="esp.start",
        values=("(1,1)", "(1,0)", "(0,0)", "(2,1)"),
        clause="ESP-Q2",
        pattern=r"\(\d,\d\)",
        example="(2,2)",
    ),
    *options(
        ("esp.supply", "initial_free|all_count|never", "ESP-Q3"),
        ("esp.move", "adjacent|anywhere", "ESP-Q4"),
        ("esp.eu_orders", "one|move_and_act", "ESP-Q5"),
        ("esp.ceu_orders", "move_and_act|one", "ESP-Q6"),
        ("esp.cut", "given|received", "ESP-Q8"),
        ("esp.assassinate_special", "off|on", "ESP-Q9"),
        ("esp.report", "named|anonymous", "ESP-Q13"),
        ("esp.report_misses", "off|on", "ESP-Q14"),
        ("esp.ceu_kills", "all|one", "ESP-Q15"),
        ("esp.build_vacant", "off|on", "ESP-Q19"),
        ("esp.disappear", "at_once|after_adjustments", "ESP-Q20"),
    ),
)
