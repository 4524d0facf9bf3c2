"""Says in words what a map shows of a province, for the status bar and for screen readers.

Each form of words goes through ``say``, which puts it into the language of the desk.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import EmptyAt
from engine.visibility.observe import Observation
from spydip_gui.viewmodel.reading import Kinds, pieces, rails
from spydip_gui.viewmodel.values import MapView, Piece, Pip, Sighting

Say: TypeAlias = Callable[[str], str]
"""Puts a form of words, whose gaps are still open, into the language of the desk."""

_UNITS = {"A": "{whose} army", "F": "{whose} fleet", "?": "{whose} unit"}
_ON_COASTS = {"F": "{whose} fleet on {coast}", "?": "{whose} unit on {coast}"}
_KINDS = {"A": "army", "F": "fleet"}
_COVERT = {
    "SPY": ("{whose} spy", "{number} {whose} spies", "{whose} spies present"),
    "AGENT": ("{whose} agent", "{number} {whose} agents", "{whose} agents present"),
    "EU": ("{whose} EU", "{number} {whose} EUs", "{whose} EUs present"),
    "CEU": ("{whose} CEU", "{number} {whose} CEUs", "{whose} CEUs present"),
}
"""One piece, several, and an unknown number of them."""


def describe(view: MapView, board: Board, province: ProvinceId, say: Say = str) -> str:
    """A province with all that the view shows there: ``Munich (MUN): German army``."""
    name = f"{board.provinces[province].name} ({province})"
    parts = tuple(_parts(view, _Words(board, say), province))
    return f"{name}: {'; '.join(parts)}" if parts else name


def who_sees(views: Sequence[Observation], province: ProvinceId, say: Say = str) -> str:
    """What each viewer knows to stand in a province: ``FRA: army; ITA: presence; GER: nothing``."""
    told = []
    for seen in views:
        units = [piece for piece in pieces(seen.facts) if piece.at[:3] == province]
        what = ", ".join(map(say, map(_fidelity, units))) or say(_nothing(seen, province))
        told.append(f"{seen.viewer[:3]}: {what}")
    return "; ".join(told)


def who_sees_covert(
    views: Sequence[Observation],
    board: Board,
    kinds: Kinds,
    province: ProvinceId,
    piece: Pip,
    say: Say = str,
) -> str:
    """What each viewer knows of covert pieces of a kind there: ``FRA: 2 French spies``."""
    told, words = [], _Words(board, say)
    for seen in views:
        known = [rail.pips for rail in rails(seen, board, kinds) if rail.province == province]
        pips = [pip for pip in chain.from_iterable(known) if pip.kind == piece.kind]
        told.append(f"{seen.viewer[:3]}: {', '.join(map(words.pip, pips)) or say('nothing')}")
    return "; ".join(told)


def _parts(view: MapView, words: "_Words", province: ProvinceId) -> Iterator[str]:
    board, say = words.board, words.say
    yield from (words.unit(piece) for piece in view.pieces if piece.at[:3] == province)
    for rail in view.rails:
        if rail.province == province:
            yield from map(words.pip, rail.pips)
    if province in view.owners:
        power = say(board.powers[view.owners[province]].name)
        yield say("centre of {power}").format(power=power)
    elif province in view.hidden:
        yield say("owner not known")
    elif board.provinces[province].centre:
        yield say("centre of nobody")
    if province in view.losses:
        yield say("covert pieces {what} here").format(what=say(view.losses[province]))
    fog = view.fog.get(province)
    if fog is not None:
        earlier = fog.sighting is Sighting.EARLIER
        yield say("last seen {turn}" if earlier else "never seen").format(turn=fog.since)


class _Words:
    """What the pieces of a board are called in a language."""

    def __init__(self, board: Board, say: Say) -> None:
        self.board = board
        self.say = say

    def unit(self, piece: Piece) -> str:
        plain = _UNITS[piece.kind]
        form = _ON_COASTS.get(piece.kind, plain) if "/" in piece.at else plain
        words = self.say(form).format(whose=self._whose(piece.power), coast=piece.at)
        if piece.since:
            return self.say("{unit}, seen {turn}").format(unit=words, turn=piece.since)
        return self.say("{unit}, dislodged").format(unit=words) if piece.dislodged else words

    def pip(self, pip: Pip) -> str:
        one, several, present = _COVERT[pip.kind]
        form = present if not pip.count else several if pip.count > 1 else one
        return self.say(form).format(whose=self._whose(pip.power), number=pip.count)

    def _whose(self, power: PowerId | None) -> str:
        if power is None:
            return self.say("unknown")
        found = self.board.powers.get(power)
        return self.say(found.adjective) if found else power


def _fidelity(piece: Piece) -> str:
    if piece.power is None:
        return "presence"
    return "nationality" if piece.kind == "?" else _KINDS[piece.kind]


def _nothing(seen: Observation, province: ProvinceId) -> str:
    return "empty" if EmptyAt(province) in seen.facts else "nothing"
