"""What a variant is made of: a frozen record of components, of which standard Diplomacy is one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board, PowerId
from engine.phases import Phase, PhaseKind
from engine.position import Position
from engine.units import STANDARD_KINDS, Kind, UnitKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One named choice of a variant, as its rule tables list it; the first value is the default.

    ``free`` options take any value that ``values`` describes by example, such as a year.
    """

    key: str
    values: tuple[str, ...]
    clause: str
    help: str
    default: str = ""
    free: bool = False


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a variant's rulebook in our own words; ``source`` says whose rule it is."""

    id: str
    text: str
    source: str = ""


Resolver: TypeAlias = Callable[[Situation], Resolution]
"""Decides one deadline."""

NextPhase: TypeAlias = Callable[[Board, Position, Mapping[str, str]], Phase]
"""The deadline that follows a position whose effects are applied but whose phase is the old one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A set of rules as a record of components; another variant is ``replace(VARIANT, …)``.

    ``start`` gives the first position on a board under given options; ``resolvers`` the rules of
    each kind of deadline; ``follow`` which deadline comes next.
    """

    id: str
    title: str
    board: str
    start: Callable[[Board, Mapping[str, str]], Position]
    resolvers: Mapping[PhaseKind, Resolver]
    follow: NextPhase
    powers: tuple[PowerId, ...] = ()
    unit_kinds: Mapping[Kind, UnitKind] = field(default_factory=lambda: STANDARD_KINDS)
    options: tuple[Option, ...] = ()
    presets: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    rules: tuple[Clause, ...] = ()
