"""Positions from text: the pieces, owners and holdings that a scenario lists, put on a board."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from engine import judge
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.game.scenario import Lists, Scenario
from engine.phases import parse_phase
from engine.position import Dislodged, Player, Position, Prisoners
from engine.rules import Ruleset
from engine.units import FLEET, Kind, Stack, Steps, Unit

_STACK = re.compile(r"([A-Z]+)(?:#(\d+))? ([A-Z]{3})(?:\((\d+)\))?((?: [A-Z]+)*)")


Crowd: TypeAlias = tuple[Mapping[ProvinceId, Unit], Mapping[ProvinceId, Dislodged]]
"""The standing and the dislodged units: the fleets that a piece may be aboard."""


class SetupError(ValueError):
    """A piece or place is listed that the board or the variant does not have."""


def position_of(scenario: Scenario, rules: Ruleset) -> Position:
    """The position that a scenario begins in.

    Raises:
        SetupError: it lists something that is not on the board.
    """
    start = judge.begin(rules)
    whole = scenario.position == "start"
    base = start if whole else replace(start, units={}, covert=(), players={}, credits={})
    units = _units(scenario, rules, base)
    lost = _dislodged(scenario, rules)
    covert = _covert(scenario, rules, base, (units, lost))
    present = {u.power for u in units.values()} | {d.unit.power for d in lost.values()}
    keep = set(rules.board.powers) if whole else present | {s.power for s in covert}
    players = {Player(p): _power(rules, home) for p, home in scenario.players.items()}
    credits_ = {Player(p): amount for p, amount in scenario.credits.items()}
    return Position(
        phase=parse_phase(scenario.phase),
        units=units,
        centres=_centres(rules, start, scenario.centres, keep),
        dislodged=lost,
        covert=covert,
        prisoners=tuple(
            prisoners(rules, _power(rules, name), text)
            for name, texts in scenario.prisoners.items()
            for text in texts
        ),
        players=players or base.players,
        control={
            _power(rules, country): Player(player)
            for player, countries in scenario.control.items()
            for country in countries
        },
        credits=credits_ or base.credits,
        counters=start.counters,
    )


def _units(scenario: Scenario, rules: Ruleset, base: Position) -> dict[ProvinceId, Unit]:
    units = [one for one in base.units.values() if one.power not in scenario.units]
    for name, texts in scenario.units.items():
        units += [unit(rules.board, _power(rules, name), text) for text in texts]
    return {one.province: one for one in units}


def _dislodged(scenario: Scenario, rules: Ruleset) -> dict[ProvinceId, Dislodged]:
    lost = {}
    for name, texts in scenario.dislodged.items():
        for text in texts:
            piece, _, origin = text.upper().partition(" FROM ")
            one = unit(rules.board, _power(rules, name), piece)
            came = _province(rules.board, origin.strip()) if origin else None
            lost[one.province] = Dislodged(one, came)
    return lost


def _covert(scenario: Scenario, rules: Ruleset, base: Position, crowd: Crowd) -> tuple[Stack, ...]:
    found = [stack for stack in base.covert if stack.power not in scenario.covert]
    for name, texts in scenario.covert.items():
        found += stacks(rules, _power(rules, name), texts, crowd)
    return tuple(found)


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
    crowd: Crowd,
) -> list[Stack]:
    """A power's covert pieces from their list, labelled in its order.

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
    crowd: Crowd,
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
