"""Reads mix files: which parts of which variants make a game, and whether they fit."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final, TypeAlias

import maps
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.errors import cause
from engine.files import readable, toml
from engine.language.message import Listed, Message, sentences
from engine.mixing.beside import taken_in
from engine.mixing.shared import sharing
from engine.mixing.sights import Derived, under
from engine.rules import Clause, MixError, Ruleset, Variant
from engine.visibility.audit import Expected
from engine.visibility.preset_audit import PRESET_AUDITS
from engine.visibility.presets import PRESETS, SOURCES

KEYS: Final = ("base", "covert", "sight", "economy", "retreats", "board")
"""The parts of a mix, in the order in which they are chosen."""

_RETREATS = "fog.retreat_mode"

Find: TypeAlias = Callable[[str], Variant]
"""The variant of an id; raises ValueError where there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Parts:
    """What a mix file can contain; ``base`` gives pieces, phases and rules.

    ``covert`` names the games that lend their covert pieces, separated by commas. ``parts`` are the
    texts of other mix files that it names, once they were taken in by content, and ``texts`` its
    title and description in other languages.
    """

    title: str
    base: str
    covert: str = ""
    sight: str = ""
    economy: str = ""
    retreats: str = ""
    board: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def read(path: Path, find: Find) -> Variant:
    """The mix in a file; it may name other mixes and a board as files in its own folder.

    Its ``mix`` has the texts of all these files, so that it no longer needs them. Raises MixError
    if the file cannot be read, or is not a mix.
    """
    with readable(path, MixError):
        text = path.read_text("utf-8-sig")
    try:
        whole, board = taken_in(text, path)
        made = mix(whole, path.stem, find)
    except MixError as error:
        raise error if error.message.id == "word.in_file" else _in_file(path.stem, error) from error
    return replace(made, board=board) if board else made


def mix(text: str, name: str, find: Find) -> Variant:
    """The variant that a text puts together; ``name`` is its id; raises MixError."""
    try:
        return replace(_mixed(_parsed(text), find), id=name, mix=text)
    except MixError as error:
        raise _in_file(name, error) from error


def _in_file(name: str, error: MixError) -> MixError:
    return MixError("word.in_file", name=name, fault=error.message)


def parts_in(text: str) -> tuple[str, Mapping[str, str], Mapping[str, str]]:
    """The title, the parts by key and the options in a mix's text; raises MixError."""
    found = _parsed(text)
    return found.title, {key: getattr(found, key) for key in KEYS}, found.options


def _parsed(text: str) -> _Parts:
    try:
        found = toml(text)
    except tomllib.TOMLDecodeError as error:
        raise MixError("choice.is_no_toml", error=str(error)) from error
    table = found.pop("options", {})
    if not isinstance(table, dict):
        raise MixError("choice.options_table_wanted")
    options = dict(_flat(table))
    found |= _joined(found)
    parts, texts = found.pop("parts", {}), found.pop("texts", {})
    if not (_are_texts(parts) and isinstance(texts, dict) and all(map(_are_texts, texts.values()))):
        raise MixError("choice.texts_are_none")
    keys = [one.name for one in fields(_Parts)]
    for key, value in (*found.items(), *options.items()):
        if key not in keys and key not in options:
            known = Listed(tuple(keys), "comma")
            fault = Message("choice.is_no_key_mix_those", key=key, keys=known)
            also = Message("choice.options_under_line") if isinstance(value, dict) else None
            raise MixError(sentences(fault, also))
        if not isinstance(value, str) or not value.strip():
            plain = isinstance(value, bool | int | float)
            shown = str(value).lower() if plain else ""
            fault = Message("choice.text_wanted", key=key)
            also = Message("choice.text_such_as", key=key, value=shown) if plain else None
            raise MixError(sentences(fault, also))
    for key in ("title", "base"):
        if key not in found:
            raise MixError("choice.key_is_missing", key=key)
    return _Parts(options=options, parts=parts, texts=texts, **found)


def _joined(found: Mapping[str, object]) -> dict[str, str]:
    """A list of the games that lend their pieces, as one text."""
    names = found.get("covert")
    if not isinstance(names, list):
        return {}
    if not names or not all(isinstance(name, str) and name.strip() for name in names):
        raise MixError("choice.text_wanted", key="covert")
    return {"covert": ", ".join(names)}


