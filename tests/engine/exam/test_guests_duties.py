"""The duties of variants from outside find what is missing beside their code."""

from pathlib import Path

import pytest

from engine import judge
from engine.exam.duties import OURS
from engine.exam.sitting import Sitting

DUTIES = {duty.name: duty for duty in OURS}

OAK = '''
from engine.guest import Intent, Order, OrderKind, dataclass, replace, say, standard

say("oak.acorn", "An acorn fell.")


@dataclass(frozen=True, slots=True)
class Plant(Order):
    """PLANT."""

    verb = "plant"

    def __str__(self):
        return "PLANT"


KIND = OrderKind(
    made=Plant, intent=Intent.BUILDS, read=lambda *_: [Plant()], openers=frozenset({"PLANT"})
)
VARIANT = replace(
    standard.VARIANT, title="Oak", order_kinds=(*standard.VARIANT.order_kinds, KIND)
)
'''
SCENARIO = """[[scenario]]
id = "OAK-T1"
title = "Never so"
variant = "standard"
clauses = ["STD-1"]
phase = "S1901M"
units.FRANCE = ["A PAR"]

[[scenario.step]]
expect.units.FRANCE = ["A BUR"]
"""


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    folder = tmp_path / "oak"
    for name in ("texts", "help", "scenarios"):
        (folder / name).mkdir(parents=True)
    (folder / "__init__.py").write_text(OAK)
    (folder / "help" / "en.md").write_text("# Oak\n")
    (folder / "scenarios" / "never.toml").write_text(SCENARIO)
    monkeypatch.setenv("SPYDIP_VARIANTS", str(tmp_path))
    return Sitting(judge.ruleset("oak"), folder, seeds=(11,), deadlines=1)


@pytest.mark.parametrize(
    ("duty", "said"),
    [
        ("texts-whole", "oak.acorn is missing in texts/de.po"),
        ("help-whole", "help/fr.md is missing"),
        ("scenarios-pass", "OAK-T1"),
        ("orders-kinds", "Plant"),
    ],
)
def test_what_is_missing_is_named(duty: str, said: str, sitting: Sitting) -> None:
    assert said in " ".join(DUTIES[duty].faults(sitting))


def test_a_catalogue_of_no_language_is_named(sitting: Sitting) -> None:
    assert sitting.home is not None
    (sitting.home / "texts" / "pl.po").write_text('msgid "a"\nmsgstr "b"\n')
    assert "pl.po" in " ".join(DUTIES["texts-read"].faults(sitting))
