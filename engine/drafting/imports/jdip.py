"""Reads the variants of jDip: a zip with XML for variants and adjacency, and SVG pictures.

The elements are those of the DTDs in the files: PROVINCE with its ADJACENCY lists by type of unit
and coast, VARIANT with its POWER, SUPPLYCENTER and INITIALSTATE entries.
"""

import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import PurePosixPath
from typing import Final
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from engine.board.xml_reasons import UNREAD, reason
from engine.drafting.imports.atlas import (
    COASTS,
    LAND,
    SEA,
    SHUT,
    Found,
    ImportFileError,
    Region,
    Side,
    lettered,
)
from engine.drafting.questions import Doubts
from engine.language.message import Message

_LARGEST: Final = 20_000_000
_MOST: Final = 300
_NOBODY: Final = {"none", "any", ""}


def texts(data: bytes, source: str) -> Mapping[str, bytes]:
    """The XML and SVG files in a zip, by name; raises ImportFileError."""
    found: dict[str, bytes] = {}
    left = _LARGEST
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            for entry in archive.infolist()[:_MOST]:
                name = PurePosixPath(entry.filename.replace("\\", "/")).name
                if left >= 0 and name.lower().endswith((".xml", ".svg")):
                    with archive.open(entry) as file:
                        found[name] = file.read(left + 1)
                    left -= len(found[name])
    except (zipfile.BadZipFile, RuntimeError, OSError, EOFError, ValueError) as error:
        raise ImportFileError("draft.zip_damaged", source=source) from error
    except Exception as error:
        if type(error).__module__ in {"zlib", "lzma"}:  # a damaged stream
            raise ImportFileError("draft.zip_damaged", source=source) from error
        raise
    if left < 0:
        raise ImportFileError("draft.zip_too_large", source=source)
    return found


def read(files: Mapping[str, bytes], source: str, doubts: Doubts) -> tuple[Found, bytes | None]:
    """The board in the files of a variant, and its picture if there is one.

    Raises ImportFileError if no variant or no provinces can be read from them.
    """
    trees = {name: _tree(data, name) for name, data in files.items() if name.endswith(".xml")}
    variants = [v for tree in trees.values() for v in tree.iter("VARIANT")]
    if not variants:
        raise ImportFileError("draft.no_variant_in", source=source)
    variant = variants[0]
    if len(variants) > 1:
        names = tuple(dict.fromkeys(v.get("name", "?") for v in variants))
        said = Message("draft.ask_variant")
        wanted = doubts.ask("variant", said, names[0], names)
        variant = next(v for v in variants if v.get("name", "?") == wanted)
    found = Found(variant.get("name", "") or source)
    board = variant.find("MAP")
    uri = (board.get("adjacencyURI", "") if board is not None else "").rpartition("/")[2]
    tree = trees.get(uri) or next(
        (tree for tree in trees.values() if tree.find(".//PROVINCE") is not None), None
    )
    if tree is None or tree.find(".//PROVINCE") is None:
        raise ImportFileError("draft.no_areas", title=found.title)
    _provinces(found, tree)
    limited = sum(1 for one in tree.iter("PROVINCE") if one.get("borders"))
    if limited:
        found.notes.append(Message("draft.limited_borders", count=limited))
    _politics(found, variant)
    return found, _drawn(variant, trees.values(), files)


def _drawn(variant: Element, trees: Iterable[Element], files: Mapping[str, bytes]) -> bytes | None:
    """The picture that the variant names as its usual one, otherwise any; None without one."""
    graphics = sorted(variant.iter("MAP_GRAPHIC"), key=lambda one: one.get("default") != "true")
    ids = [one.get("ref") for one in graphics]
    uris = {
        one.get("id"): one.get("URI", "") for tree in trees for one in tree.iter("MAP_DEFINITION")
    }
    named = [uris.get(id_, "").rpartition("/")[2] for id_ in ids]
    others = [name for name in files if name.endswith(".svg")]
    return next((files[name] for name in (*named, *others) if name in files), None)


