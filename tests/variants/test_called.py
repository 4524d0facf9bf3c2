"""What deadlines are called that are more, or may be less, than their kind says."""

from datetime import UTC, datetime

import pytest

from engine import judge
from engine.game.game import Game
from engine.language.speaker import Speaker
from engine.phases import parse_phase
from engine.post.book import Book
from engine.post.calendar import calendar
from engine.post.status import table
from engine.session.seat import Seat
from spydip_gui.language.wording import phase_heading

LANGUAGES = ("en", "de", "fr")
SUMMER = (
    "Summer 1901, retreats and spies",
    "Sommer 1901, Rückzüge und Spione",
    "été 1901, retraites et espions",
)
OTHERS = {
    ("spy", "W1900AS"): (
        "Winter 1900, deployment of spies",
        "Winter 1900, Aufstellung der Spione",
        "hiver 1900, placement des espions",
    ),
    ("infiltration", "S1901R"): (
        "Spring 1901, retreats if any",
        "Frühjahr 1901, etwaige Rückzüge",
        "printemps 1901, retraites éventuelles",
    ),
    ("blind", "F1901R"): (
        "Fall 1901, retreats if any",
        "Herbst 1901, etwaige Rückzüge",
        "automne 1901, retraites éventuelles",
    ),
    ("espionage", "S1901R"): (
        "Spring 1901, retreats and espionage",
        "Frühjahr 1901, Rückzüge und Spionage",
        "printemps 1901, retraites et espionnage",
    ),
    ("foggy-espionage", "S1901R"): (
        "Spring 1901, retreats and espionage",
        "Frühjahr 1901, Rückzüge und Spionage",
        "printemps 1901, retraites et espionnage",
    ),
    ("auction-in-the-fog", "S1901R"): (
        "Spring 1901, retreats if any",
        "Frühjahr 1901, etwaige Rückzüge",
        "printemps 1901, retraites éventuelles",
    ),
    ("standard", "S1901R"): (
        "Spring 1901, retreats",
        "Frühjahr 1901, Rückzüge",
        "printemps 1901, retraites",
    ),
}


def in_words(variant: str, phase: str, **options: str) -> tuple[str, ...]:
    rules = judge.ruleset(variant, options={k.replace("__", "."): v for k, v in options.items()})
    return tuple(Speaker(one).say(rules.called(parse_phase(phase))) for one in LANGUAGES)


@pytest.mark.parametrize(("variant", "phase"), OTHERS)
def test_a_deadline_is_called_what_it_is(variant: str, phase: str) -> None:
    assert in_words(variant, phase) == OTHERS[variant, phase]


def test_the_summer_of_spies_is_named_so_with_or_without_retreats() -> None:
    assert in_words("spy", "S1901R") == SUMMER
    apart = {"spy__report_timing": "interactive"}
    assert in_words("spy", "S1901R", **apart)[0] == "Summer 1901, retreats if any"
    assert in_words("spy", "S1901RS", **apart)[0] == "Summer 1901, spies"
    assert in_words("spy", "F1901R", spy__split_winter="on")[0] == "Fall 1901, retreats if any"


@pytest.fixture
def summer() -> Game:
    """A game of spies at its first Summer."""
    game = Game.begin(judge.ruleset("spy"), title="Eyes", seed="1")
    game.resolve()
    game.resolve()
    return game


def test_every_face_calls_the_summer_so(summer: Game) -> None:
    book, now = Book(deadlines={"S1901R": datetime(2026, 1, 1, tzinfo=UTC)}), datetime.now(UTC)
    assert table(summer, book, now).startswith("S1901R (Summer 1901, retreats and spies), due")
    assert "Summer 1901\\, retreats and spies" in (
        calendar(summer, book, now).decode().replace("\r\n ", "")
    )
    told = Seat(summer).of(summer.rules.seats[0]).told()
    assert told.next == SUMMER[0]
    assert phase_heading(summer.rules, "S1901R") == SUMMER[0]
    summer.resolve()
    assert Seat(summer).of(summer.rules.seats[0]).told(-1, Speaker("de")).heading == SUMMER[1]
