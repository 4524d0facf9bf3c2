"""An opponent in a process of its own: a line of JSON in, a line of JSON out.

The first line names the game and the level, as `hello` writes it, and is answered by
``{"ready": true}``. Each further line asks for one seat's orders at one deadline, as `question`
writes it; the answer has ``orders`` and ``memory``, or ``error`` with what went wrong. The process
ends with its input, and may be killed at any time: it holds nothing that is not in its answers.
"""

import json
import os
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import IO, Any, Self, TypeAlias

from engine.opponents import wire
from engine.opponents.mind import Opponent
from engine.opponents.state import Memory
from engine.processes import search_path, task
from engine.rules import Ruleset
from engine.visibility.observe import Observation


class GoneError(RuntimeError):
    """The process has ended, or could not do what it was asked; the message quotes it."""


def command() -> list[str]:
    """The command line that starts the process."""
    return task(__name__)


def hello(rules: Ruleset, level: str, board: str = "") -> dict[str, Any]:
    """The first line: which game, and how well to play; ``board`` is a path if it is not a name."""
    return {"game": wire.game(rules, board), "level": level}


def question(
    view: Observation, memory: Memory, seed: int, earlier: Iterable[Observation] = ()
) -> dict[str, Any]:
    """A line that asks for orders; ``memory`` is that of the previous answer, None at first.

    ``earlier`` are the seat's observations since then, at deadlines for which nobody asked.
    """
    missed = [wire.told(one) for one in earlier]
    return {"observation": wire.told(view), "memory": memory, "seed": seed, "earlier": missed}


def serve() -> None:
    """Answer the lines of standard input until it ends."""
    listen(opponent)


Answers: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Answers one question."""


def listen(begin: Callable[[Ruleset, str], Answers]) -> None:
    """Answer lines with what ``begin`` makes of the first: the rules of a game, and a level."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    answers: Answers | None = None
    while line := source.readline():
        try:
            asked = json.loads(line)
            if answers is None:
                answers = begin(wire.rules_of(asked["game"]), asked["level"])
                _say(sink, {"ready": True})
                continue
            _say(sink, answers(asked))
        except Exception:  # noqa: BLE001  # whoever asked is told, and decides what follows
            _say(sink, {"error": traceback.format_exc()})


def opponent(rules: Ruleset, level: str) -> Answers:
    """Answer questions for orders by these rules, at a level."""
    player = Opponent(rules, level)

    def answer(asked: Mapping[str, Any]) -> dict[str, Any]:
        view = wire.heard(rules, asked["observation"])
        missed = (wire.heard(rules, told) for told in asked.get("earlier", ()))
        memory = player.follow(missed, asked["memory"], asked["seed"])
        orders, memory = player.choose(view, memory, asked["seed"])
        return {"orders": orders, "memory": memory}

    return answer


def _say(sink: IO[bytes], answer: Mapping[str, Any]) -> None:
    sink.write(json.dumps(answer).encode() + b"\n")
    sink.flush()


class Child:
    """The process, asked and waited for; `stop` may end it from another thread at any time."""

    def __init__(self, rules: Ruleset, level: str, board: str = "") -> None:
        """Start it for a game; raises GoneError if it could not begin."""
        self._process = subprocess.Popen(  # noqa: S603  # this very program
            command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": search_path()},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._ask(hello(rules, level, board))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def choose(
        self,
        observation: Observation,
        memory: Memory,
        seed: int,
        earlier: Iterable[Observation] = (),
    ) -> tuple[list[str], dict[str, Any]]:
        """As `Opponent.choose`; raises GoneError if the process was stopped or failed."""
        answer = self._ask(question(observation, memory, seed, earlier))
        return answer["orders"], answer["memory"]

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        with suppress(OSError, ValueError):
            self._process.communicate()

    def _ask(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        source, sink = self._process.stdout, self._process.stdin
        if source is None or sink is None:
            raise GoneError("")
        try:
            _say(sink, asked)
            answer: dict[str, Any] = json.loads(source.readline())
        except (OSError, ValueError) as error:
            raise GoneError("the process has ended") from error
        if "error" in answer:
            raise GoneError(answer["error"])
        return answer
