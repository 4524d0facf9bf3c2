"""The built-in sample games, replayed from their orders."""

from dataclasses import dataclass
from importlib.resources import files

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.scenario import Scenario, parse_scenarios


@dataclass(frozen=True, slots=True)
class Card:
    """A sample before it is played: its name, its title, its variant's id."""

    name: str
    title: str
    variant: str
    turns: int


def names() -> tuple[str, ...]:
    """The names of all sample games, sorted."""
    entries = (files("resources") / "samples").iterdir()
    return tuple(sorted(e.name.removesuffix(".toml") for e in entries if e.name.endswith(".toml")))


def cards() -> tuple[Card, ...]:
    """The samples to choose from, the standard game first."""
    found = map(_card, names())
    return tuple(sorted(found, key=lambda card: (card.variant != "standard", card.title)))


def play(name: str) -> Game:
    """A sample game in memory, with all its deadlines played.

    Raises LookupError if there is no sample with that name, ScenarioError if the sample's file is
    damaged.
    """
    if name not in names():
        raise LookupError(f"There is no sample {name!r}; there are: {', '.join(names())}.")
    return _played(_scenario(name))


def _card(name: str) -> Card:
    scenario = _scenario(name)
    return Card(name, scenario.title, scenario.variant, len(scenario.step))


def _scenario(name: str) -> Scenario:
    text = (files("resources") / "samples" / f"{name}.toml").read_text(encoding="utf-8")
    [scenario] = parse_scenarios(text, name)
    return scenario


def _played(scenario: Scenario) -> Game:
    rules = judge.ruleset(scenario.variant, options=scenario.options)
    # A fixed seed: a sample looks the same each time.
    game = Game.begin(rules, title=scenario.title, seed=scenario.id)
    for step in scenario.step:
        for power, lines in step.orders.items():
            orders = [game.reader.order(line) for line in lines]
            game.give(PowerId(power), orders, source="sample")
        game.resolve()
    return game
