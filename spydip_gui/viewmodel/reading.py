"""Reads the facts of an observation as things that stand on a map."""

from collections.abc import Iterable, Iterator, Mapping

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.visibility.observe import Observation
from spydip_gui.viewmodel.values import Piece, Pip, Rail

COVERT = ("spy", "agent", "eu", "ceu")
"""The words for covert pieces in facts, in the order in which a rail shows them."""

_LOSSES = {"killed": "killed", "captured": "captured", "lost": "lost", "removed": "lost"}


def pieces(facts: Iterable[str]) -> Iterator[Piece]:
    """The armies and fleets of some facts."""
    for fact in facts:
        match fact.split():
            case ["unit" | "dislodged" as sort, place, power, kind]:
                yield Piece(Location(place), kind, _power(power), dislodged=sort == "dislodged")
            case _:
                pass


def looked_at(facts: Iterable[str]) -> frozenset[ProvinceId]:
    """The provinces of which some facts tell what stands there."""
    words = (fact.split() for fact in facts)
    told = {"unit", "empty", "dislodged", "attacker"}
    return frozenset(ProvinceId(w[1][:3]) for w in words if w[0] in told)


def owners(facts: Iterable[str]) -> Mapping[ProvinceId, PowerId | None]:
    """The owners of centres as far as some facts tell them; None where nobody owns one."""
    words = (fact.split() for fact in facts)
    return {
        ProvinceId(w[1]): None if w[2] == "NONE" else PowerId(w[2])
        for w in words
        if w[0] == "centre"
    }


def rails(seen: Observation, board: Board) -> Iterator[Rail]:
    """The covert pieces that an observation tells of, province by province."""
    found: dict[ProvinceId, dict[tuple[str, PowerId | None], int]] = {}
    for words, owner in _told(seen):
        for province, pip in _pips(words, owner):
            row = found.setdefault(province, {})
            key = (pip.kind, pip.power)
            row[key] = max(row.get(key, 0), pip.count)
    ranks = {power: rank for rank, power in enumerate(board.powers)}

    own = {owner for _, owner in _told(seen)}

    def rank(pip: Pip) -> tuple[bool, int, int]:
        foreign = pip.power not in own
        return (
            foreign,
            COVERT.index(pip.kind.lower()),
            ranks.get(pip.power or PowerId(""), len(ranks)),
        )

    for province, row in found.items():
        pips = [Pip(kind, power, count) for (kind, power), count in row.items()]
        yield Rail(province, tuple(sorted(_without_vague(pips), key=rank)))


def _told(seen: Observation) -> Iterator[tuple[list[str], PowerId]]:
    """The words of each fact with the power whose own pieces they are about.

    A player who commands several countries is told of their pieces under their names, as in
    ``GERMANY: own spy BER``, and of those of the own country without one.
    """
    words = [fact.split() for fact in seen.facts]
    homes = (w[2] for w in words if w[0] == "home" and w[1] == seen.viewer)
    home = PowerId(next(homes, seen.viewer))
    for fact in words:
        named = fact[0].endswith(":")
        yield (fact[1:], PowerId(fact[0][:-1])) if named else (fact, home)


def losses(facts: Iterable[str]) -> Mapping[ProvinceId, str]:
    """Where covert pieces were killed, captured or lost, with the word for it."""
    found: dict[ProvinceId, str] = {}
    for fact in facts:
        lead, _, told = fact.partition(": ")
        match (told or lead).split():
            case [word, kind, place, *_] if word in _LOSSES and kind in COVERT:
                found[ProvinceId(place)] = _LOSSES[word]
            case ["act", _, _, place, "KILL" | "DESTROY", *_]:
                found[ProvinceId(place)] = "killed"
            case _:
                pass
    return found


def _pips(words: list[str], viewer: PowerId) -> Iterator[tuple[ProvinceId, Pip]]:
    match words:
        case ["own", kind, place, *count] if kind in COVERT:
            yield ProvinceId(place), Pip(kind.upper(), viewer, int(count[0]) if count else 1)
        case ["riding", place, power, count]:  # agents found aboard one's own fleet
            yield ProvinceId(place), Pip("AGENT", _power(power), int(count))
        case [kind, place, power, "present"] if kind in COVERT:
            yield ProvinceId(place), Pip(kind.upper(), _power(power))
        case [kind, place, "present"] if kind in COVERT:
            yield ProvinceId(place), Pip(kind.upper(), None)
        case [kind, place, power, count] if kind in COVERT and count.isdigit():
            yield ProvinceId(place), Pip(kind.upper(), _power(power), int(count))
        case _:
            pass


def _without_vague(pips: list[Pip]) -> Iterator[Pip]:
    """The pips without those of unknown owner where a kind is also known with an owner."""
    named = {pip.kind for pip in pips if pip.power is not None}
    return (pip for pip in pips if pip.power is not None or pip.kind not in named)


def _power(word: str) -> PowerId | None:
    return None if word == "?" else PowerId(word)
