"""Values are said in the case, gender and number that a sentence of the language wants."""

import pickle

import pytest

from engine.errors import UserError
from engine.language.message import (
    UNKNOWN_POWER,
    Listed,
    Message,
    Piece,
    Place,
    PowerName,
    UnitAt,
    sentences,
    written,
)
from engine.language.speaker import Speaker


class Names:
    """The names of one sea and one power, as a board would have them."""

    def place(self, language: str, province: str, case: str) -> str | None:
        return {
            ("de", "BOT", "in"): "im Bottnischen Meerbusen",
            ("fr", "BOT", "in"): "dans le golfe de Botnie",
        }.get((language, province, case))

    def power(self, language: str, power: str, case: str) -> str | None:
        return {
            ("de", "GERMANY", "adjective"): "deutsch",
            ("fr", "GERMANY", "adjective"): "allemand|allemande",
        }.get((language, power, case))


GERMANY = PowerName("GERMANY", "Germany", "German", Names())
BOTHNIA = Place("BOT", "Gulf of Bothnia", Names())


@pytest.mark.parametrize(
    ("language", "piece", "case", "said"),
    [
        ("en", Piece("A", GERMANY), "a", "a German army"),
        ("en", Piece("SPY", GERMANY, 3), "a", "3 German spies"),
        ("en", Piece("EU"), "a", "an EU"),
        ("en", Piece("A", UNKNOWN_POWER), "a", "an army of an unknown power"),
        ("de", Piece("A", GERMANY), "a", "eine deutsche Armee"),
        ("de", Piece("A", GERMANY), "dat", "einer deutschen Armee"),
        ("de", Piece("SPY", GERMANY), "acc", "einen deutschen Spion"),
        ("de", Piece("AGENT", GERMANY), "dat", "einem deutschen Agenten"),
        ("de", Piece("SPY", GERMANY, 3), "dat", "3 deutschen Spionen"),
        ("de", Piece("SPY", GERMANY, 3), "the_dat", "den deutschen Spionen"),
        ("de", Piece("A", UNKNOWN_POWER), "a", "eine Armee einer unbekannten Macht"),
        ("fr", Piece("A", GERMANY), "a", "une armée allemande"),
        ("fr", Piece("SPY", GERMANY, 2), "a", "2 espions allemands"),
        ("fr", Piece("F"), "the_of", "de la flotte"),
        ("fr", Piece("A"), "the_of", "de l’armée"),
        ("fr", Piece("A", UNKNOWN_POWER), "a", "une armée d’une puissance inconnue"),
    ],
)
def test_a_piece_is_said_with_gender_case_and_number(
    language: str, piece: Piece, case: str, said: str
) -> None:
    assert Speaker(language).say(piece, case) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the army in the Gulf of Bothnia"),
        ("de", "die Armee im Bottnischen Meerbusen"),
        ("fr", "l’armée dans le golfe de Botnie"),
    ],
)
def test_a_unit_is_said_with_its_place_in_the_right_case(language: str, said: str) -> None:
    assert Speaker(language).say(UnitAt("A", BOTHNIA)) == said


def test_a_coast_stands_in_brackets_behind_its_province() -> None:
    spain = Place("SPA/SC", "Spain")
    assert str(spain) == "Spain (south coast)"
    assert Speaker("de").say(spain, "to") == "nach Spain (Südküste)"


def test_a_list_is_joined_as_the_language_lists_things() -> None:
    listed = Listed(("A", "B", "C"))
    assert [Speaker(code).say(listed) for code in ("en", "de", "fr")] == [
        "A, B and C",
        "A, B und C",
        "A, B et C",
    ]
    assert str(Listed(("A", "B"), "or")) == "A or B"
    assert str(Listed(())) == ""


def test_equal_messages_are_equal_and_survive_pickling() -> None:
    one = Message("word.written", text=Listed((BOTHNIA, 3)))
    assert one == Message("word.written", text=Listed((BOTHNIA, 3)))
    assert len({one, pickle.loads(pickle.dumps(one))}) == 1  # noqa: S301  # our own


def test_a_message_reads_in_english_and_an_error_with_it() -> None:
    said = sentences(written("One."), None, written("Two."))
    assert str(said) == "One. Two."
    error = UserError(said)
    assert (str(error), error.message) == ("One. Two.", said)


def test_a_text_that_is_lost_is_told_by_its_id() -> None:
    assert Speaker("fr").say(Message("word.nowhere", place="Paris")) == "word.nowhere Paris"


def test_a_language_that_is_not_known_is_english() -> None:
    assert Speaker("xx").say(Piece("F"), "a") == "a fleet"
