"""Writes invented boards as other programs keep theirs, with the links that each must have.

The formats are those of their public documents; every name and board is ours. Each writer takes a
world: names, terrain, links by hand for the small ones and by construction for the large.
"""

import io
import zipfile
from dataclasses import dataclass, field

from tests.helpers.invented_maps import ARDLE_LINKS, CENTRES, NAMES, SEAS, SELM_LINKS
from tests.helpers.large_maps import cells_and_links


@dataclass(frozen=True)
class World:
    """A board before it is written down."""

    names: dict[str, str]
    seas: frozenset[str]
    centres: frozenset[str]
    armies: frozenset[frozenset[str]]
    fleets: frozenset[frozenset[str]]
    powers: dict[str, tuple[str, str, list[str], list[str]]] = field(default_factory=dict)

    @property
    def coasts(self):
        """The coasts of each split province."""
        found = {}
        for place in sorted({p for pair in self.fleets for p in pair if "/" in p}):
            found.setdefault(place[:3], []).append(place[4:])
        return found

    def near(self, links, place):
        """The neighbours of a place by one kind of link."""
        return sorted(other for pair in links if place in pair for other in pair - {place})

    @property
    def wet(self):
        """Every province that fleets may be in."""
        return {place[:3] for pair in self.fleets for place in pair}


def _pairs(text):
    return frozenset(frozenset(link.split("-")) for link in text.split())


def small():
    """Selm: a split coast and a canal."""
    ids = ("OST", "CAN", "MID", "LOW", "END", "NSE", "SSE")
    powers = {
        "EASTMARK": ("Eastmark", "Eastmarkish", ["OST"], ["F OST/NC"]),
        "ENDLAND": ("Endland", "Endish", ["END", "CAN"], ["A END", "F CAN"]),
    }
    return World(
        {id_: NAMES[id_] for id_ in ids}, frozenset({"NSE", "SSE"}),
        frozenset({"OST", "END", "CAN"}), _pairs(SELM_LINKS["armies"]),
        _pairs(SELM_LINKS["fleets"]), powers,
    )  # fmt: skip


def large():
    """Ardle and Selm side by side with cells between: over forty provinces, coasts and a canal."""
    names, wet, armies, fleets, _ = cells_and_links(30, 77)
    bridge = {frozenset(("SSE", "NOR")), frozenset(("EAS", min(n for n in names if n in wet)))}
    one = small()
    everything = {id_: NAMES[id_] for id_ in NAMES} | {id_: f"Cell {id_.title()}" for id_ in names}
    land = sorted(set(names) - wet)
    powers = dict(one.powers)
    powers["ALDINE"] = ("Aldine", "Aldinian", ["ALD", "JUR"], ["A ALD", "F JUR"])
    powers["CELLIA"] = ("Cellia", "Cellian", land[:2], [f"A {land[0]}", f"A {land[1]}"])
    return World(
        everything, frozenset(SEAS | wet), frozenset({"CAN", *CENTRES, *land[:4]}),
        _pairs(ARDLE_LINKS["armies"]) | one.armies | _pairs(armies),
        _pairs(ARDLE_LINKS["fleets"]) | one.fleets | _pairs(fleets) | bridge, powers,
    )  # fmt: skip


def dpjudge(world):
    """A map file of the DPjudge."""
    lines = ["# An invented board.", "VICTORY 4", "BEGIN SPRING 1650 MOVEMENT", ""]
    for id_, name in world.names.items():
        lines.append(f"{name} = {id_.lower()} {name.replace(' ', '+').lower()}")
        coasts = world.coasts.get(id_, [])
        lines += [f"{name} ({c.lower()}) = {id_.lower()}/{c.lower()}" for c in coasts]
    lines.append("")
    for id_ in world.names:
        for coast in world.coasts.get(id_, []):
            place = f"{id_}/{coast}"
            lines.append(f"COAST {place} ABUTS {' '.join(_dp(world, place))}")
        kind = "WATER" if id_ in world.seas else "COAST" if id_ in world.wet else "LAND"
        shown = id_.lower() if id_ in world.coasts else id_
        lines.append(f"{kind} {shown} ABUTS {' '.join(_dp(world, id_))}")
    neutral = world.centres - {h for _, _, home, _ in world.powers.values() for h in home}
    lines += ["", f"UNOWNED {' '.join(sorted(neutral))}", ""]
    for key, (_, adjective, home, units) in world.powers.items():
        lines += [f"{key} ({adjective.upper()}) {' '.join(home)}", *units, ""]
    return "\n".join(lines)


