"""A board's names in running text: places, powers, units and orders."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from engine.board.graph import Board
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import Build, Convoy, Disband, Hold, Move, Remove, Retreat, Support
from engine.units import Unit


class Names:
    """How one board's places, powers, units and orders are called."""

    def __init__(self, board: Board) -> None:
        self._words = _places(board)
        self._words.update((power.id, power.name) for power in board.powers.values())

    def word(self, text: str) -> str:
        """The name of a place or power: ``Spain (north coast)``, ``Austria``; else the text."""
        return self._words.get(text, text)

    def unit(self, unit: Unit | PieceOrder) -> str:
        """``A Vienna``: a unit, or the one that an order is for."""
        return f"{unit.kind} {self.word(unit.at)}"

    def order(self, order: Order) -> str:
        """An order in words; the orders of variants are given as they are written."""
        form = _FORMS.get(type(order))
        if form is None:
            return write(order)
        helped = getattr(order, "helped", None) or getattr(order, "cargo", None)
        text: str = form(order)
        return text.format(
            unit=self.unit(order) if isinstance(order, PieceOrder) else "",
            to=self.word(getattr(order, "to", None) or ""),
            helped=f"{helped} {self.word(getattr(order, 'origin', ''))}",
            route=", ".join(map(self.word, getattr(order, "route", ()))),
            choices=", ".join(map(self.word, getattr(order, "choices", ()))),
        )


@lru_cache(maxsize=8)
def names_of(board: Board) -> Names:
    """The names of a board, gathered once."""
    return Names(board)


def _places(board: Board) -> dict[str, str]:
    places: dict[str, str] = {}
    for province in board.provinces.values():
        places[province.id] = province.name
        for at, coast in province.coasts.items():
            places[at] = f"{province.name} ({coast.lower()})"
    return places


def _move(order: Move) -> str:
    if order.route:
        return "{unit} \N{EN DASH} {to} via {route}"
    return "{unit} \N{EN DASH} {to} by convoy" if order.via else "{unit} \N{EN DASH} {to}"


def _support(order: Support) -> str:
    return (
        "{unit} supports {helped}"
        if order.to is None
        else "{unit} supports {helped} \N{EN DASH} {to}"
    )


_FORMS: Mapping[type[Order], Callable[[Any], str]] = MappingProxyType(
    {
        Hold: lambda _: "{unit} holds",
        Move: _move,
        Support: _support,
        Convoy: lambda _: "{unit} convoys {helped} \N{EN DASH} {to}",
        Retreat: lambda _: "{unit} retreats to {choices}",
        Disband: lambda _: "{unit} disbands",
        Build: lambda _: "Build {unit}",
        Remove: lambda _: "Remove {unit}",
    }
)
