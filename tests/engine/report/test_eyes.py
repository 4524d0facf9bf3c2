"""What eyes saw: by eye, by place and by power, what is new first, and in every language."""

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.facts import parse
from engine.language.speaker import ENGLISH, Speaker
from engine.play import samples
from engine.report.eyes import Watch, watch
from engine.session.seat import Seat
from engine.visibility.observe import Observation, opening

RULES = judge.ruleset("spy")


def told(*lines: str, viewer: str = "ENGLAND") -> Observation:
    seen = judge.report(RULES, opening(judge.begin(RULES)), PowerId(viewer))
    return Observation(
        viewer=seen.viewer,
        phase=seen.phase,
        due=seen.due,
        facts=tuple(map(parse, lines)),
        orders=(),
    )


def watched(*lines: str, by: str = "eye", before: tuple[str, ...] = ()) -> Watch:
    memory = [told(*before)] if before else []
    return watch(told(*lines), RULES.board, ENGLISH, by, memory)


HOLLAND = (
    "unit HOL GERMANY A",
    "unit KIE GERMANY F",
    "eye spy HOL before unit HOL GERMANY A",
    "eye spy HOL before unit KIE GERMANY F",
    "eye spy HOL before empty RUH",
)


def test_an_eye_says_once_when_it_looked_and_what_it_saw() -> None:
    [entry] = watched(*HOLLAND).entries
    assert (entry.title, entry.when) == ("Spy in Holland", "before the spies moved")
    assert [chip.text for chip in entry.chips] == ["German army", "German fleet in Kiel"]
    assert [(chip.kind, chip.power) for chip in entry.chips] == [("A", "GERMANY"), ("F", "GERMANY")]
    assert entry.scene == ("HOL", "KIE")


def test_what_is_new_comes_first_and_is_counted() -> None:
    before = (*HOLLAND[:1], HOLLAND[2], "unit BEL FRANCE A", "eye spy HOL before unit BEL FRANCE A")
    found = watched(*HOLLAND, before=before)
    assert [chip.fresh for chip in found.entries[0].chips] == [True, False]
    assert found.entries[0].chips[0].text == "German fleet in Kiel"
    assert found.compared == "Compared with Winter 1900: 1 new, 1 gone, 1 unchanged."


def test_an_eye_that_saw_nobody_and_a_silent_one_stand_last() -> None:
    silent = ("eye spy LON before empty LON", "nocontact SPY PAR")
    before = ("eye spy PAR before unit PAR FRANCE A",)
    found = watched(*silent, *HOLLAND, before=before).entries
    assert [one.title for one in found] == ["Spy in Holland", "Spy in London", "Spy in Paris"]
    assert found[1].note == "Nobody foreign."
    assert found[2].when == "no report has come"
    assert found[2].note == "Last word, Winter 1900: a French army in Paris."


def test_what_units_saw_is_told_apart_from_eyes() -> None:
    found = watched(*HOLLAND, "unit SWE RUSSIA F", "unit NWY ENGLAND A", "attacked NWY").entries
    [own] = [one for one in found if one.title == "Your own units"]
    assert [chip.text for chip in own.chips] == ["Russian fleet in Sweden"]
    assert own.note == "Your unit in Norway was attacked in vain."


def test_a_place_says_who_saw_it_and_a_power_where_its_pieces_are() -> None:
    twice = (*HOLLAND, "eye spy MUN before unit KIE GERMANY F", "unit SWE RUSSIA F")
    by_place = {one.title: one for one in watched(*twice, by="place").entries}
    assert set(by_place) == {"Holland", "Kiel", "Sweden"}
    assert by_place["Kiel"].when == "Spy in Holland, Spy in Munich, before the spies moved"
    assert by_place["Sweden"].when == "Your own units"
    by_power = {one.title: one for one in watched(*twice, by="power").entries}
    assert [c.text for c in by_power["Germany"].chips] == [
        "German army in Holland",
        "German fleet in Kiel",
    ]
    assert set(by_power) == {"Germany", "Russia"}


def test_where_there_is_nothing_to_tell_a_sentence_says_why() -> None:
    assert watched().none == "Your eyes saw nobody foreign this turn."
    seat = Seat(samples.play("first-years"))
    assert watch(seat.look(), seat.board, ENGLISH).none.startswith("The game master sees")
    seen = seat.of(PowerId("FRANCE")).look()
    assert watch(seen, seat.board, ENGLISH).none.startswith("The whole board is open")


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("name", samples.names())
def test_every_language_tells_as_much(name: str, language: str) -> None:
    seat = Seat(samples.play(name))
    for viewer in (*seat.viewers[1:], PowerId("+".join(seat.viewers[1:3]))):
        own = seat.of(viewer)
        for turn in range(len(own.line)):
            for by in ("eye", "place", "power"):
                here, there = (
                    watch(own.look(turn), seat.board, speaker, by)
                    for speaker in (ENGLISH, Speaker(language))
                )
                assert [one.scene for one in here.entries] == [one.scene for one in there.entries]
                for one in there.entries:
                    assert "report." not in f"{one.title}{one.when}{one.note}"
                    assert not any("fact." in chip.text for chip in one.chips)
