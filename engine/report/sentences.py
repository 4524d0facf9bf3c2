"""The sentences for every reason, in one table: the only place with wording about results.

A sentence may use ``{line}`` (the order), ``{unit}`` (whom it is for), ``{power}`` (who gave it)
and the fields of its reason by name; ``{unit_}`` is a field called ``unit``. A list of units reads
“A Paris, A Brest”; what is nested in a reason is told by its own sentence.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.adjudication import adjustment_reasons as adjustments
from engine.adjudication import reasons as movement
from engine.adjudication import retreats
from engine.adjudication.outcome import Reason, Result

Told = type[Reason] | type[retreats.Closure]

SENTENCES: Final[Mapping[Told, str]] = MappingProxyType(
    {
        movement.Held: "{line}.",
        movement.Moved: "{line} succeeds{convoyed}.",
        movement.Supported: "{line}: the support is given.",
        movement.Carried: "{line}: the convoy stands.",
        movement.Bounced: "{line} bounced: stood off by {by} ({strength} against {against}).",
        movement.LostHeadToHead: (
            "{line} bounced: {by} came the other way ({strength} against {against})."
        ),
        movement.WouldDislodgeOwn: (
            "{line} bounced: {unit_} did not make room, and no power dislodges its own."
        ),
        movement.HeldBack: (
            "{line} bounced: it attacked {fleet} in a paradox of convoys in which all moves fail."
        ),
        movement.Disrupted: "{line} was disrupted: the convoy lost {lost}.",
        movement.Paradox: (
            "{line} was disrupted by the rule of paradoxes ({book}): it attacked {attacked}, "
            "on whose support its own convoy hung."
        ),
        movement.SupportCut: "{line}: the support was cut by {by}.",
        movement.Forestalled: "{line}: the support was cut before anything moved.",
        movement.Impossible: "{line} is void. {why}",
        movement.NotYours: "{line} is void: {power} has no such unit there.",
        movement.Superseded: "{line} is void: a later order took its place.",
        movement.OutOfPhase: "{line} is void: such orders belong to another phase.",
        movement.NobodyThere: "{line} is void: no such unit stands in {province}.",
        movement.DidOtherwise: "{line} is void: the other order was “{instead}”.",
        movement.OtherCoast: "{line} is void: {unit_} was ordered to {to}.",
        movement.NoFleets: "{line} is void: no chain of fleets lay on the way.",
        movement.NoConvoy: "{line} is void: the fleets on the way were not ordered to convoy it.",
        movement.NotNeeded: "{line} is void: every route through {unit} could do without it.",
        movement.WentByLand: "{line} is void: {unit_} went by land.",
        movement.Dislodged: "{unit} was dislodged by {by}. {order}",
        retreats.RetreatMade: "{unit} retreats to {to}.{passed}",
        retreats.RetreatClosed: "{unit} is disbanded: no place in its order was open.{closures}",
        retreats.RetreatShared: "{unit} is disbanded: {others} chose {to} too.",
        retreats.GivenUp: "{unit} is disbanded by its owner.{passed}",
        retreats.NoRetreatOrdered: "{unit} is disbanded: no retreat was ordered.",
        retreats.NoRetreatInDisorder: "{unit} is disbanded: {power} is in civil disorder.",
        retreats.NotInRetreat: "{line} is void: {power} has no such unit in retreat.",
        retreats.OutOfReach: "{to} was closed: it is not one step away.",
        retreats.Occupied: "{to} was closed: {by} stands there.",
        retreats.AttackersOrigin: "{to} was closed: the attack came from there.",
        retreats.LeftByStandoff: "{to} was closed: a standoff had left it vacant.",
        adjustments.BuildMade: "{line}: built.",
        adjustments.WaiveMade: "{power} waives a build.",
        adjustments.RemovalMade: "{line}: removed.",
        adjustments.RemovedByRule: "{unit} is disbanded for want of an order: it was {by}.",
        adjustments.NoHome: "{line} is void: that is no home centre of {power}.",
        adjustments.HomeLost: "{line} is void: the centre belongs to {owner}.",
        adjustments.SiteOccupied: "{line} is void: {by} stands there.",
        adjustments.SiteTaken: "{line} is void: an earlier order builds there.",
        adjustments.WrongGround: "{line} is void: such a unit cannot be built at that place.",
        adjustments.NoBuildsDue: (
            "{line} is void: {power} has no build (centres {centres}, units {units})."
        ),
        adjustments.BuildsUsedUp: "{line} is void: {power} had {due} to build, used by then.",
        adjustments.WaivingBarred: "{line} is void: builds may not be waived under these rules.",
        adjustments.NoSuchUnit: "{line} is void: {power} has no such unit there.",
        adjustments.RemovedAlready: "{line} is void: an earlier order removes that unit.",
        adjustments.NoRemovalsDue: (
            "{line} is void: {power} has no removal (centres {centres}, units {units})."
        ),
        adjustments.RemovalsUsedUp: "{line} is void: {power} had {due} to remove, named by then.",
    }
)
"""What is said for each reason, and for each closure inside one."""

WITHOUT: Final[Mapping[Told, str]] = MappingProxyType(
    {
        movement.Paradox: "{line} was disrupted by the rule of paradoxes ({book}).",
        adjustments.HomeLost: "{line} is void: nobody owns the centre.",
    }
)
"""What is said instead where a field of the reason is None."""

FLAGS: Final[Mapping[str, str]] = MappingProxyType({"convoyed": " by convoy"})
"""What a field that is true adds; one that is false adds nothing."""

WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "szykman": "Szykman",
        "all_hold": "all hold",
        "home": "farthest from the home centres",
        "country": "farthest from the home country",
        "owned": "farthest from the centres still owned",
    }
)
"""Words of the rules that are said otherwise to people."""

RESULTS: Final[Mapping[Result, str]] = MappingProxyType(
    {
        Result.SUCCEEDS: "{line} succeeds.",
        Result.BOUNCES: "{line} bounced.",
        Result.CUT: "{line}: the support was cut.",
        Result.VOID: "{line} is void.",
        Result.DISLODGED: "{line}: the unit was dislodged.",
        Result.DISRUPTED: "{line} was disrupted.",
        Result.FAILS: "{line} fails.",
        Result.DISBANDED: "{line}: the unit is disbanded.",
        Result.DESTROYED: "{line}: the unit is destroyed.",
    }
)
"""What is said where no cause is told."""
