"""The mails kept for tests, each folder for a game in one position, and what they say."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from engine import judge
from engine.game.game import Game
from engine.game.scenario import Scenario
from engine.game.setup import position_of
from engine.post.book import Book, Holder
from engine.post.inbox import intake, record
from engine.post.mail import parse
from engine.post.mail_reader import gather
from engine.post.weighing import Intake
from tests.helpers import postal

MAILS = Path(__file__).parents[1] / "mails"
DUEL = {"X": "jo@marsh.example", "Y": "mia@falk.example"}
FOLDERS = tuple(sorted(path.stem for path in MAILS.glob("*.toml")))
FULL = "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MAO\nSPY PAR H\n"
"""What the French player of the usual game may order."""
EXPECTED: dict[tuple[str, str], dict[str, Any]] = {
    (folder, entry["file"]): entry
    for folder in FOLDERS
    for entry in tomllib.loads((MAILS / f"{folder}.toml").read_text("utf-8"))["mail"]
}
"""What each mail says: whose it is, its orders, and lines that must be shown."""


@cache
def read(folder: str) -> dict[str, Intake]:
    """What every mail of a folder comes to, by file name."""
    game = game_of(folder)
    book = book_of(game)
    return {mail.source: intake(game, book, mail) for mail in gather([MAILS / folder])[0]}


def game_of(folder: str) -> Game:
    """The game that the mails of a folder are for."""
    return game_in(tomllib.loads((MAILS / f"{folder}.toml").read_text("utf-8")))


def game_in(data: Mapping[str, Any]) -> Game:
    """The game that a file about mails describes, or the usual one."""
    if "scenario" not in data:
        return postal.tannenburg()
    scenario = Scenario.model_validate(data["scenario"])
    rules = judge.ruleset(scenario.variant)
    return Game.begin(rules, title=scenario.title, position=position_of(scenario, rules))


def book_of(game: Game) -> Book:
    """Who plays a game, each with an address."""
    addresses = {**postal.ADDRESSES, **DUEL}
    seats = {
        power: Holder(power=power, name=power.title(), addresses=(addresses[power],))
        for power in game.rules.seats
    }
    return Book(gm="Ana Ruiz", address="gm@tannenburg.example", seats=seats)


def given(text: str, *, earlier: str = "") -> Intake:
    """What a text from the French player comes to, after an earlier mail."""
    game, players = postal.tannenburg(), postal.book()
    head = "From: m.dubreuil@courriel.example\nSubject: France\n\n"
    if earlier:
        record(game, intake(game, players, parse((head + earlier).encode())))
    return intake(game, players, parse((head + text).encode()))
