"""Reads the positions and orders on batch lines, saying clearly what is wrong with a line.

Fields are checked by hand: this runs thousands of times a second. The same text is read once and
remembered.
"""

import difflib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from reprlib import repr as brief
from typing import Any, Final, TypeAlias, TypeVar

from engine.board.graph import Board, PowerId, ProvinceId
from engine.board.names import fold, powers, provinces
from engine.orders import legality
from engine.orders.errors import AmbiguousOrderError, OrderTextError
from engine.orders.notation import reader_for, write
from engine.orders.order import Order
from engine.orders.standard import Build, Hold, Remove
from engine.phases import NotAPhaseError, Phase, PhaseKind, Season, parse_phase
from engine.position import Dislodged, Position
from engine.units import Unit, one_unit

Line: TypeAlias = Mapping[str, Any]
"""One line as JSON gives it, nothing of it checked yet."""

encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""The way answers are written."""

_REMEMBERED = 100_000
"""How many texts are remembered before all are forgotten."""


_Read = TypeVar("_Read")


class TaskError(ValueError):
    """A line cannot be adjudicated; the message is one sentence that names the field."""


@dataclass(frozen=True, slots=True)
class Written:
    """One order on a line: its text, its power, the order, and its text in the answer.

    For an unreadable order, ``key`` is the text itself; one without an ``entry`` among those given
    is not judged, since an earlier line stands for the same. ``begun`` is the JSON of both texts up
    to the result, cached because building it would take as long as judging the order.
    """

    text: str
    power: PowerId | None
    order: Order | None
    key: str
    begun: str
    entry: bool = True


def begun(text: str, key: str) -> str:
    """The JSON of an order in an answer up to its result."""
    return f'{encode([text, key])[:-1]},"'


@dataclass(frozen=True, slots=True)
class Task:
    """A deadline to be judged.

    ``given`` are the orders of each power in the order written, ``lines`` everything that was
    written, and ``unread`` gives the reason for each unreadable order.
    """

    position: Position
    given: Mapping[PowerId, list[Order]]
    lines: list[Written]
    unread: Mapping[str, str]


_FIELDS: Final = (
    *("id", "phase", "units", "orders", "map", "rulebook", "options", "lenient"),
    *("dislodged", "attackers", "barred", "centers"),
)
_KNOWN: Final = frozenset(_FIELDS)


def check_fields(line: Line) -> None:
    """Raises TaskError if a line has an unknown field, naming the nearest known one."""
    if line.keys() <= _KNOWN:
        return
    strange = next(field for field in line if field not in _KNOWN)
    near = difflib.get_close_matches(strange, _FIELDS, n=1, cutoff=0)
    raise TaskError(f"“{brief(strange)[1:-1]}” is not a field; the nearest is “{near[0]}”.")


def options_of(line: Line) -> Mapping[str, str]:
    """The options on a line; raises TaskError if they are not texts by name."""
    found = _table(line, "options")
    for key, value in found.items():
        if type(value) is not str:
            raise TaskError(f"“options” must hold texts only; {key} has {brief(value)}.")
    return found


class TaskReader:
    """Reads the lines about one board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._reader = reader_for(board)
        self._phases: dict[str, Phase] = {}
        self._units: dict[str, Unit] = {}
        self._orders: dict[PhaseKind, dict[str, Written]] = {}
        self._centres_read: dict[str, ProvinceId] = {}
        self._powers: dict[str, PowerId] = {}

    def read(self, line: Line) -> Task:
        """The task of a line; raises TaskError if a field is missing or wrong."""
        phase = self._phase(line)
        standing = self._pieces(line, "units", needed=True)
        fallen = self._pieces(line, "dislodged")
        origins = self._origins(line)
        position = Position(
            phase=phase,
            units=standing,
            centres=self._centres(line, needed=phase.kind is PhaseKind.ADJUSTMENTS),
            dislodged={
                province: Dislodged(unit, origins.get(province))
                for province, unit in fallen.items()
            },
            barred=frozenset(self._province(text, "barred") for text in _texts(line, "barred")),
        )
        given: dict[PowerId, list[Order]] = {}
        unread: dict[str, str] = {}
        lines = list(self._lines(line, position, unread))
        if phase.kind is PhaseKind.ADJUSTMENTS:
            lines = list(_first_stand(lines))
        for one in lines:
            power, order = one.power, one.order
            if one.entry and power is not None and order is not None:
                if power not in given:
                    given[power] = []
                given[power].append(order)
        return Task(position, given, lines, unread)

    def _phase(self, line: Line) -> Phase:
        text = text_of(line, "phase")
        phase = self._phases.get(text)
        if phase is None:
            phase = _remember(self._phases, text, _read_phase(text))
        return phase

    def _pieces(self, line: Line, field: str, *, needed: bool = False) -> dict[ProvinceId, Unit]:
        pieces: dict[Any, Unit] = {}
        known = self._units
        for text in _texts(line, field, needed=needed):
            unit = known.get(text) or self._unit(text, field)
            place = unit.at[:3]
            if place in pieces:
                other = f"{pieces[place].power}: {pieces[place]}"
                raise TaskError(f"“{field}” puts two units in {place}, “{other}” and “{text}”.")
            pieces[place] = unit
        return pieces

    def _unit(self, text: str, field: str) -> Unit:
        try:
            power, order = self._reader.addressed(f"{text} H")
        except OrderTextError:
            power, order = None, None
        if power is None or not isinstance(order, Hold):
            raise TaskError(
                f"“{field}” holds “{text}”, which is not a unit; "
                f"write it like “{self._board.example_unit}”."
            )
        fault = legality.fault(self._board, order)
        if fault:
            raise TaskError(f"“{field}” holds “{text}”: {fault}")
        coasts = legality.unnamed_coasts(self._board, order.kind, order.at)
        if coasts:
            written = " or ".join(f"“{power}: F {coast}”" for coast in coasts)
            raise TaskError(f"“{field}” holds “{text}” without its coast; write {written}.")
        return _remember(self._units, text, one_unit(power, order.kind, order.at))

    def _lines(self, line: Line, position: Position, unread: dict[str, str]) -> Iterator[Written]:
        known = self._orders.setdefault(position.phase.kind, {})
        lenient = line.get("lenient", False)
        if type(lenient) is not bool:
            raise TaskError(f"“lenient” must be true or false, not {brief(lenient)}.")
        for text in _texts(line, "orders", needed=True):
            try:
                yield known.get(text) or self._order(text, position)
            except TaskError as error:
                if not lenient:
                    raise
                unread[text] = str(error)
                yield Written(text, None, None, text, begun(text, text))

    def _order(self, text: str, position: Position) -> Written:
        kind = position.phase.kind
        try:
            power, order = self._reader.addressed(text, phase=kind)
            sure = True
        except AmbiguousOrderError:
            power, order = self._placed(text, position)
            sure = False
        except OrderTextError as error:
            raise TaskError(f"“orders” holds “{text}”: {error}") from error
        if power is None:
            raise TaskError(
                f"“orders” holds “{text}” without its power; "
                f"write it like “{self._board.example_unit} H”."
            )
        key = f"{power}: {write(order)}"
        read = Written(text, power, order, key, begun(text, key))
        return _remember(self._orders[kind], text, read) if sure else read

    def _placed(self, text: str, position: Position) -> tuple[PowerId | None, Order]:
        """The reading that the pieces decide, where the map alone does not."""
        before, _, after = text.partition(":")
        try:
            order = self._reader.order(after, phase=position.phase.kind, position=position)
        except OrderTextError as error:
            raise TaskError(f"“orders” holds “{text}”: {error}") from error
        return powers(self._board).get(fold(before)), order

    def _centres(self, line: Line, *, needed: bool) -> dict[ProvinceId, PowerId]:
        centres: dict[ProvinceId, PowerId] = {}
        for name, places in _table(line, "centers", needed=needed).items():
            power = self._powers.get(name) or self._power(name)
            for text in _list(places, f"centers” of “{name}"):
                centre = self._centres_read.get(text) or self._centre(text)
                if centres.setdefault(centre, power) != power:
                    raise TaskError(
                        f"“centers” gives {centre} to both {centres[centre]} and {power}."
                    )
        return centres

    def _power(self, name: str) -> PowerId:
        power = powers(self._board).get(fold(name))
        if power is None:
            raise TaskError(f"“centers” names “{name}”, which is not a power of this board.")
        return _remember(self._powers, name, power)

    def _centre(self, text: str) -> ProvinceId:
        centre = self._province(text, "centers")
        if not self._board.provinces[centre].centre:
            raise TaskError(f"“centers” names {centre}, which is not a supply centre.")
        return _remember(self._centres_read, text, centre)

    def _origins(self, line: Line) -> dict[ProvinceId, ProvinceId]:
        return {
            self._province(place, "attackers"): self._province(origin, "attackers")
            for place, origin in _table(line, "attackers").items()
            if origin is not None
        }

    def _province(self, text: object, field: str) -> ProvinceId:
        if not isinstance(text, str):
            raise TaskError(f"“{field}” must name provinces, not {brief(text)}.")
        if text in self._board.provinces:
            return ProvinceId(text)
        meant = provinces(self._board).get(fold(text.partition("/")[0]), ())
        if not meant:
            raise TaskError(f"“{field}” names “{text}”, which is not a province of this board.")
        if len(meant) > 1 and fold(text) != meant[0]:
            raise TaskError(f"“{field}” names “{text}”, which could be {' or '.join(meant)}.")
        return meant[0]


