"""Changes to what a viewer may not know: each makes another world that must look the same to it."""

from collections.abc import Callable

from engine.rules import Variant
from tests.helpers.cases import Case
from tests.helpers.piece_secrets import (
    changed_deployment,
    changed_prisoners,
    changed_site,
    idle_piece,
    idle_service,
    lost_piece,
    moved_piece,
    renumbered_piece,
)
from tests.helpers.reach import World, parts_of
from tests.helpers.seat_secrets import changed_list, changed_purse
from tests.helpers.unit_secrets import (
    changed_centre,
    changed_fallen,
    changed_order,
    changed_retreat,
    changed_unit,
    changed_winter,
    other_cause,
)

Secret = Callable[[Case], World | None]

_UNITS: tuple[Secret, ...] = (
    changed_order,
    changed_retreat,
    changed_fallen,
    changed_unit,
    changed_centre,
    changed_winter,
)
"""What is secret of armies, fleets and centres wherever there is fog."""

_PIECES: tuple[Secret, ...] = (moved_piece, lost_piece, idle_piece, renumbered_piece, idle_service)

_FOGGY = (*_UNITS, *_PIECES, changed_deployment, changed_site, changed_prisoners)

_ESPIONAGE = (*_PIECES, changed_deployment, changed_site)

_PURSES = (changed_purse, changed_list)
"""What two players who bid under fog hide from each other."""

SECRETS: dict[str, tuple[Secret, ...]] = {
    "spy": (*_FOGGY, other_cause),
    "blind": (*_FOGGY, other_cause),
    "infiltration": _FOGGY,
    "espionage": _ESPIONAGE,
    "standard": (),
    "intimate": (),
    "auction-in-the-fog": (*_UNITS, *_PURSES),
    "blind-infiltration": _FOGGY,
    "foggy-espionage": (*_ESPIONAGE, *_UNITS),
    "intimate-spies": (*_FOGGY, other_cause, *_PURSES),
    "three-services": _FOGGY,  # of attacks its units are told
    "whispers": _UNITS,
}
"""What may be changed in each game and each mix; orders that nobody has read are secret in all."""


def secrets_of(variant: Variant) -> tuple[Secret, ...]:
    """What may be changed in a game, or in a mix that is not one of those."""
    if variant.id in SECRETS:
        return SECRETS[variant.id]
    parts = parts_of(variant)
    pieces = (*_PIECES, changed_deployment, changed_site, changed_prisoners)
    lent = pieces if variant.covert else ()
    fog = () if parts.get("sight", parts["base"]) in ("standard", "espionage") else _UNITS
    purses = _PURSES if "economy" in parts and fog else ()
    return (*fog, *lent, *purses)
