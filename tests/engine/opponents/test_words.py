"""Opponents and coach know no variant and no covert piece by name: hints are in variants."""

import re
from pathlib import Path

import pytest

from engine import judge
from engine.units import STANDARD_KINDS

ENGINE = Path(__file__).parents[3] / "engine"
MODULES = sorted(path for room in ("opponents", "coach") for path in (ENGINE / room).glob("*.py"))


def words() -> set[str]:
    """The ids and first words of titles of all games, and every word for their covert pieces."""
    found = set()
    for name, variant in {**judge.catalogue(), **judge.mixes()}.items():
        if name != "standard":
            found |= {*name.split("-"), *variant.title.lower().split()}
        for kind, unit in variant.unit_kinds.items():
            if kind not in STANDARD_KINDS:
                found |= {word.lower() for word in unit.words}
    common = {"in", "the", "fog", "diplomacy", "auction", "whispers", "for", "iv", "ii", "three"}
    return {word for word in found - common if len(word) > 1}


def test_there_are_words_to_look_for():
    assert {"spy", "agent", "eu", "ceu", "blind", "infiltration", "intimate"} <= words()


@pytest.mark.parametrize("module", MODULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_no_variant_and_no_covert_piece_is_named(module):
    said = set(re.findall(r"[a-zé]+", module.read_text("utf-8").lower()))
    assert said & words() == set()
