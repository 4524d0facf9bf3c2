"""What agents and guards do to one another: Spy, Assassinate and Security (INF-6, INF-7, INF-9)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.adjudication.effects import Jailed
from engine.adjudication.turn import Told
from engine.board.graph import PowerId, ProvinceId
from engine.covert.eyes import eyed
from engine.facts import UNKNOWN, Avoided, Captured, Killed, Riding, none_spotted, spotted
from engine.orders.covert import AGENT
from engine.position import Prisoners
from engine.units import FLEET, Unit
from engine.variants.infiltration.arithmetic import (
    SECURITY,
    found_by_spying,
    killed,
    losses,
    taken_by_security,
)
from engine.variants.infiltration.groups import Group, headcount, reduce_by
from engine.variants.infiltration.orders import Security, Task
from engine.variants.infiltration.tidings import lost


@dataclass(frozen=True, slots=True)
class Report:
    """The agents after an activity, and what everybody is told of it."""

    groups: list[Group]
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Guard:
    """A unit whose Security holds, with the powers that it spares."""

    unit: Unit
    order: Security


def spying(groups: Sequence[Group], options: Mapping[str, str]) -> Iterator[Told]:
    """What spying agents discover, counted before anybody is killed (INF-6b to INF-6d)."""
    for power, place, assigned in _spies(groups):
        present = headcount(groups, place, power)
        if not present:
            nobody = Told(power, none_spotted(AGENT, place))
            yield from eyed(AGENT, place, when(options), [nobody])
            continue
        single = options["inf.spy_single"]
        met = found_by_spying(assigned, present, single=single).items()
        told = [Told(power, spotted(AGENT, place, found, number or 0)) for found, number in met]
        yield from eyed(AGENT, place, when(options), told)
        if options["inf.list_own"] == "on":
            yield Told(power, spotted(AGENT, place, power))


def when(options: Mapping[str, str]) -> str:
    """Whether agents act ``before`` or ``after`` they move."""
    return "after" if options["inf.activity"] == "after_moves" else "before"


def _spies(groups: Sequence[Group]) -> Iterator[tuple[PowerId, ProvinceId, int]]:
    """Every power and province with spying agents, and how many."""
    totals: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for group in groups:
        if group.task is Task.SPY:
            totals[group.power, group.now.province] += group.now.count
    for (power, place), count in sorted(totals.items()):
        yield power, place, count


@dataclass(frozen=True, slots=True)
class Attack:
    """One power's assassins in one province against another power's agents there."""

    attacker: PowerId
    place: ProvinceId
    victim: PowerId
    assigned: int
    present: int


def assassinate(groups: Sequence[Group], options: Mapping[str, str]) -> Report:
    """All assassinations at once; agents who are killed still kill (INF-6f to INF-6l, INF-Q11)."""
    attacks: list[Attack] = []
    told: list[Told] = []
    for (power, place), squads in _assassins(groups).items():
        for victim, count in headcount(groups, place, power).items():
            assigned = sum(squad.now.count for squad in squads if _hunts(squad, victim))
            if assigned:
                attacks.append(Attack(power, place, victim, assigned, count))
            else:
                told.append(Told(power, Avoided(AGENT, place, victim), "INF-6j"))
    for attack in attacks:
        told += eyed(AGENT, attack.place, when(options), [_told_attacker(attack)])
    dead: dict[tuple[PowerId, ProvinceId], int] = {}
    for victim, place in sorted({(a.victim, a.place) for a in attacks}):
        against = [a for a in attacks if (a.victim, a.place) == (victim, place)]
        number = losses([a.assigned for a in against], against[0].present, pool=options["inf.pool"])
        dead[victim, place] = number
        told += _told_victim(against, number)
    return Report(reduce_by(groups, dead), tuple(told))


def _assassins(groups: Sequence[Group]) -> dict[tuple[PowerId, ProvinceId], list[Group]]:
    """The groups that assassinate, by power and province."""
    found: dict[tuple[PowerId, ProvinceId], list[Group]] = defaultdict(list)
    for group in groups:
        if group.task is Task.KILL:
            found[group.power, group.now.province].append(group)
    return dict(sorted(found.items()))


def _hunts(squad: Group, victim: PowerId) -> bool:
    """Whether a group's own line lets it kill that power; one without names kills all (INF-6j)."""
    line = squad.order
    if line is None or victim in line.spared:
        return False
    return not line.only or victim in line.only


