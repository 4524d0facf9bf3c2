"""Misspelt and shortened names are read where one alone is near enough, and no further."""

import pytest

from engine.board.load import load
from engine.orders.lexicon import lexicon
from engine.orders.spelling import distance, slips_allowed

LEXICON = lexicon(load("standard"))


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("MUNICH", "MUNICH", 0),
        ("MUINCH", "MUNICH", 1),
        ("MUICH", "MUNICH", 1),
        ("MUNNICH", "MUNICH", 1),
        ("MUNIK", "MUNICH", 2),
        ("", "ROM", 3),
    ],
)
def test_letters_that_are_wrong_missing_too_many_or_changed_over_are_counted(
    one: str, other: str, slips: int
) -> None:
    assert distance(one, other) == distance(other, one) == slips


def test_longer_words_may_have_more_slips() -> None:
    words = ("ROME", "PARIS", "SILESIA", "BURGUNDY", "PETERSBURGH")
    assert [slips_allowed(word) for word in words] == [0, 1, 1, 2, 3]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("SEVASTAPOL", "SEV"),
        ("LPOOL", "LVP"),
        ("GULF OF BOTHINA", "BOT"),
        ("NORW SEA", "NWG"),
        ("ATL CENTRE", "MAO"),
        ("GOLFE LION", "LYO"),
        ("ST PETERSBURGH", "STP"),
    ],
)
def test_a_name_that_one_province_alone_is_near_is_read(written: str, meant: str) -> None:
    assert LEXICON.misspelt(written) == (meant,)


@pytest.mark.parametrize(
    "written", ["LNNDDN", "ERLIN", "RIME", "SOMEWHERE", "PA", "SEA OF", "NICE", "COTE"]
)
def test_what_is_near_none_is_left_to_a_person(written: str) -> None:
    assert LEXICON.misspelt(written) == ()


@pytest.mark.parametrize(
    ("word", "meant"),
    [("GALICIAN", "GAL"), ("BERLINER", "BER"), ("RUMANISCHE", "RUM"), ("NORVEGIENNE", "NWY")],
)
def test_an_adjective_means_its_province(word: str, meant: str) -> None:
    assert LEXICON.of_people(word) == (meant,)


@pytest.mark.parametrize(
    ("name", "meant"),
    [("OSTLICHEN MITTELMEER", "EAS"), ("NORWEGISCHEN SEE", "NWG"), ("DEUTSCHEN BUCHT", "HEL")],
)
def test_german_adjectives_in_names_are_inflected(name: str, meant: str) -> None:
    assert LEXICON.places[name] == (meant,)
