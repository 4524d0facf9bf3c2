"""Says in words what a map shows of a province, for the status bar and for screen readers."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from engine.board.graph import Board, PowerId, ProvinceId
from engine.visibility.observe import Observation
from spydip_gui.viewmodel.reading import pieces, rails
from spydip_gui.viewmodel.values import MapView, Piece, Pip, Sighting

_UNITS = {"A": "army", "F": "fleet", "?": "unit"}
_COVERT = {
    "SPY": ("spy", "spies"),
    "AGENT": ("agent", "agents"),
    "EU": ("EU", "EUs"),
    "CEU": ("CEU", "CEUs"),
}


def describe(view: MapView, board: Board, province: ProvinceId) -> str:
    """A province with all that the view shows there: ``Munich (MUN): German army``."""
    name = f"{board.provinces[province].name} ({province})"
    parts = tuple(_parts(view, board, province))
    return f"{name}: {'; '.join(parts)}" if parts else name


def who_sees(views: Sequence[Observation], province: ProvinceId) -> str:
    """What each viewer knows to stand in a province: ``FRA: army; ITA: presence; GER: nothing``."""
    told = []
    for seen in views:
        units = [piece for piece in pieces(seen.facts) if piece.at[:3] == province]
        what = ", ".join(map(_fidelity, units)) or _nothing(seen, province)
        told.append(f"{seen.viewer[:3]}: {what}")
    return "; ".join(told)


def who_sees_covert(
    views: Sequence[Observation], board: Board, province: ProvinceId, piece: Pip
) -> str:
    """What each viewer knows of covert pieces of a kind there: ``FRA: 2 French spies``."""
    told = []
    for seen in views:
        known = [rail.pips for rail in rails(seen, board) if rail.province == province]
        pips = [pip for pip in chain.from_iterable(known) if pip.kind == piece.kind]
        told.append(
            f"{seen.viewer[:3]}: {', '.join(_pip(pip, board) for pip in pips) or 'nothing'}"
        )
    return "; ".join(told)


def _parts(view: MapView, board: Board, province: ProvinceId) -> Iterator[str]:
    for piece in view.pieces:
        if piece.at[:3] == province:
            yield _unit(piece, board)
    for rail in view.rails:
        if rail.province == province:
            yield from (_pip(pip, board) for pip in rail.pips)
    if province in view.owners:
        yield f"centre of {board.powers[view.owners[province]].name}"
    elif province in view.hidden:
        yield "owner not known"
    elif board.provinces[province].centre:
        yield "centre of nobody"
    if province in view.losses:
        yield f"covert pieces {view.losses[province]} here"
    fog = view.fog.get(province)
    if fog is not None:
        seen = f"last seen {fog.since}" if fog.sighting is Sighting.EARLIER else "never seen"
        yield seen


def _unit(piece: Piece, board: Board) -> str:
    coast = f" on {piece.at}" if "/" in piece.at else ""
    words = f"{_whose(piece.power, board.powers)} {_UNITS[piece.kind]}{coast}"
    if piece.since:
        return f"{words}, seen {piece.since}"
    return f"{words}, dislodged" if piece.dislodged else words


def _pip(pip: Pip, board: Board) -> str:
    one, several = _COVERT[pip.kind]
    whose = _whose(pip.power, board.powers)
    if not pip.count:
        return f"{whose} {several} present"
    return f"{pip.count} {whose} {several}" if pip.count > 1 else f"{whose} {one}"


def _whose(power: PowerId | None, powers: Mapping[PowerId, object]) -> str:
    if power is None:
        return "unknown"
    found = powers.get(power)
    return str(getattr(found, "adjective", power))


def _fidelity(piece: Piece) -> str:
    if piece.power is None:
        return "presence"
    return "nationality" if piece.kind == "?" else _UNITS[piece.kind]


def _nothing(seen: Observation, province: ProvinceId) -> str:
    return "empty" if f"empty {province}" in seen.facts else "nothing"
