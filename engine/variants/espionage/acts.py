"""Where EUs and CEUs go, and what they do there: moves, destructions, cuts, assassinations."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Situation, Told
from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.covert.pieces import Mover, pieces
from engine.facts import UNKNOWN, PublishedAct
from engine.orders.order import Order
from engine.orders.standard import Support
from engine.position import Position
from engine.units import FLEET, Kind, Stack, Unit
from engine.variants.espionage.orders import EU, Act, CeuOrder, EuOrder


class Done(Reason, result=Result.SUCCEEDS, rule="ESP-3b", sentence="espionage.done"):
    """The piece arrived and will do what it was told."""


class TooFar(Reason, result=Result.FAILS, rule="ESP-Q4", sentence="espionage.too_far"):
    """The destination does not border the piece's province."""


class NobodyFound(Done, rule="ESP-Q14", sentence="espionage.nobody_found"):
    """The piece arrived and met nobody: its owner is told, the others are not."""


class KillInVain(NobodyFound, recorded=False):
    """Nobody was there after the retreats."""


@dataclass(frozen=True, slots=True)
class Killing(Reason, result=Result.SUCCEEDS, rule="ESP-3e", sentence="espionage.killing"):
    """The EU killed the ``victims`` that were there after the retreats."""

    victims: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class Destroying(Reason, result=Result.SUCCEEDS, rule="ESP-4b", sentence="espionage.destroying"):
    """The CEU destroyed ``count`` EUs of a power."""

    victim: PowerId
    count: int


@dataclass(frozen=True, slots=True)
class Cutting(Reason, result=Result.SUCCEEDS, rule="ESP-3d", sentence="espionage.cutting"):
    """The EU cut the support that a unit gave or was given."""

    unit: Unit


@dataclass(frozen=True, slots=True)
class Acted(Done):
    """The piece arrived, and did something; ``deeds`` say what."""

    deeds: tuple[Reason, ...]


class Destroyer(Acted, rule="ESP-4b"):
    """A CEU that destroyed EUs."""


class Cutter(Acted, rule="ESP-3d"):
    """An EU that cut a support."""


class Killer(Acted, rule="ESP-3e", recorded=False):
    """An EU that killed, after the retreats."""


class Poised(Done, rule="ESP-Q10", sentence="espionage.poised"):
    """The piece arrived: whom it kills is decided after the retreats."""


@dataclass(frozen=True, slots=True)
class Agent:
    """One EU or CEU this season: its line, where it ends, and whether its move succeeded."""

    piece: Mover
    line: Order | None
    at: ProvinceId
    arrived: bool

    @property
    def power(self) -> PowerId:
        """Whose it is."""
        return self.piece.first.power


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A CEU's destruction of EUs of one power."""

    ceu: PowerId
    province: ProvinceId
    victim: PowerId
    count: int


_CLAUSES = {"CUT": "ESP-3d", "DESTROY": "ESP-4b", "KILL": "ESP-3e"}
"""By what clause each published deed is done."""


def agents(situation: Situation) -> tuple[Agent, ...]:
    """Every EU and CEU with its order carried out as far as movement goes (ESP-3b, ESP-3c)."""
    left = {p: list(lines) for p, lines in situation.submission.orders.items()}
    found: list[Agent] = []
    for piece in pieces(situation.position):
        line = _line_for(piece.first, left.get(piece.first.power, []))
        found.append(_moved(situation, piece, line))
    return tuple(found)


def _line_for(stack: Stack, lines: list[Order]) -> Order | None:
    sort = EuOrder if stack.kind == EU else CeuOrder
    fits = [
        line
        for line in lines
        if isinstance(line, sort)
        and Board.province_of(line.at) == stack.province
        and line.label in (0, stack.label)
    ]
    named = sorted(fits, key=lambda line: line.label != stack.label)
    if not named:
        return None
    lines.remove(named[0])
    return named[0]


def _moved(situation: Situation, piece: Mover, line: Order | None) -> Agent:
    here = piece.first.province
    to = line.to if isinstance(line, EuOrder | CeuOrder) else None
    if to is None:
        return Agent(piece, line, here, arrived=True)
    anywhere = situation.options["esp.move"] == "anywhere" and to in open_provinces(situation.board)
    if anywhere or to in situation.board.neighbours[here]:
        return Agent(piece, line, to, arrived=True)
    return Agent(piece, line, here, arrived=False)


def open_provinces(board: Board) -> tuple[ProvinceId, ...]:
    """The provinces that may be entered at all."""
    closed = Terrain.IMPASSABLE
    return tuple(p for p in board.neighbours if board.provinces[p].terrain is not closed)


