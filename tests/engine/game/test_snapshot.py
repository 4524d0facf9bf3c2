"""A snapshot holds every field of a position and names it by its digest."""

from dataclasses import fields

import pytest

from engine.board.graph import Location, PowerId, ProvinceId
from engine.game import snapshot
from engine.phases import parse_phase
from engine.position import Dislodged, Ending, Player, Position, Prisoners
from engine.units import ARMY, FLEET, Kind, Stack, Unit

FRANCE, TURKEY = PowerId("FRANCE"), PowerId("TURKEY")
BUR, SPA, TRI, BOH = (ProvinceId(p) for p in ("BUR", "SPA", "TRI", "BOH"))

FULL = Position(
    phase=parse_phase("F1901MS"),
    units={
        SPA: Unit(FRANCE, FLEET, Location("SPA/NC")),
        BUR: Unit(FRANCE, ARMY, Location("BUR")),
    },
    centres={SPA: FRANCE, TRI: TURKEY},
    dislodged={
        TRI: Dislodged(Unit(TURKEY, ARMY, Location("TRI")), ProvinceId("VEN")),
        BUR: Dislodged(Unit(TURKEY, ARMY, Location("BUR")), None),
    },
    barred=frozenset({BOH, TRI}),
    covert=(
        Stack(kind=Kind("SPY"), power=FRANCE, province=BOH, label=2, aboard=TURKEY, book=TRI),
        Stack(kind=Kind("EU"), power=TURKEY, province=SPA, count=3, counted=True),
    ),
    missing=(Stack(kind=Kind("SPY"), power=FRANCE, province=SPA, label=3),),
    prisoners=(Prisoners(FRANCE, TURKEY, BOH, 2),),
    players={Player("X"): FRANCE},
    control={TURKEY: Player("ANARCHY")},
    credits={Player("X"): 11},
    counters={"nothing happened": 2},
    ending=Ending(("X",), "has won"),
)
BARE = Position(phase=parse_phase("S1901M"), units={}, centres={})


def test_every_field_of_the_full_position_holds_something() -> None:
    assert all(getattr(FULL, field.name) for field in fields(Position))


@pytest.mark.parametrize("position", [FULL, BARE], ids=["full", "bare"])
def test_a_snapshot_reads_back_as_the_position(position: Position) -> None:
    assert snapshot.loads(snapshot.dumps(position)) == position


def test_the_order_of_units_and_centres_does_not_change_the_digest() -> None:
    turned = Position(
        phase=BARE.phase,
        units=dict(reversed(FULL.units.items())),
        centres=dict(reversed(FULL.centres.items())),
    )
    straight = Position(phase=BARE.phase, units=FULL.units, centres=FULL.centres)
    assert snapshot.digest(turned) == snapshot.digest(straight) != snapshot.digest(BARE)


def test_a_snapshot_is_readable_text() -> None:
    assert snapshot.dumps(Position(phase=BARE.phase, units=FULL.units, centres={SPA: FRANCE})) == (
        '{"centres":{"SPA":"FRANCE"},"phase":"S1901M","units":["FRANCE: A BUR","FRANCE: F SPA/NC"]}'
    )


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"phase":"S1901M","units":["A PAR"]}', '{"phase":5}']
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(snapshot.SnapshotError, match="not a snapshot"):
        snapshot.loads(text)
