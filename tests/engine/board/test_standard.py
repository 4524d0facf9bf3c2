"""The standard board is the one that everybody plays on."""

import pytest

from engine.board import names
from engine.board.check import check
from engine.board.graph import Location, PowerId, ProvinceId, Terrain
from engine.board.load import load

BOARD = load("standard")


def test_it_has_the_known_numbers_of_everything() -> None:
    grounds = [province.terrain for province in BOARD.provinces.values()]
    assert len(BOARD.provinces) == 76
    assert grounds.count(Terrain.SEA) == len(BOARD.seas) == 19
    assert grounds.count(Terrain.INLAND) == 14
    assert grounds.count(Terrain.COAST) == 42
    assert grounds.count(Terrain.IMPASSABLE) == 1
    assert len(BOARD.centres) == 34
    assert sum(map(len, BOARD.armies.values())) == 2 * 111
    assert sum(map(len, BOARD.fleets.values())) == 2 * 141
    assert (BOARD.year, BOARD.victory) == (1901, 18)


def test_its_picture_says_what_its_rules_say_without_exception() -> None:
    report = check("standard")
    assert report.faults == ()
    assert str(report.summary) == (
        "0 mismatches over 111 army and 141 fleet links, 76 provinces, 0 exceptions"
    )


def test_its_rules_stay_those_that_saved_games_were_played_by() -> None:
    assert BOARD.digest == "3936f350e3044c04a9142266cf5e18409becd524c19dfdc6400affd5a102736a"


def test_every_link_can_be_walked_both_ways() -> None:
    for links in (BOARD.armies, BOARD.fleets, BOARD.borders):
        for place, others in links.items():
            assert list(others) == sorted(set(others))
            assert all(place in links[other] for other in others)


def test_the_powers_begin_with_twenty_two_units_on_their_home_centres() -> None:
    assert sum(len(power.units) for power in BOARD.powers.values()) == 22
    for power in BOARD.powers.values():
        begun = sorted(unit[2:5] for unit in power.units)
        assert begun == list(BOARD.home_centres[power.id])
        assert power.capital in begun
    assert "F STP/SC" in BOARD.powers[PowerId("RUSSIA")].units


def test_forty_two_provinces_are_home_to_somebody() -> None:
    sizes = {power.letter: len(power.home) for power in BOARD.powers.values()}
    assert sizes == {"A": 6, "E": 6, "F": 6, "G": 6, "I": 6, "R": 7, "T": 5}


@pytest.mark.parametrize(
    ("place", "others"),
    [
        ("SPA/NC", "GAS MAO POR"),
        ("SPA/SC", "LYO MAO MAR POR WES"),
        ("STP/NC", "BAR NWY"),
        ("STP/SC", "BOT FIN LVN"),
        ("BUL/EC", "BLA CON RUM"),
        ("BUL/SC", "AEG CON GRE"),
        ("KIE", "BAL BER DEN HEL HOL"),
        ("ROM", "NAP TUS TYS"),
    ],
)
def test_fleets_find_the_right_neighbours_of_a_place(place: str, others: str) -> None:
    assert BOARD.fleets[Location(place)] == tuple(others.split())


def test_a_split_province_holds_a_fleet_on_its_coasts_only() -> None:
    assert not {"SPA", "STP", "BUL"} & BOARD.fleets.keys()
    assert {"SPA", "STP", "BUL"} <= BOARD.armies.keys()


def test_switzerland_borders_five_provinces_and_holds_nobody() -> None:
    swiss = ProvinceId("SWI")
    assert BOARD.borders[swiss] == ("BUR", "MAR", "MUN", "PIE", "TYR")
    assert swiss not in BOARD.armies
    assert swiss not in BOARD.fleets


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("liv", "LVN LVP"),
        ("TYR", "TYR TYS"),
        ("TYN", "TYS"),
        ("TYO", "TYR"),
        ("St. Petersburg", "STP"),
        ("gob", "BOT"),
        ("Both", "BOT"),
        ("GoL", "LYO"),
        ("NRG", "NWG"),
        ("nor", "NWY"),
        ("Mid", "MAO"),
        ("NAT", "NAO"),
        ("Heligoland", "HEL"),
        ("Romania", "RUM"),
        ("Kiel", "KIE"),
        ("canal", "ENG"),
        ("LPL", "LVP"),
        ("München", "MUN"),
        ("preussen", "PRU"),
        ("Preußen", "PRU"),
        ("mid-atlantic ocean", "MAO"),
    ],
)
def test_a_name_is_read_as_players_and_programs_write_it(text: str, meant: str) -> None:
    assert names.provinces(BOARD)[names.fold(text)] == tuple(meant.split())


@pytest.mark.parametrize(
    ("text", "power"),
    [("a", "AUSTRIA"), ("Turkish", "TURKEY"), ("Österreich-Ungarn", "AUSTRIA"), ("UK", "ENGLAND")],
)
def test_a_power_is_read_from_letter_adjective_and_foreign_names(text: str, power: str) -> None:
    assert names.powers(BOARD)[names.fold(text)] == power
