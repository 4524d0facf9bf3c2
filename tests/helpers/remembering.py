"""What is made of the very same values is made once, for the sake of time in many trials.

Turns, reports, pages and pictures are pure: where two worlds tell the same they are made of the
same values. What differs is made anew.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import fields, replace
from functools import partial
from typing import Any, TypeVar
from unittest.mock import patch

from PySide6.QtGui import QImage

import engine.cli
from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId
from engine.board.picture import Picture
from engine.game.history import History
from engine.language.speaker import Speaker
from engine.post.letter import Letter
from engine.post.outbox import draft
from engine.report.account import Account, Around, account
from engine.report.pages import filled
from engine.rules import Ruleset
from engine.visibility.observe import Observation
from spydip_gui import viewmodel
from spydip_gui.output import cut, exports, files, replay

MadeT = TypeVar("MadeT")

_ITSELF = (Account, Board, Picture, QImage, Ruleset, Turn)
"""Values that are known by being the very same."""


class Remembered:
    """What was made so far of one game, by what it was made of."""

    def __init__(self) -> None:
        """Nothing was made yet."""
        self._made: dict[object, tuple[Any, object]] = {}
        self._same: dict[Observation, Observation] = {}

    @contextmanager
    def within(self) -> Iterator[None]:
        """Make everything once that is made meanwhile."""
        places = {
            "engine.cli._joined": self._once(engine.cli._joined),
            "engine.cli._modules": self._once(engine.cli._modules),
            "engine.game.history.History.adjudicated": self._adjudicated(),
            "engine.judge.report": self._report(),
            "engine.session.seat.account": self._account(),
            "engine.report.styles.filled": self._once(filled),
            "engine.post.letter.filled": self._once(filled),
            "engine.post.package.draft": self._once(draft),
            "spydip_gui.viewmodel.map_view": self._once(viewmodel.map_view),
            "spydip_gui.output.files.encoded": self._once(files.encoded),
            "spydip_gui.output.exports.encoded": self._once(files.encoded),
            "spydip_gui.output.exports.image": self._once(exports.image),
            "spydip_gui.output.album.png": self._once(files.png),
            "spydip_gui.output.cut.cut": self._once(cut.cut),
            "spydip_gui.output.replay.gif": self._gif(),
        }
        with ExitStack() as planted:
            for place, once in places.items():
                planted.enter_context(patch(place, once))
            yield

    def _kept(self, key: object, make: Callable[[], MadeT], used: object = None) -> MadeT:
        """What was made by this key, or is now; what was ``used`` stays, so that it is itself."""
        if key not in self._made:
            self._made[key] = make(), used
        return self._made[key][0]  # type: ignore[no-any-return]

    def _once(self, make: Callable[..., MadeT]) -> Callable[..., MadeT]:
        def once(*given: object, **named: object) -> MadeT:
            key = (make, self._key(given), self._key(named))
            return self._kept(key, partial(make, *given, **named), (given, named))

        return once

    def _adjudicated(self) -> Callable[..., Turn]:
        decide = History.adjudicated

        def once(
            history: History,
            node: int,
            given: Mapping[PowerId, Sequence[str]],
            acts: Sequence[str] = (),
            draws: Sequence[str] = (),
        ) -> Turn:
            seed = history._archive.record.header.seed
            before = repr(history.position(node))
            key = ("turn", seed, before, self._key(given), self._key(acts), self._key(draws))
            return self._kept(key, lambda: decide(history, node, given, acts, draws))

        return once

    def _report(self) -> Callable[..., Observation]:
        report = self._once(judge.report)

        def once(rules: Ruleset, turn: Turn, viewer: PowerId) -> Observation:
            return self._the(report(rules, turn, viewer))

        return once

    def _account(self) -> Callable[..., Account]:
        make = account

        def once(*given: object, around: Around) -> Account:
            whole = replace(around, memory=tuple(around.memory))
            beside = (whole.earlier, whole.memory, whole.asked)
            key = (make, self._key(given), self._key(beside))
            return self._kept(key, lambda: make(*given, around=whole), (given, whole))  # type: ignore[arg-type]

        return once

    def _gif(self) -> Callable[..., bytes]:
        once = self._once(replay.gif)
        return lambda images, lasts, like: once(tuple(images), tuple(lasts), tuple(like))

    def _key(self, value: object) -> object:
        """What tells a value from all others."""
        parts: Iterable[object]
        match value:
            case partial():
                parts = (value.func, value.args, value.keywords)
            case Mapping():
                parts = (part for item in value.items() for part in item)
            case tuple() | list():
                parts = value
            case Letter():  # they are alike whatever node of a game they are about
                parts = (getattr(value, part.name) for part in fields(value) if part.compare)
            case Observation():
                return Observation, id(self._the(value))
            case _:
                return _plain(value)
        return type(value), tuple(map(self._key, parts))

    def _the(self, seen: Observation) -> Observation:
        """The first of all observations like this one."""
        same = self._same
        return self._kept(("seen", id(seen)), lambda: same.setdefault(seen, seen), seen)


def _plain(value: object) -> object:
    if callable(value) or isinstance(value, (str, bytes, int, float, Speaker)):
        return value
    if isinstance(value, _ITSELF):
        return type(value), id(value)
    told = repr(value)
    assert " at 0x" not in told, told  # its place tells no value from another
    return told
