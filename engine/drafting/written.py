"""Writes ``board.toml``: derived values are marked, and the designer's changes are kept."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import tomlkit
from tomlkit.items import Item, Table

from engine.language.message import Message

DERIVED: Final = "derived"
"""The remark behind every value that a program worked out."""

LIST_KEYS: Final = ("armies", "fleets", "borders")


@dataclass(slots=True)
class Sketch:
    """A board on its way to a file: tables of plain values as in `engine.board.schema`.

    ``stated`` are the keys that a source gave itself, such as a name; all others are derived.
    """

    title: str
    source: str
    year: int = 1901
    victory: int = 1
    powers: dict[str, dict[str, Any]] = field(default_factory=dict)
    provinces: dict[str, dict[str, Any]] = field(default_factory=dict)
    check: dict[str, Any] = field(default_factory=dict)
    layers: dict[str, list[str]] = field(default_factory=dict)
    inert: list[str] = field(default_factory=list)
    links: list[dict[str, Any]] = field(default_factory=list)

    @property
    def pairs(self) -> set[tuple[str, ...]]:
        """The pairs of provinces that are linked in any way."""
        found = set[tuple[str, ...]]()
        for id_, part in self.provinces.items():
            near = [*part.get("armies", ()), *part.get("fleets", ()), *part.get("borders", ())]
            for coast in part.get("coast", {}).values():
                near += coast["fleets"]
            found |= {tuple(sorted((id_, place[:3]))) for place in near}
        return found


def write(sketch: Sketch, before: str = "") -> str:
    """The text of ``board.toml``; values in ``before`` that are not marked derived stay."""
    document = tomlkit.parse(before) if before.strip() else _begun()
    document.setdefault("format", 1)
    _lay(
        _table(document, "map"),
        {
            "title": sketch.title,
            "author": "?",
            "licence": "?",
            "source": sketch.source,
            "svg": "map.svg",
            "match": "id",
        },
        marked=False,
    )
    _lay(_table(document, "game"), {"year": sketch.year, "victory": sketch.victory})
    if sketch.layers:
        _lay(_table(document, "layers"), sketch.layers)
    if sketch.inert:
        _lay(_table(document, "inert"), {"paths": sketch.inert})
    if sketch.check:
        _lay(_table(document, "check"), sketch.check)
    for key, power in sketch.powers.items():
        _lay(_table(document, "powers", key), power, marked=False)
    _provinces(document, sketch.provinces)
    if sketch.links and "link" not in document:
        document["link"] = tomlkit.aot()
        for link in sketch.links:
            document["link"].append(tomlkit.item(link))
    return tomlkit.dumps(document)


def _begun() -> tomlkit.TOMLDocument:
    document = tomlkit.document()
    for line in str(Message("draft.file_says")).splitlines():
        document.add(tomlkit.comment(line))
    return document


def _provinces(document: tomlkit.TOMLDocument, provinces: Mapping[str, dict[str, Any]]) -> None:
    kept = document.get("province", {})
    for gone in [id_ for id_ in kept if id_ not in provinces and _all_derived(kept[id_])]:
        del kept[gone]
    for id_, part in sorted(provinces.items()):
        table = _table(document, "province", id_)
        coasts = part.get("coast", {})
        _lay(table, {key: value for key, value in part.items() if key != "coast"})
        if not coasts and "coast" in table and _all_derived(table["coast"]):
            del table["coast"]
        for side, coast in coasts.items():
            _lay(_table(document, "province", id_, "coast", side), coast)


def _table(document: tomlkit.TOMLDocument, *keys: str) -> Table:
    """The table of these keys, created if it is missing."""
    at: Any = document
    for rank, key in enumerate(keys):
        if key not in at:
            at[key] = tomlkit.table(is_super_table=rank < len(keys) - 1)
        at = at[key]
    table: Table = at
    return table


def _lay(table: Table, values: Mapping[str, Any], *, marked: bool = True) -> None:
    for key, value in values.items():
        if key in table and not _is_derived(held(table, key)):
            continue
        item = plain_item(value)
        if marked:
            item.comment(DERIVED)
        table[key] = item
    stale = [key for key in LIST_KEYS if key in table and key not in values]
    for key in stale:
        if _is_derived(held(table, key)):
            del table[key]


def plain_item(value: Any) -> Item:  # noqa: ANN401  # any plain value of TOML
    """A value for TOML, lengths rounded."""
    if isinstance(value, float):
        value = round(value, 2)
    if isinstance(value, tuple):
        value = [round(part, 1) for part in value]
    item: Item = tomlkit.item(value)
    return item


def held(table: Any, key: str) -> Item:  # noqa: ANN401  # a table or a document
    """The item under a key, with its comment; tomlkit itself unwraps booleans and loses theirs."""
    container = getattr(table, "value", table)
    found = container.item(key) if hasattr(container, "item") else table[key]
    return found if isinstance(found, Item) else tomlkit.item(found)


def _is_derived(item: Any) -> bool:  # noqa: ANN401  # whatever stands in a file
    trivia = getattr(item, "trivia", None)
    return trivia is not None and DERIVED in trivia.comment


def _all_derived(table: Any) -> bool:  # noqa: ANN401  # whatever stands in a file
    if not isinstance(table, Mapping):
        return _is_derived(table)
    return all(
        _all_derived(part) if isinstance(part, Mapping) else _is_derived(held(table, key))
        for key, part in table.items()
    )


def pairs(links: Iterable[frozenset[str]]) -> dict[str, list[str]]:
    """Every place with those it is linked to, sorted."""
    found: dict[str, set[str]] = {}
    for pair in links:
        one, other = sorted(pair)
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return {place: sorted(near) for place, near in sorted(found.items())}


def linked(
    provinces: Mapping[str, dict[str, Any]],
    armies: Iterable[frozenset[str]],
    fleets: Iterable[frozenset[str]],
    borders: Sequence[frozenset[str]] | frozenset[frozenset[str]] = (),
) -> None:
    """Write the links into the tables of the provinces and their coasts."""
    by_army, by_fleet, by_border = pairs(armies), pairs(fleets), pairs(borders)
    for id_, part in provinces.items():
        if id_ in by_army:
            part["armies"] = by_army[id_]
        if id_ in by_fleet and not part.get("coast"):
            part["fleets"] = by_fleet[id_]
        if id_ in by_border and part["terrain"] == "impassable":
            part["borders"] = by_border[id_]
        for side, coast in part.get("coast", {}).items():
            coast["fleets"] = by_fleet.get(f"{id_}/{side}", [])
