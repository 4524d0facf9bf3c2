"""Begins a game from a printed adjudication: a judge's result mail or a page of a zine."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine import judge
from engine.adjudication.outcome import Result
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.game.game import Game
from engine.game.interchange import InterchangeError
from engine.language.message import Message
from engine.orders import layout
from engine.orders.errors import OrderTextError
from engine.orders.lines import ReadSheet, Unread
from engine.orders.notation import Reader, write
from engine.orders.order import PieceOrder
from engine.orders.sheets import read_sheet
from engine.orders.standard import Move
from engine.orders.words import Words
from engine.phases import Phase, PhaseKind, Season
from engine.position import Position
from engine.units import FLEET, Kind, Unit

_SEASON = re.compile(
    r"\b(spring|fall|autumn|s|f|a)(?:\s+of)?[\s,']*(\d{4}|\d{2})(m?)\b", re.IGNORECASE
)
_OTHER = re.compile(
    r"\b(?:retreat|adjustment|build|winter)\w*\b.*\b(?:19\d\d|\d\d)\b", re.IGNORECASE
)
_NEXT = re.compile(r"\bnext\b|\bdeadline\b|\bdue\b", re.IGNORECASE)
_CENTRES = re.compile(r"\W*([A-Za-z]+)\W*?:\s*(.+?)[\s.(=]*\d*[\s.)]*")
_MARK = re.compile(
    r"bounce|stood off|stand-?off|fail|cut|void|no convoy|dislodg|annihilat|destroy|\*",
    re.IGNORECASE,
)
_BRACKETED = re.compile(rf"[(\[][^()\[\]\n]*(?:{_MARK.pattern})[^()\[\]\n]*[)\]]", re.IGNORECASE)
_ORDERLY = re.compile(r"->|\w\s*-\s*\w|\b(?:supports?|convoys?|holds?)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Said:
    """What a page says about an order: the words after it."""

    power: PowerId
    order: PieceOrder
    marked: bool


def read_results(text: str, title: str = "") -> tuple[Game, list[Message]]:
    """A standard game that begins with the turn of a printed adjudication.

    The page gives the season, the units with their orders by power, and perhaps the owners of the
    centres; the turn is adjudicated here. The notes have a sentence for every line that looks like
    orders but cannot be read, and for every result that comes out differently. Raises
    InterchangeError if the page names no season or no orders, or is for retreats or builds.
    """
    rules = judge.ruleset()
    reader = rules.reader
    start = judge.begin(rules)
    phase = _phase(text)
    owners = dict(_owners(reader, text))
    kept = "\n".join("" if line in owners else line for line in text.splitlines())
    bare = _BRACKETED.sub(
        lambda mark: " " * len(mark[0]), kept
    )  # so that each order keeps its column
    sheet = read_sheet(reader, bare, phase=PhaseKind.MOVEMENT)
    said = list(_said(sheet, kept.splitlines()))
    if not said:
        raise InterchangeError("game.import_no_orders")
    opening = phase == start.phase
    units = start.units if opening else _units(rules.board, said)
    position = replace(start, phase=phase, units=units, centres=_centres(start, owners))
    game = Game.begin(rules, title=title, position=position)
    for power in rules.seats:
        orders = [one.order for one in said if one.power == power]
        if orders:
            raw = "\n".join(line.text for line in sheet.lines if line.power == power)
            game.give(power, orders, source="import", raw=raw)
    game.resolve()
    notes = [*_unread(sheet), *_differences(game, said)]
    if not owners and not opening:
        notes.append(Message("game.page_lists_no_centres"))
    return game, notes


def _phase(text: str) -> Phase:
    for line in text.splitlines():
        if _NEXT.search(line):
            continue
        match = _SEASON.search(line)
        if match is not None and not re.search(r"retreat|adjust|build", line, re.IGNORECASE):
            year = int(match[2]) + (1900 if len(match[2]) == 2 else 0)
            season = Season.SPRING if match[1][0].upper() == "S" else Season.FALL
            return Phase(season, year, PhaseKind.MOVEMENT)
        if _OTHER.search(line):
            break
    raise InterchangeError("game.import_movement_only")


def _owners(
    reader: Reader, text: str
) -> Iterator[tuple[str, tuple[PowerId, tuple[ProvinceId, ...]]]]:
    """The lines that list a power's centres, with their contents."""
    for line in text.splitlines():
        match = _CENTRES.fullmatch(line)
        if match is None or _ORDERLY.search(match[2]):
            continue
        places = [_centre(reader, name) for name in re.split(r"[,;]\s*|\s{2,}", match[2]) if name]
        power = layout.heading(reader.lexicon, match[1])
        if power is not None and places and all(places):
            yield line, (power, tuple(place for place in places if place))


