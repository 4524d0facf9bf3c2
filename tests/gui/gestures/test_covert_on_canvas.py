"""Every order of covert pieces, in every variant, entered on the map with real mouse and keys."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox
from pytestqt.qtbot import QtBot

from engine.game.game import Game
from engine.position import Prisoners
from spydip_gui.gestures.sheets.condition import ConditionSheet
from spydip_gui.gestures.sheets.sentences import SentenceSheet
from spydip_gui.gestures.sheets.stack import StackSheet
from spydip_gui.panels.if_chip import chip_of
from spydip_gui.panels.orders import OrdersPanel
from tests.gui.gestures.canvas import LEFT, game
from tests.gui.gestures.spying import Spymaster, pieces, spymaster

Sit = Callable[["Scene"], Spymaster]


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What France finds before it."""

    variant: str
    phase: str = "S1901M"
    units: tuple[str, ...] = ("FRANCE: A PAR", "FRANCE: A BRE", "FRANCE: F ENG", "ENGLAND: F NTH")
    covert: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    more: tuple[tuple[str, object], ...] = field(default=())

    def played(self) -> Game:
        return game(
            *self.units,
            variant=self.variant,
            phase=self.phase,
            covert=pieces(*self.covert),
            options=dict(self.options),
            **dict(self.more),
        )


SPIES = Scene(
    variant="spy",
    covert=("FRANCE: SPY PAR", "FRANCE: SPY BRE", "FRANCE: SPY ENG", "GERMANY: SPY MUN"),
)
WINTER = Scene(variant="spy", phase="W1901A", covert=("FRANCE: SPY BUR",))
UNITS = Scene(
    variant="espionage",
    covert=("FRANCE: EU PAR", "FRANCE: CEU PAR"),
    options=(("esp.eu_orders", "move_and_act"),),
)
ONE_DEED = Scene(
    variant="espionage",
    covert=("FRANCE: EU PAR", "FRANCE: CEU PAR"),
    options=(("esp.ceu_orders", "one"),),
)
WATCHERS = Scene(variant="blind", covert=("FRANCE: SPY PAR",))
AGENTS = Scene(
    variant="infiltration",
    covert=("FRANCE: AGENT PAR 5", "FRANCE: AGENT BRE 4", "FRANCE: AGENT ENG 2"),
    more=(
        (
            "prisoners",
            (Prisoners("FRANCE", "TURKEY", "PAR", 2), Prisoners("FRANCE", "TURKEY", "BRE", 1)),
        ),
    ),
)


@dataclass(frozen=True)
class Case:
    """What the hand does at a scene, and what is then written."""

    scene: Scene
    deeds: str
    lines: str


