"""What the verbs of covert orders are called where people choose from them and read them."""

VERBS = {
    "AGENTS RETURN": "infiltration.deported_agents_return",
    "CE": "order.does_counter_espionage",
    "SECURITY": "infiltration.does_security",
    "AGENT H": "infiltration.watch",
    "H": "order.stays",
    "CUT": "espionage.cuts_support",
    "EU KILL": "espionage.assassinates",
    "WAIVE": "order.waive_build",
}
"""What a verb is called, by the piece where it matters; names follow as they are."""
WITH_POWERS = {
    "ALL SEARCH": "order.row_all_search",
    "SEARCH": "order.row_searches",
    "SPY KILL": "order.row_kills",
    "EXCEPT": "order.row_except",
}
"""The same where the powers that follow are bent."""
WITH_NAMES = {
    "CEU DESTROY": "espionage.destroys_eus",
    "AGENT KILL": "infiltration.assassinate",
    "AGENT SPY": "infiltration.spy",
    "DEPLOY": "order.deploy",
    "REBUILD SPY": "order.rebuild_spy",
    "DEPORT": "infiltration.deport",
    "EXECUTE": "infiltration.execute",
    "VIA": "order.by_convoy",
}
"""The same where a colon stands before names."""
KNOWN = VERBS | WITH_POWERS | WITH_NAMES
OF_TWO_WORDS = ("ALL SEARCH", "AGENTS RETURN", "REBUILD SPY")
"""Verbs of two words that belong together whatever stands before them."""
