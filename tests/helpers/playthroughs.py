"""Recorded games: python -m tests.helpers.playthroughs [--anew] [VARIANT...]

Each variant has a game of ten years, played once by chance and kept in ``tests/playthroughs``: all
orders, and after every deadline what each seat was told that it had not been told before (``+``)
and what of it is told no more (``-``). Without ``--anew`` the recorded orders are kept and what
follows from them is written again: the way to take over a change that was made on purpose. With it
other games are played.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from random import Random

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.orders.notation import write
from engine.orders.submission import Standing
from engine.play.simulate import seated
from engine.rules import Ruleset
from engine.visibility.observe import opening

FOLDER = Path(__file__).parents[1] / "playthroughs"
YEARS = 10
SEEDS = {"intimate": 8}

Sheets = Mapping[PowerId, Sequence[str]]


def place(variant: str) -> Path:
    """The file of a variant's game."""
    return FOLDER / f"{variant}.txt"


def anew(variant: str) -> str:
    """Another game, by chance."""
    rules = judge.ruleset(variant)
    last = rules.board.year + YEARS
    game = seated(rules, SEEDS.get(variant, 1))
    turns = takewhile(lambda turn: turn.before.phase.year < last, game)
    return "".join(_written(rules, [(turn, _sheets(turn)) for turn in turns]))


def again(text: str) -> str:
    """The recorded game with all that follows from its orders worked out once more."""
    rules = judge.ruleset(text.split("\n", 1)[0].split(" ")[1])
    return "".join(_written(rules, list(replayed(rules, text))))


def _sheets(turn: Turn) -> Sheets:
    """The orders that were given and not refused, by seat."""
    sheets: dict[PowerId, list[str]] = {}
    for entry in turn.submission.entries:
        if entry.standing is not Standing.IGNORED:
            sheets.setdefault(entry.power, []).append(write(entry.order))
    return sheets


def replayed(rules: Ruleset, text: str) -> Iterator[tuple[Turn, Sheets]]:
    position = judge.begin(rules)
    for part in text.split("\n== ")[1:]:
        sheets: dict[PowerId, list[str]] = {}
        lots: tuple[str, ...] = ()
        for line in takewhile(lambda line: not line.startswith("--"), part.split("\n")[1:]):
            head, _, rest = line.partition(": ")
            if head == "lots":
                lots = tuple(rest.split(" "))
            else:
                sheets.setdefault(PowerId(head), []).append(rest)
        given = {seat: [rules.reader.order(o) for o in lines] for seat, lines in sheets.items()}
        submission = judge.submit(rules, position, given)
        turn = judge.adjudicate(rules, position, submission, _Lots(lots))
        yield turn, sheets
        position = turn.after


class _Lots(Random):
    """Lots that fall as they are recorded."""

    def __init__(self, lots: Sequence[str]) -> None:
        super().__init__(0)
        self._left = list(lots)

    def choice(self, seq):
        wanted = self._left.pop(0)
        return next(one for one in seq if str(one) == wanted)


def _written(rules: Ruleset, turns: Sequence[tuple[Turn, Sheets]]) -> Iterator[str]:
    yield f"variant {rules.variant.id}\n"
    told: dict[PowerId, set[str]] = {seat: set() for seat in rules.seats}
    yield "".join(_news(rules, opening(turns[0][0].before), told))
    for turn, sheets in turns:
        yield f"== {turn.before.phase}\n"
        for seat, lines in sheets.items():
            yield from (f"{seat}: {line}\n" for line in lines)
        if turn.resolution.draws:
            yield f"lots: {' '.join(turn.resolution.draws)}\n"
        yield from _news(rules, turn, told)


def _news(rules: Ruleset, turn: Turn, told: dict[PowerId, set[str]]) -> Iterator[str]:
    """What has changed for each seat; what has changed for all of them alike is written once."""
    news: dict[PowerId, list[str]] = {}
    for seat in rules.seats:
        facts = set(judge.report(rules, turn, seat).lines)
        gone = {f"- {fact}\n" for fact in told[seat] - facts}
        news[seat] = sorted(gone | {f"+ {fact}\n" for fact in facts - told[seat]})
        told[seat] = facts
    common = set.intersection(*map(set, news.values()))
    yield "-- ALL\n"
    yield from sorted(common)
    for seat, lines in news.items():
        own = [line for line in lines if line not in common]
        if own:
            yield f"-- {seat}\n"
            yield from own


def main(arguments: Sequence[str]) -> None:
    """Write the games of these variants, or of all."""
    fresh = "--anew" in arguments
    names = [name for name in arguments if name != "--anew"] or judge.variant_ids()
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        kept = not fresh and place(name).exists()
        text = again(place(name).read_text("utf-8")) if kept else anew(name)
        place(name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
