"""Changes to a board that change its links: these are read off the picture again."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

import shapely

from engine.board import svg
from engine.board.checks.borders import Reading
from engine.board.checks.subject import Subject
from engine.board.graph import Terrain
from engine.board.outlines import Drawing
from engine.board.schema import AnchorsFile, ProvincePicture
from engine.board.tracing import read_shapes
from engine.drafting import edits
from engine.drafting.linking import unlinked
from engine.drafting.written import LIST_KEYS

LAND: Final = frozenset({"inland", "coast"})

Files = Mapping[str, str]


def with_terrain(files: Files, place: str, terrain: str) -> str:
    """The board with a province as land, sea or impassable, and its links read again.

    Whether land is coastal follows from the seas it touches; so it does for its neighbours.
    """
    text, before = files["board.toml"], _reading(files)
    if terrain in {*LAND, "land"}:
        terrain = "coast" if _by_water(before, place) else "inland"
    made = _with_ground(text, place, terrain)
    made = _with_shores({**files, "board.toml": made}, place)
    return _linked_anew(files, made, before)


def with_split_coast(files: Files, place: str, spots: Mapping[str, tuple[float, float]]) -> str:
    """The board with a province split into coasts, each around the spot where its fleets stand.

    Without spots, the province has a single coast again.
    """
    before, text = _reading(files), files["board.toml"]
    name = tomllib.loads(text)["province"][place]["name"]
    made = edits.with_key(edits.with_key(text, place, "coast", None), place, "fleets", None)
    for side, spot in spots.items():
        made = edits.with_key(made, f"{place}/{side}", "name", f"{name} ({side.lower()})")
        made = edits.with_key(made, f"{place}/{side}", "fleets", [])
        made = edits.with_key(made, f"{place}/{side}", "unit", spot)
    return _linked_anew(files, _with_units(made, place, sorted(spots)), before)


def shores(files: Files, place: str) -> dict[str, tuple[float, float]]:
    """Spots for two coasts of a province by direction, near the ends of its shore (NC, SC; WC, EC).

    Empty if it has too little shore.
    """
    reading = _reading(files)
    spots = [
        (float(x), float(y))
        for sea in sorted(reading.ground(Terrain.SEA))
        if (contact := reading.touching.get((place, sea))) is not None
        for x, y in contact.spots
    ]
    if len(spots) < 2:
        return {}
    wide = max(x for x, _ in spots) - min(x for x, _ in spots)
    high = max(y for _, y in spots) - min(y for _, y in spots)
    axis, names = (1, ("NC", "SC")) if high >= wide else (0, ("WC", "EC"))
    ends = (min(spots, key=lambda s: s[axis]), max(spots, key=lambda s: s[axis]))
    area = reading.subject.shapes[place]
    return {name: _inside(area, end) for name, end in zip(names, ends, strict=True)}


def _inside(area: shapely.Geometry, spot: tuple[float, float]) -> tuple[float, float]:
    """A spot on the edge of an area, moved a little way inside."""
    middle = shapely.point_on_surface(area)
    x, y = spot[0] + (middle.x - spot[0]) * 0.2, spot[1] + (middle.y - spot[1]) * 0.2
    return (x, y) if area.contains(shapely.Point(x, y)) else spot


def _with_ground(text: str, place: str, terrain: str) -> str:
    """The board with another terrain in a province, less what cannot be there any more."""
    made = edits.with_key(text, place, "terrain", terrain)
    if terrain not in LAND:
        made = edits.with_key(edits.with_key(made, place, "centre", None), place, "armies", None)
        made = edits.without_home(made, place)
    if terrain != "coast":
        made = edits.with_key(made, place, "coast", None)
    if terrain not in {"coast", "sea"}:
        made = edits.with_key(made, place, "fleets", None)
    if terrain != "impassable":
        made = edits.with_key(made, place, "borders", None)
    return edits.without_units(made, place)


def _with_shores(files: Files, place: str) -> str:
    """The board with the neighbours of a province made coastal or inland, as the seas now lie."""
    text, reading = files["board.toml"], _reading(files)
    provinces = tomllib.loads(text)["province"]
    for other in sorted(one for one, to in reading.touching if to == place):
        now = provinces[other]["terrain"]
        wanted = "coast" if _by_water(reading, other) else "inland"
        if now in LAND and now != wanted:
            text = edits.with_key(text, other, "terrain", wanted)
            if wanted == "inland":
                text = edits.with_key(text, other, "coast", None)
                text = edits.with_key(text, other, "fleets", None)
                text = _with_units(text, other, [])
    return text


def _with_units(text: str, place: str, coasts: list[str]) -> str:
    """The board with the fleet that starts in a province put on one of its coasts, or removed."""
    for key, power in tomllib.loads(text).get("powers", {}).items():
        for unit in power.get("units", ()):
            if unit[2:5] == place and unit[0] == "F":
                text = edits.without_units(text, place)
                terrain = tomllib.loads(text)["province"][place]["terrain"]
                if terrain in {"coast", "sea"}:
                    at = f"{place}/{coasts[0]}" if coasts else place
                    text = edits.with_unit(text, key, f"F {at}")
    return text


def _by_water(reading: Reading, place: str) -> bool:
    return bool(reading.touching_pairs([place], reading.ground(Terrain.SEA) - {place}))


def _linked_anew(files: Files, text: str, before: Reading) -> str:
    """The board with the links that are new in its picture, and without those that are gone."""
    after = _reading({**files, "board.toml": text})
    for kind in LIST_KEYS:
        was, now = _links(before, kind), _links(after, kind)
        for pair in sorted(map(sorted, was ^ now)):
            if len(pair) == 2 and all(_stands(text, place) for place in pair):
                linked = frozenset(pair) in now
                text = edits.with_link(text, kind, *pair, linked=linked)
        text = _without_strays(text, kind)
    return text


def _links(reading: Reading, kind: str) -> frozenset[frozenset[str]]:
    found: frozenset[frozenset[str]] = getattr(reading, kind)()
    return found


def _stands(text: str, place: str) -> bool:
    part = tomllib.loads(text)["province"].get(place[:3])
    return part is not None and ("/" not in place or place[4:] in part.get("coast", {}))


def _without_strays(text: str, kind: str) -> str:
    """The board without links to places that can no longer take them."""
    provinces = tomllib.loads(text)["province"]
    for place, part in provinces.items():
        ends = {place: part, **{f"{place}/{s}": c for s, c in part.get("coast", {}).items()}}
        for at, table in ends.items():
            near = table.get(kind)
            if near is None:
                continue
            kept = [to for to in near if _takes(provinces, to, kind)]
            if kept != list(near):
                text = edits.with_key(text, at, kind, kept or (None if at == place else []))
    return text


def _takes(provinces: Mapping[str, Any], place: str, kind: str) -> bool:
    part = provinces.get(place[:3])
    if part is None:
        return False
    if kind == "armies":
        return part["terrain"] in LAND
    if kind == "fleets":
        sides = part.get("coast", {})
        fits = place[4:] in sides if sides else "/" not in place
        return part["terrain"] in {"coast", "sea"} and fits
    return True


def _reading(files: Files) -> Reading:
    """What the checks read off the picture, even if the board itself has faults."""
    tables = tomllib.loads(files["board.toml"])
    anchors = tomllib.loads(files["anchors.toml"]) if "anchors.toml" in files else {}
    drawn = AnchorsFile.model_validate(
        {
            "check": {**anchors.get("check", {}), **tables.get("check", {})},
            "province": {
                id_: _drawn({**anchors.get("province", {}).get(id_, {}), **part})
                for id_, part in tables["province"].items()
            },
        }
    )
    board = unlinked(
        {
            id_: (Terrain(part["terrain"]), part.get("coast", {}))
            for id_, part in tables["province"].items()
        }
    )
    name = tables.get("map", {}).get("svg", "map.svg")
    match = tables.get("map", {}).get("match", "id")
    drawing = Drawing(svg.parse(files[name].encode(), name), match, name)
    return Reading(Subject(board, drawn, drawing, match, dict(read_shapes(board, drawn, drawing))))


def _drawn(part: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of a province's table that are about its picture."""
    found = {key: part[key] for key in ProvincePicture.model_fields if key in part}
    if "coast" in found:
        keys = ("path", "unit", "dislodged")
        found["coast"] = {
            side: {key: coast[key] for key in keys if key in coast}
            for side, coast in found["coast"].items()
        }
    return found
