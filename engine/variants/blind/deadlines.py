"""The deadlines of Blind Diplomacy II: deployment, movement, retreats and the year's end."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.adjudication import adjustments, endings, movement, retreats
from engine.adjudication.apply import apply
from engine.adjudication.effects import Counted, Effect, Gone, Raised
from engine.adjudication.outcome import Outcome
from engine.adjudication.ownership import close_year
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.pieces import Mover, noted, numbered, pieces, settle
from engine.facts import Removed
from engine.orders.covert import SPY, Deploy, Rebuild
from engine.orders.order import Order
from engine.orders.standard import Remove
from engine.phases import Season
from engine.position import Position
from engine.units import Stack
from engine.variants.blind import season
from engine.variants.blind.intake import is_covert
from engine.variants.blind.quota import cap, capital_lost, ranking, surplus

_PENDING = "bl.rebuild"
_GIVEN_UP = "bl.give_up"


def deployment(situation: Situation) -> Resolution:
    """Each power's two spies are placed (BL-F)."""
    effects: list[Effect] = []
    outcomes: list[Outcome] = []
    for power in situation.powers:
        lines = situation.submission.orders.get(power, ())
        places = season.deployed(situation.board, power, lines)
        effects += [
            Raised(Stack(kind=SPY, power=power, province=place, label=label))
            for label, place in enumerate(places, 1)
        ]
        outcomes += [Outcome(power, order, season.SpyPlaced()) for order in lines]
        rest = [Deploy(SPY, Board.whole(place)) for place in places[len(lines) :]]
        outcomes += [Outcome(power, order, season.SpyPlacedByRule()) for order in rest]
    return Resolution(tuple(outcomes), tuple(effects))


def movement_deadline(situation: Situation) -> Resolution:
    """Units and spies move together, counter-espionage strikes, rebuilds are recorded (BL-1)."""
    moved = movement.resolve(situation.without(is_covert))
    orders = situation.submission.orders
    crew = pieces(situation.position)
    spies = season.spy_season(situation.board, crew, orders, situation.options)
    noted = tuple(_noted(situation, spies.crew))
    return moved + Resolution(spies.outcomes, (*settle(spies.crew), *noted), spies.told)


def retreat_deadline(situation: Situation) -> Resolution:
    """Retreats, then the season's rebuilds; after Fall new owners, and surplus spies go."""
    resolution = close_year(situation, retreats.resolve(situation.without(is_covert)))
    resolution += _rebuilt(situation, resolution)
    fall = situation.position.phase.season is Season.FALL
    if fall or situation.options["bl.capital"] == "occupation":
        resolution += _trimmed(situation, resolution)
    resolution = resolution.then(*_forgotten(situation.position))
    resolution += _met(situation, resolution)
    return endings.close_game(situation, resolution)


def winter_deadline(situation: Situation) -> Resolution:
    """Builds, removals and rebuilds, then the public ranking (BL-E)."""
    built = adjustments.resolve(situation.without(is_covert))
    after = apply(situation.position, built.effects)
    rebuilt = _return(situation, after, situation.submission.every(Rebuild))
    lines = ranking(situation.powers, after, situation.options)
    told = tuple(Told(power, line) for power in situation.powers for line in lines)
    closed = built + rebuilt
    return closed + _met(situation, closed) + Resolution(told=told)


def _met(situation: Situation, resolution: Resolution) -> Resolution:
    """Who sees whose spies at the end of a deadline at which none moved (BL-7)."""
    after = apply(situation.position, resolution.effects)
    return Resolution(told=tuple(season.meetings(after.covert)))


