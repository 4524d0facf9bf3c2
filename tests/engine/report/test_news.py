"""What a report tells first, what by each eye, what is asked, and what only in passing."""

import re
from dataclasses import replace
from functools import cache

import pytest

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.game.game import Game
from engine.language.speaker import Speaker
from engine.play import samples
from engine.report.account import Account
from engine.report.styles import STYLES
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.viewmodel import seat_view
from spydip_gui.viewmodel.values import Sighting

EYES, GUESTS, FOG = "eyes-in-the-channel", "guests-uninvited", "fog-over-europe"
FOR_SALE = ("AUSTRIA", "ENGLAND", "GERMANY", "ITALY", "TURKEY")
DUEL, KNIFE, FIRST = "a-duel-for-europe", "a-quiet-knife", "first-years"


@cache
def game(name: str) -> Game:
    """A sample game, played once."""
    return samples.play(name)


def told(name: str, phase: str, power: str, language: str = "en") -> Account:
    """What a seat is told of a deadline of a sample game."""
    seat = Seat(game(name)).of(PowerId(power))
    numbers = [n for n in range(len(seat.line)) if n and str(seat.look(n).phase) == phase]
    return seat.told(numbers[0], Speaker(language))


def test_the_headline_is_what_weighs_most() -> None:
    one = told(EYES, "W1902A", "AUSTRIA")
    assert one.headline == "You lost Vienna."
    assert one.happened == ("You took Trieste.",)


def test_losses_come_before_what_others_lost() -> None:
    assert told(GUESTS, "F1902M", "AUSTRIA").headline == (
        "You lost 3 agents in Galicia to Russia, murdered by assassins."
    )
    assert told(GUESTS, "S1903M", "AUSTRIA").headline == (
        "You captured 2 Russian agents in Vienna."
    )


@pytest.mark.parametrize(
    ("language", "happened"),
    [
        (
            "en",
            (
                "You lost 3 agents in Galicia to Russia, murdered by assassins.",
                "You lost 2 agents in Galicia, captured by security.",
            ),
        ),
        (
            "de",
            (
                "Sie haben in Galizien 3 Agenten an Russland verloren: von Attentätern ermordet.",
                "Sie haben in Galizien 2 Agenten verloren: von der Sicherung gefangen genommen.",
            ),
        ),
        (
            "fr",
            (
                "Vous avez perdu 3 agents en Galicie face à la Russie (assassinat).",
                "Vous avez perdu 2 agents en Galicie (capture par la Sécurité).",
            ),
        ),
    ],
)
def test_each_loss_in_a_place_has_its_own_cause(language: str, happened: tuple[str, str]) -> None:
    one = told(GUESTS, "F1902M", "AUSTRIA", language)
    assert (one.headline, *one.happened) == happened


@pytest.mark.parametrize(
    ("name", "phase", "headline"),
    [
        (FIRST, "S1902M", "A Turkish army was driven from Bulgaria by an Austrian army."),
        (FIRST, "F1902R", "England took Holland from Germany."),
        (EYES, "S1901M", "An Austrian spy was killed in Galicia by a spy that stayed (Russia)."),
        (EYES, "W1901A", "Italy took Trieste from Austria."),
        (GUESTS, "S1903M", "Russia lost 2 agents in Vienna, captured by security."),
        (KNIFE, "S1901R", "A German CEU in Munich destroyed a French EU."),
        (FOG, "S1901M", "Germany lost a spy in Burgundy."),
        (DUEL, "S1901B", "X bought England and Germany."),
    ],
)
def test_the_game_master_s_headline_says_who_did_what(name: str, phase: str, headline: str) -> None:
    assert told(name, phase, GM).headline.startswith(headline)


@pytest.mark.parametrize("name", [DUEL, EYES, FIRST, FOG, GUESTS, KNIFE])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_game_master_reads_no_sentence_to_a_player(name: str, language: str) -> None:
    seat = Seat(game(name))
    for turn in range(1, len(seat.line)):
        one = seat.told(turn, Speaker(language))
        for said in (one.headline, *one.happened, *one.told, *one.news, *one.due):
            # German “Ihr” and “Sie” begin with a capital inside of sentences too.
            assert not re.search(r"\b(?:[Yy]ours?|[Yy]ou|Ihren?|Ihnen|[Vv]otre|[Vv]ous)\b", said)


@pytest.mark.parametrize("name", [EYES, FOG, GUESTS, KNIFE])
def test_every_kill_capture_and_silence_has_its_clause_for_the_game_master(name: str) -> None:
    seat = Seat(game(name))
    fates = [
        said
        for turn in range(1, len(seat.line))
        for one in [seat.told(turn)]
        for said in (one.headline, *one.happened)
        if re.search(r"killed|captured|destroyed|lost|has not reported|spared|by the rules", said)
    ]
    assert fates
    assert not [said for said in fates if not re.search(r" \[[A-Z]+-\w+\]$", said)]


