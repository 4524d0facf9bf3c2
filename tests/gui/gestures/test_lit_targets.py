"""While something is dragged, the provinces where it may be dropped are lit, and no others."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.gestures.canvas import RIGHT, Person, game
from tests.gui.gestures.positions import FRANCE, OUT, SEAS, Sit
from tests.gui.gestures.scenes import AGENTS, BUILDING, DEPLOYING, SPIES, UNITS, Scene, SitAt


def lit(person: Person) -> set[str]:
    ghost = person.stage.map.ghost.shown
    return set(ghost.lit) if ghost is not None else set()


def bright(person: Person, place: str) -> bool:
    """Whether a province's ground, away from its middle, is yellower than it is without a light."""
    view, board = person.stage.map, person.stage.board
    shape = board.picture.provinces[place]
    x, y = shape.label.at
    spots = [(x + dx, y + dy) for dx in (-24, 24) for dy in (-18, 18)]
    spot = next(s for s in spots if view.hit_at(view.point_of(s)).province == place)
    at = view.point_of(spot)
    now = view.viewport().grab().toImage().pixelColor(at)
    ghost = view.ghost.shown
    view.set_ghost(None)
    dark = view.viewport().grab().toImage().pixelColor(at)
    view.set_ghost(ghost)
    return now != dark


def test_the_places_that_a_move_may_reach_are_lit_from_its_first_step(sit: Sit) -> None:
    person = sit(game(*FRANCE), "FRANCE")
    person.press("PAR")
    assert lit(person) == set()
    person.go("PIC")
    assert lit(person) == {"BRE", "PIC", "BUR", "GAS"}
    assert bright(person, "GAS")
    assert not bright(person, "SPA")
    person.go("SPA")
    assert lit(person) == {"BRE", "PIC", "BUR", "GAS"}
    person.drop()
    assert lit(person) == set()


def test_what_may_be_helped_or_carried_is_lit(sit: Sit) -> None:
    person = sit(game(*FRANCE), "FRANCE")
    person.carry("GAS", "PAR", button=RIGHT)
    assert lit(person) == {"PAR", "MAR", "BRE", "BUR"}
    person.key(Qt.Key.Key_Space)
    person.go("BUR")
    assert "BUR" in lit(person)
    assert "PIC" not in lit(person)
    person.drop(RIGHT)
    person = sit(game(*SEAS), "ENGLAND")
    person.go("LON")
    person.hold(Qt.Key.Key_V)
    person.carry("LON", "NTH")
    assert {"WAL", "BRE", "NWY"} <= lit(person)


def test_open_retreats_are_lit_but_not_where_they_are_secret(sit: Sit) -> None:
    person = sit(game(*OUT["standing"], **OUT["at"]), "FRANCE")
    person.carry("!MAR", "BUR")
    assert lit(person) == {"BUR", "SPA"}
    person.drop()
    person = sit(game(*OUT["standing"], variant="infiltration", **OUT["at"]), "FRANCE")
    person.carry("!MAR", "BUR")
    assert lit(person) == set()


@pytest.mark.parametrize(
    ("scene", "deeds", "some"),
    [
        (SPIES, "carry ~PAR BUR", {"BUR", "PIC", "GAS", "BRE"}),
        (SPIES, "hold K; carry ~PAR BUR", {"BUR", "PIC"}),
        (AGENTS, "carry #PAR BUR", {"BUR", "PIC", "GAS", "BRE"}),
        (UNITS, "carry ~EU@PAR BUR", {"BUR", "PIC"}),
        (DEPLOYING, "carry @EU BUR", {"BUR", "PIC", "GAS"}),
        (BUILDING, "carry @EU BUR", {"BUR", "GAS"}),
    ],
)
def test_covert_pieces_and_their_tokens_light_their_places(
    sit_at: SitAt, scene: Scene, deeds: str, some: set[str]
) -> None:
    person = sit_at(scene)
    person.do(deeds)
    assert some <= lit(person)
    assert not lit(person) & {"CON", "MOS"}


def test_countries_without_a_build_are_not_lit(sit: Sit) -> None:
    centres = {"RUSSIA": "MOS STP WAR SEV", "GERMANY": "KIE", "FRANCE": "PAR MAR"}
    units = ("RUSSIA: A UKR", "GERMANY: A SIL", "FRANCE: A BUR")
    person = sit(game(*units, phase="W1901A", centres=centres))
    person.carry("@A", "MOS")
    assert lit(person) == {"MOS", "STP", "WAR", "SEV", "PAR", "MAR"}
    person.drop(under=person.shelf)
    person.drag("@A", "PAR")
    person.carry("@A", "MOS")
    assert lit(person) == {"MOS", "STP", "WAR", "SEV"}
