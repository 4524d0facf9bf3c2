"""Rulebooks: editions, and the options that overrule them."""

from dataclasses import fields

import pytest

from engine.adjudication.rulebook import (
    EDITIONS,
    OPTIONS,
    Rulebook,
    RulebookError,
    edition,
    from_options,
)
from engine.language.message import slug
from engine.language.texts import LANGUAGES, pattern


def test_the_newest_book_is_the_default():
    assert from_options({}) == Rulebook()


@pytest.mark.parametrize(("reprint", "original"), [("1976", "1971"), ("1992", "1982")])
def test_reprints_rule_as_their_originals(reprint, original):
    ours, theirs = edition(reprint), edition(original)
    differing = [f.name for f in fields(ours) if getattr(ours, f.name) != getattr(theirs, f.name)]
    assert differing == ["edition"]


def test_an_option_overrules_the_edition():
    book = from_options({"adj.rulebook": "1982", "adj.paradox": "szykman"})
    assert (book.edition, book.paradox, book.cd_removal) == ("1982", "szykman", "home")


def test_an_option_can_leave_the_answer_to_the_edition():
    key = "adj.dislodged_no_effect"
    assert from_options({"adj.rulebook": "1982"}).dislodged_no_effect == "head_to_head"
    assert from_options({"adj.rulebook": "1982", key: "rulebook"}).dislodged_no_effect == "literal"


def test_every_answer_of_an_edition_is_a_value_of_its_option():
    values = {key: allowed for key, allowed, _ in OPTIONS}
    for year, book in EDITIONS.items():
        for field in fields(book):
            if field.name != "edition":
                assert getattr(book, field.name) in values[f"adj.{field.name}"], year


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_clause_and_a_sentence(language: str):
    for key, _, clause in OPTIONS:
        assert clause, key
        assert (pattern(language, f"option.{slug(key)}") or "").endswith("."), key


def test_unknown_values_are_refused_by_name():
    with pytest.raises(RulebookError, match=r"adj\.paradox cannot be “1905”"):
        from_options({"adj.paradox": "1905"})
