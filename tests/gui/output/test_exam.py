"""Each duty about pictures finds a variant that does not do it."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import pytest

from engine import judge
from engine.exam.sitting import Sitting
from engine.rules import Variant
from engine.units import Kind
from engine.variants import spy
from spydip_gui.output import exam, position

DUTIES = {duty.name: duty for duty in exam.DUTIES}


def faults(name: str, record: Variant = spy.VARIANT) -> tuple[str, ...]:
    return DUTIES[name].faults(Sitting(judge.ruleset(record), seeds=(11,), deadlines=2))


def test_spy_diplomacy_does_them_all() -> None:
    assert [name for name in DUTIES if faults(name)] == []


def test_a_picture_without_pieces_and_orders_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "draw_view", lambda *_, **__: None)
    found = faults("pictures-drawn")
    assert "covert pieces leave no trace by day" in found
    assert "orders leave no trace by night" in found


def test_a_piece_that_is_not_on_the_map_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = exam.map_view
    monkeypatch.setattr(exam, "map_view", lambda *g, **n: replace(usual(*g, **n), rails=()))
    assert "“own spy LVP” is not on the map" in "".join(faults("pieces-shown"))


def test_an_order_that_is_not_drawn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = exam.map_view
    monkeypatch.setattr(exam, "map_view", lambda *g, **n: replace(usual(*g, **n), arrows=()))
    assert faults("orders-drawn")


def test_two_kinds_that_look_alike_are_found() -> None:
    kinds: Mapping[Kind, object] = spy.VARIANT.unit_kinds
    twin = replace(kinds[Kind("SPY")], kind=Kind("SPX"), name="twin", plural="twins", aliases=())
    alike = MappingProxyType({**kinds, Kind("SPX"): twin})
    assert faults("pieces-apart", replace(spy.VARIANT, unit_kinds=alike)) == (
        "spy and twin are drawn alike",
    )
