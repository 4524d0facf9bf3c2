"""Intimate Diplomacy I-A (rx03): two players, five mercenary countries, sealed bids."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication.turn import Told
from engine.board.graph import Board, PowerId
from engine.phases import PhaseKind
from engine.position import Ending, Position
from engine.rules import Ruleset, read_clauses
from engine.variants import standard
from engine.variants.intimate.deadlines import (
    PLAYERS,
    adjustment_deadline,
    bid_deadline,
    follow,
    movement_deadline,
    preference_deadline,
    retreat_deadline,
)
from engine.variants.intimate.desk import submit
from engine.variants.intimate.offers import ORDER_KINDS, known
from engine.variants.intimate.options import OPTIONS
from engine.variants.intimate.victory import mercenaries, stalemate


def start(board: Board, options: Mapping[str, str]) -> Position:
    """The usual units; the preference lists come first (ID-2a)."""
    usual = standard.start(board, options)
    return replace(usual, phase=replace(usual.phase, kind=PhaseKind.PREFERENCES))


def asks(rules: Ruleset, position: Position) -> bool:
    """Bids are asked while a mercenary is alive (ID-Q11); the rest as in the standard game."""
    if position.phase.kind is PhaseKind.BIDS:
        return bool(mercenaries(rules.powers, position))
    return standard.asks(rules, position)


def act(rules: Ruleset, position: Position, text: str) -> Ending:
    """A stalemate goes to the home country with more centres (ID-10a); a draw is shared."""
    word, *names = text.upper().split() or [""]
    if word == "STALEMATE":
        return stalemate(position)
    if word == "DRAW" and not names:
        return Ending(tuple(map(str, PLAYERS)), "a draw is agreed")
    if word == "WIN" and len(names) == 1 and names[0] in PLAYERS:
        return Ending((names[0],), "the victory is granted")
    return standard.act(rules, position, text)


def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """What is asked of each player for each country that the player commands."""
    lines = standard.open_dues(rules, position)
    owner = {c: str(who) for c, who in position.control.items()}
    owner |= {home: str(player) for player, home in position.players.items()}
    seats = {str(p) for p in PLAYERS}
    return tuple(
        Told(PowerId(owner[line.power]), line.fact)
        for line in lines
        if owner.get(line.power) in seats
    )


VARIANT = replace(
    standard.VARIANT,
    id="intimate",
    title="Intimate Diplomacy I-A",
    start=start,
    resolvers=MappingProxyType(
        {
            "P": preference_deadline,
            "B": bid_deadline,
            "M": movement_deadline,
            "R": retreat_deadline,
            "A": adjustment_deadline,
        }
    ),
    follow=follow,
    asks=asks,
    submit=submit,
    act=act,
    dues=dues,
    knows=known,
    seats=tuple(PowerId(player) for player in PLAYERS),
    order_kinds=ORDER_KINDS,
    options=(standard.RETREAT_OPTION, *OPTIONS, *standard.RULEBOOK_OPTIONS),
    rules=read_clauses(__name__),
)
