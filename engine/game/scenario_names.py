"""Puts the names of powers, players and phases in a scenario into their canonical spelling."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.board.names import fold, powers
from engine.errors import UserError
from engine.game.scenario import Expect, Scenario, ScenarioStep
from engine.language.message import Listed
from engine.phases import PhaseKind, Season, parse_phase
from engine.position import ANARCHY
from engine.rules import Ruleset
from engine.visibility.sight import GM

ALL, OTHERS = "ALL", "OTHERS"
"""Every viewer; those that a step names neither under facts nor under absent."""

_HOLDINGS = ("units", "covert", "centres", "dislodged", "prisoners")

_WINTER_ONLY = frozenset({PhaseKind.ADJUSTMENTS})
_NEVER_THEN = frozenset({PhaseKind.MOVEMENT, PhaseKind.RETREATS})
"""What is never done in Winter; above, what is done only in Winter."""

_Value = TypeVar("_Value")


class StrangeNameError(UserError):
    """A scenario names a power, a player or a phase that its variant does not have."""


def spelled(scenario: Scenario, rules: Ruleset) -> Scenario:
    """The same scenario with every power, player and phase in its canonical spelling.

    Powers are read by name, letter or adjective, in any case. Raises StrangeNameError if a name
    means nobody, or two mean the same one; the message says where.
    """
    names = _Names(rules)
    steps = [names.step(step, f"step {n}: ") for n, step in enumerate(scenario.step, 1)]
    phase = names.phase(scenario.phase, "phase")
    return scenario.model_copy(update={**names.state(scenario, ""), "phase": phase, "step": steps})


class _Names:
    """The names that one game knows."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._seats = tuple(rules.seats)
        self._everybody = tuple(dict.fromkeys((*rules.board.powers, *rules.seats)))

    def step(self, step: ScenarioStep, where: str) -> ScenarioStep:
        """One step with its expectations."""
        update: dict[str, Any] = {
            key: self._keys(getattr(step, key), f"{where}{key}", self._seats)
            for key in ("orders", "refused", "ignored")
        }
        update["expect"] = self._expect(step.expect, f"{where}expect.")
        update["to"] = step.to and self.phase(step.to, f"{where}to")
        return step.model_copy(update=update)

    def state(self, part: Scenario | Expect, where: str) -> dict[str, Any]:
        """What a position and the expectations about one share."""
        players = part.players
        owners = (*self._seats, ANARCHY)
        control = self._keys(part.control, f"{where}control", owners)
        return {
            **{key: self._keys(getattr(part, key), f"{where}{key}") for key in _HOLDINGS},
            "players": players and self._countries(players, f"{where}players"),
            "control": {
                who: [self._name(country, f"{where}control.{who}") for country in countries]
                for who, countries in control.items()
            },
            "credits": self._keys(part.credits, f"{where}credits", self._seats),
        }

    def phase(self, text: str, where: str) -> str:
        """A phase that the variant may reach."""
        phase = parse_phase(text)
        strange = _NEVER_THEN if phase.season is Season.WINTER else _WINTER_ONLY
        if phase.kind in strange or phase.sort not in self._rules.variant.resolvers:
            raise StrangeNameError(
                "setup.has_no", where=where, variant=self._rules.variant.title, phase=str(phase)
            )
        return str(phase)

    def _expect(self, expect: Expect, where: str) -> Expect:
        viewers = (*self._seats, GM)
        update = self.state(expect, where)
        update["results"] = self._keys(expect.results, f"{where}results")
        for key in ("facts", "absent", "told", "untold", "exactly", "seen"):
            names = viewers if key in ("exactly", "seen") else (*viewers, ALL, OTHERS)
            update[key] = self._keys(getattr(expect, key), f"{where}{key}", names)
        update["phase"] = expect.phase and self.phase(expect.phase, f"{where}phase")
        return expect.model_copy(update=update)

    def _countries(self, players: Mapping[str, str], where: str) -> dict[str, str]:
        named = self._keys(players, where, self._seats)
        return {who: self._name(home, f"{where}.{who}") for who, home in named.items()}

    def _keys(
        self, entries: Mapping[str, _Value], where: str, known: Iterable[str] = ()
    ) -> dict[str, _Value]:
        """A table with each of its keys in canonical spelling."""
        found: dict[str, _Value] = {}
        for key, value in entries.items():
            name = self._name(key, where, known)
            if name in found:
                raise StrangeNameError("setup.named_twice", where=where, name=name)
            found[name] = value
        return found

    def _name(self, text: str, where: str, known: Iterable[str] = ()) -> str:
        names = tuple(known) or self._everybody
        meant = powers(self._rules.board).get(fold(text))
        for name in (text.upper(), meant):
            if name in names:
                return str(name)
        raise StrangeNameError(
            "setup.names_which_is_none", where=where, text=text, names=Listed(tuple(names), "comma")
        )
