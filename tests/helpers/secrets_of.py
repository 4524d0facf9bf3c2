"""Changes to what a viewer may not know: each makes another world that must look the same to it."""

from collections.abc import Callable

from tests.helpers.cases import Case
from tests.helpers.piece_secrets import (
    changed_deployment,
    changed_prisoners,
    changed_site,
    idle_piece,
    lost_piece,
    moved_piece,
    renumbered_piece,
)
from tests.helpers.reach import (
    World,
    known_orders,
)
from tests.helpers.unit_secrets import (
    changed_centre,
    changed_order,
    changed_retreat,
    changed_unit,
    changed_winter,
    other_cause,
)

Secret = Callable[[Case], World | None]


def sealed(case: Case) -> World | None:
    """Another seat's orders, all of them: only the viewer's own entries are compared then."""
    seat = case.draw.choice([s for s in case.rules.seats if s != case.viewer])
    return World(case.position, {**known_orders(case.world.given), seat: []})


_FOGGY: tuple[Secret, ...] = (
    changed_order,
    changed_retreat,
    changed_unit,
    changed_centre,
    changed_winter,
    moved_piece,
    lost_piece,
    idle_piece,
    renumbered_piece,
    changed_deployment,
    changed_site,
    changed_prisoners,
)

SECRETS: dict[str, tuple[Secret, ...]] = {
    "spy": (*_FOGGY, other_cause),
    "blind": (*_FOGGY, other_cause),
    "infiltration": _FOGGY,
    "espionage": (
        moved_piece,
        lost_piece,
        idle_piece,
        renumbered_piece,
        changed_deployment,
        changed_site,
    ),
}
"""What may be changed in each game with secrets; in the others orders alone are secret."""