def test_a_player_s_home_country_is_addressed_as_the_player() -> None:
    bought, autumn = told(DUEL, "S1901B", "X"), told(DUEL, "F1901M", "X")
    assert bought.headline == "You bought England and Germany."
    assert {"Your home country is France.", "You have 11 credits (20 before)."} <= {*bought.news}
    assert autumn.headline == "You took Belgium and Portugal."
    assert autumn.happened == ("England took Norway.", "Germany took Denmark.")
    assert "You command England and Germany." in autumn.news
    assert "You may build 2 units." in autumn.due
    assert "Your unit in Tyrolia must retreat or disband." in told(DUEL, "F1902M", "X").due
    assert told(DUEL, "F1902M", "X").headline.startswith("Your army was driven from Tyrolia")


def test_a_bid_is_told_once() -> None:
    text = STYLES["text"](told(DUEL, "S1901B", "X"))
    assert "BID AUSTRIA 2" in text
    assert "credits for Austria" not in text


def test_a_quiet_turn_has_no_headline() -> None:
    one = told(EYES, "S1902R", "AUSTRIA")
    assert (one.headline, one.happened) == ("", ())


def test_conquests_of_others_are_news_as_far_as_they_are_in_sight() -> None:
    one = told(FOG, "F1901R", "RUSSIA")
    assert one.headline == "You took Rumania and Sweden."
    assert "Austria took Serbia." in one.news
    assert not any("Italy" in sentence for sentence in one.news)


def test_each_spy_has_a_paragraph_that_says_when_it_looked() -> None:
    first, second = told(EYES, "W1902A", "AUSTRIA").eyes
    assert first == (
        "Your spy in Smyrna, before the spies moved: at least one foreign spy in Constantinople; "
        "a Turkish army in Ankara; a Turkish army in Constantinople."
    )
    assert second == (
        "Your spy in Venice, before the spies moved: at least one foreign spy in Rome; "
        "a French army in Piedmont; an Italian army in Venice."
    )


def test_spies_of_blind_diplomacy_look_after_they_moved() -> None:
    [only] = told(FOG, "F1901R", "RUSSIA").eyes
    assert only == (
        "Your spy in Denmark, after the spies moved: a German army in Denmark; "
        "an English fleet in the North Sea."
    )


def test_what_an_eye_saw_is_not_told_a_second_time() -> None:
    one = told(GUESTS, "F1902M", "AUSTRIA")
    assert one.eyes == (
        "Your agent in Galicia, after the agents moved: 4 Russian agents in Galicia.",
    )
    assert not any("Russian agents" in sentence for sentence in one.told)


def test_a_piece_that_tells_what_it_saw_is_not_said_to_have_reported() -> None:
    one = told(EYES, "F1901M", "ENGLAND")
    assert any("Your spy in" in line for line in one.eyes)
    assert not any("reported from" in line for line in one.told)


def test_what_is_due_from_others_is_not_due_from_the_reader() -> None:
    told_off = told(FIRST, "S1902M", "GERMANY")
    assert told_off.due == ()
    assert told_off.retreats["Turkey"] == ("A BUL",)
    assert told_off.news[:1] == ("Open to the unit in Bulgaria: Constantinople.",)
    theirs = told(FIRST, "S1902M", "TURKEY")
    assert theirs.due[0] == "Your unit in Bulgaria must retreat or disband."
    assert "Open to the unit in Bulgaria: Constantinople." in theirs.due
    assert not any("Bulgaria" in line for line in theirs.news)


def test_orders_to_countries_under_command_are_one_s_own() -> None:
    report = told(DUEL, "S1902M", "X")
    assert set(report.own) & set(report.orders) == {"England", "France", "Italy"}
    assert list(report.orders)[:3] == ["England", "France", "Italy"]
    assert report.masthead.standing == "12 centres, 12 units"
    assert report.retreats == {"Austria": ("A TYR",)}
    assert "Austria: the unit in Tyrolia must retreat or disband." in told(DUEL, "S1902M", "Y").due


def test_an_eye_speaks_its_reader_s_language() -> None:
    assert told(FOG, "F1901R", "RUSSIA", "fr").eyes[0].startswith("Votre espion au Danemark, après")
    assert (
        told(FOG, "F1901R", "RUSSIA", "de")
        .eyes[0]
        .endswith("eine deutsche Armee in Dänemark; eine englische Flotte in der Nordsee.")
    )


