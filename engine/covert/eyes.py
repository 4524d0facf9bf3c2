"""Which covert piece saw what: told beside the facts, so that their reader can weigh them."""

from collections.abc import Iterable

from engine import facts
from engine.adjudication.turn import Told
from engine.board.graph import PowerId, ProvinceId
from engine.units import Kind

_SIGHTS = (facts.UnitSighting, facts.EmptyAt, facts.Spotted, facts.NoneSpotted, facts.OrderGiven)


def eyed(kind: Kind, place: ProvinceId, when: str, told: Iterable[Told]) -> list[Told]:
    """The facts told, and that a piece of this kind saw them there.

    ``when`` says whether it looked ``before`` or ``after`` covert pieces moved. Nobody needs an eye
    for their own pieces.
    """
    found: list[Told] = []
    for one in told:
        found.append(one)
        if sighted(one.power, one.fact):
            found.append(Told(one.power, facts.eye_of(kind, place, when, one.fact)))
    return found


def sighted(viewer: PowerId, fact: facts.Fact) -> bool:
    """Whether a fact tells the viewer about somebody else's pieces."""
    return isinstance(fact, _SIGHTS) and getattr(fact, "power", "") != viewer
