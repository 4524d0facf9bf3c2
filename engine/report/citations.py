"""What the sections say that results cite and that stand in no variant's rulebook, in our words."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.language.message import Worded, slug

CITATIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "DATC 4.A.2": (
            "Where a convoyed army attacks a unit on whose support its own convoy hangs, the rules "
            "contradict themselves. Szykman's rule lets such a convoy fail; the rule of 1982 lets "
            "all moves in the paradox fail."
        ),
        "DATC 4.A.3": (
            "An army that could go by land and by convoy needs to say which it means, or its route "
            "follows from the orders of the fleets, as the edition has it."
        ),
        "DATC 4.B.4": (
            "A support for a fleet to a province with two coasts need not name the coast; one that "
            "names the other coast supports nothing."
        ),
        "DATC 4.D.3": "Where a unit has several orders, the edition says which one counts.",
        "DATC 4.D.7": "Builds may be waived, unless the options of the game forbid it.",
        "DATC 4.D.8": (
            "A power that does not say what it removes loses those units first that are farthest "
            "from its home centres; fleets go before armies, then the alphabet decides."
        ),
        "DATC 4.E.1": "An order that no unit could ever carry out is void.",
        "DATC 5.A": (
            "A unit is dislodged where an attack on its province succeeds and it does not get away."
        ),
        "DATC 5.B.1": (
            "A move succeeds where its strength is greater than that of what stays in the province "
            "and that of every other move there."
        ),
        "DATC 5.B.2": (
            "A support is cut by an attack from anywhere but the province that it is given into, "
            "unless the attacker is of the same power; being dislodged cuts it in any case."
        ),
        "DATC 5.B.3": "A convoy stands as long as its fleet is not dislodged.",
        "DATC 5.B.4": (
            "An army is carried where an unbroken chain of fleets, all ordered to convoy it, leads "
            "from its coast to the other."
        ),
        "DATC 5.B.5": "A province is held by its unit with its supports, if that does not leave.",
        "DATC 5.B.7": (
            "Of two units that move to each other's province without a convoy, the stronger "
            "dislodges the other; where they are equal, both stay."
        ),
        "DATC 5.B.8": "No power dislodges its own unit, nor do supports of its own help to.",
        "DATC 6.A.6": "A power gives orders to its own units only.",
        "DATC 6.D.32": "A support for a move that no chain of fleets makes possible is void.",
        "DATC 6.G.19": "A convoy that is not needed does not turn a land move into a convoy.",
        "DATC 6.H.7": "Units that retreat to the same place are all disbanded.",
        "Retreats": (
            "A dislodged unit retreats to a province next to it that is vacant, that its attacker "
            "did not come from and that no standoff left vacant. Otherwise it is disbanded."
        ),
        "Gaining and Losing Units": (
            "After each Fall a power has as many units as it owns centres. It builds in vacant home"
            " centres that it owns, and removes what it has too many."
        ),
        "Sequence of Seasons": (
            "Spring and Fall each have movement and, where units were dislodged, retreats; builds "
            "and removals follow the Fall. Each deadline takes its own kinds of orders."
        ),
        "Civil Disorder, 1971 p. 9": (
            "The units of a power that sends nothing hold; when dislodged they are disbanded."
        ),
    }
)
"""Each section by the name under which results cite it."""


@lru_cache(maxsize=1024)
def rule_name(rule: str) -> Worded:
    """What a rule that results cite is called; clauses go by their numbers in every language."""
    return Worded(f"rule.{slug(rule)}", rule)