CASES = (
    Case(SPIES, "double ~PAR; key H", "SPY PAR H"),
    Case(SPIES, "over ~PAR; key H", "SPY PAR H"),
    Case(SPIES, "drag ~PAR BUR", "SPY PAR - BUR"),
    Case(SPIES, "click ~PAR; click BUR", "SPY PAR - BUR"),
    Case(SPIES, "click ~PAR; key M; click BUR", "SPY PAR - BUR"),
    Case(SPIES, "drag ~BRE ENG", "SPY BRE - ENG"),
    Case(SPIES, "over ~BRE; key E; click ENG", "SPY BRE - ENG"),
    Case(SPIES, "drag ~ENG LON", "SPY ENG - LON"),
    Case(SPIES, "over ~ENG; key L; click LON", "SPY ENG - LON"),
    Case(SPIES, "drag ~BRE ENG LON", "SPY BRE - LON VIA, F ENG C SPY BRE - LON"),
    Case(
        SPIES, "over ~BRE; key C; click ENG; click LON", "SPY BRE - LON VIA, F ENG C SPY BRE - LON"
    ),
    Case(SPIES, "drag ~PAR @Germany", "SPY PAR H KILL GERMANY"),
    Case(SPIES, "over ~PAR; key K; key G", "SPY PAR H KILL GERMANY"),
    Case(SPIES, "hold K; drag ~PAR BUR; free K; key G", "SPY PAR - BUR KILL GERMANY"),
    Case(SPIES, "drag ~PAR *BUR @Germany", "SPY PAR - BUR KILL GERMANY"),
    Case(SPIES, "drag ~ENG *BRE PAR", "SPY ENG AT BRE - PAR"),
    Case(SPIES, "hold C; drag ENG *~BRE LON; free C", "F ENG C SPY BRE - LON"),
    Case(SPIES, "over ENG; key C; click ~BRE; click LON", "F ENG C SPY BRE - LON"),
    Case(SPIES, "hold C; drag ENG *~BRE *LON @Italy; free C", "F ENG C ITALY SPY BRE - LON"),
    Case(SPIES, "over PAR; key R; key E", "A PAR SEARCH ENGLAND"),
    Case(SPIES, "deed all units search; key E", "ALL SEARCH ENGLAND"),
    Case(WINTER, "drag @SPY PAR", "BUILD SPY PAR"),
    Case(WINTER, "drag ~BUR @✕", "REMOVE SPY BUR"),
    Case(WINTER, "over ~BUR; key X", "REMOVE SPY BUR"),
    Case(UNITS, "double ~EU@PAR; key H", "EU PAR H"),
    Case(UNITS, "double ~EU@PAR; key C", "EU PAR CUT"),
    Case(UNITS, "double ~EU@PAR; key K", "EU PAR KILL"),
    Case(UNITS, "over ~EU@PAR; key O", "EU PAR CUT"),
    Case(UNITS, "over ~EU@PAR; key K", "EU PAR KILL"),
    Case(UNITS, "drag ~EU@PAR BUR; key M", "EU PAR - BUR"),
    Case(UNITS, "drag ~EU@PAR BUR; key C", "EU PAR - BUR CUT"),
    Case(UNITS, "drag ~EU@PAR BUR; key K", "EU PAR - BUR KILL"),
    Case(UNITS, "hold K; drag ~EU@PAR BUR; free K", "EU PAR - BUR KILL"),
    Case(ONE_DEED, "drag ~EU@PAR BUR", "EU PAR - BUR"),
    Case(ONE_DEED, "drag ~CEU@PAR BUR", "CEU PAR - BUR"),
    Case(UNITS, "drag ~CEU@PAR BUR; key M", "CEU PAR - BUR"),
    Case(UNITS, "drag ~CEU@PAR BUR; key D", "CEU PAR - BUR DESTROY"),
    Case(UNITS, "drag ~CEU@PAR @Germany", "CEU PAR DESTROY GERMANY"),
    Case(WATCHERS, "drag ~PAR BUR", "SPY PAR - BUR"),
    Case(WATCHERS, "over ~PAR; key K", "SPY PAR CE"),
    Case(WATCHERS, "over ~PAR; key H", "SPY PAR H"),
    Case(WATCHERS, "drag ~PAR BUR; over ~PAR; key K", "SPY PAR CE"),
    Case(AGENTS, "drag ~PAR BUR", "AGENT PAR(1) - BUR"),
    Case(AGENTS, "carry ~PAR BUR; key 3; drop", "AGENT PAR(3) - BUR"),
    Case(AGENTS, "drag #PAR BUR", "AGENT PAR(5) - BUR"),
    Case(AGENTS, "wheel #PAR -2; drag #PAR BUR", "AGENT PAR(3) - BUR"),
    Case(AGENTS, "drag #PAR BUR; drag ~PAR PIC", "AGENT PAR(4) - BUR, AGENT PAR(1) - PIC"),
    Case(AGENTS, "drag ~PAR BUR; drag ~PAR BUR", "AGENT PAR(2) - BUR"),
    Case(
        AGENTS,
        "carry ~BRE ENG WAL; key 4; drop",
        "AGENT BRE(4) - WAL VIA, F ENG C AGENT BRE(4) - WAL",
    ),
    Case(AGENTS, "drag ~ENG LON", "AGENT ENG(1) - LON"),
    Case(AGENTS, "drag ~BRE ENG", "AGENT BRE(1) - ENG"),
    Case(AGENTS, "drag ~PAR @Russia", "AGENT PAR(1) KILL RUSSIA"),
    Case(AGENTS, "drag ~PAR @Russia; key G", "AGENT PAR(1) KILL GERMANY; RUSSIA"),
    Case(AGENTS, "over PAR; key Y", "A PAR SECURITY"),
    Case(AGENTS, "over PAR; key Y; key G; key R", "A PAR SECURITY EXCEPT GERMANY; RUSSIA"),
    Case(AGENTS, "over PAR; key Y; key G; key G", "A PAR SECURITY"),
    Case(AGENTS, "double ~PAR; key H", "AGENT PAR(1) H"),
    Case(AGENTS, "over #PAR; key H", "AGENT PAR(5) H"),
    Case(AGENTS, "over #PAR; key 3; key O; key S", "AGENT PAR(3) SPY"),
    Case(AGENTS, "over #PAR; key K", "AGENT PAR(5) KILL"),
    Case(AGENTS, "deed deported agents; click PAR", "AGENTS RETURN PAR"),
    Case(
        AGENTS,
        "deed deported agents; click PAR; deed deported agents; click MAR",
        "AGENTS RETURN PAR; MAR",
    ),
    Case(AGENTS, "over #PAR; key K; key I", "AGENT PAR(5) KILL EXCEPT ITALY"),
)


