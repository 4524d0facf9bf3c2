"""The choices for each part of a mix, and why the others do not fit; mixes as text."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final

import maps
from engine.language.message import Message
from engine.mixing.mix import KEYS, Find, mix, names_in
from engine.rules import MixError, Variant
from engine.visibility.presets import PRESETS

_RETREATS: Final = ("listed", "preference", "single_blind")


def written(title: str, parts: Mapping[str, str], options: Mapping[str, str]) -> str:
    """The text of a mix of these parts, without empty ones."""
    import tomlkit  # noqa: PLC0415  # slow to load, and mixes are seldom written

    document = tomlkit.document()
    document.add("title", tomlkit.item(title))
    for key in KEYS:
        names = names_in(parts.get(key, ""))
        if names:
            listed = key == "covert" and len(names) > 1
            document.add(key, tomlkit.item(list(names) if listed else parts[key]))
    if options:
        table = tomlkit.table()
        for key, value in sorted(options.items()):
            table.add(tomlkit.key([key]), tomlkit.item(value))
        document.add("options", table)
    return tomlkit.dumps(document)


def offered(
    parts: Mapping[str, str], names: Iterable[str], find: Find
) -> Mapping[str, Mapping[str, Message | None]]:
    """For every part its possible values, each with the sentence for why it does not fit.

    ``parts`` are those chosen so far and ``names`` the variants and mixes that may be used. The
    sentence is None for a value that fits; an empty value leaves the base as it is.
    Several games can lend their covert pieces: each value of ``covert`` is one more than those
    chosen, or one of these. If the parts chosen do not fit together, that is said only beside those
    that would have to change.
    """
    every = tuple(names)
    values = {
        "base": every,
        "covert": _lent(parts, every, find),
        "sight": ("", *every, *PRESETS),
        "economy": ("", *every),
        "retreats": ("", *_RETREATS),
        "board": ("", *maps.names()),
    }
    now = _fault(parts, find)
    found = {
        key: _to_blame(
            {value: _fault({**parts, key: value}, find) for value in values[key]},
            parts.get(key, ""),
            now,
        )
        for key in KEYS
        if key != "covert"
    }
    covert = {name: _lending(parts, name, now, find) for name in values["covert"]}
    return {key: covert if key == "covert" else found[key] for key in KEYS}


def _to_blame(
    faults: Mapping[str, Message | None], chosen: str, now: Message | None
) -> Mapping[str, Message | None]:
    """The faults without the present one, unless another value of this part would mend it."""
    if not blocks(now):
        return faults
    mends = any(not blocks(fault) for fault in faults.values())
    return {
        value: None if fault == now and not (mends and value == chosen) else fault
        for value, fault in faults.items()
    }


def _lending(
    parts: Mapping[str, str], name: str, now: Message | None, find: Find
) -> Message | None:
    """Why a game cannot lend its pieces as well, or must not go on doing so."""
    lent = names_in(parts.get("covert", ""))
    if name not in lent:
        fault = _fault({**parts, "covert": ", ".join((*lent, name))}, find)
        return None if blocks(now) and fault == now else fault
    rest = ", ".join(one for one in lent if one != name)
    mends = blocks(now) and not blocks(_fault({**parts, "covert": rest}, find))
    return now if mends else None


def _lent(parts: Mapping[str, str], names: Iterable[str], find: Find) -> tuple[str, ...]:
    """The games that have covert pieces of their own, other than the base itself."""
    found = []
    for name in names:
        with suppress(ValueError):  # an outside variant that cannot be read lends nothing
            made = find(name)
            if name != parts.get("base") and made.covert and not made.mix:
                found.append(name)
    return tuple(found)


def _fault(parts: Mapping[str, str], find: Find) -> Message | None:
    """Why these parts do not make a game; None if they do."""
    try:
        made = mix(written("?", parts, {}), "mix", find)
        return _strange(made, parts, find)
    except MixError as error:
        said = error.message
        inner = dict(said.values).get("fault")
        return inner if isinstance(inner, Message) else said


def _strange(made: Variant, parts: Mapping[str, str], find: Find) -> Message | None:
    """Covert pieces that another part would bring: only the base's are played."""
    for key in ("sight", "economy"):
        name = parts.get(key, "")
        if not name or name in PRESETS:
            continue
        theirs = find(name).unit_kinds.keys() - made.unit_kinds.keys()
        if theirs:
            kinds = ", ".join(sorted(map(str, theirs)))
            return Message("choice.pieces_stay", key=key, name=name, kinds=kinds)
    return None


def blocks(message: Message | None) -> bool:
    """Whether the remark about a choice keeps the game from being played, or only explains it."""
    return message is not None and message.id != "choice.pieces_stay"