def text_of(line: Line, field: str, default: str | None = None) -> str:
    """A field that must be text.

    Raises TaskError if it is something else, or missing without a default.
    """
    text = line.get(field)
    if text is None:
        text = default
    if text is None:
        raise TaskError(f"“{field}” is missing.")
    if not isinstance(text, str):
        raise TaskError(f"“{field}” must be text, not {brief(text)}.")
    return text


def _read_phase(text: str) -> Phase:
    try:
        phase = parse_phase(text)
    except NotAPhaseError as error:
        raise TaskError(f"“phase” is wrong: {error}") from error
    winter = phase.season is Season.WINTER
    kinds = {PhaseKind.ADJUSTMENTS} if winter else {PhaseKind.MOVEMENT, PhaseKind.RETREATS}
    if phase.covert or phase.kind not in kinds:
        raise TaskError(f"“phase” is wrong: the standard game has no {text}.")
    return phase


def _texts(line: Line, field: str, *, needed: bool = False) -> list[str]:
    found = line.get(field)
    if found is None:
        if needed:
            raise TaskError(f"“{field}” is missing.")
        return []
    return _list(found, field)


def _list(found: object, field: str) -> list[str]:
    if not isinstance(found, list):
        raise TaskError(f"“{field}” must be a list of texts.")
    for text in found:
        if type(text) is not str:
            raise TaskError(f"“{field}” must hold texts only, not {brief(text)}.")
    return found


def _table(line: Line, field: str, *, needed: bool = False) -> Mapping[str, Any]:
    found = line.get(field)
    if found is None:
        if needed:
            raise TaskError(f"“{field}” is missing, and adjustments cannot do without.")
        return {}
    if not isinstance(found, dict):
        raise TaskError(f"“{field}” must be an object.")
    return found


def _remember(memo: dict[str, _Read], text: str, what: _Read) -> _Read:
    if len(memo) >= _REMEMBERED:
        memo.clear()
    memo[text] = what
    return what


def _first_stand(lines: Iterable[Written]) -> Iterator[Written]:
    """Of several lines for one piece or building site, the first counts (DATC 4.D.5)."""
    taken: set[tuple[object, ...]] = set()
    for one in lines:
        order = one.order
        slot = None
        if isinstance(order, Build | Remove):
            slot = (one.power, type(order), order.at[:3])
        yield replace(one, entry=False) if slot in taken else one
        if slot:
            taken.add(slot)
