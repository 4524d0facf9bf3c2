"""The look of pages: the theme's colours by role, and small signs of pieces, seasons and boxes."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Template
from typing import Any

_RESOURCES = files("resources")


@dataclass(frozen=True, slots=True)
class Look:
    """A page by ``day`` or by ``night``; a ``narrow`` one has its columns one below the other."""

    time: str = "day"
    narrow: bool = False

    @property
    def colours(self) -> Mapping[str, str]:
        """The colours of a page by role."""
        return _theme()[self.time]["page"]  # type: ignore[no-any-return]  # as the file has it

    def sign(self, name: str, power: str = "") -> str:
        """A sign as SVG: a kind of piece in its power's colours, ``spring``, ``box``."""
        return _sign(name, power, self.time)

    def season(self, phase: str) -> str:
        """The sign for the season of a phase, ``F1901M``."""
        return self.sign({"S": "spring", "F": "fall"}.get(phase[:1], "winter"))


DAY = Look()
"""How pages look that are sent and kept."""


@cache
def _theme() -> Mapping[str, Any]:
    return tomllib.loads((_RESOURCES / "themes" / "palette.toml").read_text("utf-8"))


@cache
def _sign(name: str, power: str, time: str) -> str:
    theme = _theme()[time]
    over, livery = theme["over"], theme["powers"].get(power, {})
    drawn = _RESOURCES / "signs" / f"{name}.svg"
    drawn = drawn if drawn.is_file() else _RESOURCES / "signs" / "other.svg"
    return Template(drawn.read_text("utf-8").strip()).substitute(
        fill=livery.get("fill", over["unknown"]),
        ink=livery.get("ink", over["outline"]),
        casing=over["casing"],
        outline=theme["page"]["text"] if name in _LINES else over["outline"],
    )


_LINES = ("box", "fall", "spring", "winter")
"""Signs that are drawn on the page by lines alone."""
