"""The engine of SpyDip as a library: rules, positions, orders, turns, and seats at a game.

``docs/library.md`` shows how each of these names is used. Each is only loaded when it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.board.faults import BoardError
    from engine.errors import UserError
    from engine.judge import (
        adjudicate,
        begin,
        catalogue,
        mixes,
        ruleset,
        submit,
        variant,
    )
    from engine.judge import report as observe
    from engine.report.account import account
    from engine.report.explain import explain
    from engine.session.files import begin_game, open_game
    from engine.session.packets import PacketSeat, open_packet
    from engine.session.seat import Seat
    from engine.visibility.sight import GM

__all__ = [
    "GM",
    "BoardError",
    "PacketSeat",
    "Seat",
    "UserError",
    "account",
    "adjudicate",
    "begin",
    "begin_game",
    "catalogue",
    "explain",
    "mixes",
    "observe",
    "open_game",
    "open_packet",
    "ruleset",
    "submit",
    "variant",
]

_PLACES = {
    "engine.board.faults": ("BoardError",),
    "engine.errors": ("UserError",),
    "engine.judge": ("adjudicate", "begin", "catalogue", "mixes", "ruleset", "submit", "variant"),
    "engine.report.account": ("account",),
    "engine.report.explain": ("explain",),
    "engine.session.files": ("begin_game", "open_game"),
    "engine.session.packets": ("PacketSeat", "open_packet"),
    "engine.session.seat": ("Seat",),
    "engine.visibility.sight": ("GM",),
}


def __getattr__(name: str) -> object:
    """A public name, from where it is defined."""
    if name == "observe":
        return import_module("engine.judge").report
    place = next((place for place, names in _PLACES.items() if name in names), None)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(place), name)
