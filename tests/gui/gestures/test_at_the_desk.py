"""What drags and keys at the map mean in the whole window, where a digit may also be a view."""

from collections.abc import Callable

import pytest

from tests.gui.gestures.scenes import AGENTS, SPIES, Scene
from tests.gui.gestures.spying import Spymaster

AtDesk = Callable[..., Spymaster]


@pytest.mark.parametrize(
    ("scene", "deeds", "lines"),
    [
        (AGENTS, "carry #PAR BUR; key 3; drop", ("AGENT PAR(3) - BUR",)),
        (AGENTS, "carry ~PAR BUR; key 1; drop", ("AGENT PAR(1) - BUR",)),
        (AGENTS, "over #PAR; key 2; key 2; drag #PAR BUR", ("AGENT PAR(2) - BUR",)),
        (SPIES, "carry PAR BUR; key 4; drop", ("A PAR - BUR",)),
        (SPIES, "carry ~PAR BUR; key 0; key -; drop", ("SPY PAR - BUR",)),
    ],
)
def test_a_digit_in_mid_drag_changes_no_view(
    at_desk: AtDesk, scene: Scene, deeds: str, lines: tuple[str, ...]
) -> None:
    person = at_desk(scene.played(), scene.seat)
    person.do(deeds)
    assert person.document.view.viewer == scene.seat
    assert person.written(scene.seat) == lines
