"""Reads mix files: which parts of which variants make a game, and whether they fit."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

import maps
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.mixing.sights import Derived, under
from engine.rules import MixError, Option, Ruleset, Variant
from engine.visibility.audit import Expected
from engine.visibility.preset_audit import PRESET_AUDITS
from engine.visibility.presets import PRESETS

_RETREATS = "fog.retreat_mode"

Find: TypeAlias = Callable[[str], Variant]
"""The variant of an id; raises ValueError where there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Parts:
    """What a mix file may hold; ``base`` gives pieces, phases and rules."""

    title: str
    base: str
    sight: str = ""
    economy: str = ""
    retreats: str = ""
    board: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


def shipped() -> Mapping[str, str]:
    """The texts of the mixes that come with the program, by id."""
    entries = (files("resources") / "mixes").iterdir()
    found = {e.name.removesuffix(".toml"): e for e in entries if e.name.endswith(".toml")}
    return {name: found[name].read_text("utf-8") for name in sorted(found)}


def read(path: Path, find: Find) -> Variant:
    """The mix of a file.

    Raises:
        MixError: the file cannot be read, or is no mix.
    """
    try:
        return mix(path.read_text("utf-8"), path.stem, find)
    except OSError as error:
        raise MixError(f"“{path}” cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise MixError(f"“{path}” is no UTF-8 text.") from error


def mix(text: str, name: str, find: Find) -> Variant:
    """The variant that a text puts together; ``name`` is its id.

    Raises:
        MixError: the text is none, names what does not exist, or its parts do not fit together.
    """
    try:
        return replace(_mixed(_parsed(text), find), id=name, mix=text)
    except MixError as error:
        raise MixError(f"“{name}”: {error}") from error


def _parsed(text: str) -> _Parts:
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MixError(f"This is no TOML: {error}.") from error
    table = found.pop("options", {})
    if not isinstance(table, dict):
        raise MixError("options: a table is wanted, under the line [options].")
    options = dict(_flat(table))
    keys = [one.name for one in fields(_Parts)]
    for key, value in (*found.items(), *options.items()):
        if key not in keys and key not in options:
            also = " Options stand under the line [options]." if isinstance(value, dict) else ""
            raise MixError(f"“{key}” is no key of a mix; those are {', '.join(keys)}.{also}")
        if not isinstance(value, str) or not value.strip():
            raise MixError(f"{key}: a text is wanted, in quotation marks.")
    for key in ("title", "base"):
        if key not in found:
            raise MixError(f"The key “{key}” is missing.")
    return _Parts(options=options, **found)


def _flat(options: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Options by their dotted keys, which TOML reads as tables within tables."""
    if not isinstance(options, dict):
        yield key, options  # type: ignore[misc]  # what is no text is refused later
        return
    for inner, value in options.items():
        yield from _flat(value, f"{key}.{inner}" if key else inner)


def _mixed(parts: _Parts, find: Find) -> Variant:
    made = _found("base", parts.base, find)
    if parts.sight in PRESETS:
        made = under(made, PRESETS[parts.sight], _preset(parts.sight))
    elif parts.sight:
        other = _found("sight", parts.sight, find)
        made = under(made, other.sight, other.sight_audit, other)
    if parts.economy:
        other = _found("economy", parts.economy, find)
        if other.economy is None:
            raise MixError(f"economy: {parts.economy} has none; “intimate” has one.")
        made = replace(other.economy(made), rules=(*made.rules, *other.rules))
    if parts.board and parts.board not in maps.names():
        known = ", ".join(maps.names())
        raise MixError(f"board: there is no built-in board “{parts.board}”; there are {known}.")
    for key, value in parts.options.items():
        _check(made, f"options: {key}", key, value)
    chosen = dict(parts.options)
    if parts.retreats:
        _check(made, "retreats", _RETREATS, parts.retreats)
        if chosen.setdefault(_RETREATS, parts.retreats) != parts.retreats:
            rival = chosen[_RETREATS]
            raise MixError(
                f"retreats: “{parts.retreats}” and the option {_RETREATS}, “{rival}”, are not the "
                "same; leave one out."
            )
    board = parts.board or made.board
    return replace(made, title=parts.title, board=board, presets={**made.presets, **chosen})


def _preset(sight: str) -> Derived:
    def derived(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
        return PRESET_AUDITS[sight](rules.board, turn, viewer)

    return derived


def _found(key: str, name: str, find: Find) -> Variant:
    try:
        return find(name)
    except ValueError as error:
        also = f" A sight may also be {', '.join(PRESETS)}." if key == "sight" else ""
        raise MixError(f"{key}: {error}{also}") from error


def _check(made: Variant, where: str, key: str, value: str) -> None:
    """Whether an option may have this value where the parts are put together so."""
    option = next((option for option in made.options if option.key == key), None)
    if option is None:
        raise MixError(
            f"options: “{key}” is none of this mix; leave it out, or name the part that has it."
        )
    if not option.accepts(value):
        raise MixError(f"{where} cannot be “{value}” here; {_values(option)}.")


def _values(option: Option) -> str:
    usual = " or ".join(f"“{value}”" for value in option.values)
    return f"it takes {usual}" + (f", or one like “{option.example}”" if option.pattern else "")