def _centre(reader: Reader, name: str) -> ProvinceId | None:
    words = Words(name, reader.lexicon)
    try:
        found = words.place().provinces()
    except OrderTextError:
        return None
    sole = found[0] if words.done and len(found) == 1 else None
    return sole if sole in reader.board.centres else None


def _centres(
    start: Position, owners: Mapping[str, tuple[PowerId, tuple[ProvinceId, ...]]]
) -> dict[ProvinceId, PowerId]:
    """Who owns what; a power that the page does not list owns what it did at the start."""
    listed = {power for power, _ in owners.values()}
    kept = {place: who for place, who in start.centres.items() if who not in listed}
    return kept | {place: power for power, places in owners.values() for place in places}


def _said(sheet: ReadSheet, written: list[str]) -> Iterator[_Said]:
    for line in sheet.lines:
        text = written[line.number - 1]
        ends = [*(read.start for read in line.orders), len(text)][1:]
        for read, end in zip(line.orders, ends, strict=False):
            if read.power is not None and isinstance(read.order, PieceOrder) and read.stands:
                marked = _MARK.search(text[read.start : end]) is not None
                yield _Said(read.power, read.order, marked)


def _units(board: Board, said: list[_Said]) -> dict[ProvinceId, Unit]:
    found = {}
    for one in said:
        at = _coast(board, one.order)
        found[Board.province_of(at)] = Unit(one.power, Kind(one.order.kind), at)
    return found


def _coast(board: Board, order: PieceOrder) -> Location:
    """The unit's location: a fleet is on the coast from which its order is possible."""
    coasts = sorted(board.provinces[Board.province_of(order.at)].coasts)
    if order.kind != FLEET or "/" in order.at or not coasts:
        return order.at
    target = order.to if isinstance(order, Move) else ""
    fitting = [coast for coast in coasts if target in board.fleets[coast]]
    return (fitting or coasts)[0]


def _unread(sheet: ReadSheet) -> Iterator[Message]:
    for line in sheet.unread:
        odd = [part for part in line.unread if not _is_mark(part)]
        if odd and _ORDERLY.search(line.text) and not _NEXT.search(line.text):
            yield Message("game.line_unread", number=line.number, why=odd[0].message)


def _is_mark(part: Unread) -> bool:
    """Whether the unread part is merely the result of an order."""
    remark = dict(part.message.values).get("remark", "")
    return part.message.id == "order.remark_not_read" and bool(_MARK.search(str(remark)))


def _differences(game: Game, said: list[_Said]) -> Iterator[Message]:
    """Where the page marks other orders as failed than those that fail here."""
    if not any(one.marked for one in said):
        return
    turn = game.history.turn(game.record.head)
    results = {(one.power, one.order): one.result for one in turn.resolution.outcomes}
    for one in said:
        result = results.get((one.power, one.order))
        if result is not None and (result is Result.SUCCEEDS) == one.marked:
            page = "game.page_says_failed" if one.marked else "game.page_says_succeeded"
            order = f"{one.power}: {write(one.order)}"
            yield Message(page, order=order, result=Message(f"fact.result_{result}"))
