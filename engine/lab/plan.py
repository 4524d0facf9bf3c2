"""What a run of the lab plays: rules, players, seeds and an end, as plain values."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import maps
from engine import judge
from engine.errors import UserError
from engine.rules import Ruleset, Variant

BLOCK = 8
"""How many games are played by one worker before it tells what came of them."""


class PlanError(UserError):
    """What was asked for cannot be played; the message says why and what can."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Rules and players: a variant's name or a mix's text, a board, options.

    ``players`` are the players of the seats, in the seats' order; a single one plays them all.
    Several take turns at the seats (see `players.seated`).
    """

    variant: str = "standard"
    mix: str = ""
    board: str = ""
    options: tuple[tuple[str, str], ...] = ()
    players: tuple[str, ...] = ("chance",)

    @property
    def called(self) -> str:
        """Its name in tables: ``spy spy.captures=off``."""
        words = [self.variant, self.board, *(f"{key}={value}" for key, value in self.options)]
        if len(self.players) > 1:
            words += (f"{name}:{count}" for name, count in Counter(self.players).items())
        return " ".join(filter(None, words))

    def rules(self) -> Ruleset:
        """The rules; raises as `judge.ruleset` does."""
        return _rules(self)


def setting(
    variant: str | Variant, *, board: str = "", options: Mapping[str, str], players: tuple[str, ...]
) -> Setting:
    """A setting from names as users give them, or from a record; a mix is taken by content.

    Raises as `judge.ruleset` does.
    """
    record = judge.variant(variant) if isinstance(variant, str) else variant
    found = Setting(
        variant=record.id,
        mix=record.mix,
        board=board or ("" if record.board in maps.names() else record.board),
        options=tuple(sorted(options.items())),
        players=players,
    )
    found.rules()
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A run: each of the ``games`` is played once under every setting, from the same seed.

    A game ends at its rules' end, after this many ``deadlines``, or after the year ``last`` unless
    that is 0. At every ``matters``-th deadline, the lab works out which options would have made a
    difference; 0 never does.
    """

    settings: tuple[Setting, ...]
    games: int = 100
    seed: int = 0
    deadlines: int = 200
    last: int = 0
    matters: int = 0

    def jobs(self, part: int = 1, parts: int = 1) -> Iterator["Job"]:
        """The blocks of work, or one part out of several, for one machine each."""
        blocks = (
            Job(self, number, first, min(BLOCK, self.games - first))
            for first in range(0, self.games, BLOCK)
            for number in range(len(self.settings))
        )
        return (job for index, job in enumerate(blocks) if index % parts == part - 1)

    def write(self) -> str:
        """The plan as one line of JSON, equal for equal plans."""
        return json.dumps(asdict(self), sort_keys=True, ensure_ascii=False)


def read(text: str) -> Plan:
    """The plan in a line of JSON; raises PlanError if it is not one."""
    try:
        found: dict[str, Any] = json.loads(text)
        settings = tuple(_setting(one) for one in found.pop("settings"))
        return Plan(settings=settings, **found)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise PlanError("lab.no_plan") from error


def _setting(found: dict[str, Any]) -> Setting:
    options = tuple((str(key), str(value)) for key, value in found.pop("options"))
    return Setting(options=options, players=tuple(found.pop("players")), **found)


@dataclass(frozen=True, slots=True)
class Job:
    """One block of work: ``count`` games of a plan under one of its settings, from ``first`` on."""

    plan: Plan
    setting: int
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + self.count)


def digest(plan: Plan) -> str:
    """A digest of a plan's rules: equal only if every game would come out the same.

    It covers the program's version and code, the boards, and the contents of mixes.
    """
    found = hashlib.sha256(f"{version('spydip')} {code()}".encode())
    for one in plan.settings:
        rules = one.rules()
        found.update(f"{rules.board.digest} {one.mix} {sorted(rules.options.items())}".encode())
    return found.hexdigest()[:16]


@cache
def _rules(one: Setting) -> Ruleset:
    played: str | Variant = judge.mixed(one.mix, one.variant) if one.mix else one.variant
    return judge.ruleset(played, one.board or None, dict(one.options))


@cache
def code() -> str:
    """A digest of the engine's source; empty in a frozen program, which has none."""
    found = hashlib.sha256()
    for module in sorted(_modules(files("engine")), key=str):
        found.update(module.read_bytes())
    return found.hexdigest()


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in {"cli", "report", "post", "__pycache__"}:
            yield from _modules(entry)
        elif entry.name.endswith((".py", ".toml")):
            yield entry
