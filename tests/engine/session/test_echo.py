"""Every order of a player's own sheet stands in the report and letter, whatever became of it."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_content import dumps, loads
from engine.game.packet_file import Opened
from engine.language.speaker import Speaker
from engine.orders.covert import SPY
from engine.post.letter import Frame, Letter, words
from engine.post.style import names, style
from engine.report.styles import STYLES
from engine.session.packets import PacketSeat
from engine.session.seat import Seat
from engine.units import Stack
from tests.helpers import playthroughs
from tests.helpers.positions import position

RECEIVED = {"en": "order received", "de": "Befehl erhalten", "fr": "ordre reçu"}
ACTED = {"en": "acted on", "de": "befolgt", "fr": "suivi\N{NARROW NO-BREAK SPACE}"}


def spy(power: str, at: str) -> Stack:
    return Stack(kind=SPY, power=PowerId(power), province=ProvinceId(at), label=1)


def played(
    spies: tuple[Stack, ...],
    orders: Mapping[str, list[str]],
    units: Mapping[str, list[str]] | None = None,
    phase: str = "S1902M",
) -> Game:
    """A game of spies with one deadline played."""
    where = replace(position(phase, units or {"RUSSIA": ["A MOS"]}), covert=spies)
    game = Game.begin(judge.ruleset("spy"), title="Eyes", seed="1", position=where)
    given(game, orders)
    return game


def given(game: Game, orders: Mapping[str, list[str]]) -> None:
    for power, lines in orders.items():
        game.give(PowerId(power), [game.reader.order(line) for line in lines], source="typed")
    game.resolve()


def letter(game: Game, power: str, language: str = "en", dressed: str = "judge") -> Letter:
    seat = Seat(game).of(PowerId(power))
    return Letter(
        power=PowerId(power),
        phase=seat.look().phase,
        told=seat.told(speaker=Speaker(language)),
        frame=Frame(power=power),
        style=style(dressed).spoken(language),
        words=words(None, language),
    )


DEAD = (spy("FRANCE", "BUR"), spy("GERMANY", "PAR"))
GERMAN = {"GERMANY": ["SPY PAR - PIC"]}
KILLED = {**GERMAN, "GERMANY": ["SPY PAR H"], "FRANCE": ["SPY BUR - PAR KILL GERMANY"]}


@pytest.mark.parametrize("language", RECEIVED)
def test_the_order_of_a_dead_spy_is_in_its_owners_letter(language: str) -> None:
    one = letter(played(DEAD, KILLED), "GERMANY", language)
    line = f"SPY PAR H ({RECEIVED[language]})"
    assert all(line in page for page in (one.text, one.markdown, one.page()))
    assert all(line in form(one.told) for form in STYLES.values())


@pytest.mark.parametrize("dressed", names())
def test_no_style_takes_it_for_failed_or_done(dressed: str) -> None:
    """“(SPY PAR H)” or “SPY ARRIVES” would tell of its fate."""
    one = letter(played(DEAD, KILLED), "GERMANY", dressed=dressed)
    line = next(line for line in one.text.splitlines() if "SPY PAR" in line)
    assert line.strip().rstrip(".") == "SPY PAR H (order received)"


def test_killed_captured_or_drowned_it_reads_the_same() -> None:
    moved = {"GERMANY": ["SPY PAR H KILL FRANCE"]}
    ways = (
        {**moved, "FRANCE": ["SPY BUR - PAR KILL GERMANY"]},
        {**moved, "ENGLAND": ["A PAR H", "A PAR SEARCH GERMANY"]},
    )
    games = [played(DEAD, way, {"ENGLAND": ["A PAR"], "RUSSIA": ["A MOS"]}) for way in ways]
    assert len({letter(game, "GERMANY").text for game in games}) == 1


def test_where_no_report_is_due_it_reads_as_if_it_lived() -> None:
    german = {"GERMANY": ["SPY PAR - BUR"]}
    kills = {**german, "FRANCE": ["SPY MAR - BUR KILL GERMANY"]}
    spies = (spy("FRANCE", "MAR"), spy("GERMANY", "PAR"))
    games = [
        played(spies, {**german, **more}, phase="W1900AS")
        for more in ({}, kills, {"FRANCE": ["SPY MAR - SPA"]})
    ]
    assert len({letter(game, "GERMANY").text for game in games}) == 1
    for game in games[:2]:
        given(game, {"GERMANY": ["SPY BUR - MUN"]})
    living, dead = (letter(game, "GERMANY").text for game in games[:2])
    assert "  SPY BUR - MUN\n" in living
    assert "  SPY BUR - MUN (order received)\n" in dead


@pytest.mark.parametrize("language", ACTED)
def test_a_condition_shows_the_branch_that_its_spy_took(language: str) -> None:
    line = "IF ANY UNIT IN BUR THEN SPY MUN - BOH ELSE SPY MUN - TYR KILL TURKEY"
    game = played((spy("ITALY", "MUN"),), {"ITALY": [line]})
    taken = f"{line} ({ACTED[language]}: SPY MUN - TYR KILL TURKEY)"
    flat = " ".join(letter(game, "ITALY", language).text.split())
    assert " ".join(taken.split()) in flat


def test_the_branch_of_a_dead_spy_is_not_told() -> None:
    line = "IF ANY UNIT IN GAS THEN SPY PAR - PIC ELSE SPY PAR H"
    orders = {"GERMANY": [line], "FRANCE": ["SPY BUR - PAR KILL GERMANY"]}
    text = letter(played(DEAD, orders), "GERMANY").text
    assert "acted on" not in text
    assert f"{line} (order received)" in " ".join(text.split())


def test_a_line_for_where_the_spy_was_not_is_there_too() -> None:
    orders = {"GERMANY": ["SPY PAR AT BRE - GAS", "SPY PAR AT PAR - PIC"]}
    text = " ".join(letter(played(DEAD, orders), "GERMANY").text.split())
    assert "SPY PAR AT BRE - GAS (order received)" in text


@pytest.mark.parametrize("name", ["standard", "spy", "blind", "espionage", "infiltration"])
def test_every_order_of_a_sheet_stands_in_its_owners_report(name: str) -> None:
    rules, game = judge.ruleset(name), Game.begin(judge.ruleset(name), title="Eyes", seed="1")
    replayed = playthroughs.replayed(rules, playthroughs.place(name).read_text("utf-8"))
    for _, (_, sheets) in zip(range(9), replayed, strict=False):
        given(game, sheets)  # type: ignore[arg-type]
        for power, lines in sheets.items():
            told = Seat(game).of(power).told()
            known = [line.order for found in told.orders.values() for line in found]
            for text in lines:
                assert [one for one in known if one.startswith(text)], (told.phase, power, text)
                assert not [one for one in known if one.count(text) > 1]


@pytest.mark.parametrize("language", RECEIVED)
def test_a_packet_echoes_as_the_letter_does(language: str) -> None:
    line = "IF ANY UNIT IN BUR THEN SPY MUN - BOH ELSE SPY MUN - TYR"
    game = played((*DEAD, spy("ITALY", "MUN")), {**KILLED, "ITALY": [line]})
    for power in ("GERMANY", "ITALY", "FRANCE"):
        content = loads(dumps(pack(game, PowerId(power), token="")))
        packet = PacketSeat(Opened(content, ""), Path("one.spyview"))
        real = Seat(game).of(PowerId(power)).told(speaker=Speaker(language))
        assert packet.told(speaker=Speaker(language)) == real
