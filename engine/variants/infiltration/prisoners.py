"""What happens to prisoners: executed, or sent home (INF-7f to INF-7i)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from engine.adjudication.effects import Effect, Freed, Raised
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.ownership import at_home
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import Returned
from engine.orders.covert import AGENT
from engine.orders.order import Order
from engine.orders.submission import Submission
from engine.position import Position, Prisoners
from engine.units import Stack
from engine.variants.infiltration.orders import AgentsReturn, Disposal


class DisposalDone(Reason, result=Result.SUCCEEDS, rule="INF-7f"):
    """The prisoners are dealt with as ordered."""

    sentence: ClassVar[str] = "infiltration.disposal_done"


class NoPrisoners(Reason, result=Result.VOID, rule="INF-7f", sentence="infiltration.no_prisoners"):
    """There are no such prisoners."""


def dispose(situation: Situation, position: Position) -> Resolution:
    """Every prisoner held since an earlier turn is deported or executed now (INF-Q28)."""
    held = situation.position.prisoners
    home: list[tuple[PowerId, ProvinceId, int]] = []
    for lot in held:
        order = _order_for(lot, situation.submission.orders.get(lot.captor, ()))
        if order is not None and order.deport:
            home.append((lot.power, _destination(situation, position, lot, order), lot.count))
    outcomes = tuple(_outcomes(situation.submission, held))
    return Resolution(outcomes, tuple(map(Freed, held))) + brought_home(home)


def brought_home(agents: Iterable[tuple[PowerId, ProvinceId, int]]) -> Resolution:
    """Agents of powers that reappear somewhere, as their owners are told (INF-7g, INF-Q19)."""
    back: Counter[tuple[PowerId, ProvinceId]] = Counter()
    for power, place, count in agents:
        back[power, place] += count
    effects: list[Effect] = [
        Raised(Stack(kind=AGENT, power=power, province=place, count=count))
        for (power, place), count in back.items()
    ]
    told = (Told(power, Returned(AGENT, place, n), "INF-7g") for (power, place), n in back.items())
    return Resolution((), tuple(effects), tuple(told))


def _order_for(lot: Prisoners, lines: Sequence[Order]) -> Disposal | None:
    """The captor's order for these prisoners: one that names the place before one for all."""
    mine = [o for o in lines if isinstance(o, Disposal) and o.power == lot.power]
    here = [o for o in mine if o.place == lot.province]
    everywhere = [o for o in mine if o.place is None]
    named = here or everywhere
    return named[-1] if named else None


def _outcomes(given: Submission, held: Sequence[Prisoners]) -> Iterator[Outcome]:
    for power, order in given.every(Disposal, AgentsReturn):
        done = not isinstance(order, Disposal) or any(
            (lot.captor, lot.power) == (power, order.power) and order.place in (None, lot.province)
            for lot in held
        )
        yield Outcome(power, order, DisposalDone() if done else NoPrisoners())


def _destination(
    situation: Situation, position: Position, lot: Prisoners, order: Disposal
) -> ProvinceId:
    """Where deported agents reappear, by the first rule that leaves a place (INF-7g, INF-Q29)."""
    board, power = situation.board, lot.power
    places = _places(board, position, power, capital(board, power, situation.options))
    if situation.options["inf.deport_choice"] == "captor":
        wishes: tuple[ProvinceId, ...] = (order.to,) if order.to else ()
    else:
        lines = situation.submission.orders.get(power, ())
        wishes = tuple(p for o in lines if isinstance(o, AgentsReturn) for p in o.places)
    return next((p for p in wishes if p in places), places[0])


def _places(
    board: Board, position: Position, power: PowerId, seat: ProvinceId
) -> tuple[ProvinceId, ...]:
    if position.centres.get(seat) == power:
        return (seat,)
    home = at_home(board, position, power)
    anywhere = home or position.owned(power) or tuple(u.province for u in position.of(power))
    return anywhere or (seat,)


def capital(board: Board, power: PowerId, options: Mapping[str, str]) -> ProvinceId:
    """A power's capital; Russia's may be moved to Moscow (INF-Q29)."""
    if power == "RUSSIA" and options["inf.capital_R"] == "Mos":
        return ProvinceId("MOS")
    return board.powers[power].capital
