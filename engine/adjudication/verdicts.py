"""The small whole numbers by which the movement core says why an order ended as it did."""

from typing import Final

HOLD: Final = 0
MOVE: Final = 1
SUPPORT: Final = 2
CONVOY: Final = 3
"""Kinds of encoded order; a unit without an entry holds."""

DONE: Final = 0
"""Carried out; for a move, not yet decided."""
MOVED: Final = 1
"""The unit moves; every verdict after this one is a failure."""
BOUNCED: Final = 2
"""The unit at ``foe`` was at least as strong."""
DUEL: Final = 3
"""The unit coming the other way was at least as strong."""
OWN: Final = 4
"""It would have dislodged a unit of its own side."""
NO_CONVOY: Final = 5
"""No chain of fleets was ordered to carry it."""
DISRUPTED: Final = 6
"""Fleets that the convoy needed were dislodged."""
PARADOX: Final = 7
"""The convoy stood or fell by its own effect; the rule for that case holds it back."""
MISMATCH: Final = 8
"""The unit to be helped did something else."""
CUT: Final = 9
"""The unit at ``foe`` attacked the supporter."""
WAITING: Final = 10
"""For now undecided: it succeeds if the unit before it leaves."""
