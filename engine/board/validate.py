"""Faults in a board's rules that the file's structure cannot show: borders, homes, names."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.board.graph import Terrain
from engine.board.names import fold
from engine.board.schema import BoardFile, PowerPart, ProvincePart
from engine.language.message import Listed, Message


def faults(file: BoardFile) -> tuple[Message, ...]:
    """Every fault in the file's rules, one sentence each; empty for a sound board."""
    return tuple(
        fault
        for check in (_ground, _armies, _fleets, _borders, _names, _powers, _units, _victory)
        for fault in check(file)
    )


def _ground(file: BoardFile) -> Iterator[Message]:
    for id_, part in file.province.items():
        yield from (
            Message("board.province", id=id_, fault=fault) for fault in _ground_faults(part)
        )


def _ground_faults(part: ProvincePart) -> Iterator[Message]:
    land = part.terrain in {Terrain.INLAND, Terrain.COAST}
    if part.armies and not land:
        yield Message("board.no_armies", terrain=_terrain(part))
    if part.fleets and part.terrain in {Terrain.INLAND, Terrain.IMPASSABLE}:
        yield Message("board.no_fleets", terrain=_terrain(part))
    if part.terrain is Terrain.INLAND and not part.armies:
        yield Message("board.needs_armies")
    if part.terrain in {Terrain.SEA, Terrain.COAST} and not (part.fleets or part.coast):
        yield Message("board.needs_fleets", terrain=_terrain(part))
    if part.centre and not land:
        yield Message("board.no_centre", terrain=_terrain(part))
    if part.coast and part.terrain is not Terrain.COAST:
        yield Message("board.no_coasts", terrain=_terrain(part))
    if part.coast and part.fleets:
        yield Message("board.fleets_by_coast")
    if len(part.coast) == 1:
        yield Message("board.one_coast")


def _terrain(part: ProvincePart) -> Message:
    return Message(f"board.terrain_{part.terrain}")


def _armies(file: BoardFile) -> Iterator[Message]:
    links = {id_: part.armies for id_, part in file.province.items()}
    yield from _link_faults("armies", links, known=file.province)
    for id_, part in file.province.items():
        for to in part.armies:
            wet = {Terrain.SEA, Terrain.IMPASSABLE}
            if to in file.province and file.province[to].terrain in wet:
                yield Message(
                    "board.names_terrain",
                    key="armies",
                    place=id_,
                    to=to,
                    terrain=_terrain(file.province[to]),
                )


def _fleets(file: BoardFile) -> Iterator[Message]:
    links = _fleet_links(file)
    places = {*file.province, *links}
    yield from _link_faults("fleets", links, known=places)
    for place, targets in links.items():
        for to in targets:
            if to not in file.province:
                continue
            part = file.province[to]
            if part.coast:
                coasts = Listed(tuple(f"{to}/{coast}" for coast in part.coast), "or")
                yield Message("board.names_coasts", key="fleets", place=place, to=to, coasts=coasts)
            elif part.terrain in {Terrain.INLAND, Terrain.IMPASSABLE}:
                yield Message(
                    "board.names_terrain", key="fleets", place=place, to=to, terrain=_terrain(part)
                )


def _fleet_links(file: BoardFile) -> dict[str, tuple[str, ...]]:
    links = {id_: part.fleets for id_, part in file.province.items() if not part.coast}
    for id_, part in file.province.items():
        links |= {f"{id_}/{name}": coast.fleets for name, coast in part.coast.items()}
    return links


def _link_faults(
    key: str, links: Mapping[str, tuple[str, ...]], known: Iterable[str]
) -> Iterator[Message]:
    places = set(known)
    for place, targets in links.items():
        for to, times in Counter(targets).items():
            if times > 1:
                yield Message("board.names_times", key=key, place=place, to=to, times=times)
            if to[:3] == place[:3]:
                yield Message("board.names_itself", key=key, place=place, to=to)
            elif to not in places:
                yield Message("board.names_no_place", key=key, place=place, to=to)
            elif to in links and place not in links[to]:
                yield Message("board.names_one_way", key=key, place=place, to=to)


