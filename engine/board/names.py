"""Which provinces a written name may mean: ids, full names and aliases, read leniently."""

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.board.graph import Board, PowerId, ProvinceId


def fold(text: str) -> str:
    """A name reduced to its letters and digits: no case, accents, spaces or punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold()).upper()
    return "".join(c for c in plain if c.isalnum())


@lru_cache(maxsize=16)
def provinces(board: Board) -> Mapping[str, tuple[ProvinceId, ...]]:
    """Every folded reading with the provinces it may mean.

    A reading can mean several provinces (``LIV``: Livonia or Liverpool); the map then decides. If a
    reading is itself an id, that province comes first and is meant if the map does not decide.
    """
    readings: dict[str, list[ProvinceId]] = {fold(p): [p] for p in board.provinces}
    for province in board.provinces.values():
        for text in (province.name, *province.aliases):
            meant = readings.setdefault(fold(text), [])
            if province.id not in meant:
                meant.append(province.id)
    return MappingProxyType({reading: tuple(meant) for reading, meant in readings.items()})


@lru_cache(maxsize=16)
def powers(board: Board) -> Mapping[str, PowerId]:
    """Every folded reading of a power: its key, letter, name, adjective and aliases."""
    return MappingProxyType(
        {
            fold(text): power.id
            for power in board.powers.values()
            for text in (power.id, power.letter, power.name, power.adjective, *power.aliases)
        }
    )
