"""Options and their values are shown in words, each of its own."""

import pytest

from engine import judge
from engine.rules import Variant
from spydip_gui.language.wording import option_name, option_value

RECORDS = list(judge.catalogue().values())


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_every_option_of_a_variant_has_a_name_of_its_own(record: Variant) -> None:
    names = [option_name(option.key) for option in record.options]
    assert not [name for name in names if "_" in name or "." in name]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_the_values_of_an_option_are_told_apart_by_their_words(record: Variant) -> None:
    for option in record.options:
        words = [option_value(option.key, value) for value in option.values]
        assert len(set(words)) == len(words), option.key
        assert not [word for word in words if "_" in word]


def test_one_word_means_different_things_in_different_options() -> None:
    assert option_value("game.year_limit", "none") == "none"
    assert option_value("adj.disrupted_convoy_effect", "none") == "no effect"
    assert option_value("spy.report_coast", "on") == "yes"


def test_an_option_that_nobody_has_named_is_called_by_the_words_of_its_key() -> None:
    assert option_name("mine.walls_of_troy") == "Walls of troy"
    assert option_value("mine.walls_of_troy", "half_high") == "half high"
    assert option_value("mine.start", "(1,1)") == "(1,1)"
    assert option_value("esp.start", "(1,1)") == "1 EU, 1 CEU"
