"""Positions from text: the pieces, owners and holdings that a scenario lists, put on a board."""

import re
from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from engine import judge
from engine.adjudication.ownership import survivors
from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.board.names import fold, powers, provinces
from engine.errors import UserError
from engine.game.scenario import Lists, Scenario
from engine.language.message import Listed, Message, sentences
from engine.orders.errors import OrderTextError
from engine.orders.legality import unnamed_coasts
from engine.orders.notation import reader_for
from engine.orders.standard import Hold
from engine.orders.wording import place_name, power_name
from engine.phases import PhaseKind, parse_phase
from engine.position import ANARCHY, Dislodged, Player, Position, Prisoners
from engine.rules import Ruleset
from engine.units import FLEET, RIDING, STANDARD_KINDS, Kind, Stack, Steps, Unit

_STACK = re.compile(
    r"(?P<kind>[A-Z]+)(?: ?#(?P<label>\d+))? (?P<place>[^(#]+?) ?(?:\((?P<count>\d+)\))?"
    r"(?P<aboard> ABOARD(?: (?!COUNTED)(?P<carrier>[A-Z]+))?)?(?P<counted> COUNTED)?"
)
_PRISONERS = re.compile(rf"{RIDING} ([A-Z]+) ([^(]+?) ?(?:\((\d+)\))?")


Crowd: TypeAlias = tuple[Mapping[ProvinceId, Unit], Mapping[ProvinceId, Dislodged]]
"""The standing and the dislodged units: the fleets that a piece may be aboard."""


class SetupError(UserError):
    """A listed piece or place does not exist on the board or in the variant."""


