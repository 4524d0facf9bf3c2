"""The arithmetic of Infiltration: what spying finds, assassins kill and Security takes."""

from collections.abc import Mapping, Sequence

from engine.board.graph import PowerId

SECURITY = 7
"""How many agents one Security finds at the most (INF-7c)."""


def found_by_spying(
    assigned: int, present: Mapping[PowerId, int], *, single: str
) -> dict[PowerId, int | None]:
    """What ``assigned`` agents learn of the foreign ones present: a number, or None for presence.

    For a single power the number is capped at one less than assigned, but at least one (INF-6c,
    INF-Q4), unless ``single`` is ``threshold``. For several, those fewer than assigned are counted
    (INF-6d).
    """
    if len(present) == 1 and single == "capped":
        return {power: min(count, max(1, assigned - 1)) for power, count in present.items()}
    return {power: count if count < assigned else None for power, count in present.items()}


def killed(assigned: int, present: int) -> int:
    """How many of a power's agents one attack kills (INF-6g): a lone one only from three up."""
    if present == 1:
        return int(assigned >= 3)
    return min(present, assigned - 1)


def losses(attackers: Sequence[int], present: int, *, pool: str) -> int:
    """How many agents of one power die by all attacks on it (INF-6l, INF-Q7).

    ``additive`` judges every attack on its own and adds them up; ``pooled`` merges them into one.
    """
    if pool == "pooled":
        return killed(sum(attackers), present) if attackers else 0
    return min(present, sum(killed(assigned, present) for assigned in attackers))


def quota(powers: int) -> int:
    """How many agents of each of this many powers Security takes (INF-7d, INF-Q22)."""
    return SECURITY // powers if powers else 0


def taken_by_security(
    present: Mapping[PowerId, int], spared: frozenset[PowerId], *, redistribute: bool, lone: bool
) -> tuple[dict[PowerId, int], dict[PowerId, int]]:
    """Whom Security captures, and how many of the excepted powers it reports (INF-7c to INF-7e).

    With ``redistribute``, places that one power leaves free go to others in turn (INF-Q23); with
    ``lone``, a power's single agent is safe, since no three agents attack it (INF-Q24).
    """
    hunted = {p: n for p, n in sorted(present.items()) if p not in spared}
    seen = {p: n for p, n in sorted(present.items()) if p in spared}
    share = quota(len(hunted) or len(seen))
    taken = _in_turn(hunted) if redistribute else {p: min(n, share) for p, n in hunted.items()}
    if lone:
        taken = {p: 0 if hunted[p] == 1 else n for p, n in taken.items()}
    return taken, {p: min(n, share) for p, n in seen.items()}


def _in_turn(hunted: Mapping[PowerId, int]) -> dict[PowerId, int]:
    taken = dict.fromkeys(hunted, 0)
    left = SECURITY
    while left and any(taken[p] < n for p, n in hunted.items()):
        for power, count in hunted.items():
            if left and taken[power] < count:
                taken[power] += 1
                left -= 1
    return taken
