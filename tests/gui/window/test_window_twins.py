"""What a power must not know changes no pixel and no text of the whole window in its view."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from engine import judge
from engine.board.picture import Picture
from engine.session.seat import Seat
from engine.visibility.sight import GM
from spydip_gui.map.hits import Hit
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.viewmodel import map_view
from spydip_gui.viewmodel.naming import who_sees
from spydip_gui.window import map_area as stage
from spydip_gui.window.window import DeskWindow
from tests.helpers.windows import SECRETS, Secret, shown, tried, world

Shown = dict[str, list[str]]
Compare = Callable[[str, str, Sequence[str]], Shown]


@pytest.fixture
def differences(
    picture: Picture, palette: Palette, own_settings: Settings, qapp: QApplication
) -> Compare:
    """Where two worlds that differ in what one seat alone knows show viewers something else."""
    qapp.setCursorFlashTime(0)

    def looked(variant: str, secret: Secret, viewers: Sequence[str]) -> list[tuple[str, bytes]]:
        window = DeskWindow(world(variant, secret), picture, palette, own_settings)
        window.resize(840, 560)
        window.show()
        found = [one for who in viewers for one in shown(window, who, secret.seat)]
        found += tried(window, viewers[-1])
        window.close()
        window.deleteLater()
        return found

    def compare(variant: str, seat: str, viewers: Sequence[str]) -> Shown:
        one, other = (looked(variant, secret, viewers) for secret in SECRETS[seat])
        pairs = zip(one, other, strict=True)
        differ = [name for (name, this), (_, that) in pairs if this != that]
        return {v: [name for name in differ if name.startswith(v)] for v in viewers}

    return compare


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_no_pixel_and_no_text_tells_what_one_power_alone_knows(
    variant: str, differences: Compare
) -> None:
    alone = "Y" if variant == "intimate" else "TURKEY"
    others = [seat for seat in judge.ruleset(variant).seats if seat != alone]
    found = differences(variant, alone, ["GM", *others])
    assert found.pop("GM")
    assert len(found) == (1 if variant == "intimate" else 6)
    assert not any(found.values()), found


@pytest.mark.parametrize("variant", sorted({*judge.variant_ids()} - {"intimate"}))
def test_nor_is_that_power_told_what_another_knows(variant: str, differences: Compare) -> None:
    assert differences(variant, "ENGLAND", ["TURKEY"]) == {"TURKEY": []}


def test_a_truth_that_is_drawn_is_found(
    differences: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(self: stage.Stage) -> object:
        doc = self._document
        truth = doc._home.of(GM).look()
        return map_view(truth, doc.view.board)

    monkeypatch.setattr(stage.Stage, "view", leaky)
    found = differences("blind", "TURKEY", ["FRANCE"])["FRANCE"]
    assert [name for name in found if name.endswith("pixels")]


def test_a_tip_that_is_not_meant_for_the_viewer_is_found(
    differences: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(self: stage.Stage, hit: Hit) -> None:
        doc = self._document
        truth = doc._home.of(GM).look()
        self.map.viewport().setToolTip(who_sees([truth], hit.province))

    monkeypatch.setattr(stage.Stage, "_who_sees", leaky)
    found = differences("blind", "TURKEY", ["FRANCE"])["FRANCE"]
    assert "FRANCE, over SYR: texts" in found


def test_a_panel_that_counts_the_orders_of_others_is_found(
    differences: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Seat, "readable", property(lambda self: self.rules.seats))
    found = differences("standard", "TURKEY", ["FRANCE"])["FRANCE"]
    assert "FRANCE: texts" in found
    assert "FRANCE, powers: pixels" in found
