"""Patches: how one JSON value differs from another, so that it can be returned unchanged."""

import json
from typing import Any

_GONE = "-"
_SET = "="
_INTO = "."


def patch(ours: Any, theirs: Any) -> dict[str, Any]:  # noqa: ANN401  # any JSON value
    """What turns our value into theirs; empty if they are equal."""
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        # As text, because to Python 1 and true are equal.
        return {} if json.dumps(ours) == json.dumps(theirs) else {_SET: theirs}
    into = {key: patch(ours[key], theirs[key]) for key in theirs if key in ours}
    into |= {key: {_SET: value} for key, value in theirs.items() if key not in ours}
    found: dict[str, Any] = {}
    if gone := [key for key in ours if key not in theirs]:
        found[_GONE] = gone
    if into := {key: part for key, part in into.items() if part}:
        found[_INTO] = into
    return found


def patched(ours: Any, found: dict[str, Any]) -> Any:  # noqa: ANN401  # any JSON value
    """Their value restored, from ours and the patch."""
    if _SET in found:
        return found[_SET]
    if not found:
        return ours
    value = {key: part for key, part in ours.items() if key not in found.get(_GONE, ())}
    for key, part in found.get(_INTO, {}).items():
        value[key] = patched(value.get(key), part)
    return value
