"""The bench that plants faults plants one at a time, and knows which tests are to find it."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.helpers.import_graph import importers, leading_tests, name_of
from tests.helpers.mutants import mutants_of

ROOT = Path(__file__).parents[2]
SOURCE = '''"""What is Straße for: 1 < 2."""

def known(one: "int" = 3) -> bool:
    """Not 4."""
    for step in (7, "ä"):
        if not one:
            continue
        note(f"{one + 1}")
    return one in SEEN and step + one > 5
'''


def test_each_fault_is_one_place_written_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "known.py"
    path.write_text(SOURCE, "utf-8")
    found = [(one.line, one.before, one.after) for one in mutants_of(path)]
    whole = "one in SEEN and step + one > 5"
    assert found == [
        (3, "3", "(4)"),
        (5, "7", "(8)"),
        (6, "not one", "(not not one)"),
        (6, "not one", "(one)"),
        (7, "continue", "break"),
        (8, 'note(f"{one + 1}")', "pass"),
        (9, f"return {whole}", "return None"),
        (9, "one in SEEN", "(one not in SEEN)"),
        (9, whole, "(one in SEEN or step + one > 5)"),
        (9, "step + one", "(step - one)"),
        (9, "step + one > 5", "(step + one >= 5)"),
        (9, "5", "(6)"),
    ]


def test_a_file_with_a_fault_in_it_can_be_read_and_is_otherwise_the_same() -> None:
    path = ROOT / "engine" / "phases.py"
    clean = ast.dump(ast.parse(path.read_bytes()))
    for one in mutants_of(path):
        planted = one.planted()
        assert ast.dump(ast.parse(planted)) != clean
        assert planted.count(b"\n") <= path.read_bytes().count(b"\n")
    assert path.read_bytes()


@pytest.fixture(scope="module")
def leads() -> Mapping[str, set[str]]:
    return importers(ROOT)


@pytest.mark.parametrize(
    ("module", "test"),
    [
        ("engine.adjudication.sailing", "tests.engine.adjudication.test_convoys"),
        ("engine.variants.spy.intake", "tests.engine.orders.test_intake"),
        ("engine.cli.facts", "tests.engine.game.test_old_saves"),
        ("spydip_gui.panels.orders", "tests.gui.panels.test_orders"),
        (name_of(ROOT, ROOT / "engine/variants/spy/__init__.py"), "tests.gui.output.test_exam"),
    ],
)
def test_a_module_leads_to_the_tests_that_use_it(
    module: str, test: str, leads: Mapping[str, set[str]]
) -> None:
    assert test in leading_tests(module, leads)


def test_tests_that_are_called_like_a_module_or_its_package_come_first_and_then_the_nearest():
    leads = {
        "wood.far": {"wood.near"},
        "wood.near": {"t.test_b", "t.helper"},
        "t.helper": {"t.test_far", "t.test_a", "t.test_wood"},
    }
    found = leading_tests("wood.far", leads)
    assert found == ["t.test_far", "t.test_wood", "t.test_b", "t.test_a"]
    assert leading_tests("a.else", leads) == []
