"""The orders of espionage and counter-espionage units, and how they are written and read."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from engine.board.graph import Board, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.covert import labelled
from engine.orders.covert_grammar import power as named_power
from engine.orders.covert_ground import step_fault
from engine.orders.grammar import ARROWS, HOLDS
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.words import AND, Piece, Words
from engine.units import Kind

EU = Kind("EU")
CEU = Kind("CEU")


class Act(StrEnum):
    """What an EU does other than moving."""

    NONE = ""
    CUT = "CUT"
    KILL = "KILL"


@dataclass(frozen=True, slots=True, kw_only=True)
class EuOrder(PieceOrder, verb="espionage"):
    """``EU RUH - BUR``, ``EU RUH H``, ``EU UKR CUT``, ``EU MUN KILL``; or both (ESP-Q5)."""

    label: int = 0
    to: ProvinceId | None = None
    act: Act = Act.NONE

    @property
    def deed(self) -> Intent | None:
        """A cut or a killing, or nothing."""
        return Intent.STRIKES if self.act else None

    def __str__(self) -> str:
        words = [labelled(EU, self.label), self.at]
        words += ["-", self.to] if self.to else []
        words += [self.act.value] if self.act else [] if self.to else ["H"]
        return " ".join(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class CeuOrder(PieceOrder, verb="counter-espionage"):
    """``CEU PAR - PIC DESTROY``: ``only`` names whose EUs; if it is empty, all foreign ones."""

    label: int = 0
    to: ProvinceId | None = None
    destroy: bool = False
    only: tuple[PowerId, ...] = ()

    @property
    def deed(self) -> Intent | None:
        """A hunt for EUs, or nothing."""
        return Intent.STRIKES if self.destroy else None

    def __str__(self) -> str:
        words = [labelled(CEU, self.label), self.at]
        words += ["-", self.to] if self.to else []
        words += ["DESTROY"] if self.destroy else [] if self.to else ["H"]
        words += [", ".join(self.only)] if self.only else []
        return " ".join(words)


CUTS = frozenset({"CUT", "CUTS", "CUT SUPPORT", "CUTS SUPPORT"})
KILLS = frozenset({"KILL", "KILLS", "ASSASSINATE", "ASSASSINATES", "ASSASSINATION"})
DESTROYS = frozenset({"DESTROY", "DESTROYS", "DESTROY EU", "DESTROYS EU"})


def _eu_moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    to = words.place()
    words.mark(*AND)
    act = Act.CUT if words.take(CUTS) else Act.KILL if words.take(KILLS) else Act.NONE
    for target in to.provinces():
        yield from _eu(piece, target, act)


def _eu(piece: Piece | None, to: ProvinceId | None, act: Act) -> Iterator[Order]:
    for at in piece.place.provinces() if piece else ():
        label = piece.label if piece else 0
        yield EuOrder(EU, Board.whole(at), label=label, to=to, act=act)


def _ceu_moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    to = words.place()
    words.mark(*AND)
    destroy = words.take(DESTROYS)
    only = _powers(words) if destroy else ()
    for target in to.provinces():
        yield from _ceu(piece, target, destroy=destroy, only=only)


def _ceu(
    piece: Piece | None, to: ProvinceId | None, *, destroy: bool, only: tuple[PowerId, ...]
) -> Iterator[Order]:
    for at in piece.place.provinces() if piece else ():
        label = piece.label if piece else 0
        yield CeuOrder(CEU, Board.whole(at), label=label, to=to, destroy=destroy, only=only)


def _powers(words: Words) -> tuple[PowerId, ...]:
    found: list[PowerId] = []
    while not words.done:
        words.mark(*AND, "ONLY")
        found.append(named_power(words))
    return tuple(found)


def _fault(board: Board, order: EuOrder | CeuOrder) -> Message | None:
    return (
        None
        if order.to is None or order.to in board.neighbours
        else Message("espionage.nobody_can_enter_there")
    )


def _unreachable(seen: Seen, order: EuOrder | CeuOrder) -> Message | None:
    """Why a piece that moves one step cannot get there (ESP-Q4)."""
    if order.to is None or seen.options.get("esp.move") == "anywhere":
        return None
    return step_fault(seen.board, order, order.to)


_of_eus = partial(OrderKind, made=EuOrder, pieces=frozenset({EU}), barred=_unreachable)
_of_ceus = partial(OrderKind, made=CeuOrder, pieces=frozenset({CEU}), barred=_unreachable)

ORDERS = (
    _of_eus(
        intent=Intent.STAYS, read=lambda _words, piece: _eu(piece, None, Act.NONE), verbs=HOLDS
    ),
    _of_eus(
        intent=Intent.WATCHES,
        read=lambda _words, piece: _eu(piece, None, Act.CUT),
        verbs=CUTS,
        name=Message("verb.cut"),
    ),
    _of_eus(
        intent=Intent.STRIKES,
        read=lambda _words, piece: _eu(piece, None, Act.KILL),
        verbs=KILLS,
        name=Message("verb.kill"),
    ),
    _of_eus(intent=Intent.MOVES, read=_eu_moves, verbs=ARROWS, fault=_fault),
    _of_ceus(
        intent=Intent.STAYS,
        read=lambda _words, piece: _ceu(piece, None, destroy=False, only=()),
        verbs=HOLDS,
    ),
    _of_ceus(
        intent=Intent.STRIKES,
        read=lambda words, piece: _ceu(piece, None, destroy=True, only=_powers(words)),
        verbs=DESTROYS,
    ),
    _of_ceus(intent=Intent.MOVES, read=_ceu_moves, verbs=ARROWS, fault=_fault),
)
"""What EUs and CEUs are told in Espionage Diplomacy IV."""
