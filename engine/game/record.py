"""The record of a game: a header and its acts; acts are only ever added."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any

from engine.board.graph import PowerId
from engine.errors import UserError
from engine.phases import Phase, parse_phase

MAIN = "main"
"""The branch that a game begins on: what was really played."""


class RecordError(UserError):
    """The record does not have what was asked for."""


class ActKind(StrEnum):
    """What an act does to a game."""

    BEGIN = "begin"
    ORDERS = "orders"
    TURN = "turn"
    EDIT = "edit"
    UNDO = "undo"
    REDO = "redo"
    BRANCH = "branch"
    SWITCH = "switch"
    ADOPT = "adopt"
    DROP = "drop"


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The rules and names of a game; they never change once it has begun.

    ``options`` is complete, so that a later default never changes an old game. ``board_digest``
    tells whether the board is still the one that the game began on. ``seed`` is the source of lots.
    ``mix`` is the text that puts the rules together, empty for a plain variant.
    """

    game: str
    title: str
    variant: str
    board: str
    board_digest: str
    options: Mapping[str, str]
    seed: str
    created: str
    program: str
    mix: str = ""

    @property
    def row(self) -> dict[str, Any]:
        """Its values in this sequence, which is that of the columns and of the seal."""
        named = {one.name: getattr(self, one.name) for one in fields(self)}
        return named | {"options": dict(self.options)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """One power's orders for a deadline as they came in: canonical ``lines``, and ``raw`` text.

    A power's last sheet counts; an empty one withdraws its orders. ``source`` says where they came
    from: ``typed``, ``command line``, ``mail``, ``import``.
    """

    power: PowerId
    lines: tuple[str, ...]
    source: str
    raw: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A position in the tree of a game, and how it came about from its ``parent``.

    ``phase`` is the deadline due in it and ``digest`` identifies the position. A turn keeps the
    game master's ``acts``, the ``draws`` of lots and the ``results`` of its orders as
    ``POWER: order = result``; an edit keeps its ``change``. ``extra`` is JSON from another program
    about this deadline that this one does not use.
    """

    id: int
    parent: int | None
    phase: str
    digest: str
    acts: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    change: str = ""
    extra: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One act: when it was done, on which branch, and the node where that branch then stands.

    An act that undoes or redoes orders holds the sheets that are current afterwards. In one that
    drops a branch, and in those that undo or redo that, ``reason`` is the name of the branch.
    """

    seq: int
    kind: ActKind
    at: str
    branch: str
    head: int
    reason: str = ""
    node: Node | None = None
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True)
class Record:
    """A game as the sequence of its acts; everything else about it is derived from them."""

    header: Header
    acts: tuple[Act, ...]

    @cached_property
    def nodes(self) -> Mapping[int, Node]:
        """Every node of the tree by number."""
        return MappingProxyType({act.node.id: act.node for act in self.acts if act.node})

    @cached_property
    def branches(self) -> Mapping[str, int]:
        """Every branch that was not dropped, with the node where it stands, oldest first."""
        found: dict[str, int] = {}
        gone: set[str] = set()
        for act in self.acts:
            found[act.branch] = act.head
            if act.kind is ActKind.BRANCH:
                gone.discard(act.branch)
            elif act.kind in {ActKind.DROP, ActKind.UNDO, ActKind.REDO} and act.reason in found:
                gone ^= {act.reason}
        return MappingProxyType({name: head for name, head in found.items() if name not in gone})

    @cached_property
    def makers(self) -> Mapping[int, Act]:
        """The act that made each node."""
        return MappingProxyType({act.node.id: act for act in self.acts if act.node})

    @property
    def branch(self) -> str:
        """The branch being played: that of the last act."""
        return self.acts[-1].branch if self.acts else MAIN

    @property
    def head(self) -> int:
        """The current node; 0 before the game has begun."""
        return self.acts[-1].head if self.acts else 0

    def line(self, node: int | None = None) -> tuple[Node, ...]:
        """The nodes from the start to ``node``, or to where the game stands."""
        found = tuple(self._upwards(self.head if node is None else node))
        return found[::-1]

    @property
    def decided(self) -> Node:
        """The node after the last deadline, or the start, ignoring later corrections by hand."""
        return next(n for n in self._upwards(self.head) if n.parent is None or not n.change)

    def children(self, node: int) -> tuple[Node, ...]:
        """The nodes that came about from a node, oldest first."""
        return tuple(n for n in self.nodes.values() if n.parent == node)

    def at_phase(self, phase: Phase, branch: str | None = None) -> Node:
        """The node of a branch in which a deadline is due.

        Raises RecordError if the branch has none, or there is no such branch.
        """
        line = self.line(self.standing_of(branch or self.branch))
        found = [node for node in line if parse_phase(node.phase) == phase]
        if found:
            return found[-1]
        raise RecordError(
            "game.game_has_no_runs_from",
            phase=str(phase),
            phase2=line[0].phase,
            phase3=line[-1].phase,
        )

    def standing_of(self, branch: str) -> int:
        """The node where a branch stands; raises RecordError if there is no such branch."""
        if branch not in self.branches:
            known = ", ".join(self.branches)
            raise RecordError("game.there_is_no_branch_game", branch=branch, known=known)
        return self.branches[branch]

    def sheets(
        self, node: int | None = None, *, branch: str | None = None, before: int | None = None
    ) -> Mapping[PowerId, tuple[Act, Sheet]]:
        """The current sheets for the deadline of a node, each with the act that gave it.

        ``before`` goes back to the time of that act. A branch begins with the sheets that were
        current where it left its parent.
        """
        node = self.head if node is None else node
        found: dict[PowerId, tuple[Act, Sheet]] = {}
        for act in self._acts_on(branch or self.branch, before):
            if act.head != node:
                continue
            if act.kind is ActKind.BRANCH:
                left = self.acts[act.seq - 2].branch
                found = dict(self.sheets(node, branch=left, before=act.seq))
            found.update({sheet.power: (act, sheet) for sheet in act.sheets})
        return MappingProxyType({p: kept for p, kept in found.items() if kept[1].lines})

    def given(self, node: Node) -> Mapping[PowerId, tuple[Act, Sheet]]:
        """The sheets that a turn was made from."""
        maker = self.makers[node.id]
        if node.parent is None:
            return MappingProxyType({})
        return self.sheets(node.parent, branch=maker.branch, before=maker.seq)

    def as_of(self, node: int) -> tuple[Act, ...]:
        """The acts up to the making of a node, and one that continues there on the same branch."""
        maker = self.makers[node]
        acts = self.acts[: maker.seq]
        if maker.branch == self.branch:
            return acts
        there = replace(maker, seq=maker.seq + 1, kind=ActKind.SWITCH, node=None, sheets=())
        return (*acts, replace(there, branch=self.branch))

    def next_act(
        self,
        kind: ActKind,
        at: str,
        *,
        node: Node | None = None,
        sheets: tuple[Sheet, ...] = (),
        reason: str = "",
    ) -> Act:
        """An act that can follow: on the current branch, at the node where it stands or makes."""
        return Act(
            seq=len(self.acts) + 1,
            kind=kind,
            at=at,
            branch=self.branch,
            head=node.id if node else self.head,
            reason=reason,
            node=node,
            sheets=sheets,
        )

    def with_acts(self, *acts: Act) -> "Record":
        """The record with further acts at its end."""
        return replace(self, acts=self.acts + acts)

    def _upwards(self, start: int) -> Iterator[Node]:
        at: int | None = start
        while at is not None:
            node = self.nodes[at]
            yield node
            at = node.parent

    def _acts_on(self, branch: str, before: int | None) -> Iterator[Act]:
        limit = len(self.acts) + 1 if before is None else before
        return (act for act in self.acts[: limit - 1] if act.branch == branch)
