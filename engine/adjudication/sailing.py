"""Sailing: which armies of a phase go by convoy, and which of them arrive.

It enters on the field who is at sea (``flown``), where they arrive (``attackers``), and whose
attack has no effect (``gentle``). It compiles with mypyc as the core does.
"""

from engine.adjudication.convoy import YES, Crossings, connected
from engine.adjudication.field import AS_GIVEN, OPPOSITE, RULE_1971, Field, Orders
from engine.adjudication.verdicts import DISRUPTED, MISMATCH, NO_CONVOY, PARADOX


def sail(field: Field, voyages: list[int], ferries: Orders) -> None:
    """Decide which armies go by convoy and which of them arrive."""
    flown = field.flown = [False] * field.size
    if ferries:
        _match(field, ferries)
    afloat: list[int] = []
    for army in voyages:
        flown[army] = True
        if field.fleets and _routed(field, army):
            afloat.append(army)
            field.attackers[field.to[army]] = [*field.attackers[field.to[army]], army]
        else:
            field.why[army] = NO_CONVOY
    overland = _intended(field, voyages) if field.fleets else []
    if afloat or overland:
        _cross(field, afloat + overland, overland)


def _cross(field: Field, afloat: list[int], overland: list[int]) -> None:
    """Let the armies with a route arrive, if their fleets survive."""
    if field.policies.paradox < RULE_1971 and not _threatened(field, afloat):
        for army in overland:
            field.flown[army] = True
        return
    crossings = Crossings(field, afloat, overland if field.policies.intent == OPPOSITE else [])
    crossings.decide()
    for army in afloat:
        if crossings.stands[army] == YES:
            field.flown[army] = True
            if crossings.spares(army, field.to[army]) == YES:
                field.gentle.add(army)
        elif army not in crossings.overland:
            _hold_back(field, army, crossings)


def _match(field: Field, ferries: Orders) -> None:
    """Find the fleets that are ordered to convoy each army the way it is ordered."""
    for place, _, army, goal, _ in ferries:
        if field.to[army] != goal:
            field.why[place] = MISMATCH
        elif army in field.fleets:
            field.fleets[army].append(place)
        else:
            field.fleets[army] = [place]


def _intended(field: Field, voyages: list[int]) -> list[int]:
    """The armies that could walk but go by convoy, by the edition's reading of their intent."""
    intent = field.policies.intent
    if intent == AS_GIVEN:
        return []
    return [
        army
        for army, fleets in field.fleets.items()
        if army not in voyages
        and (
            field.to[field.to[army]] == army
            if intent == OPPOSITE
            else any(field.owner[fleet] == field.owner[army] for fleet in fleets)
        )
        and _routed(field, army)
    ]


def _threatened(field: Field, armies: list[int]) -> bool:
    """Whether anybody moves against a fleet that convoys one of these armies."""
    for army in armies:
        for fleet in field.fleets[army]:
            if field.attackers[fleet]:
                return True
    return False


def _routed(field: Field, army: int) -> bool:
    """Whether fleets are ordered to convoy an army all the way."""
    fleets = field.fleets.get(army, [])
    if army in field.routes:
        return all(fleet in fleets for fleet in field.routes[army])
    return bool(fleets) and connected(field.sea, army, field.to[army], fleets)


def _hold_back(field: Field, army: int, crossings: Crossings) -> None:
    """Keep an army whose convoy fails where it is."""
    field.flown[army] = True
    field.why[army] = PARADOX if army in crossings.paradoxical else DISRUPTED
    if field.policies.contests:
        field.gentle.add(army)
    else:
        field.attackers[field.to[army]].remove(army)
