"""What a click on the workshop's map does with the current tool."""

import tomllib
from enum import StrEnum

from engine.drafting import edits, relinking


class Tool(StrEnum):
    """A tool of the workshop."""

    CHOOSE = "choose"
    ARMY_LINKS = "armies"
    FLEET_LINKS = "fleets"
    CENTRES = "centres"
    HOMES = "homes"
    ARMY = "A"
    FLEET = "F"


LINKING = (Tool.ARMY_LINKS, Tool.FLEET_LINKS)
"""The tools that need two clicks."""

POWERED = (Tool.HOMES, Tool.ARMY, Tool.FLEET)
"""The tools that apply to a power."""


def used(text: str, tool: Tool, place: str, power: str) -> str:
    """The board after a tool is used on a place; unchanged if the tool does nothing there."""
    province = place[:3]
    part = tomllib.loads(text)["province"][province]
    land = part["terrain"] in relinking.LAND
    if tool in POWERED and power not in tomllib.loads(text).get("powers", {}):
        return text
    match tool:
        case Tool.CENTRES if land:
            return edits.with_key(text, province, "centre", not part.get("centre") or None)
        case Tool.HOMES if land:
            homes = tomllib.loads(text)["powers"][power].get("home", ())
            return edits.with_home(text, power, province, home=province not in homes)
        case Tool.ARMY if land:
            return _with_unit(text, power, f"A {province}")
        case Tool.FLEET if part["terrain"] in {"coast", "sea"}:
            at = place if part.get("coast") else province
            return _with_unit(text, power, f"F {at}")
    return text


def _with_unit(text: str, power: str, unit: str) -> str:
    """The board with a unit added, or removed if it is there already."""
    if unit in tomllib.loads(text)["powers"][power].get("units", ()):
        return edits.without_units(text, unit[2:5])
    return edits.with_unit(text, power, unit)


def joined(text: str, tool: Tool, one: str, other: str) -> str:
    """The board with two places linked, or no longer linked if they were."""
    provinces = tomllib.loads(text)["province"]
    if tool is Tool.ARMY_LINKS:
        one, other = one[:3], other[:3]
    table = provinces[one[:3]]
    table = table.get("coast", {}).get(one[4:], {}) if "/" in one else table
    return edits.with_link(text, tool, one, other, linked=other not in table.get(tool, ()))
