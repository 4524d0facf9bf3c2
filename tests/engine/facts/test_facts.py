"""Facts are values with one line each, and a kind that nobody could tell does not load."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from engine.board.graph import PowerId, ProvinceId
from engine.facts import (
    Audience,
    FaceMissingError,
    Fact,
    FactTextError,
    ForCountry,
    Own,
    Shows,
    Spotted,
    UnitAt,
    bare,
    kinds,
    parse,
    register,
    write,
)
from engine.facts import fact as registry
from engine.units import Kind

PLAYED = sorted(Path(__file__).parents[2].joinpath("playthroughs").glob("*.txt"))

LINES = {
    "UnitAt": ("unit STP/SC RUSSIA F", "unit MUN GERMANY ?", "unit MUN ? ?"),
    "DislodgedAt": ("dislodged TRI AUSTRIA A",),
    "AttackerAt": ("attacker TRI ITALY A",),
    "EmptyAt": ("empty BUR",),
    "Attacked": ("attacked MUN",),
    "CentreOf": ("centre MUN GERMANY", "centre BEL NONE"),
    "Own": ("own spy PAR", "own agent LON 5"),
    "Contact": ("contact SPY GAL",),
    "NoContact": ("nocontact SPY GAL",),
    "Spotted": (
        "spy GAL present",
        "agent BOH RUSSIA present",
        "spy GAL RUSSIA present",
        "eu RUH GERMANY 2",
    ),
    "NoneSpotted": ("spy GAL none", "agent BOH none"),
    "Killed": ("killed agent BOH RUSSIA 2",),
    "Captured": ("captured spy LON FRANCE 1",),
    "Avoided": ("avoided agent BOH RUSSIA", "avoided agent BOH RUSSIA 3"),
    "Lost": ("lost agent BOH 0", "lost agent BOH 3", "lost agent BOH 3 by TURKEY"),
    "Interned": ("lost spy SWI 1 interned",),
    "Removed": ("removed eu RUH 1",),
    "Returned": ("returned agent LON 3",),
    "Cause": (
        "cause agent LON murdered",
        "cause agent LON drowned",
        "cause agent LON captured",
        "cause agent LON captured 2",
        "cause agent LON murdered 3 by TURKEY",
    ),
    "Eye": (
        "eye spy GAL before unit BOH AUSTRIA A",
        "eye spy GAL after spy BOH RUSSIA present",
        "eye agent GAL before order TURKEY A RUM S A BUL = cut",
    ),
    "SecurityCut": ("security cut BOH",),
    "Riding": ("riding ION TURKEY 8",),
    "PublishedAct": (
        "act FRANCE EU BUR KILL GERMANY A",
        "act ? EU BUR CUT NONE",
        "act ITALY CEU TYR DESTROY AUSTRIA EU",
    ),
    "OrderGiven": ("order TURKEY A RUM S A BUL = cut", "order X BID FRANCE 5 = fails"),
    "OpenRetreat": ("open TRI ALB", "open TRI SPA/NC"),
    "DueRetreat": ("due AUSTRIA retreat TRI",),
    "DuePrisoners": ("due TURKEY prisoners RUSSIA BOH 2",),
    "Due": ("due FRANCE builds 1", "due FRANCE ceus 2"),
    "Rank": ("rank 1 FRANCE", "rank 2 AUSTRIA ENGLAND"),
    "Bid": ("bid X FRANCE 5",),
    "Control": ("control RUSSIA ANARCHY", "control FRANCE X"),
    "Home": ("home X FRANCE",),
    "Credits": ("credits X 11",),
    "Won": ("won FRANCE",),
    "Eliminated": ("eliminated ITALY",),
}
"""Every line of the table of facts, by the kind of value that it is."""


@pytest.mark.parametrize(
    ("kind", "line"), [(kind, line) for kind, lines in LINES.items() for line in lines]
)
def test_every_line_is_a_value_of_its_kind_and_written_back(kind: str, line: str) -> None:
    fact = parse(line)
    assert type(fact).__name__ == kind
    assert write(fact) == line


def test_every_kind_has_a_line_here() -> None:
    ours = (kind for kind in kinds() if kind.__module__.startswith("engine."))
    assert {kind.__name__ for kind in ours} == LINES.keys()


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_every_line_of_a_recorded_game_is_read_and_written_back(path: Path) -> None:
    told = {line[2:] for line in path.read_text().splitlines() if line[:2] in ("+ ", "- ")}
    assert len(told) > 100
    assert [line for line in told if write(parse(line)) != line] == []


def test_prisoners_may_be_named_by_their_place_first() -> None:
    assert parse("due TURKEY prisoners BOH RUSSIA 2") == parse("due TURKEY prisoners RUSSIA BOH 2")


def test_what_is_told_for_a_country_under_command_is_a_value_too() -> None:
    fact = parse("FRANCE: own spy PAR")
    own = Own(Kind("SPY"), ProvinceId("PAR"))
    assert fact == ForCountry(PowerId("FRANCE"), own)
    assert (bare(fact), bare(own)) == (own, own)
    assert fact.province == "PAR"
    assert write(fact) == "FRANCE: own spy PAR"


def test_parts_of_a_fact_have_the_same_names_in_every_kind() -> None:
    unit, spies = parse("unit STP/SC RUSSIA F"), parse("spy GAL RUSSIA 2")
    assert isinstance(unit, UnitAt)
    assert isinstance(spies, Spotted)
    assert (unit.place, unit.province, unit.power, unit.kind) == ("STP/SC", "STP", "RUSSIA", "F")
    assert (spies.province, spies.power, spies.kind, spies.number) == ("GAL", "RUSSIA", "SPY", 2)
    assert parse("won FRANCE").province is None


@pytest.mark.parametrize("line", ["", "unit", "unit PAR", "spy PAR", "lost spy PAR x", "blah"])
def test_a_line_that_is_none_is_an_error_that_names_it(line: str) -> None:
    with pytest.raises(FactTextError, match=f"“{line}” is not a fact"):
        parse(line)


class _Dug(Fact):
    __slots__ = ()
    lines: ClassVar[tuple[str, ...]] = ("hollowed <place> <number>",)
    sentence: ClassVar[str] = "fact-dug"
    audience: ClassVar[Audience] = Audience.OWNER
    shows: ClassVar[Shows] = Shows.MARK
    mark: ClassVar[str] = "lost"


@pytest.mark.parametrize("duty", ["lines", "sentence", "audience", "shows", "mark"])
def test_a_kind_without_a_face_does_not_load(duty: str) -> None:
    @dataclass(frozen=True, slots=True)
    class Dug(_Dug):
        place: ProvinceId

    setattr(Dug, duty, "")
    with pytest.raises(FaceMissingError, match=f"Dug has no “{duty}”"):
        register(Dug)


def test_no_kind_is_written_as_another_one() -> None:
    @dataclass(frozen=True, slots=True)
    class Seen(_Dug):
        lines: ClassVar[tuple[str, ...]] = ("empty <place>",)
        place: ProvinceId

    with pytest.raises(FaceMissingError, match="“empty %s” is how EmptyAt is written"):
        register(Seen)


def test_a_variant_adds_a_kind_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", [*registry._KINDS])
    monkeypatch.setattr(registry, "_BY_WORD", {**registry._BY_WORD})

    @register
    @dataclass(frozen=True, slots=True)
    class Dug(_Dug):
        """A piece has dug there."""

        place: ProvinceId
        number: int

    assert parse("hollowed PAR 2") == Dug(ProvinceId("PAR"), 2)
    assert write(Dug(ProvinceId("PAR"), 2)) == "hollowed PAR 2"