def test_silences_come_last_and_once() -> None:
    one = told(EYES, "S1902R", "AUSTRIA")
    assert [text.split(" in ")[0] for text in one.silences] == [
        "No army or fleet",
        "No foreign spy",
    ]


@pytest.mark.parametrize("style", ["text", "markdown", "html"])
def test_nothing_seen_stands_behind_what_is_due(style: str) -> None:
    seat = Seat(game(EYES)).of(PowerId("AUSTRIA"))
    page = " ".join(STYLES[style](seat.told(-1)).split())
    assert page.index("From your eyes") < page.index("Due from you") < page.index("No foreign spy")


def test_own_orders_come_first() -> None:
    assert list(told(KNIFE, "F1902M", "ENGLAND").orders)[:2] == ["England", "Austria"]
    assert list(told(DUEL, "F1902M", "X").orders)[:3] == ["England", "France", "Italy"]


@pytest.mark.parametrize(
    ("name", "power", "sheet"),
    [
        (EYES, "AUSTRIA", ("A BUD H", "F GRE H", "A SER H", "A TRI H", "SPY ANK H", "SPY TRI H")),
        (FIRST, "AUSTRIA", ("A BUD H", "F GRE H", "A SER H", "A VIE H")),
        (
            DUEL,
            "X",
            tuple(f"BID {c} 0" for c in ("AUSTRIA", "ENGLAND", "GERMANY", "ITALY", "TURKEY")),
        ),
    ],
)
def test_a_sheet_to_fill_in_comes_with_what_is_due(
    name: str, power: str, sheet: tuple[str, ...]
) -> None:
    seat = Seat(game(name)).of(PowerId(power))
    one = seat.told(-1)
    assert one.sheet == sheet
    read = seat.sheet("\n".join(sheet), PowerId(power))
    assert not read.remarks if hasattr(read, "remarks") else read


def test_nothing_is_asked_at_an_earlier_turn_of_the_game_master_or_of_a_stranger() -> None:
    assert told(EYES, "S1902R", "AUSTRIA").sheet == ()
    assert Seat(game(EYES)).told(-1).sheet == ()


@pytest.mark.parametrize(
    ("language", "heading", "when"),
    [
        ("en", "Seen earlier", "Spring 1901"),
        ("de", "Früher gesehen", "Frühjahr 1901"),
        ("fr", "Vu auparavant", "printemps 1901"),
    ],
)
def test_what_was_seen_earlier_is_told_with_its_season(
    language: str, heading: str, when: str
) -> None:
    one = told(FOG, "F1901M", "AUSTRIA", language)
    rows = dict(one.tables())[heading]
    assert [row.items for row in rows] == [f"A MUN ({when})", f"A WAR ({when})"]
    assert all(heading in write(one) for name, write in STYLES.items() if name != "json")


def test_nothing_is_remembered_where_it_is_seen_now_or_all_is_seen() -> None:
    for phase in ("S1901M", "F1901R", "S1902M"):
        one = told(FOG, phase, "AUSTRIA")
        known = {unit[2:5] for units in one.units.values() for unit in units}
        before = {unit[2:5] for units in one.remembered.values() for unit in units}
        assert not known & before
    assert not told(FIRST, "F1901M", "AUSTRIA").remembered


def test_the_map_of_the_first_letter_knows_the_usual_start() -> None:
    rules = judge.ruleset("blind")
    seat = Seat(Game.begin(rules, title="Fog", seed="1")).of(PowerId("AUSTRIA"))
    [start] = seat.memory
    assert str(start.phase) == "W1900A"
    assert "unit LON ENGLAND F" in start.lines
    view = seat_view(seat)
    london = next(piece for piece in view.pieces if piece.at == "LON")
    assert (london.power, london.since) == ("ENGLAND", "W 00")
    assert (view.fog[ProvinceId("LON")].sighting, view.fog[ProvinceId("LON")].since) == (
        Sighting.EARLIER,
        "W 00",
    )


def test_a_game_from_another_position_has_no_usual_start() -> None:
    rules = judge.ruleset("blind")
    where = replace(judge.begin(rules), units={})
    seat = Seat(Game.begin(rules, title="Fog", seed="1", position=where))
    assert seat.of(PowerId("AUSTRIA")).memory == ()


def test_the_game_master_reads_of_everybodys_dues_as_such() -> None:
    seat = Seat(game(FIRST))
    numbers = [n for n in range(len(seat.line)) if seat.look(n).due.kind == "A"]
    text = STYLES["text"](seat.told(numbers[0]))
    assert "\nDue\n---\n" in text
    assert "Due from you" not in text
