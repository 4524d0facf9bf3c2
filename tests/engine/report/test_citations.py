"""Whatever a result cites can be read: in a variant's rulebook, or here in our words."""

from collections.abc import Iterator

from engine import judge
from engine.adjudication.outcome import Reason
from engine.report.citations import CITATIONS


def reasons(kind: type[Reason] = Reason) -> Iterator[type[Reason]]:
    """Those of the program; variants that other tests make up have reasons of their own."""
    for part in kind.__subclasses__():
        if part.__module__.startswith("engine."):
            yield part
        yield from reasons(part)


def test_every_rule_that_a_reason_cites_can_be_read() -> None:
    clauses = {clause.id for v in judge.catalogue().values() for clause in v.rules}
    cited = {kind.rule for kind in reasons() if isinstance(kind.rule, str) and kind.rule}
    assert len(cited) > 40
    assert cited - clauses - set(CITATIONS) == set()


def test_nothing_is_explained_that_no_reason_cites() -> None:
    cited = {kind.rule for kind in reasons() if isinstance(kind.rule, str)}
    assert set(CITATIONS) - cited == set()
