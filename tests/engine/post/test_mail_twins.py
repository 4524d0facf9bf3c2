"""Worlds that differ in secrets give a player the same turn package, to the last byte of the mail.

``python -m tests.bench.mail_twins`` tries many more, with all maps.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest

from engine.game.game import Game
from engine.post import outbox, package
from engine.post.letter import Letter
from tests.helpers import mail_twins
from tests.helpers.mail_twins import GAMES, STYLES, Found, Pair, compare, drawn, pairs

PAIRS = 4


def found(name: str) -> Found:
    return compare(islice(pairs(name, 3), PAIRS), None, STYLES[name])


def leaks(name: str) -> bool:
    """Whether any of a good many pairs differs."""
    return any(compare([pair], None, STYLES[name]).leaks for pair in islice(pairs(name, 3), 30))


@pytest.mark.parametrize("name", GAMES)
def test_no_packet_letter_draft_reminder_or_receipt_tells_a_secret(name: str) -> None:
    compared = found(name)
    assert compared.leaks == []
    assert compared.tried.total() == PAIRS
    assert {".txt", ".html", ".eml", ".spyview", ".json", ".ics", "headers"} <= set(compared.parts)


def test_all_styles_are_compared_over_six_variants_and_six_mixes() -> None:
    assert len(GAMES) == 12
    assert len(set(STYLES.values())) == 6


@pytest.mark.parametrize("name", ["spy", "whispers"])
def test_no_map_in_a_mail_tells_a_secret(name: str) -> None:
    later = islice((pair for pair in pairs(name, 3) if pair.after), 1, 2)
    compared = compare(later, drawn(".png", ".pdf", width=300), STYLES[name])
    assert compared.leaks == []
    assert compared.parts[".png"] > 0
    assert compared.parts["application/pdf"] > 0


def _hidden(game: object, _manner: object, _parts: object) -> dict[str, bytes]:
    return {"deadlines.ics": str(sorted(map(str, game.position().covert))).encode()}  # type: ignore[attr-defined]


def _sheets(game: Game, *about: object, letter: Callable[..., Letter] = outbox._letter) -> Letter:
    made = letter(game, *about)
    return replace(made, frame=replace(made.frame, tags=(str(game.record.sheets()),)))


@pytest.mark.parametrize(
    ("name", "where", "what", "leak"),
    [
        ("spy", package, "_calendar", _hidden),
        ("standard", outbox, "_letter", _sheets),
        ("whispers", mail_twins, "reminder", lambda game, *_: str(game.record.sheets())),
    ],
)
def test_a_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, where: object, what: str, leak: object
) -> None:
    monkeypatch.setattr(where, what, leak)
    assert leaks(name)


def test_a_leak_in_the_name_of_a_file_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = mail_twins.packages

    def named(game, *arguments):
        for one in usual(game, *arguments):
            name = f"{len(game.position().covert)}.txt"
            yield package.Package(letter=one.letter, files={name: b""}, draft=one.draft)

    monkeypatch.setattr(mail_twins, "packages", named)
    assert leaks("infiltration")


def test_a_pair_is_two_worlds_of_one_viewer() -> None:
    pair = next(pairs("spy", 3))
    assert isinstance(pair, Pair)
    assert pair.one != pair.two