def _borders(file: BoardFile) -> Iterator[Message]:
    for id_, part in file.province.items():
        for to in part.borders:
            if to not in file.province:
                yield Message("board.names_no_place", key="borders", place=id_, to=to)
            if to == id_:
                yield Message("board.names_itself", key="borders", place=id_, to=to)


def _names(file: BoardFile) -> Iterator[Message]:
    ids = set(file.province)
    named: dict[str, str] = {}
    for id_, part in file.province.items():
        name = fold(part.name)
        if name in ids - {id_}:
            yield Message("board.named_as_id", id=id_, name=part.name)
        if name in named:
            yield Message("board.same_name", one=named[name], id=id_, name=part.name)
        named.setdefault(name, id_)
    for id_, part in file.province.items():
        for alias in (*part.aliases, *filter(None, [part.short])):
            owner = named.get(fold(alias), id_)
            if owner != id_:
                yield Message("board.alias_taken", alias=alias, id=id_, owner=owner)


def _powers(file: BoardFile) -> Iterator[Message]:
    meant: dict[str, str] = {}
    housed: dict[str, str] = {}
    for key, power in file.powers.items():
        texts = (key, power.letter, power.name, power.adjective, *power.aliases)
        for text in dict.fromkeys(map(fold, texts)):
            if meant.setdefault(text, key) != key:
                yield Message("board.powers_alike", one=meant[text], key=key, text=text)
        for home in power.home:
            if housed.setdefault(home, key) != key:
                yield Message("board.home_of_both", home=home, one=housed[home], key=key)
        yield from (
            Message("board.power", key=key, fault=fault)
            for fault in _home_faults(power, file.province)
        )


def _home_faults(power: PowerPart, provinces: Mapping[str, ProvincePart]) -> Iterator[Message]:
    for home in power.home:
        if home not in provinces:
            yield Message("board.home_unknown", home=home)
        elif provinces[home].terrain not in {Terrain.INLAND, Terrain.COAST}:
            yield Message("board.home_terrain", home=home, terrain=_terrain(provinces[home]))
    if power.capital not in power.home:
        yield Message("board.capital_not_home", capital=power.capital)
    elif power.capital in provinces and not provinces[power.capital].centre:
        yield Message("board.capital_no_centre", capital=power.capital)


def _units(file: BoardFile) -> Iterator[Message]:
    standing: dict[str, str] = {}
    for key, power in file.powers.items():
        for unit in power.units:
            fault = _unit_fault(unit, file.province)
            if fault:
                yield Message("board.unit_cannot_start", unit=unit, key=key, fault=fault)
            before = standing.setdefault(unit[2:5], f"{unit} of {key}")
            if before != f"{unit} of {key}" or power.units.count(unit) > 1:
                yield Message("board.unit_starts_twice", unit=unit, key=key, before=before)


def _unit_fault(unit: str, provinces: Mapping[str, ProvincePart]) -> Message | None:
    kind, place = unit.split(" ")
    part = provinces.get(place[:3])
    if part is None:
        return Message("board.not_a_province", place=place[:3])
    if kind == "A":
        if "/" in place:
            return Message("board.army_on_coast")
        land = part.terrain in {Terrain.INLAND, Terrain.COAST}
        return None if land else Message("board.it_is", terrain=_terrain(part))
    if part.terrain in {Terrain.INLAND, Terrain.IMPASSABLE}:
        return Message("board.it_is", terrain=_terrain(part))
    if part.coast and place[4:] not in part.coast:
        coasts = Listed(tuple(f"{place[:3]}/{c}" for c in part.coast), "or")
        return Message("board.fleet_needs_coast", coasts=coasts)
    bare = "/" in place and not part.coast
    return Message("board.has_no_coasts", place=place[:3]) if bare else None


def _victory(file: BoardFile) -> Iterator[Message]:
    centres = sum(part.centre for part in file.province.values())
    if file.powers and file.game.victory > centres:
        yield Message("board.victory_too_many", victory=file.game.victory, centres=centres)
