"""Mixes as designers might write them, beside those that come with the program: odd ones too."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from engine import judge
from engine.board.load import load
from engine.rules import Ruleset

MIXES = {
    "open-spies": """base = "standard"\ncovert = "spy"\n""",
    "open-services": """base = "standard"\ncovert = ["infiltration", "espionage"]\n""",
    "open-agents": """base = "espionage"\ncovert = ["infiltration", "blind"]
[options]\nesp.report = "anonymous"\nbl.see_orders = "on"\ninf.security_lone = "on"\n""",
    "riders-and-watchers": """base = "infiltration"\ncovert = ["spy", "espionage"]
[options]\nspy.port = "ashore"\ninf.port = "ashore"\nesp.eu_orders = "move_and_act"
inf.activity = "before_moves"\nspy.convoy_capacity = "unlimited"\n""",
    "border-agents": """base = "blind"\ncovert = ["infiltration", "espionage"]
[options]\ninf.security_lone = "on"\nesp.report = "anonymous"\nesp.supply = "all_count"\n""",
    "overheard-spies": """base = "infiltration"\ncovert = "blind"\nsight = "rd34"
[options]\ninf.list_own = "on"\nbl.spy_move = "anywhere"\n""",
    "bidding-services": """base = "spy"\ncovert = ["infiltration", "espionage"]
economy = "intimate"\n""",
    "bidding-agents": """base = "standard"\ncovert = ["blind", "espionage"]\nsight = "rd18"
economy = "intimate"\nretreats = "single_blind"\n""",
    "borderers": """base = "espionage"\ncovert = "spy"\nsight = "blind"
[options]\nesp.cut = "received"\nesp.disappear = "after_adjustments"\nspy.conditions = "all"\n""",
    "watched-riders": """base = "spy"\ncovert = ["infiltration", "espionage"]\n""",
    "homebodies": """base = "three-services"\nsight = "homeland"\nretreats = "listed"
[options]\nspy.assassin_informed = "on"\ninf.overload = "capture"\n""",
    "judge-blind": """base = "spy"\ncovert = "espionage"\nsight = "njudge_blind"
[options]\nesp.report_misses = "on"\nesp.ceu_kills = "one"\n""",
    "early-birds": """base = "blind"\ncovert = "infiltration"\nsight = "rd22"
[options]\ninf.agents_before_retreats = "off"\ninf.redistribute = "on"
inf.build_sites = "any_owned"\n""",
}
"""Texts of mixes by name."""

_CHANGED = """base = "standard"

[map]
title = "Passes and a canal"

[province.SWI]
terrain = "inland"
armies = []
borders = []

[join]
armies = ["SWI-BUR", "SWI-MUN", "SWI-TYR", "SWI-PIE", "SWI-MAR"]
fleets = ["ADR-TYS"]

[cut]
armies = ["MUN-KIE"]
fleets = ["ION-TYS"]
"""

CHANGED = ("homebodies", "riders-and-watchers")
"""Those played on a board whose borders were changed."""


def rules_of(name: str) -> Ruleset:
    """The rules of such a mix."""
    played = judge.mixed(f'title = "{name}"\n{MIXES[name]}', name)
    return judge.ruleset(played, load(changed()) if name in CHANGED else None)


def place(rules: Ruleset) -> str:
    """The folder of the board that a game is played on; empty for a built-in one."""
    return str(changed()) if rules.variant.id in CHANGED else ""


@cache
def changed() -> Path:
    """The folder of the changed board."""
    folder = Path(mkdtemp(prefix="spydip-board-")) / "passes"
    folder.mkdir()
    (folder / "board.toml").write_text(_CHANGED, "utf-8")
    return folder
