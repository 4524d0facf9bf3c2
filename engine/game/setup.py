"""Positions from text: the pieces, owners and holdings that a scenario lists, put on a board."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine import judge
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.game.scenario import Lists, Scenario
from engine.phases import parse_phase
from engine.position import Dislodged, Player, Position, Prisoners
from engine.rules import Ruleset
from engine.units import FLEET, Kind, Stack, Steps, Unit

_STACK = re.compile(r"([A-Z]+)(?:#(\d+))? ([A-Z]{3})(?:\((\d+)\))?((?: [A-Z]+)*)")


class SetupError(ValueError):
    """A piece or place is listed that the board or the variant does not have."""


def position_of(scenario: Scenario, rules: Ruleset) -> Position:
    """The position that a scenario begins in.

    Raises:
        SetupError: it lists something that is not on the board.
    """
    start = judge.begin(rules)
    board = rules.board
    whole = scenario.position == "start"
    units = [u for u in start.units.values() if whole and u.power not in scenario.units]
    for name, texts in scenario.units.items():
        units += [unit(board, _power(rules, name), text) for text in texts]
    standing = {one.province: one for one in units}
    lost = {}
    for name, texts in scenario.dislodged.items():
        for text in texts:
            one = _dislodged(board, _power(rules, name), text)
            lost[one.unit.province] = one
    crowd = (standing, lost)
    covert = [s for s in start.covert if whole and s.power not in scenario.covert]
    for name, texts in scenario.covert.items():
        covert += stacks(rules, _power(rules, name), texts, crowd)
    present = {u.power for u in units} | {d.unit.power for d in lost.values()}
    present |= {s.power for s in covert}
    keep = set(board.powers) if whole else present
    return Position(
        phase=parse_phase(scenario.phase),
        units=MappingProxyType(standing),
        centres=MappingProxyType(_centres(rules, start, scenario.centres, keep)),
        dislodged=MappingProxyType(lost),
        covert=tuple(covert),
        prisoners=tuple(
            prisoners(rules, _power(rules, name), text)
            for name, texts in scenario.prisoners.items()
            for text in texts
        ),
        players=MappingProxyType(
            {Player(p): _power(rules, home) for p, home in scenario.players.items()}
            or dict(start.players if whole else {})
        ),
        control=MappingProxyType(
            {
                _power(rules, country): Player(player)
                for player, countries in scenario.control.items()
                for country in countries
            }
        ),
        credits=MappingProxyType(
            {Player(p): sum_ for p, sum_ in scenario.credits.items()}
            or dict(start.credits if whole else {})
        ),
        counters=start.counters,
    )


def unit(board: Board, power: PowerId, text: str) -> Unit:
    """The army or fleet that ``F STP/SC`` describes.

    Raises:
        SetupError: no such unit can stand there.
    """
    kind, _, place = text.strip().upper().partition(" ")
    where = board.fleets if kind == FLEET else board.armies
    if kind not in {"A", "F"} or place not in where:
        raise SetupError(f"“{text}” is no unit that can stand on this board.")
    return Unit(power, Kind(kind), Location(place))


def stacks(
    rules: Ruleset,
    power: PowerId,
    texts: Iterable[str],
    crowd: tuple[Mapping[ProvinceId, Unit], Mapping[ProvinceId, Dislodged]],
) -> list[Stack]:
    """A power's covert pieces from their list, labelled in its order.

    ``crowd`` are the standing and the dislodged units: the fleets that a piece may be aboard.

    Raises:
        SetupError: the variant has no such piece, or the board no such place.
    """
    labels: Counter[Kind] = Counter()
    found = []
    for text in texts:
        match = _STACK.fullmatch(text.strip().upper())
        if match is None or match[1] not in rules.variant.unit_kinds:
            raise SetupError(f"“{text}” is no piece of {rules.variant.title}.")
        kind, province = Kind(match[1]), _province(rules.board, match[3])
        labels[kind] += 1
        words = match[5].split()
        counted = "COUNTED" in words
        found.append(
            Stack(
                kind=kind,
                power=power,
                province=province,
                count=int(match[4] or 1),
                label=0 if match[4] else int(match[2] or labels[kind]),
                aboard=_carrier(rules, kind, province, words, crowd),
                counted=counted,
            )
        )
    return found


def prisoners(rules: Ruleset, captor: PowerId, text: str) -> Prisoners:
    """The prisoners that ``AGENT TURKEY BOH(2)`` describes.

    Raises:
        SetupError: it describes none.
    """
    match = re.fullmatch(r"AGENT ([A-Z]+) ([A-Z]{3})(?:\((\d+)\))?", text.strip().upper())
    if match is None:
        raise SetupError(f"“{text}” describes no prisoners; they are written AGENT TURKEY BOH(2).")
    province = _province(rules.board, match[2])
    return Prisoners(captor, _power(rules, match[1]), province, int(match[3] or 1))


def _dislodged(board: Board, power: PowerId, text: str) -> Dislodged:
    piece, _, origin = text.upper().partition(" FROM ")
    came = _province(board, origin.strip()) if origin else None
    return Dislodged(unit(board, power, piece), came)


def _centres(
    rules: Ruleset, start: Position, given: Lists, keep: set[PowerId]
) -> dict[ProvinceId, PowerId]:
    named = {_power(rules, name) for name in given}
    owners = {p: who for p, who in start.centres.items() if who in keep and who not in named}
    for name, places in given.items():
        owners.update({_centre(rules.board, place): _power(rules, name) for place in places})
    return owners


def _carrier(
    rules: Ruleset,
    kind: Kind,
    province: ProvinceId,
    words: list[str],
    crowd: tuple[Mapping[ProvinceId, Unit], Mapping[ProvinceId, Dislodged]],
) -> PowerId | None:
    standing, lost = crowd
    if "ABOARD" in words:
        after = words[words.index("ABOARD") + 1 :]
        if after and after[0] != "COUNTED":
            return _power(rules, after[0])
    elif province not in rules.board.seas or rules.variant.unit_kinds[kind].steps != Steps.ARMIES:
        return None
    here = [standing.get(province), lost[province].unit if province in lost else None]
    fleets = [one for one in here if one is not None and one.kind == FLEET]
    if not fleets:
        raise SetupError(f"No fleet in {province} could carry a piece.")
    return fleets[0].power


def _power(rules: Ruleset, name: str) -> PowerId:
    known = {*rules.board.powers, *rules.seats}
    if name.upper() not in known:
        raise SetupError(f"“{name}” is none of {', '.join(sorted(known))}.")
    return PowerId(name.upper())


def _province(board: Board, name: str) -> ProvinceId:
    if name not in board.provinces:
        raise SetupError(f"“{name}” is no province of this board.")
    return ProvinceId(name)


def _centre(board: Board, name: str) -> ProvinceId:
    province = _province(board, name.upper())
    if not board.provinces[province].centre:
        raise SetupError(f"{name} is no supply centre.")
    return province
