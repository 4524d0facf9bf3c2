"""What the workshop's map shows of a board: homes, starting units, handles and links."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.board.graph import Board, Location, ProvinceId
from engine.board.picture import Picture, Spot
from engine.language.message import Value


def meant(fault: Value, board: Board) -> tuple[ProvinceId, ...]:
    """The provinces that a fault is about, found by the ids in its text."""
    found = re.findall(r"\b[A-Z]{3}\b", str(fault))
    return tuple(dict.fromkeys(ProvinceId(one) for one in found if one in board.provinces))


@dataclass(frozen=True, slots=True)
class Handle:
    """A spot of a province that can be dragged: its key in the board's file, and its position.

    ``place`` is the province, or the coast whose fleets stand there.
    """

    place: str
    key: str
    spot: Spot


def handles(picture: Picture, province: ProvinceId) -> tuple[Handle, ...]:
    """The spots of a province: its name, unit, dislodged unit, centre, and fleets by coast."""
    shape = picture.provinces[province]
    found = [
        Handle(province, "label", shape.label.at),
        Handle(province, "unit", shape.unit),
        Handle(province, "dislodged", shape.dislodged),
    ]
    if shape.centre_mark is not None:
        found.append(Handle(province, "centre_mark", shape.centre_mark))
    found += [Handle(place, "unit", coast.unit) for place, coast in shape.coasts.items()]
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Tie:
    """A link between two places, for armies or for fleets."""

    kind: str
    one: Location
    other: Location


def ties(board: Board, kinds: Iterable[str], of: ProvinceId | None = None) -> tuple[Tie, ...]:
    """The links of a board, or those of one province, each once."""
    found: dict[Tie, None] = {}
    for kind in kinds:
        for place, near in getattr(board, kind).items():
            for to in near:
                one, other = sorted((place, to))
                if of is None or of in (one[:3], other[:3]):
                    found[Tie(kind, Location(one), Location(other))] = None
    return tuple(found)
