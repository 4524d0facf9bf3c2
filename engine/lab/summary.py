"""What the rows of a run add up to: rates and means with their intervals, setting by setting."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any

import numpy as np

from engine.lab.watch import Row

_Z = 1.96
"""Half the width of 95 in a hundred, in standard errors."""

_SAMPLES = 1000
"""So often the games are drawn anew for an interval."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A rate between 0 and 1, or a mean, with its 95 per cent interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How one power or player did: games won, shared, survived, and its share of the squares.

    ``void`` is the share of its orders that were void. A player who is not a power, such as X and
    Y, survives nothing and owns nothing.
    """

    won: Figure
    shared: Figure
    survived: Figure | None
    squares: Figure | None
    void: Figure


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The results of one setting's games.

    ``standings`` are by power and seat, ``players`` by kind of player, per seat that it took.
    ``centres`` and ``known`` are by year and power: centres owned, and the share of foreign pieces
    known. ``lasting`` is by year the share of games that went on after it, ``owned`` by province
    and power the share of years in which it owned it, ``fights`` by province how many standoffs and
    dislodgements a game had. ``mattered`` is by option and value the share of deadlines at which it
    would have changed anything.
    """

    games: int
    ended: Figure
    drawn: Figure
    deadlines: Figure
    standings: Mapping[str, Standing] = field(default_factory=dict)
    players: Mapping[str, Standing] = field(default_factory=dict)
    centres: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    known: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    lasting: Mapping[str, float] = field(default_factory=dict)
    owned: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    fights: Mapping[str, float] = field(default_factory=dict)
    mattered: Mapping[str, Figure] = field(default_factory=dict)


def rate(hits: float, of: int) -> Figure:
    """How often something happened, with Wilson's interval (Wilson 1927)."""
    if not of:
        return Figure(0.0, 0.0, 1.0)
    share, z2 = hits / of, _Z * _Z
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = _Z / (1 + z2 / of) * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return Figure(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Figure:
    """A mean, with its bootstrap interval: from means of games resampled from these."""
    if not values:
        return Figure(0.0, 0.0, 0.0)
    if min(values) == max(values):
        return Figure(values[0], values[0], values[0])
    found = np.array(values)
    draw = np.random.default_rng(len(values))  # the same figures give the same interval
    means = [found[draw.integers(len(found), size=len(found))].mean() for _ in range(_SAMPLES)]
    low, high = np.quantile(means, (0.025, 0.975))
    return Figure(fmean(values), float(low), float(high))


def difference(rows: Iterable[Row], power: str) -> dict[str, Figure]:
    """How much more a power has under the second setting, game by game, by the kind of figure.

    Games played from the same seed are compared.
    """
    pairs: dict[int, dict[int, Row]] = defaultdict(dict)
    for row in rows:
        pairs[row["number"]][row["setting"]] = row
    both = [(pair[0], pair[1]) for pair in pairs.values() if len(pair) == 2]
    return {
        kind: mean([of(second, power) - of(first, power) for first, second in both])
        for kind, of in _BY_GAME.items()
    }


def summed_up(rows: Sequence[Row]) -> Summary:
    """The summary of one setting's games."""
    powers = sorted({power for row in rows for power in _last(row)})
    powers += sorted({seat for row in rows for seat in row["players"]}.difference(powers))
    return Summary(
        games=len(rows),
        ended=rate(sum(row["ended"] for row in rows), len(rows)),
        drawn=rate(sum(len(row["winners"]) > 1 for row in rows), len(rows)),
        deadlines=mean([row["deadlines"] for row in rows]),
        standings={power: _standing([(row, power) for row in rows]) for power in powers},
        players=_players(rows),
        centres=_by_year(rows, "years", float),
        known=_by_year(rows, "known", lambda pair: pair[0] / pair[1] if pair[1] else 1.0),
        lasting=_lasting(rows),
        owned=_owned(rows),
        fights=_fights(rows),
        mattered=_mattered(rows),
    )


def _players(rows: Sequence[Row]) -> dict[str, Standing]:
    seats: dict[str, list[tuple[Row, str]]] = defaultdict(list)
    for row in rows:
        for seat, player in row["players"].items():
            seats[player].append((row, seat))
    return {player: _standing(sat) for player, sat in sorted(seats.items())}


def _standing(seats: Sequence[tuple[Row, str]]) -> Standing:
    found = {kind: [of(row, seat) for row, seat in seats] for kind, of in _BY_GAME.items()}
    won, shared, alive = (rate(sum(found[k]), len(seats)) for k in ("won", "shared", "survived"))
    owners = any(seat in _last(row) for row, seat in seats)
    results = sum((Counter(row["results"].get(seat, {})) for row, seat in seats), Counter[str]())
    return Standing(
        won=won,
        shared=shared,
        survived=alive if owners else None,
        squares=mean(found["squares"]) if owners else None,
        void=rate(results["void"], results.total()),
    )


def _last(row: Row) -> Mapping[str, int]:
    """The centres of each power at the end of the last year."""
    years: Mapping[str, Mapping[str, int]] = row["years"]
    return years[max(years, key=int)] if years else {}


def _squares(row: Row) -> dict[str, float]:
    """Each power's share of the sum of squares of centres."""
    squares = {power: number * number for power, number in _last(row).items()}
    total = sum(squares.values())
    return {power: square / total if total else 0.0 for power, square in squares.items()}


def _void(row: Row, seat: str) -> float:
    """The share of a seat's orders in one game that were void."""
    results: Mapping[str, int] = row["results"].get(seat, {})
    return results.get("void", 0) / max(1, sum(results.values()))


_BY_GAME: Mapping[str, Callable[[Row, str], float]] = {
    "won": lambda row, seat: float(row["winners"] == [seat]),
    "shared": lambda row, seat: float(len(row["winners"]) > 1 and seat in row["winners"]),
    "survived": lambda row, seat: float(_last(row).get(seat, 0) > 0),
    "squares": lambda row, seat: _squares(row).get(seat, 0.0),
    "void": _void,
}
"""What a standing tells, of one game."""


def _by_year(rows: Sequence[Row], key: str, figure: Any) -> dict[str, dict[str, float]]:  # noqa: ANN401
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for year, powers in row[key].items():
            for power, value in powers.items():
                found[year][power].append(figure(value))
    return {
        year: {power: fmean(values) for power, values in found[year].items()}
        for year in sorted(found, key=int)
    }


def _lasting(rows: Sequence[Row]) -> dict[str, float]:
    ends = Counter(max(map(int, row["years"]), default=0) for row in rows if row["ended"])
    years = sorted({int(year) for row in rows for year in row["years"]})
    return {
        str(year): 1 - sum(n for end, n in ends.items() if end <= year) / len(rows)
        for year in years
    }


def _owned(rows: Sequence[Row]) -> dict[str, dict[str, float]]:
    years = sum(len(row["years"]) for row in rows)
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        for province, owners in row["owned"].items():
            found[province].update(owners)
    return {
        province: {power: count / max(1, years) for power, count in owners.most_common()}
        for province, owners in sorted(found.items())
    }


def _fights(rows: Sequence[Row]) -> dict[str, float]:
    found = sum((Counter(row["fights"]) for row in rows), Counter[str]())
    return {province: count / len(rows) for province, count in found.most_common()}


def _mattered(rows: Sequence[Row]) -> dict[str, Figure]:
    asked, differed = Counter[str](), Counter[str]()
    for row in rows:
        for key, (times, hits) in row["mattered"].items():
            asked[key] += times
            differed[key] += hits
    return {key: rate(differed[key], asked[key]) for key, _ in differed.most_common()}
