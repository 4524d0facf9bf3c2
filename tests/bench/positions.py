"""The positions that the benchmarks work on: made from seeds here, or read from a folder."""

import gzip
import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.candidates import legal_orders
from engine.orders.notation import reader_for
from engine.orders.order import Order
from engine.phases import parse_phase
from engine.position import Position
from engine.units import Kind, Unit, one_unit
from tests.helpers.battles import Battle, battle


@dataclass(frozen=True)
class Sample:
    """One movement phase in the forms in which the parts of the program take it."""

    board: Board
    position: Position
    given: dict[PowerId, list[Order]]
    texts: list[str]
    line: str


def from_folder(folder: Path, board: Board) -> dict[str, list[Sample]]:
    """The sets of a folder's ``positions-*.jsonl.gz``, movement phases only."""
    sets = {}
    for path in sorted(folder.glob("positions-*.jsonl.gz")):
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
        tasks = [(line, json.loads(line)) for line in lines]
        name = path.name.removeprefix("positions-").removesuffix(".jsonl.gz")
        sets[name] = [_read(board, line, t) for line, t in tasks if t["phase"].endswith("M")]
    return sets


def made(board: Board, *, count: int = 300, crowd: float = 0.3) -> dict[str, list[Sample]]:
    """Planned battles, and the same units with orders drawn from all that are legal."""
    battles = [battle(board, seed, crowd=crowd, powers=7) for seed in range(count)]
    return {
        "planned": [_sample(one) for one in battles],
        "random": [_sample(_drawn(one, seed)) for seed, one in enumerate(battles)],
    }


def _drawn(one: Battle, seed: int) -> Battle:
    random = Random(seed)
    offered = legal_orders(one.board, one.units)
    orders = {p: random.choice(offered[unit.at]) for p, unit in one.units.items()}
    return Battle(one.board, one.units, orders)


def _sample(one: Battle) -> Sample:
    owners = {p: one.units[p].power for p in one.board.centres if p in one.units}
    task = {
        "id": "made",
        "map": one.board.name,
        "phase": "S1901M",
        "units": [f"{unit.power}: {unit}" for unit in one.units.values()],
        "orders": [f"{one.units[p].power}: {order}" for p, order in one.orders.items()],
        "centers": {},
    }
    return _form(one.board, one.units, owners, json.dumps(task), task)


def _read(board: Board, line: str, task: dict) -> Sample:
    units = {}
    for text in task["units"]:
        power, piece = text.split(": ")
        kind, at = piece.split()
        units[ProvinceId(at[:3])] = one_unit(PowerId(power), Kind(kind), Location(at))
    owners = {
        ProvinceId(centre): PowerId(power)
        for power, centres in task["centers"].items()
        for centre in centres
    }
    return _form(board, units, owners, line, task)


def _form(
    board: Board,
    units: dict[ProvinceId, Unit],
    owners: dict[ProvinceId, PowerId],
    line: str,
    task: dict,
) -> Sample:
    reader = reader_for(board)
    given: dict[PowerId, list[Order]] = defaultdict(list)
    for text in task["orders"]:
        power, order = reader.addressed(text)
        given[power].append(order)
    position = Position(phase=parse_phase(task["phase"]), units=units, centres=owners)
    return Sample(board, position, dict(given), task["orders"], line)
