"""Every clause of every rulebook is shown by a test, and the table of them is true."""

from engine import judge
from tests.helpers.clauses import TABLE, shown, text


def test_every_clause_is_shown_by_a_test() -> None:
    assert [clause for clause, tests in shown().items() if not tests] == []


def test_the_table_is_up_to_date() -> None:
    """Where it is not, ``python -m tests.helpers.clauses`` writes it."""
    assert TABLE.read_text("utf-8") == text()


def test_clauses_that_tests_name_exist() -> None:
    known = {clause.id for variant in judge.catalogue().values() for clause in variant.rules}
    assert set(shown()) == known
