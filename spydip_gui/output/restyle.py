"""Gives the drawn layers of a picture the colours of a theme, by the classes of its style."""

import re
from collections.abc import Mapping

_RULE = re.compile(r"\.([\w-]+)\{([^}]*)\}")
_COLOUR = re.compile(r"#[0-9a-fA-F]{3,6}\b")


def recoloured(layer: bytes, colours: Mapping[str, str]) -> bytes:
    """The SVG with the first colour of each class that the theme knows replaced by the theme's."""

    def rule(found: re.Match[str]) -> str:
        name, body = found[1], found[2]
        if name not in colours:
            return found[0]
        return f".{name}{{{_COLOUR.sub(colours[name], body, count=1)}}}"

    return _RULE.sub(rule, layer.decode()).encode()
