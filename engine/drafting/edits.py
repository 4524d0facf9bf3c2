"""Edits to a board's file, from text to text: comments stay, and derived values are marked."""

from typing import Any

import tomlkit

from engine.drafting.written import DERIVED, held, plain_item

Value = str | bool | int | float | tuple[float, float] | list[str] | None
"""What a key may be set to; None takes it away."""


def with_key(text: str, place: str, key: str, value: Value) -> str:
    """The board with one key of a province or coast set: terrain, centre, name, unit, label."""
    document = tomlkit.parse(text)
    table = _place(document, place)
    if value is None:
        table.pop(key, None)
    else:
        _set(table, key, value)
    return tomlkit.dumps(document)


def _set(table: Any, key: str, value: Value) -> None:  # noqa: ANN401  # a table of a document
    """Set a key; a comment after it stays, unless it marks the value as derived."""
    table[key] = plain_item(value)
    trivia = held(table, key).trivia
    if DERIVED in trivia.comment:
        trivia.comment = trivia.comment_ws = ""


def with_head(text: str, table: str, key: str, value: Value) -> str:
    """The board with one key of ``[map]`` or ``[game]`` set: title, author, year, victory."""
    document: Any = tomlkit.parse(text)
    _set(document[table], key, value)
    return tomlkit.dumps(document)


def with_name(text: str, table: str, key: str, name: str) -> str:
    """A file ``names.<language>.toml`` with a province or power named; an empty name removes it.

    ``table`` is ``province`` or ``powers``. If a name changes, its other forms are dropped.
    """
    document: Any = tomlkit.parse(text)
    document.setdefault("format", 1)
    if table not in document:
        document[table] = tomlkit.table(is_super_table=table == "powers")
    if not name:
        document[table].pop(key, None)
    elif table == "powers":
        document[table][key] = {"name": name}
    else:
        document[table][key] = name
    return tomlkit.dumps(document)


def with_power(text: str, key: str, values: dict[str, Value]) -> str:
    """The board with a power, added if it is new: name, adjective, letter, capital, home, units."""
    document: Any = tomlkit.parse(text)
    if "powers" not in document:
        document["powers"] = tomlkit.table(is_super_table=True)
    powers = document["powers"]
    if key not in powers:
        powers[key] = tomlkit.table()
    for name, value in values.items():
        if value is None:
            powers[key].pop(name, None)
        else:
            _set(powers[key], name, value)
    return tomlkit.dumps(document)


def without_power(text: str, key: str) -> str:
    """The board without a power."""
    document: Any = tomlkit.parse(text)
    document.get("powers", {}).pop(key, None)
    return tomlkit.dumps(document)


def with_home(text: str, key: str, place: str, *, home: bool) -> str:
    """The board with a province as this power's home alone, or not as its home."""
    document: Any = tomlkit.parse(text)
    for name, power in document.get("powers", {}).items():
        homes = [at for at in power.get("home", ()) if at != place]
        if name == key and home:
            homes.append(place)
        if homes != list(power.get("home", ())):
            _set(power, "home", sorted(homes))
        if power.get("capital") not in homes and homes:
            _set(power, "capital", homes[0])
    if home:
        _set(_place(document, place), "centre", True)  # noqa: FBT003  # a value of TOML
    return tomlkit.dumps(document)


def without_home(text: str, place: str) -> str:
    """The board with a province as nobody's home."""
    return with_home(text, "", place, home=False)


def without_units(text: str, place: str) -> str:
    """The board without the unit that starts in a province."""
    document: Any = tomlkit.parse(text)
    for power in document.get("powers", {}).values():
        kept = [unit for unit in power.get("units", ()) if unit[2:5] != place]
        if kept != list(power.get("units", ())):
            _set(power, "units", kept)
    return tomlkit.dumps(document)


def with_unit(text: str, key: str, unit: str) -> str:
    """The board with a power's starting unit; any other unit in that province is removed."""
    document: Any = tomlkit.parse(text)
    for name, power in document.get("powers", {}).items():
        units = [one for one in power.get("units", ()) if one[2:5] != unit[2:5]]
        if name == key:
            units.append(unit)
        power["units"] = units
    return tomlkit.dumps(document)


def with_link(text: str, kind: str, one: str, other: str, *, linked: bool) -> str:
    """The board with a link of a kind (``armies``, ``fleets``) added or removed, on both sides."""
    document = tomlkit.parse(text)
    for place, to in ((one, other), (other, one)):
        table = _place(document, place)
        near = {*table.get(kind, ())}
        _set(table, kind, sorted(near | {to} if linked else near - {to}))
    return tomlkit.dumps(document)


def _place(document: Any, place: str) -> Any:  # noqa: ANN401  # a document and a table of it
    """The table of a province or coast, created if it is new."""
    id_, _, side = place.partition("/")
    if "province" not in document:
        document["province"] = tomlkit.table(is_super_table=True)
    provinces = document["province"]
    if id_ not in provinces:
        provinces[id_] = tomlkit.table()
    table = provinces[id_]
    if not side:
        return table
    if "coast" not in table:
        table["coast"] = tomlkit.table(is_super_table=True)
    if side not in table["coast"]:
        table["coast"][side] = tomlkit.table()
    return table["coast"][side]
