"""Letters say what they said: three of each game are kept as they were sent."""

import pytest

from engine.play import samples
from tests.helpers.sent_letters import FOLDER, RECORDED, recorded


def test_three_letters_of_each_game_are_kept_one_in_each_language() -> None:
    assert sorted(RECORDED) == sorted(samples.names())
    for kept in RECORDED.values():
        assert [one[:2] for one in kept.split(", ")] == ["en", "de", "fr"]
    assert len(list(FOLDER.glob("*.txt"))) == 3 * len(RECORDED)


@pytest.mark.parametrize("sample", RECORDED)
def test_the_letters_of_a_game_read_as_they_are_kept(sample: str) -> None:
    """After a change made on purpose: python -m tests.helpers.sent_letters."""
    found = dict(recorded(sample))
    assert len(found) == 3
    for path, text in found.items():
        assert text == path.read_text("utf-8"), path.name
