"""One remark about orders: a sentence, how much it matters, and the places it is about."""

from dataclasses import dataclass
from enum import IntEnum

from engine.board.graph import ProvinceId
from engine.language.message import Message


class Weight(IntEnum):
    """How much a remark matters: a hint, a possible loss, or surely not intended."""

    HINT = 1
    RISK = 2
    SLIP = 3


@dataclass(frozen=True, slots=True)
class Remark:
    """A coach's remark on orders; ``line`` is the order it is about, if it is about one."""

    said: Message
    weight: Weight
    places: tuple[ProvinceId, ...] = ()
    line: str = ""