@pytest.fixture
def sit(qtbot, picture, palette) -> Sit:
    return lambda scene: spymaster(qtbot, picture, palette, scene.played(), "FRANCE")


def _lines(case: Case) -> list[str]:
    return [line.replace("; ", ", ") for line in case.lines.split(", ")]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.scene.variant}: {case.deeds}")
def test_an_order_is_entered_by_hand(sit: Sit, case: Case) -> None:
    person = sit(case.scene)
    person.do(case.deeds)
    assert sorted(person.written("FRANCE")) == sorted(_lines(case))


def walk_down(qtbot: QtBot, box: QComboBox, text: str) -> None:
    """Chooses from a list by its arrow keys."""
    for _ in range(box.count()):
        if box.currentText() == text:
            return
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def test_an_if_chip_stands_on_the_rows_of_spies_and_its_sheet_is_filled_by_keys(
    sit: Sit, qtbot: QtBot
) -> None:
    person = sit(SPIES)
    person.do("drag PAR BUR; drag ~PAR BUR")
    panel = OrdersPanel(person.document)
    qtbot.addWidget(panel)
    panel.show()
    rows = {panel.model.row_at(n).order: n for n in range(panel.model.rowCount())}
    assert panel.chip.offered == {rows["SPY PAR - BUR"]}
    cell = panel.table.visualRect(panel.model.index(rows["SPY PAR - BUR"], 2))
    qtbot.mouseClick(panel.table.viewport(), LEFT, pos=chip_of(cell).center())
    sheet = panel.findChild(ConditionSheet)
    walk_down(qtbot, sheet.asked, "NO UNIT IN BUR")
    walk_down(qtbot, sheet.otherwise, "SPY PAR H")
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    line = "IF NO UNIT IN BUR THEN SPY PAR - BUR ELSE SPY PAR H"
    assert set(person.written("FRANCE")) == {"A PAR - BUR", line}


def test_the_key_for_conditions_opens_the_sheet_of_what_is_pointed_at(sit: Sit, qtbot) -> None:
    person = sit(SPIES)
    person.do("drag ~PAR BUR; over ~PAR; key I")
    sheet = person.stage.findChild(ConditionSheet)
    walk_down(qtbot, sheet.asked, "A PAR DISLODGED")
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert person.written("FRANCE") == ("IF A PAR DISLODGED THEN SPY PAR - BUR",)


def test_a_stack_is_split_on_its_sheet_by_keys(sit: Sit, qtbot: QtBot) -> None:
    person = sit(AGENTS)
    person.do("over #PAR; key Tab")
    sheet = person.stage.findChild(StackSheet)
    for row, keys in ((0, ("2", "spy")), (1, ("3", "moves"))):
        if row:
            qtbot.mouseClick(sheet.more, LEFT)
        qtbot.keyClick(sheet.rows[row].box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(sheet.rows[row].box, keys[0])
        qtbot.keyClicks(sheet.rows[row].verb, keys[1])
    qtbot.keyClicks(sheet.rows[1].place, "Burgundy")
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert set(person.written("FRANCE")) == {"AGENT PAR(2) SPY", "AGENT PAR(3) - BUR"}


CAPTOR = replace(AGENTS, options=(("inf.deport_choice", "captor"),))


@pytest.mark.parametrize(
    ("scene", "clicks", "lines"),
    [
        (AGENTS, ["DEPORT TURKEY"], {"DEPORT TURKEY"}),
        (AGENTS, ["EXECUTE TURKEY"], {"EXECUTE TURKEY"}),
        (
            AGENTS,
            ["DEPORT TURKEY PAR", "EXECUTE TURKEY BRE"],
            {"DEPORT TURKEY PAR", "EXECUTE TURKEY BRE"},
        ),
        (CAPTOR, ["DEPORT TURKEY", "Smyrna"], {"DEPORT TURKEY TO SMY"}),
        (CAPTOR, ["DEPORT TURKEY BRE", "Ankara"], {"DEPORT TURKEY BRE TO ANK"}),
    ],
)
@pytest.mark.parametrize("way", ["deed deport", "over MUN; key Y"])
def test_prisoners_are_sentenced_on_a_grid_from_the_tray_or_by_key(
    sit: Sit, qtbot: QtBot, scene: Scene, clicks: list[str], lines: set[str], way: str
) -> None:
    person = sit(scene)
    person.do(way)
    sheet = person.stage.findChild(SentenceSheet)
    for name in clicks:
        if name in sheet.choices:
            qtbot.mouseClick(sheet.choices[name], LEFT)
        else:
            qtbot.keyClicks(sheet.homes[clicks[0]], name)
    qtbot.mouseClick(sheet.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert set(person.written("FRANCE")) == lines
