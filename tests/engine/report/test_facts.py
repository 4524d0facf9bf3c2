"""Every fact that any variant tells is put into plain words, whoever reads them."""

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from engine import judge
from engine.facts import parse
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.play import seats
from engine.report.account import Account, account
from engine.report.facts import message, messages
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM
from tests.engine.facts.test_facts import LINES

BOARD = judge.ruleset("standard").board
GAMES = (*judge.variant_ids(), *judge.mixes())


@cache
def told(name: str) -> tuple[Observation, ...]:
    """What the game master and two players are told in a game by chance."""
    rules, draw = judge.ruleset(name), Random(7)
    return tuple(islice(_reports(rules, draw), 60))


def _reports(rules: Ruleset, draw: Random):
    turn = opening(judge.begin(rules))
    while turn.after.ending is None:
        yield from (judge.report(rules, turn, eyes) for eyes in (GM, *rules.seats[:2]))
        given = seats.orders(rules, seats.views(rules, turn), draw)
        made = judge.submit(rules, turn.after, given)
        turn = judge.adjudicate(rules, turn.after, made, draw)


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        ("own agent BUR 3", "Your agents now: Burgundy (3)."),
        ("spy BEL present", "At least one foreign spy in Belgium."),
        ("agent BOH TURKEY 4", "4 Turkish agents in Bohemia."),
        ("agent BOH TURKEY 1", "A Turkish agent in Bohemia."),
        ("lost agent BOH 5 by RUSSIA", "You lost 5 agents in Bohemia to Russia."),
        ("lost agent BOH 0", "Your agents in Bohemia were attacked; none was lost."),
        ("lost spy SWI 1 interned", "You lost a spy, interned in Switzerland."),
        ("act FRANCE EU MUN KILL GERMANY A", "A French EU in Munich killed a German army."),
        ("act ? EU MUN CUT NONE", "An EU of an unknown power in Munich tried to cut a support"),
        ("unit SPA/NC AUSTRIA F", "There is an Austrian fleet in Spain (north coast)."),
        ("riding NTH FRANCE 8", "Found aboard your fleet in the North Sea: 8 French agents."),
        ("rank 2 GERMANY FRANCE", "Rank 2: Germany and France."),
        ("due AUSTRIA prisoners TURKEY BOH 2", "Austria holds 2 Turkish agents, taken in Bohemia."),
        ("FRANCE: contact SPY BUR", "France: Your spy has reported from Burgundy."),
    ],
)
def test_a_fact_says_in_words_what_its_fields_say(fact: str, words: str) -> None:
    assert str(message(parse(fact), BOARD)).startswith(words)


def test_facts_that_differ_in_their_place_alone_make_one_sentence() -> None:
    facts = ["spy BRE none", "spy GAS none", "own spy PAR", "own spy RUH 2", "spy SPA none"]
    assert [str(one) for one in messages(map(parse, facts), BOARD)] == [
        "No foreign spy in Brest, Gascony or Spain.",
        "Your spies now: Paris and Ruhr (2).",
    ]


def test_facts_about_so_many_pieces_are_not_thrown_together() -> None:
    facts = map(parse, ["spy BOT RUSSIA 1", "spy BUL RUSSIA 1"])
    assert len(messages(facts, BOARD)) == 2


def test_the_game_master_is_not_spoken_to_as_the_owner() -> None:
    assert str(message(parse("lost spy LON 1"), BOARD, to_gm=True)) == "Lost in London: a spy."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Mindestens ein fremder Spion im Bottnischen Meerbusen."),
        ("fr", "Au moins un espion étranger dans le golfe de Botnie."),
    ],
)
def test_a_fact_is_said_in_the_language_of_its_reader(language: str, words: str) -> None:
    assert Speaker(language).say(message(parse("spy BOT present"), BOARD)) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("short", [False, True])
def test_every_kind_has_its_words_in_every_language(language: str, short: bool) -> None:
    speaker = Speaker(language)
    for line in (line for lines in LINES.values() for line in lines):
        for to_gm in (False, True):
            said = speaker.say(message(parse(line), BOARD, short=short, to_gm=to_gm))
            assert "fact." not in said, line
            assert "  " not in said, line


_RULE = r"( \[[A-Z]+-\w+\])"
"""The rule behind what the game master is told."""


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_every_game_has_its_sentence(name: str) -> None:
    facts = {fact for seen in told(name) for fact in seen.facts}
    assert [fact for fact in facts if "fact." in str(message(fact, BOARD))] == []


@pytest.mark.parametrize("name", GAMES)
def test_an_account_leaves_no_code_and_no_raw_line_in_its_sentences(name: str) -> None:
    for seen in told(name):
        one = account(seen, BOARD)
        for text in sentences(one):
            assert re.fullmatch(rf"(\w+: )?[A-Z0-9].*\.{_RULE}?", text), text
            bare = re.sub(f"“[^”]*”|{_RULE}", "", text)
            assert not re.search(r"\b(?!EUS?\b|CEUS?\b|NAO\b)[A-Z]{3,}\b", bare), text


def sentences(one: Account) -> tuple[str, ...]:
    """Everything that an account says in sentences."""
    headline = (one.headline,) if one.headline else ()
    known = (*one.happened, *one.eyes, *one.told, *one.news)
    return (*headline, *known, *one.due, *one.silences)


@pytest.mark.parametrize("name", GAMES)
def test_an_account_drops_no_fact(name: str) -> None:
    """Every fact is told or in a table, but for what goes without saying where all is seen."""
    for seen in told(name):
        one = account(seen, BOARD)
        said = [*sentences(one), one.units, one.retreats, one.centres]
        whole = " ".join(map(str, said))
        for fact in seen.facts:
            if str(fact).split(" ")[0] in (
                "spy",
                "agent",
                "eu",
                "ceu",
                "own",
                "lost",
                "killed",
                "act",
            ):
                assert BOARD.provinces[fact.province].name in whole, fact
