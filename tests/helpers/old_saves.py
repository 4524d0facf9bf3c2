"""What every viewer of a kept game was told: python -m tests.helpers.old_saves [NAME...]

Beside each game of ``tests/saves/first-years`` its facts are kept as text: position by position
what each viewer was told that it had not been told at the position before (``+``), and what of
that it is told no more (``-``); what holds for all is written once. Run, this writes them again:
the way to take over a change of facts that was made on purpose.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.facts import Cause, Eye, bare
from engine.game.game import Game
from engine.game.record import Node
from engine.visibility.observe import opening
from engine.visibility.sight import GM

FOLDER = Path(__file__).parents[1] / "saves" / "first-years"
NAMES = tuple(sorted(file.stem for file in FOLDER.glob("*.spydip")))

BESIDE = (Eye, Cause)
"""Facts that say more of others; these games are from before they were told."""

_Told = Mapping[PowerId, frozenset[str]]


def place(name: str) -> Path:
    """The file of a kept game."""
    return FOLDER / f"{name}.spydip"


def facts_of(game: Game) -> str:
    """What every viewer was told at every position of a game, on all its branches."""
    nodes = sorted(game.record.nodes.values(), key=lambda node: node.id)
    told: dict[int | None, _Told] = {None: {}}
    parts = []
    for node in nodes:
        told[node.id] = _told(game, node)
        parts.append(f"== {node.id} after {node.parent}, before {node.phase}\n")
        parts.extend(_news(told[node.parent], told[node.id]))
    return "".join(parts)


def _told(game: Game, node: Node) -> _Told:
    turn = _turn(game, node)
    viewers = (GM, *game.rules.seats)
    seen = (judge.report(game.rules, turn, one).facts for one in viewers)
    told = (frozenset(str(f) for f in facts if not isinstance(bare(f), BESIDE)) for facts in seen)
    return dict(zip(viewers, told, strict=True))


def _turn(game: Game, node: Node) -> Turn:
    if node.parent is None or node.change:
        return opening(game.position(node.id))
    return game.history.turn(node.id)


def _news(before: _Told, now: _Told) -> Iterator[str]:
    news = {
        viewer: [f"- {fact}\n" for fact in sorted(before.get(viewer, frozenset()) - facts)]
        + [f"+ {fact}\n" for fact in sorted(facts - before.get(viewer, frozenset()))]
        for viewer, facts in now.items()
    }
    common = set.intersection(*map(set, news.values()))
    yield "-- ALL\n"
    yield from sorted(common)
    for viewer, lines in news.items():
        own = [line for line in lines if line not in common]
        if own:
            yield f"-- {viewer}\n"
            yield from own


def main(names: Sequence[str]) -> None:
    """Write the facts of these games, or of all."""
    for name in names or NAMES:
        with Game.open(place(name), write=False) as game:
            place(name).with_suffix(".facts").write_text(facts_of(game), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