def _tree(data: bytes, name: str) -> Element:
    """The elements of an XML text; its DTD is skipped, and entities of its own are refused."""
    builder = TreeBuilder()
    depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > 50:
            raise ImportFileError("draft.xml_unread", name=name)
        builder.start(tag, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(tag)

    def entity(*_: object) -> None:
        raise ImportFileError("draft.xml_entities", name=name)

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = builder.data
    parser.EntityDeclHandler = entity
    try:
        parser.Parse(data, True)  # noqa: FBT003  # expat takes it by position only
        return builder.close()
    except ImportFileError:
        raise
    except UNREAD as error:
        raise ImportFileError("draft.xml_wrong", name=name, why=reason(error)) from error
    except AssertionError as error:  # of the builder, about elements that do not fit
        raise ImportFileError("draft.xml_unread", name=name) from error


def _provinces(found: Found, tree: Element) -> None:
    rows = [(p, p.get("shortname", "").strip().lower()) for p in tree.iter("PROVINCE")]
    rows = [(province, key) for province, key in rows if key]
    for province, key in rows:
        found.add(_region(province, key))
    for province, key in rows:
        for adjacency in province.iter("ADJACENCY"):
            _ways(found, key, adjacency)
    alone = {*found.regions} - {place.partition("/")[0] for way in _every(found) for place in way}
    for key in alone:
        found.regions[key].terrain = SHUT  # it borders only on itself


def _every(found: Found) -> Iterator[tuple[str, str]]:
    yield from found.armies
    yield from found.fleets


def _region(province: Element, key: str) -> Region:
    """A province: land if it has armies, sea if it has only fleets."""
    aliases = tuple(u.get("name", "") for u in province.iter("UNIQUENAME") if u.get("name"))
    region = Region(key, province.get("fullname", "").strip() or key.title(), aliases=aliases)
    kinds = {a.get("type", "").lower() for a in province.iter("ADJACENCY") if any(_refs(a))}
    region.coasts = sorted(kind.upper() for kind in kinds & COASTS)
    region.terrain = SEA if "xc" in kinds and "mv" not in kinds and not region.coasts else LAND
    return region


def _ways(found: Found, key: str, adjacency: Element) -> None:
    kind = adjacency.get("type", "").lower()
    for name, coast in _refs(adjacency):
        to = found.key(name)
        if kind == "mv":
            found.link("armies", key, to)
        elif kind in COASTS | {"xc"}:
            here = f"{key}/{kind}" if kind in COASTS else key
            found.link("fleets", here, f"{to}/{coast}" if coast else to)


def _refs(adjacency: Element) -> Iterator[tuple[str, str]]:
    for word in re.split(r"[\s,]+", adjacency.get("refs", "").strip().lower()):
        place = re.fullmatch(r"([^\s/()-]+)(?:[-/(](nc|ec|sc|wc|mv|xc)\)?)?", word)
        if place:
            yield place[1], place[2] if place[2] in COASTS else ""


def _politics(found: Found, variant: Element) -> None:
    for power in variant.iter("POWER"):
        name = power.get("name", "").strip()
        if name and power.get("active", "true").lower() != "false":
            side = Side(name.lower(), name, adjective=power.get("adjective", "").strip())
            found.sides[name.lower()] = side
    for centre in variant.iter("SUPPLYCENTER"):
        key = found.key(centre.get("province", "").strip().lower())
        if key in found.regions:
            found.regions[key].centre = True
            home = centre.get("homepower", "none").strip().lower()
            if home not in _NOBODY and home in found.sides:
                found.sides[home].home.append(key)
    for state in variant.iter("INITIALSTATE"):
        owner = found.sides.get(state.get("power", "").strip().lower())
        kind = state.get("unit", "").strip().upper()[:1]
        place = found.key(state.get("province", "").strip().lower())
        coast = state.get("unitcoast", "").strip().lower()
        if owner is not None and kind in {"A", "F"} and place in found.regions:
            at = f"{place}/{coast}" if coast in COASTS else place
            owner.units.append(f"{kind} {at}")
    turn = variant.find("STARTINGTIME")
    year = re.search(r"\d{1,4}", turn.get("turn", "") if turn is not None else "")
    found.year = int(year[0]) if year else 0
    goal = variant.find(".//WINNING_SUPPLY_CENTERS")
    value = goal.get("value", "") if goal is not None else ""
    found.victory = int(value[:4]) if value.isdecimal() else 0
    lettered(found.sides.values())