def position_of(scenario: Scenario, rules: Ruleset) -> Position:
    """The position that a scenario begins in.

    Raises SetupError if it lists something that is not on the board.
    """
    start = judge.begin(rules)
    whole = scenario.position == "start"
    base = start if whole else replace(start, units={}, covert=(), players={}, credits={})
    units = _units(scenario, rules, base)
    lost = _dislodged(scenario, rules, units)
    covert = _covert(scenario, rules, base, (units, lost))
    present = {u.power for u in units.values()} | {d.unit.power for d in lost.values()}
    keep = set(rules.board.powers) if whole else present | {s.power for s in covert}
    players = {Player(p): _power(rules, home) for p, home in scenario.players.items()}
    credits_ = {Player(p): amount for p, amount in scenario.credits.items()}
    position = Position(
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
    return replace(position, control=_control(position, rules))


def _control(position: Position, rules: Ruleset) -> Mapping[PowerId, Player]:
    """The control as given; living mercenaries with no master named are in anarchy (ID-6)."""
    auctions = {PhaseKind.PREFERENCES, PhaseKind.BIDS}
    if not position.players or position.phase.kind in auctions:
        return position.control
    living, homes = survivors(position), {*position.players.values()}
    idle = [p for p in rules.board.powers if p in living and p not in homes]
    return dict.fromkeys(idle, ANARCHY) | dict(position.control)


def _units(scenario: Scenario, rules: Ruleset, base: Position) -> dict[ProvinceId, Unit]:
    units = [one for one in base.units.values() if one.power not in scenario.units]
    for name, texts in scenario.units.items():
        units += [unit(rules.board, _power(rules, name), text) for text in texts]
    found: dict[ProvinceId, Unit] = {}
    for one in units:
        _alone(one, found.get(one.province), "setup.both_stand")
        found[one.province] = one
    return found


def _dislodged(
    scenario: Scenario, rules: Ruleset, units: Mapping[ProvinceId, Unit]
) -> dict[ProvinceId, Dislodged]:
    lost: dict[ProvinceId, Dislodged] = {}
    for name, texts in scenario.dislodged.items():
        for text in texts:
            one = dislodged(rules.board, _power(rules, name), text)
            before = lost.get(one.unit.province)
            _alone(one.unit, before.unit if before else None, "setup.both_in_retreat")
            standing = units.get(one.unit.province)
            if standing is not None and standing.power == one.unit.power:
                raise SetupError(
                    "setup.stands_on_own_retreat",
                    power=standing.power,
                    standing=str(standing),
                    unit=str(one.unit),
                )
            lost[one.unit.province] = one
    return lost


def _alone(one: Unit, other: Unit | None, key: str) -> None:
    """Refuse, with the message of this id, a second unit in one place."""
    if other is not None:
        named = Listed(tuple(f"{unit.power}: {unit}" for unit in (other, one)))
        raise SetupError(key, named=named, at=one.province)


def _covert(scenario: Scenario, rules: Ruleset, base: Position, crowd: Crowd) -> tuple[Stack, ...]:
    found = [stack for stack in base.covert if stack.power not in scenario.covert]
    for name, texts in scenario.covert.items():
        found += stacks(rules, _power(rules, name), texts, crowd)
    return tuple(found)


def unit(board: Board, power: PowerId, text: str) -> Unit:
    """The army or fleet that ``F STP/SC`` describes.

    Raises SetupError if no such unit can stand there.
    """
    kind, _, place = text.strip().upper().partition(" ")
    if kind not in STANDARD_KINDS or place not in _standing_places(board, kind):
        kind, place = _described(board, text)
    if place not in _standing_places(board, kind):
        coasts = unnamed_coasts(board, Kind(kind), Location(place))
        fault = Message("setup.not_a_unit", text=text)
        cure = Listed(tuple(f"F {coast}" for coast in coasts), "or")
        raise SetupError(sentences(fault, Message("setup.write", texts=cure) if coasts else None))
    return Unit(power, Kind(kind), Location(place))


def _standing_places(board: Board, kind: str) -> Container[str]:
    return board.fleets if kind == FLEET else board.armies


def _described(board: Board, text: str) -> tuple[str, str]:
    """The kind and place of a unit in words: ``army Paris``."""
    try:
        order = reader_for(board).order(f"{text} H")
    except OrderTextError:
        order = None
    if not isinstance(order, Hold):
        raise SetupError("setup.not_a_unit", text=text)
    return order.kind, order.at


def dislodged(board: Board, power: PowerId, text: str) -> Dislodged:
    """The dislodged unit that ``A TRI FROM VEN`` describes; the origin may be left out.

    Raises SetupError if no such unit can have stood there.
    """
    piece, _, origin = text.upper().partition(" FROM ")
    one = unit(board, power, piece)
    return Dislodged(one, province_named(board, origin) if origin else None)


def stacks(
    rules: Ruleset,
    power: PowerId,
    texts: Iterable[str],
    crowd: Crowd,
) -> list[Stack]:
    """A power's covert pieces from their list, labelled in that order.

    Raises SetupError if the variant has no such piece, or the board no such place.
    """
    labels: Counter[Kind] = Counter()
    found: list[Stack] = []
    for text in texts:
        match = _STACK.fullmatch(" ".join(text.upper().split()))
        if match is None or match["kind"] not in rules.variant.unit_kinds:
            raise SetupError("setup.is_no_piece", text=text, variant=rules.variant.title)
        kind, province = Kind(match["kind"]), province_named(rules.board, match["place"])
        if not rules.variant.unit_kinds[kind].covert:
            raise SetupError("setup.not_a_covert_piece", text=text)
        count = _number(match["count"], text)
        one = Stack(
            kind=kind,
            power=power,
            province=province,
            aboard=_carrier(rules, kind, province, match, crowd),
            counted=match["counted"] is not None,
        )
        if rules.variant.unit_kinds[kind].numbered:
            found.append(replace(one, count=count))
            continue
        for _ in range(count):
            labels[kind] += 1
            found.append(replace(one, label=int(match["label"] or labels[kind])))
    return found


def _number(written: str | None, text: str) -> int:
    if written is not None and int(written) == 0:
        raise SetupError("setup.is_no_piece_number_is", text=text)
    return int(written or 1)


def prisoners(rules: Ruleset, captor: PowerId, text: str) -> Prisoners:
    """The prisoners described by a text as `str` writes them.

    Raises SetupError if it does not describe prisoners.
    """
    match = _PRISONERS.fullmatch(" ".join(text.upper().split()))
    if match is None:
        raise SetupError("setup.not_prisoners", text=text)
    province = province_named(rules.board, match[2])
    return Prisoners(captor, _power(rules, match[1]), province, _number(match[3], text))


def _centres(
    rules: Ruleset, start: Position, given: Lists, keep: set[PowerId]
) -> dict[ProvinceId, PowerId]:
    named = {_power(rules, name) for name in given}
    owners = {p: who for p, who in start.centres.items() if who in keep and who not in named}
    listed: dict[ProvinceId, PowerId] = {}
    for name, places in given.items():
        power = _power(rules, name)
        for province in (centre(rules.board, place) for place in places):
            if listed.setdefault(province, power) != power:
                raise SetupError(
                    "setup.centres_gives", at=province, first=listed[province], second=power
                )
    return owners | listed


def _carrier(
    rules: Ruleset,
    kind: Kind,
    province: ProvinceId,
    match: re.Match[str],
    crowd: Crowd,
) -> PowerId | None:
    standing, lost = crowd
    at_sea = province in rules.board.seas
    if not match["aboard"] and (not at_sea or rules.variant.unit_kinds[kind].steps != Steps.ARMIES):
        return None
    here = [standing.get(province), lost[province].unit if province in lost else None]
    fleets = [one.power for one in here if one is not None and one.kind == FLEET]
    carrier = _power(rules, match["carrier"]) if match["carrier"] else None
    if not fleets or carrier not in (None, *fleets):
        place = place_name(rules.board, province)
        if carrier is None:
            raise SetupError("setup.no_fleet_could_carry", place=place)
        name = power_name(rules.board, carrier)
        raise SetupError("setup.no_fleet_of_power_could_carry", power=name, place=place)
    return carrier or fleets[0]


def _power(rules: Ruleset, name: str) -> PowerId:
    known = (*rules.board.powers, *rules.seats)
    for meant in (name.upper(), powers(rules.board).get(fold(name))):
        if meant in known:
            return PowerId(meant)
    raise SetupError("setup.is_none", name=name, known=Listed(tuple(sorted(set(known))), "comma"))


def province_named(board: Board, name: str) -> ProvinceId:
    """The province with a name, read leniently; raises SetupError if there is none, or several."""
    if name in board.provinces:
        return ProvinceId(name)
    meant = provinces(board).get(fold(name), ())
    if not meant:
        raise SetupError("setup.is_no_province_board", name=name)
    if len(meant) > 1 and fold(name) != meant[0]:
        raise SetupError("setup.ambiguous", name=name, meant=Listed(tuple(meant), "or"))
    return meant[0]


def centre(board: Board, name: str) -> ProvinceId:
    """The supply centre of a name; raises SetupError if there is none."""
    province = province_named(board, name)
    if not board.provinces[province].centre:
        raise SetupError("setup.is_no_supply_centre", name=name)
    return province
