"""The mixes that come with the program."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType


@cache
def shipped() -> Mapping[str, str]:
    """The texts of the built-in mixes, by id."""
    entries = (files("resources") / "mixes").iterdir()
    found = {e.name.removesuffix(".toml"): e for e in entries if e.name.endswith(".toml")}
    return MappingProxyType({name: found[name].read_text("utf-8") for name in sorted(found)})