def _noted(situation: Situation, crew: Sequence[Mover]) -> Iterator[Effect]:
    """Rebuilds and spies to be given up are carried out at the end of the season (BL-Q14, BL-Q12).

    A spy to be given up is named by where it began; the note says where it has gone since, and
    which of its owner's spies there it is.
    """
    for power, lines in situation.submission.orders.items():
        places = [Board.province_of(o.at) for o in lines if isinstance(o, Rebuild)]
        for place, count in Counter(places).items():
            yield Counted(f"{_PENDING} {power} {place}", count)
        for number, place in enumerate(_given_up_at(lines), 1):
            gone = (
                p.now.province
                for p in crew
                if p.now is not None and (p.first.power, p.first.province) == (power, place)
            )
            yield Counted(f"{_GIVEN_UP} {power} {next(gone, place)}", number)


def _given_up_at(lines: Iterable[Order]) -> tuple[ProvinceId, ...]:
    """Where the spies are that go first, each place once, in the order they are named."""
    named = (Board.province_of(o.at) for o in lines if isinstance(o, Remove) and o.kind == SPY)
    return tuple(dict.fromkeys(named))


def _due(position: Position, what: str) -> Iterator[tuple[PowerId, ProvinceId, int]]:
    for (power, place), count in noted(position, what):
        yield PowerId(power), ProvinceId(place), count


def _rebuilt(situation: Situation, resolution: Resolution) -> Resolution:
    """The rebuilds ordered with the movement of this season."""
    position = situation.position
    after = apply(position, resolution.effects)
    wanted = (
        (power, Rebuild(SPY, Board.whole(place)))
        for power, place, count in _due(position, _PENDING)
        for _ in range(count)
    )
    # The owners are those before this Fall's captures: the spy came back first (§7).
    return _return(situation, replace(after, centres=position.centres), wanted)


def _forgotten(position: Position) -> Iterator[Counted]:
    """Notes are for one season: the next has its own orders."""
    for what in (_PENDING, _GIVEN_UP):
        for power, place, _ in _due(position, what):
            yield Counted(f"{what} {power} {place}", 0)


def _return(
    situation: Situation, position: Position, wanted: Iterable[tuple[PowerId, Rebuild]]
) -> Resolution:
    outcomes: list[Outcome] = []
    effects: list[Effect] = []
    for power, order in wanted:
        can = season.rebuildable(situation.board, position, power, order, situation.options)
        outcomes.append(Outcome(power, order, season.SpyRebuilt() if can else season.RebuildVoid()))
        if can:
            new = Stack(kind=SPY, power=power, province=order.province)
            spy = numbered(new, set(position.covert))
            effects.append(Raised(spy))
            position = replace(position, covert=(*position.covert, spy))
    return Resolution(tuple(outcomes), tuple(effects))


def _trimmed(situation: Situation, resolution: Resolution) -> Resolution:
    """Spies beyond what home centres and capital allow are lost (BL-2, BL-3)."""
    position = situation.position
    after = apply(position, resolution.effects)
    effects: list[Effect] = []
    told: list[Told] = []
    outcomes: list[Outcome] = []
    for power in situation.powers:
        spies = [s for s in after.covert if s.power == power]
        most = cap(situation.board, after, power, situation.options)
        gone = surplus(spies, most, _wishes(situation, power))
        effects += map(Gone, gone)
        places = Counter(spy.province for spy in gone)
        lost = capital_lost(situation.board, after, power, situation.options)
        reason = (
            season.CapitalLost(situation.board.powers[power].capital)
            if lost
            else season.SpiesOverCap()
        )
        told += [Told(power, Removed(SPY, p, n), reason.rule) for p, n in sorted(places.items())]
        outcomes += [Outcome(power, Remove(SPY, Board.whole(s.province)), reason) for s in gone]
    return Resolution(tuple(outcomes), tuple(effects), tuple(told))


def _wishes(situation: Situation, power: PowerId) -> list[ProvinceId]:
    """Which spies the owner gives up first: as ordered now, or with the movement (BL-Q12)."""
    now = _given_up_at(situation.submission.orders.get(power, ()))
    noted = [(n, place) for who, place, n in _due(situation.position, _GIVEN_UP) if who == power]
    return [*now, *(place for _, place in sorted(noted))]
