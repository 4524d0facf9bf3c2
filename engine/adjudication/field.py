"""A movement phase as the core sees it: provinces, orders and verdicts as numbers."""

from typing import Final, TypeAlias

Units: TypeAlias = list[tuple[int, int]]
"""Standing units as (province, owner)."""

Orders: TypeAlias = list[tuple[int, int, int, int, bool]]
"""Orders as (province, kind, helped unit, destination, by convoy); a unit without one holds.

A support to hold has its helped unit as destination. Orders that the map or the absence of fleets
makes impossible are no part of the list.
"""

AS_GIVEN: Final = 0
"""An army goes by convoy only if its order says so."""
OWN_FLEET: Final = 1
"""A fleet of its own that is ordered to convoy it shows the intent (1982 and later)."""
OPPOSITE: Final = 2
"""It goes by convoy where that stands and a unit comes the other way (1971)."""

SZYKMAN: Final = 0
ALL_HOLD: Final = 1
RULE_1971: Final = 2
RULE_1982: Final = 3
RULE_2000: Final = 4
"""What a convoyed army that attacks the support on which its own convoy depends is worth."""


class Policies:
    """The questions on which editions differ that the core itself has to answer."""

    def __init__(
        self,
        intent: int = AS_GIVEN,
        paradox: int = SZYKMAN,
        *,
        any_route: bool = False,
        self_cut: bool = False,
        contests: bool = False,
        no_effect: bool = False,
    ) -> None:
        self.intent: Final = intent
        self.paradox: Final = paradox
        # One lost fleet of any route disrupts the convoy (1971; DATC 4.A.1).
        self.any_route: Final = any_route
        # A convoyed army cuts even the support of an attack on its own province (DATC 4.A.4).
        self.self_cut: Final = self_cut
        # An army whose convoy was disrupted still contests its destination.
        self.contests: Final = contests
        # A dislodged unit never counts where its attacker came from (DATC 4.A.7).
        self.no_effect: Final = no_effect


class Field:
    """All that is known of the phase being decided; lists are indexed by province.

    ``owner`` is -1 if nobody is there and ``to`` if the unit does not move. ``side`` says whose
    units may not dislodge each other. ``attackers`` are the moves into a province that arrive,
    ``backers`` the uncut supports of the unit there. ``flown`` marks armies that go by convoy.
    ``why`` holds the verdicts, ``foe`` the province of the unit that caused a failure. ``fleets``
    are the fleets that convoy an army as it is ordered, ``gentle`` the armies whose attack cuts no
    support, ``routes`` the routes that orders name.
    """

    owner: list[int]
    side: list[int]
    to: list[int]
    why: list[int]
    foe: list[int]
    attackers: list[list[int]]
    backers: list[list[int]]
    flown: list[bool]
    moves: list[int]
    helps: Orders
    fleets: dict[int, list[int]]
    gentle: set[int]

    def __init__(self, sea: list[list[int]], policies: Policies) -> None:
        # The sea provinces beside each province; for a sea, all its neighbours by water.
        self.sea: Final = sea
        self.size: Final = len(sea)
        self.policies: Final = policies
        self.grounded: Final[list[bool]] = [False] * self.size
        self.routes: dict[int, list[int]] = {}
