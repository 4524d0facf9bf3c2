"""Describes what a map shows of a province, for the status bar and for screen readers."""

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.facts import LOSSES, UNTOLD, EmptyAt, Fact, bare
from engine.language import message as words
from engine.language.message import Listed, Message, PowerName, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import place_name, power_name
from engine.report.facts import message
from engine.visibility.observe import Observation
from engine.visibility.sight import GM
from spydip_gui.viewmodel.reading import Kinds, pieces, rails
from spydip_gui.viewmodel.values import MapView, Piece, Pip, Sighting

_UNTOLD = PowerName("UNTOLD", "unknown", "unknown")


def describe(view: MapView, board: Board, province: ProvinceId, speaker: Speaker = ENGLISH) -> str:
    """A province with everything the view shows there: ``Munich (MUN): German army``."""
    place = place_name(board, Location(province))
    parts = tuple(_parts(view, board, province))
    shown = Listed(parts, "semicolon")
    said = Message("view.province", place=place, id=province, shown=shown)
    return speaker.say(said, "" if parts else "bare")


def who_sees(views: Sequence[Observation], province: ProvinceId, speaker: Speaker = ENGLISH) -> str:
    """What each viewer knows to be in a province: ``FRA: army; ITA: presence; GER: nothing``."""
    told = []
    for seen in views:
        units = [piece for piece in pieces(seen.facts) if piece.at[:3] == province]
        found = tuple(map(_fidelity, units)) or (_nothing(seen, province),)
        told.append(f"{seen.viewer[:3]}: {speaker.say(Listed(found, 'comma'))}")
    return "; ".join(told)


def who_sees_covert(
    views: Sequence[Observation],
    board: Board,
    kinds: Kinds,
    province: ProvinceId,
    piece: Pip,
    speaker: Speaker = ENGLISH,
) -> str:
    """What each viewer knows of covert pieces of a kind there: ``FRA: 2 French spies``."""
    told = []
    for seen in views:
        known = [rail.pips for rail in rails(seen, board, kinds) if rail.province == province]
        pips = [pip for pip in chain.from_iterable(known) if pip.kind == piece.kind]
        found = tuple(_pip(board, pip) for pip in pips) or (Message("view.nothing"),)
        told.append(f"{seen.viewer[:3]}: {speaker.say(Listed(found, 'comma'))}")
    return "; ".join(told)


def _parts(view: MapView, board: Board, province: ProvinceId) -> Iterator[Value]:
    yield from (_unit(board, piece) for piece in view.pieces if piece.at[:3] == province)
    for rail in view.rails:
        if rail.province == province:
            yield from (_pip(board, pip) for pip in rail.pips)
    if province in view.owners:
        yield Message("view.centre", power=power_name(board, view.owners[province]))
    elif province in view.hidden:
        yield Message("view.owner_untold")
    elif board.provinces[province].centre:
        yield Message("view.centre_nobody")
    yield from dict.fromkeys(_mark(view, board, fact) for fact in view.marks.get(province, ()))
    fog = view.fog.get(province)
    if fog is not None:
        earlier = fog.sighting is Sighting.EARLIER
        yield Message("view.seen_last" if earlier else "view.never", turn=fog.since)
    for guess in view.slips:
        if guess.place == province:
            yield Message("view.guess", text=guess.text)


def _mark(view: MapView, board: Board, fact: Fact) -> Message:
    """What a sign means: one word for a loss, otherwise the sentence of the fact."""
    if bare(fact).sign in LOSSES:
        return Message(f"view.mark_{bare(fact).sign}")
    return message(fact, board, short=True, to_gm=view.viewer == GM)


def _unit(board: Board, piece: Piece) -> Value:
    known: Value = words.Piece(piece.kind, _whose(board, piece.power))
    if "/" in piece.at:
        known = Message("view.on_coast", piece=known, coast=piece.at)
    if piece.since:
        return Message("view.unit_then", unit=known, turn=piece.since)
    return Message("view.unit_out", unit=known) if piece.dislodged else known


def _pip(board: Board, pip: Pip) -> Value:
    whose = _whose(board, pip.power)
    if not pip.count:
        return Message("view.present", pieces=words.Piece(pip.kind, whose, 2))
    known = words.Piece(pip.kind, whose, pip.count)
    return Message("view.several", pieces=known) if pip.count > 1 else known


def _whose(board: Board, power: PowerId | None) -> PowerName:
    return _UNTOLD if power is None else power_name(board, power)


def _fidelity(piece: Piece) -> Value:
    if piece.power is None:
        return Message("view.presence")
    return Message("view.nationality") if piece.kind == UNTOLD else words.Piece(piece.kind)


def _nothing(seen: Observation, province: ProvinceId) -> Message:
    return Message("view.empty" if EmptyAt(province) in seen.facts else "view.nothing")
