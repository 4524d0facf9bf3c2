"""Pieces of every kind that the fuzzer draws are taken or refused, never the program's fault."""

import pytest

from tests.bench.fuzz.trial import Found, kinds, tried


@pytest.mark.parametrize("kind", kinds())
def test_pieces_drawn_by_lot_are_read_or_refused_in_a_sentence(kind: str) -> None:
    assert list(tried(kind, 60, 0, found=Found())) == []


def test_a_fault_is_found_and_said_with_the_number_of_its_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def faulty(text: str) -> None:
        raise IndexError(text)

    monkeypatch.setattr("tests.bench.fuzz.orders.put", faulty)
    found = Found()
    (said,) = tried("orders", 1, 7, 41, found)
    assert said.startswith("orders 41: ")
    assert "IndexError" in said
    assert found.faults == 1
