"""Who is not touched by what is set right by hand sees nothing of it, in any face.

``python -m tests.bench.corrections`` tries many more, with pictures in every twentieth.
"""

from functools import cache
from itertools import islice

import pytest

from engine.game.game import Game
from tests.helpers import corrections
from tests.helpers.corrections import Figures, compare, trials
from tests.helpers.secrets_of import SECRETS

FOGGY = [name for name, secrets in SECRETS.items() if secrets]


def tried(variant: str, first: int, last: int, *, pictures: bool = False) -> Figures:
    figures = Figures()
    for trial in islice(trials(variant, 3), first, last):
        compare(trial, figures, pictures=pictures)
    return figures


@pytest.mark.parametrize("variant", FOGGY)
def test_a_hidden_correction_shows_in_no_face(variant: str) -> None:
    figures = tried(variant, 4, 12)
    assert figures.found == []
    assert figures.trials.total() == 8


@cache
def leaky() -> Figures:
    """What is found where every edit is shown to everybody, as it once was."""
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(Game, "line", lambda self, _power, node=None: self.record.line(node))
        return tried("spy", 7, 8, pictures=True)


@pytest.mark.parametrize(
    "face",
    [
        *("show --json", "turn list", "desk map", "album names", "letter", "mail"),
        *("drawn map.png", "drawn map.pdf", "drawn frames", "drawn replay.gif"),
        *("file.txt", "file.html", "file.png", "file.svg", "file.spyview"),
    ],
)
def test_a_leak_in_a_face_is_found(face: str) -> None:
    assert face in leaky().leaks


def test_orders_that_an_edit_throws_away_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.game.carried", lambda *_: ((), ()))
    assert "desk orders" in tried("blind", 0, 12).leaks


def test_every_way_is_tried() -> None:
    done = {one.way for variant in FOGGY[:3] for one in islice(trials(variant, 3), 10)}
    assert done == set(corrections.WAYS)
