"""The faults of a board's rules that the shape of the file cannot show: borders, homes, names."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.board.graph import Terrain
from engine.board.names import fold
from engine.board.schema import BoardFile, PowerPart, ProvincePart


def faults(file: BoardFile) -> tuple[str, ...]:
    """Every fault of the rules in the file, as one sentence each; none for a sound board."""
    return tuple(
        fault
        for check in (_ground, _armies, _fleets, _borders, _names, _powers, _units, _victory)
        for fault in check(file)
    )


def _ground(file: BoardFile) -> Iterator[str]:
    for id_, part in file.province.items():
        yield from (f"Province {id_} {fault}." for fault in _ground_faults(part))


def _ground_faults(part: ProvincePart) -> Iterator[str]:
    land = part.terrain in {Terrain.INLAND, Terrain.COAST}
    if part.armies and not land:
        yield f"is {part.terrain} and can hold no armies, yet has `armies`"
    if part.fleets and part.terrain in {Terrain.INLAND, Terrain.IMPASSABLE}:
        yield f"is {part.terrain} and can hold no fleets, yet has `fleets`"
    if part.terrain is Terrain.INLAND and not part.armies:
        yield "is inland and needs `armies`, for nothing else can reach it"
    if part.terrain in {Terrain.SEA, Terrain.COAST} and not (part.fleets or part.coast):
        yield f"is {part.terrain} and needs `fleets`, for no fleet can reach it"
    if part.centre and not land:
        yield f"is {part.terrain} and cannot be a centre"
    if part.coast and part.terrain is not Terrain.COAST:
        yield f"is {part.terrain} and cannot have coasts"
    if part.coast and part.fleets:
        yield "has coasts, so `fleets` must stand with each coast and not with the province"
    if len(part.coast) == 1:
        yield "has one coast only; a split coast needs two, any other none"


def _armies(file: BoardFile) -> Iterator[str]:
    links = {id_: part.armies for id_, part in file.province.items()}
    yield from _link_faults("armies", links, known=file.province)
    for id_, part in file.province.items():
        for to in part.armies:
            if to in file.province and file.province[to].terrain in {
                Terrain.SEA,
                Terrain.IMPASSABLE,
            }:
                yield f"`armies` of {id_} names {to}, which is {file.province[to].terrain}."


def _fleets(file: BoardFile) -> Iterator[str]:
    links = _fleet_links(file)
    places = {*file.province, *links}
    yield from _link_faults("fleets", links, known=places)
    for place, targets in links.items():
        for to in targets:
            if to not in file.province:
                continue
            part = file.province[to]
            if part.coast:
                coasts = " or ".join(f"{to}/{coast}" for coast in part.coast)
                yield f"`fleets` of {place} names {to}, which has coasts: write {coasts}."
            elif part.terrain in {Terrain.INLAND, Terrain.IMPASSABLE}:
                yield f"`fleets` of {place} names {to}, which is {part.terrain}."


def _fleet_links(file: BoardFile) -> dict[str, tuple[str, ...]]:
    links = {id_: part.fleets for id_, part in file.province.items() if not part.coast}
    for id_, part in file.province.items():
        links |= {f"{id_}/{name}": coast.fleets for name, coast in part.coast.items()}
    return links


def _link_faults(
    key: str, links: Mapping[str, tuple[str, ...]], known: Iterable[str]
) -> Iterator[str]:
    places = set(known)
    for place, targets in links.items():
        for to, times in Counter(targets).items():
            if times > 1:
                yield f"`{key}` of {place} names {to} {times} times."
            if to[:3] == place[:3]:
                yield f"`{key}` of {place} names {to}, which is the province itself."
            elif to not in places:
                yield f"`{key}` of {place} names {to}, which is not a place of this board."
            elif to in links and place not in links[to]:
                yield f"`{key}` of {place} names {to}, but that of {to} does not name {place}."


def _borders(file: BoardFile) -> Iterator[str]:
    for id_, part in file.province.items():
        for to in part.borders:
            if to not in file.province:
                yield f"`borders` of {id_} names {to}, which is not a province of this board."
            if to == id_:
                yield f"`borders` of {id_} names {to}, which is the province itself."


def _names(file: BoardFile) -> Iterator[str]:
    ids = set(file.province)
    named: dict[str, str] = {}
    for id_, part in file.province.items():
        name = fold(part.name)
        if name in ids - {id_}:
            yield f"Province {id_} is named {part.name!r}, which is the id of another."
        if name in named:
            yield f"Provinces {named[name]} and {id_} are both named {part.name!r}."
        named.setdefault(name, id_)
    for id_, part in file.province.items():
        for alias in part.aliases:
            owner = named.get(fold(alias), id_)
            if owner != id_:
                yield f"Alias {alias!r} of {id_} is the name of {owner}."


def _powers(file: BoardFile) -> Iterator[str]:
    meant: dict[str, str] = {}
    housed: dict[str, str] = {}
    for key, power in file.powers.items():
        texts = (key, power.letter, power.name, power.adjective, *power.aliases)
        for text in dict.fromkeys(map(fold, texts)):
            if meant.setdefault(text, key) != key:
                yield f"Powers {meant[text]} and {key} can both be read from {text!r}."
        for home in power.home:
            if housed.setdefault(home, key) != key:
                yield f"{home} is home to both {housed[home]} and {key}."
        yield from (f"Power {key} {fault}." for fault in _home_faults(power, file.province))


def _home_faults(power: PowerPart, provinces: Mapping[str, ProvincePart]) -> Iterator[str]:
    for home in power.home:
        if home not in provinces:
            yield f"has home province {home}, which is not a province of this board"
        elif provinces[home].terrain not in {Terrain.INLAND, Terrain.COAST}:
            yield f"has home province {home}, which is {provinces[home].terrain}"
    if power.capital not in power.home:
        yield f"has capital {power.capital}, which is not one of its home provinces"
    elif power.capital in provinces and not provinces[power.capital].centre:
        yield f"has capital {power.capital}, which is no centre"


def _units(file: BoardFile) -> Iterator[str]:
    standing: dict[str, str] = {}
    for key, power in file.powers.items():
        for unit in power.units:
            fault = _unit_fault(unit, file.province)
            if fault:
                yield f"Unit {unit} of {key} cannot start there: {fault}."
            before = standing.setdefault(unit[2:5], f"{unit} of {key}")
            if before != f"{unit} of {key}" or power.units.count(unit) > 1:
                yield f"Unit {unit} of {key} starts where {before} does."


def _unit_fault(unit: str, provinces: Mapping[str, ProvincePart]) -> str | None:
    kind, place = unit.split(" ")
    part = provinces.get(place[:3])
    if part is None:
        return f"{place[:3]} is not a province of this board"
    if kind == "A":
        if "/" in place:
            return "an army stands on no coast"
        return None if part.terrain in {Terrain.INLAND, Terrain.COAST} else f"it is {part.terrain}"
    if part.terrain in {Terrain.INLAND, Terrain.IMPASSABLE}:
        return f"it is {part.terrain}"
    if part.coast and place[4:] not in part.coast:
        return "a fleet there needs " + " or ".join(f"{place[:3]}/{c}" for c in part.coast)
    return f"{place[:3]} has no coasts" if "/" in place and not part.coast else None


def _victory(file: BoardFile) -> Iterator[str]:
    centres = sum(part.centre for part in file.province.values())
    if file.game.victory > centres:
        yield f"`game.victory` is {file.game.victory}, but the board has {centres} centres only."
