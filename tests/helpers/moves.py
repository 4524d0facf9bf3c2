"""Movement phases of a few lines: every power's orders as text, its units taken from them."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.adjudication import movement
from engine.adjudication.effects import Barred, DrivenOut, Relocated
from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.turn import Resolution, Situation
from engine.position import Dislodged
from tests.helpers.positions import position, situation


@dataclass(frozen=True)
class Played:
    """A resolution, with its outcomes by canonical order text."""

    resolution: Resolution

    @property
    def outcomes(self) -> dict[str, Outcome]:
        return {str(outcome.order): outcome for outcome in self.resolution.outcomes}

    @property
    def results(self) -> dict[str, str]:
        return {text: outcome.result.value for text, outcome in self.outcomes.items()}

    def reason(self, text: str) -> Reason:
        return self.outcomes[text].reason

    @property
    def moved(self) -> dict[str, str]:
        effects = self.resolution.effects
        return {e.unit.at: e.to for e in effects if isinstance(e, Relocated)}

    @property
    def dislodged(self) -> dict[str, Dislodged]:
        effects = self.resolution.effects
        return {e.dislodged.unit.at: e.dislodged for e in effects if isinstance(e, DrivenOut)}

    @property
    def barred(self) -> set[str]:
        effects = self.resolution.effects
        return {p for e in effects if isinstance(e, Barred) for p in e.provinces}


def parted(text: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The units and the orders of ``POWER: A PAR - BUR, F BRE`` lines; ``F BRE`` has no order."""
    units: dict[str, list[str]] = {}
    orders: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        power, _, rest = line.strip().partition(": ")
        for order in rest.split(", "):
            words = order.split()
            units.setdefault(power, []).append(" ".join(words[:2]))
            if len(words) > 2:
                orders.setdefault(power, []).append(order)
    return units, orders


def phase(text: str, options: Mapping[str, str] | None = None) -> Situation:
    units, orders = parted(text)
    return situation(position("S1901M", units), orders, options)


def play(text: str, **options: str) -> Played:
    """What becomes of the orders; options are named without their ``adj.``."""
    named = {f"adj.{key}": value for key, value in options.items()}
    return Played(movement.resolve(phase(text, named)))