def destructions(situation: Situation, found: Sequence[Agent]) -> tuple[Destroyed, ...]:
    """What CEUs destroy, decided before the armies move (ESP-4b, ESP-Q7, ESP-Q15, ESP-Q16).

    If each destroys one, no two choose the same.
    """
    single = situation.options["esp.ceu_kills"] == "one"
    left = Counter((a.at, a.power) for a in found if a.piece.first.kind == EU)
    struck: Counter[tuple[PowerId, ProvinceId, PowerId]] = Counter()
    for ceu in found:
        line = ceu.line
        if not isinstance(line, CeuOrder) or not line.destroy or not ceu.arrived:
            continue
        here = {p for (at, p), n in left.items() if at == ceu.at and n}
        named = [p for p in dict.fromkeys(line.only) if p in here]
        powers = named if line.only else sorted(here - {ceu.power})
        for power in powers[:1] if single else powers:
            key = (ceu.power, ceu.at, power)
            struck[key] = struck[key] + 1 if single else left[ceu.at, power]
            left[ceu.at, power] -= int(single)
    return tuple(Destroyed(*key, count) for key, count in struck.items())


def acting(found: Sequence[Agent], struck: Sequence[Destroyed], act: Act) -> Iterator[Agent]:
    """The EUs that do this and are not destroyed first."""
    doomed: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for blow in struck:
        doomed[blow.victim, blow.province] += blow.count
    for agent in found:
        if agent.piece.first.kind != EU:
            continue
        key = (agent.power, agent.at)
        if doomed[key]:
            doomed[key] -= 1
        elif isinstance(agent.line, EuOrder) and agent.line.act is act and agent.arrived:
            yield agent


def cut_notices(
    situation: Situation, cutters: Sequence[Agent], vain: Sequence[Agent]
) -> Iterator[Told]:
    """Cuts that took effect are published, the others if the game says so (ESP-5a)."""
    for agent in cutters:
        if agent not in vain:
            unit = situation.position.units[agent.at]
            yield from published(situation, agent.power, EU, agent.at, "CUT", unit)
        elif situation.options["esp.report_misses"] == "on":
            yield from published(situation, agent.power, EU, agent.at, "CUT")


def cuts_in_vain(situation: Situation, cutters: Sequence[Agent]) -> tuple[Agent, ...]:
    """The EUs that found no support to cut, or no unit."""
    received = situation.options["esp.cut"] == "received"
    met = {
        Board.province_of(order.origin if received else order.at)
        for _, order in situation.submission.every(Support)
    }
    return tuple(a for a in cutters if a.at not in met.intersection(situation.position.units))


def hunts_in_vain(found: Sequence[Agent], struck: Sequence[Destroyed]) -> tuple[Agent, ...]:
    """The CEUs that were to destroy but found no EU."""
    hits = {(blow.ceu, blow.province) for blow in struck}
    return tuple(
        agent
        for agent in found
        if isinstance(agent.line, CeuOrder)
        and agent.line.destroy
        and agent.arrived
        and (agent.power, agent.at) not in hits
    )


def published(
    situation: Situation,
    actor: PowerId,
    kind: Kind,
    place: ProvinceId,
    deed: str,
    victim: Unit | Stack | None = None,
) -> Iterator[Told]:
    """A published act, to every power; its owner is named unless the game hides it (ESP-Q13)."""
    name = UNKNOWN if situation.options["esp.report"] == "anonymous" else actor
    act = PublishedAct(name, kind, place, deed)
    if victim is not None:
        act = replace(act, whose=victim.power, victim=victim.kind)
    for power in situation.powers:
        yield Told(power, act, _CLAUSES[deed])


def victims(
    position: Position, board: Board, options: Mapping[str, str], place: ProvinceId
) -> tuple[Unit | None, tuple[Stack, ...]]:
    """Who an assassination in a province would kill (ESP-3e, ESP-3f).

    Its army, or fleet in port; if the game says so, the EUs and CEUs there as well (ESP-Q9).
    """
    unit = position.units.get(place)
    if unit is not None and unit.kind == FLEET and place in board.seas:
        unit = None
    special = options["esp.assassinate_special"] == "on"
    others = tuple(s for s in position.covert if s.province == place) if special else ()
    return unit, others


def outcomes(
    situation: Situation,
    found: Sequence[Agent],
    struck: Sequence[Destroyed],
    cutters: Sequence[Agent],
) -> Iterator[Outcome]:
    """One outcome for every line given to an EU or CEU: what it did, or that it met nobody."""
    vain = (*cuts_in_vain(situation, cutters), *hunts_in_vain(found, struck))
    for agent in found:
        if agent.line is not None:
            kills = isinstance(agent.line, EuOrder) and agent.line.act is Act.KILL
            done = NobodyFound() if agent in vain else Poised() if kills else Done()
            if agent in cutters and agent not in vain:
                done = Cutter((Cutting(situation.position.units[agent.at]),))
            if blows := tuple(_blows(agent, struck)):
                done = Destroyer(blows)
            yield Outcome(agent.power, agent.line, done if agent.arrived else TooFar())


def _blows(agent: Agent, struck: Sequence[Destroyed]) -> Iterator[Reason]:
    for blow in struck if isinstance(agent.line, CeuOrder) and agent.line.destroy else ():
        if (blow.ceu, blow.province) == (agent.power, agent.at):
            yield Destroying(blow.victim, blow.count)


def settled(found: Sequence[Agent]) -> tuple[Mover, ...]:
    """The pieces where they now are."""
    return tuple(Mover(a.piece.first, replace(a.piece.first, province=a.at)) for a in found)