def _dp(world, place):
    """What a place abuts: small letters for armies alone, a capital first for fleets alone."""
    armies = set(world.near(world.armies, place))
    fleets = set(world.near(world.fleets, place))
    found = []
    for to in sorted(armies | fleets | {f[:3] for f in fleets if "/" in f}):
        bare = to[:3]
        both_land = {place[:3], bare}.isdisjoint(world.seas)
        coasts = {f for f in fleets if f[:3] == bare and "/" in f}
        if to in world.coasts and coasts:
            found += sorted(coasts)
        elif to in fleets and "/" not in to:
            ok = not both_land or to in armies or "/" in place
            found.append(to if ok else to.title())
        elif to in armies:
            found.append(to.lower())
    return list(dict.fromkeys(found))


def njudge(world, *, seed=True):
    """A map file of njudge or Realpolitik, and the seed with its units."""
    letters = {
        home: key[0] if key != "ENDLAND" else "N"
        for key, p in world.powers.items()
        for home in p[2]
    }
    lines = ["# An invented board"]
    for id_, name in world.names.items():
        kind = (
            "w" if id_ in world.seas else letters.get(id_) or ("x" if id_ in world.centres else "l")
        )
        lines.append(f"{name}, {kind} {id_.lower()} {name.split()[-1].lower()}x")
    lines.append("-1")
    for id_ in world.names:
        armies = [to.lower() for to in world.near(world.armies, id_)]
        if armies:
            lines.append(f"{id_.lower()}-mv: {' '.join(armies)}")
        for coast in world.coasts.get(id_, []):
            near = [to.lower() for to in world.near(world.fleets, f"{id_}/{coast}")]
            lines.append(f"{id_.lower()}-{coast.lower()}: {' '.join(near)}")
        fleets = [to.lower() for to in world.near(world.fleets, id_)]
        if fleets:
            lines.append(f"{id_.lower()}-xc: {' '.join(fleets)}")
    lines += ["-1", "-1"]
    units = ["S1650M"]
    for key, (_, _, _, owned) in world.powers.items():
        letter = key[0] if key != "ENDLAND" else "N"
        for unit in owned:
            kind, place = unit.split(" ")
            units.append(f"{letter}: {kind} {place.lower()}")
    units.append("-1")
    return "\n".join(lines) + "\n", "\n".join(units) + "\n" if seed else ""


def jdip(world):
    """A zip of jDip's XML."""
    head = '<?xml version="1.0"?>\n<!DOCTYPE PROVINCES [\n<!ELEMENT PROVINCES (PROVINCE+)>\n]>\n'
    rows = []
    for id_, name in world.names.items():
        inner = [f'<UNIQUENAME name="{name.lower()}"/>']
        armies = world.near(world.armies, id_)
        if armies:
            inner.append(f'<ADJACENCY type="mv" refs="{_refs(armies)}"/>')
        for coast in world.coasts.get(id_, []):
            near = world.near(world.fleets, f"{id_}/{coast}")
            inner.append(f'<ADJACENCY type="{coast.lower()}" refs="{_refs(near)}"/>')
        fleets = world.near(world.fleets, id_)
        if fleets:
            inner.append(f'<ADJACENCY type="xc" refs="{_refs(fleets)}"/>')
        if not armies and id_ not in world.seas:  # an island: an army may stand there
            inner.append(f'<ADJACENCY type="mv" refs="{id_.lower()}"/>')
        rows.append(
            f'<PROVINCE shortname="{id_.lower()}" fullname="{name}">{"".join(inner)}</PROVINCE>'
        )
    adjacency = f"{head}<PROVINCES>\n" + "\n".join(rows) + "\n</PROVINCES>"
    powers = "".join(
        f'<POWER name="{name}" active="true" adjective="{adjective}"/>'
        for name, adjective, _, _ in world.powers.values()
    )
    homes = {home: name for name, _, homes, _ in world.powers.values() for home in homes}
    centres = "".join(
        f'<SUPPLYCENTER province="{id_.lower()}" homepower="{homes.get(id_, "none").lower()}"/>'
        for id_ in sorted(world.centres)
    )
    states = ""
    for name, _, _, units in world.powers.values():
        for unit in units:
            kind, place = unit.split(" ")
            coast = f' unitcoast="{place[4:].lower()}"' if "/" in place else ""
            word = "army" if kind == "A" else "fleet"
            at = f'province="{place[:3].lower()}" power="{name.lower()}"'
            states += f'<INITIALSTATE {at} unit="{word}"{coast}/>'
    variant = (
        f'<?xml version="1.0"?>\n<VARIANTS><VARIANT name="Invented" default="true">'
        f'<STARTINGTIME turn="Spring, 1650, Movement"/><VICTORYCONDITIONS>'
        f'<WINNING_SUPPLY_CENTERS value="4"/></VICTORYCONDITIONS>{powers}{centres}{states}'
        f'<MAP adjacencyURI="adjacency.xml"/></VARIANT></VARIANTS>'
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("invented/variants.xml", variant)
        archive.writestr("invented/adjacency.xml", adjacency)
    return out.getvalue()


def _refs(places):
    return " ".join(place.lower().replace("/", "-") for place in places)
