"""What the game master reads of fates: who was told what, by which clause; and what owners read."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId, ProvinceId
from engine.language.speaker import Speaker
from engine.position import Position
from engine.report.account import Account, account
from engine.report.styles import STYLES
from engine.rules import Ruleset
from engine.units import Kind, Stack
from engine.visibility.sight import GM
from tests.helpers.positions import position

AGENTS, ESPIONAGE = judge.ruleset("infiltration"), judge.ruleset("espionage")
BLIND = judge.ruleset("blind")


def stack(kind: str, power: str, at: str, count: int = 1) -> Stack:
    return Stack(kind=Kind(kind), power=PowerId(power), province=ProvinceId(at), count=count)


def decided(rules: Ruleset, where: Position, orders: Mapping[str, list[str]]) -> Turn:
    given = {PowerId(p): [rules.reader.order(line) for line in o] for p, o in orders.items()}
    return judge.adjudicate(rules, where, judge.submit(rules, where, given), Random(0))


def told(rules: Ruleset, turn: Turn, viewer: str, language: str = "en") -> Account:
    seen = judge.report(rules, turn, PowerId(viewer))
    return account(seen, rules.board, speaker=Speaker(language))


def page(rules: Ruleset, turn: Turn, viewer: str, language: str = "en") -> str:
    return " ".join(STYLES["text"](told(rules, turn, viewer, language)).split())


def galicia(*spared: str) -> Turn:
    """Six Russian assassins among three Austrians and a Turk, and a Russian guard."""
    where = replace(
        position("S1902M", {"RUSSIA": ["A GAL"], "AUSTRIA": ["A BUD"]}),
        covert=(
            stack("AGENT", "RUSSIA", "GAL", 6),
            stack("AGENT", "AUSTRIA", "GAL", 8),
            stack("AGENT", "TURKEY", "GAL", 1),
        ),
    )
    lines = [" ".join(["AGENT GAL(6) KILL", *spared]), "A GAL H", "A GAL SECURITY"]
    return decided(AGENTS, where, {"RUSSIA": lines})


def test_the_game_master_reads_who_killed_and_captured_and_who_was_told() -> None:
    text = page(AGENTS, galicia(), GM)
    for sentence in (
        "Russia killed 5 Austrian agents in Galicia. Told to Russia. [INF-6g]",
        (
            "Austria lost 5 agents in Galicia to Russia, murdered by assassins. Told to Austria. "
            "[INF-6i]"
        ),
        "Turkey lost an agent in Galicia, murdered by assassins. Told to Turkey. [INF-6i]",
        "Russia captured 3 Austrian agents in Galicia. Told to Russia. [INF-7c]",
        "Austria lost 3 agents in Galicia, captured by security. Told to Austria. [INF-7c]",
        "Done. It killed 6 agents. [INF-6g]",
        "Security is in force. It captured 3 agents. [INF-7c]",
    ):
        assert sentence in text


def test_a_silence_has_its_clause() -> None:
    text = page(AGENTS, galicia("EXCEPT", "TURKEY"), GM)
    assert "Russia spared Turkish agents in Galicia. Told to Russia. [INF-6j]" in text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "de",
            (
                "Österreich hat in Galizien 5 Agenten an Russland verloren: von Attentätern "
                "ermordet. Das wurde Österreich mitgeteilt. [INF-6i]"
            ),
        ),
        (
            "fr",
            (
                "L’Autriche a perdu 5 agents en Galicie face à la Russie (assassinat). "
                "Annoncé à l’Autriche. [INF-6i]"
            ),
        ),
    ],
)
def test_the_game_master_reads_it_in_his_language(language: str, sentence: str) -> None:
    assert sentence.replace("\N{NARROW NO-BREAK SPACE}", " ") in page(
        AGENTS, galicia(), GM, language
    ).replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_owners_are_told_no_clauses_and_nobodys_else_news() -> None:
    text = page(AGENTS, galicia(), "AUSTRIA")
    assert "INF-" not in text
    assert "Told to" not in text
    assert "Turkish" not in text


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "nobody was found there"),
        ("de", "niemand gefunden"),
        ("fr", "personne n’a été trouvé"),
    ],
)
def test_assassins_and_guards_that_met_nobody_are_told_so(language: str, word: str) -> None:
    where = replace(
        position("S1902M", {"RUSSIA": ["A GAL"]}), covert=(stack("AGENT", "RUSSIA", "UKR", 3),)
    )
    orders = {"RUSSIA": ["AGENT UKR(3) KILL", "A GAL H", "A GAL SECURITY"]}
    text = page(AGENTS, decided(AGENTS, where, orders), "RUSSIA", language)
    assert f"AGENT UKR(3) KILL (*{word}*)" in text
    assert f"A GAL SECURITY (*{word}*)" in text


def in_munich(units: Mapping[str, list[str]]) -> Turn:
    """An English assassin in Munich, after the retreats of a Spring."""
    where = replace(
        position("S1902M", {"ENGLAND": ["F LON"], **units}),
        covert=(stack("EU", "ENGLAND", "MUN"), stack("CEU", "FRANCE", "MUN")),
    )
    turn = decided(ESPIONAGE, where, {"ENGLAND": ["EU MUN KILL"]})
    return decided(ESPIONAGE, turn.after, {})


def test_who_killed_after_the_retreats_reads_that_it_did() -> None:
    turn = in_munich({"GERMANY": ["A MUN"]})
    assert "EU MUN KILL" in page(ESPIONAGE, turn, "ENGLAND")
    assert "An English EU in Munich killed a German army." in page(ESPIONAGE, turn, "FRANCE")
    text = page(ESPIONAGE, turn, GM)
    assert "An English EU in Munich killed a German army. [ESP-3e]" in text
    assert "EU MUN KILL Done. It killed the army in Munich. [ESP-3e]" in text


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "nobody was found there"),
        ("de", "niemand gefunden"),
        ("fr", "personne n’a été trouvé"),
    ],
)
def test_who_killed_nobody_is_told_so_and_nobody_else(language: str, word: str) -> None:
    turn = in_munich({"FRANCE": ["A PAR"]})
    assert f"EU MUN KILL (*{word}*)" in page(ESPIONAGE, turn, "ENGLAND", language)
    assert "MUN KILL" not in page(ESPIONAGE, turn, "FRANCE", language)
    assert not any("KILL" in str(fact) for fact in judge.report(ESPIONAGE, turn, GM).facts)


def test_a_deployment_by_default_is_said_to_be_one() -> None:
    turn = decided(ESPIONAGE, judge.begin(ESPIONAGE), {"ENGLAND": ["DEPLOY EU WAL"]})
    text = page(ESPIONAGE, turn, "ENGLAND")
    assert "DEPLOY CEU CLY (no order)" in text
    assert "DEPLOY EU WAL" in text
    assert "DEPLOY EU WAL (no order)" not in text
    assert "CLY" not in page(ESPIONAGE, turn, "FRANCE")
    german = page(ESPIONAGE, turn, "ENGLAND", "de")
    assert "DEPLOY CEU CLY (ohne Befehl)" in german


def test_so_are_the_spies_of_blind() -> None:
    turn = decided(BLIND, judge.begin(BLIND), {"ENGLAND": ["DEPLOY SPY WAL"]})
    text = page(BLIND, turn, "ENGLAND")
    assert "DEPLOY SPY EDI (no order)" in text
    assert "DEPLOY SPY WAL (no order)" not in text
    assert not any("DEPLOY SPY EDI" in str(fact) for fact in judge.report(BLIND, turn, GM).facts)


CAPITAL = (
    (
        "en",
        "Vienna is in enemy hands, and a spy goes with the capital. [BL-3]",
    ),
    ("de", "Wien ist in Feindeshand, und mit der Hauptstadt geht ein Spion. [BL-3]"),
    ("fr", "Vienne est aux mains de l’ennemi, et un espion part avec la capitale. [BL-3]"),
)


@pytest.mark.parametrize(("language", "sentence"), CAPITAL)
def test_who_loses_the_capital_reads_which_and_the_rule(language: str, sentence: str) -> None:
    units = {"AUSTRIA": ["A BUD"], "ITALY": ["A VIE"]}
    centres = {"AUSTRIA": ["BUD", "TRI", "VIE"], "ITALY": ["ROM"]}
    where = replace(
        position("F1902R", units, centres=centres),
        covert=(stack("SPY", "AUSTRIA", "TYR"), stack("SPY", "AUSTRIA", "BUD")),
    )
    turn = decided(BLIND, where, {})
    assert sentence in page(BLIND, turn, "AUSTRIA", language)
    assert "BL-3" not in page(BLIND, turn, "ITALY", language)


def test_a_missing_retreat_is_marked_under_fog_too() -> None:
    for name in ("standard", "espionage", "infiltration", "blind", "spy"):
        rules = judge.ruleset(name)
        where = position("S1902R", {"ITALY": ["A TRI"]}, dislodged={"AUSTRIA": ["A TRI FROM VEN"]})
        text = page(rules, decided(rules, where, {"ITALY": []}), "AUSTRIA")
        assert "A TRI D (no order)" in text, name


def test_the_paragraph_of_an_eye_begins_with_whose_it_is() -> None:
    where = replace(
        position("S1902M", {"FRANCE": ["A PAR"], "GERMANY": ["A RUH"]}),
        covert=(stack("SPY", "GERMANY", "BUR"),),
    )
    rules = judge.ruleset("spy")
    one = told(rules, decided(rules, where, {}), "GERMANY", "de")
    assert one.eyes[0].startswith("Ihr Spion in Burgund, ehe die Spione zogen")
    assert "Ihr Spion jetzt: Burgund." in one.told