def _told_attacker(attack: Attack) -> Told:
    """The attacker's own number, whatever others did (INF-6l); just presence if there is none."""
    number = killed(attack.assigned, attack.present)
    if number <= 0:
        return Told(attack.attacker, spotted(AGENT, attack.place, attack.victim))
    return Told(attack.attacker, Killed(AGENT, attack.place, attack.victim, number), "INF-6g")


def _told_victim(against: Sequence[Attack], number: int) -> Iterator[Told]:
    """Victims learn their losses, and who it was only if they were more (INF-6i, INF-Q6)."""
    victim, place = against[0].victim, against[0].place
    known = [a.attacker for a in against if a.present > a.assigned]
    return lost(victim, place, number, "murdered", "INF-6i", known or [UNKNOWN])


def secure(
    groups: Sequence[Group],
    guards: Sequence[Guard],
    fleets: Sequence[Unit],
    options: Mapping[str, str],
) -> tuple[Report, tuple[Jailed, ...]]:
    """Security takes its share of the survivors; crowded fleets discover their riders (INF-7)."""
    told: list[Told] = []
    jailed: list[Jailed] = []
    taken: dict[tuple[PowerId, ProvinceId], int] = {}
    crowded = {unit for unit in fleets if sum(_riders(groups, unit).values()) > SECURITY}
    guarding = {guard.unit for guard in guards}
    for guard in guards:
        captured, reported = _found(groups, guard, options, crowded=guard.unit in crowded)
        told += _told_guard(guard.unit, captured, reported)
        for victim, number in captured.items():
            present = headcount(groups, guard.unit.province, guard.unit.power)[victim]
            taken[victim, guard.unit.province] = number
            told += _told_caught(guard.unit, victim, number, present, options)
            if number:
                jailed.append(_jailed(guard.unit, victim, number))
    for unit in sorted(crowded - guarding, key=str):
        if options["inf.overload"] == "security_only":
            continue
        riders = _riders(groups, unit)
        told += [Told(unit.power, Riding(unit.province, p, n), "INF-7c") for p, n in riders.items()]
        if options["inf.overload"] == "capture":
            for victim, number in riders.items():
                taken[victim, unit.province] = number
                taken_too = Captured(AGENT, unit.province, victim, number)
                told.append(Told(unit.power, taken_too, "INF-7c"))
                told += _told_caught(unit, victim, number, number, options)
                jailed.append(_jailed(unit, victim, number))
    return Report(reduce_by(groups, taken), tuple(told)), tuple(jailed)


def _found(
    groups: Sequence[Group], guard: Guard, options: Mapping[str, str], *, crowded: bool
) -> tuple[dict[PowerId, int], dict[PowerId, int]]:
    """Whom a Security captures and whom it just reports; everybody on a crowded fleet (INF-Q25)."""
    present = headcount(groups, guard.unit.province, guard.unit.power)
    spared = frozenset(guard.order.spared)
    if crowded:
        captured = {p: n for p, n in present.items() if p not in spared}
        return captured, {p: n for p, n in present.items() if p in spared}
    return taken_by_security(
        present,
        spared,
        redistribute=options["inf.redistribute"] == "on",
        lone=options["inf.security_lone"] == "on",
    )


def _told_guard(
    unit: Unit, captured: Mapping[PowerId, int], reported: Mapping[PowerId, int]
) -> Iterator[Told]:
    for victim, number in captured.items():
        taken = Captured(AGENT, unit.province, victim, number)
        met = taken if number else spotted(AGENT, unit.province, victim)
        yield Told(unit.power, met, "INF-7c")
    for spared, number in reported.items():
        yield Told(unit.power, Avoided(AGENT, unit.province, spared, number), "INF-7e")


def _told_caught(
    unit: Unit, victim: PowerId, number: int, present: int, options: Mapping[str, str]
) -> Iterator[Told]:
    """A victim knows its captor only if more than seven were there (INF-Q26)."""
    named = options["inf.security_notice"] == "rule6" and present > SECURITY
    captor = unit.power if named else UNKNOWN
    return lost(victim, unit.province, number, "captured", "INF-7c", [captor])


def _jailed(unit: Unit, victim: PowerId, number: int) -> Jailed:
    return Jailed(Prisoners(unit.power, victim, unit.province, number))


def _riders(groups: Sequence[Group], unit: Unit) -> dict[PowerId, int]:
    aboard = [g for g in groups if g.now.aboard == unit.power and unit.kind == FLEET]
    return headcount(aboard, unit.province, unit.power)