def _are_texts(table: object) -> bool:
    return isinstance(table, dict) and all(isinstance(text, str) for text in table.values())


def _flat(options: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Options by their dotted keys, which TOML reads as tables within tables."""
    if not isinstance(options, dict):
        yield key, options  # type: ignore[misc]  # what is no text is refused later
        return
    for inner, value in options.items():
        yield from _flat(value, f"{key}.{inner}" if key else inner)


def _mixed(parts: _Parts, others: Find) -> Variant:
    def find(name: str) -> Variant:
        text = parts.parts.get(name)
        return others(name) if text is None else mix(text, Path(name).stem, others)

    made = _seen(parts, _manned(parts, find), find)
    if parts.economy:
        other = _found("economy", parts.economy, find)
        if other.economy is None:
            raise MixError("choice.economy_missing", economy=parts.economy)
        made = replace(other.economy(made), rules=(*made.rules, *other.rules))
    if parts.board and parts.board not in maps.names():
        known = ", ".join(maps.names())
        raise MixError("choice.board_there_is_no_built", board=parts.board, known=known)
    chosen = _chosen(parts, made)
    board = parts.board or made.board
    presets = {**made.presets, **chosen}
    return replace(made, title=parts.title, texts=parts.texts, board=board, presets=presets)


def _manned(parts: _Parts, find: Find) -> Variant:
    """The base with all its covert pieces."""
    made = _found("base", parts.base, find)
    others = [_found("covert", name, find) for name in names_in(parts.covert)]
    return sharing(made, others) if others else made


def _seen(parts: _Parts, made: Variant, find: Find) -> Variant:
    """The same under the sight asked for."""
    if parts.sight in PRESETS:
        said = Message(f"sight.{parts.sight}")
        clause = Clause(f"SIGHT-{parts.sight}", said, SOURCES[parts.sight], sight=True)
        return _retold(under(made, PRESETS[parts.sight], _preset(parts.sight)), (clause,))
    if not parts.sight:
        return made
    other = _found("sight", parts.sight, find)
    made = under(made, other.sight, other.sight_audit, other)
    return _retold(made, tuple(one for one in other.rules if one.sight))


def _chosen(parts: _Parts, made: Variant) -> dict[str, str]:
    """The options chosen, including the way of retreating."""
    for key, value in parts.options.items():
        _check(made, f"options: {key}", key, value)
    chosen = dict(parts.options)
    if parts.retreats:
        _check(made, "retreats", _RETREATS, parts.retreats)
        if chosen.setdefault(_RETREATS, parts.retreats) != parts.retreats:
            rival = chosen[_RETREATS]
            raise MixError(
                "choice.retreats_differ",
                retreats=parts.retreats,
                option=_RETREATS,
                rival=rival,
            )
    return chosen


def names_in(covert: str) -> tuple[str, ...]:
    """The games named in a list of lenders of covert pieces."""
    return tuple(filter(None, map(str.strip, covert.split(","))))


def _retold(made: Variant, seeing: tuple[Clause, ...]) -> Variant:
    """The game with these clauses about who sees what, in place of its own."""
    return replace(made, rules=(*seeing, *(one for one in made.rules if not one.sight)))


def _preset(sight: str) -> Derived:
    def derived(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
        return PRESET_AUDITS[sight](rules.board, turn, viewer)

    return derived


def _found(key: str, name: str, find: Find) -> Variant:
    try:
        return find(name)
    except ValueError as error:
        fault = cause(error)
        known = Listed(tuple(PRESETS), "comma")
        also = Message("choice.sight_may_also_be", known=known) if key == "sight" else None
        raise MixError(sentences(Message("choice.part", key=key, fault=fault), also)) from error


def _check(made: Variant, where: str, key: str, value: str) -> None:
    """Whether an option may have this value with these parts."""
    option = next((option for option in made.options if option.key == key), None)
    if option is None:
        raise MixError("choice.options_is_none_mix_leave", key=key)
    if not option.accepts(value):
        raise MixError("choice.cannot_be_here", where=where, value=value, values=option.asked)
