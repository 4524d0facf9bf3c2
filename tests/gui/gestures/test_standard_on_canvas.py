"""Every kind of order of the standard game and of Intimate is entered on the desk's own map."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from engine import judge
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from tests.gui.gestures.canvas import LEFT, MIDDLE, RIGHT, Person, game
from tests.gui.gestures.positions import FRANCE, OUT, RUSSIA, SEAS, WINTER, Sit

ActKind = Callable[[Person], object]
Key = Qt.Key


@dataclass(frozen=True, kw_only=True)
class Case:
    """A way to enter orders: who does what at which position, and what stands then."""

    id: str
    does: ActKind
    lines: tuple[str, ...]
    standing: tuple[str, ...] = FRANCE
    seat: str = "FRANCE"
    at: Mapping[str, object] = field(default_factory=dict)


def held(key: Key, *places: str) -> ActKind:
    """A drag with a key held down."""

    def do(person: Person) -> None:
        person.go(places[0])
        person.hold(key)
        person.drag(*places)
        person.let_go(key)

    return do


def middle(person: Person) -> None:
    person.click("PAR", MIDDLE)


def keyed(place: str, *keys: Key) -> ActKind:
    """Keys with the pointer over a place."""

    def do(person: Person) -> None:
        person.go(place)
        for key in keys:
            person.key(key)

    return do


def all_of(*deeds: ActKind) -> ActKind:
    return lambda person: [deed(person) for deed in deeds]


def drag(*places: str, button: Qt.MouseButton = LEFT) -> ActKind:
    return lambda person: person.drag(*places, button=button)


def clicks(*places: str) -> ActKind:
    return lambda person: [person.click(place) for place in places]


def pressed(text: str) -> ActKind:
    """A button of the tray."""

    def do(person: Person) -> None:
        buttons = person.shelf.findChildren(QPushButton)
        (button,) = [one for one in buttons if one.text().startswith(text)]
        person.bot.mouseClick(button, LEFT)

    return do


S1901M = {"standing": SEAS, "seat": "ENGLAND"}

CASES = (
    Case(id="move by a drag", does=drag("PAR", "PIC"), lines=("A PAR - PIC",)),
    Case(id="move by two clicks", does=clicks("PAR", "PIC"), lines=("A PAR - PIC",)),
    Case(id="move with M held", does=held(Key.Key_M, "PAR", "PIC"), lines=("A PAR - PIC",)),
    Case(
        id="move to the half of a coast",
        does=drag("MAO", "SPA/NC"),
        lines=("F MAO - SPA/NC",),
        **S1901M,
    ),
    Case(
        id="move to the other half",
        does=drag("MAO", "SPA/SC"),
        lines=("F MAO - SPA/SC",),
        **S1901M,
    ),
    Case(
        id="move to the only coast in reach",
        does=drag("MAR", "SPA/NC"),
        lines=("F MAR - SPA/SC",),
        standing=("FRANCE: F MAR",),
    ),
    Case(id="hold by a double click", does=lambda p: p.double("PAR"), lines=("A PAR H",)),
    Case(id="hold by a middle click", does=middle, lines=("A PAR H",)),
    Case(id="hold by H", does=keyed("PAR", Key.Key_H), lines=("A PAR H",)),
    Case(
        id="support to hold",
        does=drag("PAR", "BUR", button=RIGHT),
        lines=("A PAR S A BUR",),
    ),
    Case(
        id="support to hold with Shift",
        does=lambda p: p.drag("GAS", "MAR", keys=Qt.KeyboardModifier.ShiftModifier),
        lines=("A GAS S A MAR",),
    ),
    Case(
        id="support of the unit under the pointer by S and clicks",
        does=all_of(keyed("GAS", Key.Key_S), clicks("MAR", "MAR")),
        lines=("A GAS S A MAR",),
    ),
    Case(
        id="support of a move onto its arrow",
        does=all_of(drag("MAR", "BUR"), held(Key.Key_S, "GAS", "MAR~BUR")),
        lines=("A MAR - BUR", "A GAS S A MAR - BUR"),
    ),
    Case(
        id="support of a move by the unit and its destination",
        does=held(Key.Key_S, "GAS", "*MAR", "BUR"),
        lines=("A GAS S A MAR - BUR",),
    ),
    Case(
        id="support without the pin that the drag came back to",
        does=held(Key.Key_S, "GAS", "*MAR", "BUR", "MAR", "PAR"),
        lines=("A GAS S A PAR",),
    ),
    Case(
        id="support of a unit with an arrow on its way",
        does=all_of(
            drag("MAR", "BUR"), drag("GAS", "MAR", button=RIGHT), lambda p: p.key(Key.Key_Return)
        ),
        lines=("A MAR - BUR", "A GAS S A MAR - BUR"),
    ),
    Case(
        id="support of a unit with an arrow in place",
        does=all_of(
            drag("MAR", "BUR"), drag("GAS", "MAR", button=RIGHT), lambda p: p.key(Key.Key_H)
        ),
        lines=("A MAR - BUR", "A GAS S A MAR"),
    ),
    Case(
        id="convoy from the army's side over two seas",
        does=drag("LON", "ENG", "MAO", "SPA"),
        lines=(
            "A LON - SPA VIA ENG, MAO",
            "F ENG C A LON - SPA",
            "F MAO C A LON - SPA",
        ),
        **S1901M,
    ),
    Case(
        id="convoy from the army's side by keys and clicks",
        does=all_of(keyed("LON", Key.Key_C), clicks("NTH", "NWY")),
        lines=("A LON - NWY VIA NTH", "F NTH C A LON - NWY"),
        **S1901M,
    ),
    Case(
        id="convoy over a foreign fleet that gets no order",
        does=drag("LON", "NTH", "NWG", "CLY"),
        lines=("A LON - CLY VIA NTH, NWG", "F NTH C A LON - CLY"),
        **S1901M,
    ),
    Case(
        id="land where both would do",
        does=drag("LON", "NTH", "YOR"),
        lines=("A LON - YOR",),
        **S1901M,
    ),
    Case(
        id="via with V held where land would do",
        does=held(Key.Key_V, "LON", "WAL"),
        lines=("A LON - WAL VIA",),
        **S1901M,
    ),
    Case(
        id="via by an anchor on the sea",
        does=drag("LON", "*NTH", "YOR"),
        lines=("A LON - YOR VIA NTH", "F NTH C A LON - YOR"),
        **S1901M,
    ),
    Case(
        id="convoy from the fleet's side",
        does=held(Key.Key_C, "ENG", "*BRE", "BEL"),
        lines=("F ENG C A BRE - BEL",),
        **S1901M,
    ),
    Case(
        id="convoy from the fleet's side by clicks",
        does=all_of(keyed("ENG", Key.Key_C), clicks("BRE", "BEL")),
        lines=("F ENG C A BRE - BEL",),
        **S1901M,
    ),
    Case(
        id="convoy from the fleet's side onto the army's arrow",
        does=all_of(drag("LON", "BEL"), held(Key.Key_C, "NTH", "LON~BEL")),
        lines=("A LON - BEL VIA", "F NTH C A LON - BEL"),
        **S1901M,
    ),
    Case(id="retreat", does=drag("!MAR", "BUR"), lines=("A MAR R BUR",), **OUT),
    Case(
        id="retreat by R and a click",
        does=all_of(keyed("!MAR", Key.Key_R), clicks("BUR")),
        lines=("A MAR R BUR",),
        **OUT,
    ),
    Case(
        id="retreat by preference",
        does=all_of(drag("!MAR", "BUR"), drag("!MAR", "SPA")),
        lines=("A MAR R BUR, SPA",),
        **OUT,
    ),
    Case(
        id="retreat by preference, ranked by a digit",
        does=all_of(
            drag("!MAR", "BUR"),
            lambda p: p.carry("!MAR", "SPA"),
            lambda p: p.key(Key.Key_1),
            lambda p: p.drop(),
        ),
        lines=("A MAR R SPA, BUR",),
        **OUT,
    ),
    Case(id="disband on the tray", does=drag("!MAR", "@✕"), lines=("A MAR D",), **OUT),
    Case(id="disband by D", does=keyed("!MAR", Key.Key_D), lines=("A MAR D",), **OUT),
    Case(id="build an army", does=drag("@A", "MOS"), lines=("BUILD A MOS",), **RUSSIA),
    Case(id="build on a coast", does=drag("@F", "STP/NC"), lines=("BUILD F STP/NC",), **RUSSIA),
    Case(id="build on the other", does=drag("@F", "STP/SC"), lines=("BUILD F STP/SC",), **RUSSIA),
    Case(
        id="build by a click on the centre",
        does=all_of(clicks("SEV"), lambda p: p.key(Key.Key_2)),
        lines=("BUILD F SEV",),
        **RUSSIA,
    ),
    Case(id="waive", does=pressed("waive"), lines=("WAIVE",), **RUSSIA),
    Case(
        id="remove on the tray",
        does=drag("PAR", "@✕"),
        lines=("REMOVE A PAR",),
        at=WINTER | {"centres": {"FRANCE": "PAR"}},
    ),
    Case(
        id="remove by X",
        does=keyed("PAR", Key.Key_X),
        lines=("REMOVE A PAR",),
        at=WINTER | {"centres": {"FRANCE": "PAR"}},
    ),
)

INTIMATE = {
    "variant": "intimate",
    "players": {"X": "FRANCE", "Y": "TURKEY"},
    "control": {"GERMANY": "X", "ENGLAND": "Y"},
    "credits": {"X": 20, "Y": 20},
}


def bid(person: Person) -> None:
    """Opens the ledger by B and lays sums on two countries."""
    person.key(Key.Key_B)
    (ledger,) = person.stage.findChildren(LedgerSheet)
    for country, digit in (("GERMANY", Key.Key_7), ("RUSSIA", Key.Key_9)):
        ledger.sums[country].selectAll()
        person.bot.keyClick(ledger.sums[country], digit)
    assert ledger.told.text() == "16 bid, 4 left"
    person.bot.keyClick(ledger, Key.Key_Return)


def prefer(person: Person) -> None:
    """Opens the list from the tray and ranks Turkey first and Austria second."""
    pressed("Preference list")(person)
    (sheet,) = person.stage.findChildren(PreferenceSheet)
    for key in (Key.Key_A, Key.Key_1, Key.Key_T, Key.Key_1):
        person.bot.keyClick(sheet.list, key)
    person.bot.keyClick(sheet, Key.Key_Return)


X = {"seat": "X", "standing": ("GERMANY: A MUN", "GERMANY: F KIE", "FRANCE: A BUR")}
PAID = {"centres": {"FRANCE": "PAR BRE", "GERMANY": "MUN BER KIE", "TURKEY": "CON"}}
TAKEN = {"centres": {"FRANCE": "PAR", "GERMANY": "KIE", "TURKEY": "CON"}}

INTIMATE_CASES = (
    Case(
        id="a list of preferences",
        does=prefer,
        lines=("PREFER TURKEY AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA",),
        seat="X",
        standing=(),
        at={"variant": "intimate", "phase": "S1901P"},
    ),
    Case(
        id="sealed bids",
        does=bid,
        lines=("BID GERMANY 7", "BID RUSSIA 9"),
        seat="X",
        standing=(),
        at=INTIMATE | {"phase": "S1901B"},
    ),
    Case(
        id="orders of a commanded country and of the home country",
        does=all_of(drag("MUN", "TYR"), drag("KIE", "DEN"), drag("BUR", "MUN")),
        lines=("GERMANY: A MUN - TYR", "GERMANY: F KIE - DEN", "A BUR - MUN"),
        at=INTIMATE,
        **X,
    ),
    Case(
        id="support across countries",
        does=all_of(drag("BUR", "RUH"), drag("MUN", "*BUR", "RUH", button=RIGHT)),
        lines=("A BUR - RUH", "GERMANY: A MUN S A BUR - RUH"),
        at=INTIMATE,
        **X,
    ),
    Case(
        id="mercenary builds from the tray",
        does=all_of(drag("@A", "BER"), drag("@F", "BRE")),
        lines=("GERMANY: BUILD A BER", "BUILD F BRE"),
        at=INTIMATE | WINTER | PAID,
        **X,
    ),
    Case(
        id="a mercenary is removed on the tray",
        does=drag("MUN", "@✕"),
        lines=("GERMANY: REMOVE A MUN",),
        at=INTIMATE | WINTER | TAKEN,
        **X,
    ),
    Case(
        id="a mercenary retreats",
        does=all_of(drag("!RUH", "HOL")),
        lines=("GERMANY: A RUH R HOL",),
        seat="X",
        standing=("FRANCE: A RUH",),
        at=INTIMATE | {"phase": "S1901R", "fallen": ["GERMANY: A RUH FROM BUR"]},
    ),
)


@pytest.mark.parametrize("case", [*CASES, *INTIMATE_CASES], ids=lambda case: case.id)
def test_an_order_is_entered_with_real_events_on_the_map(sit: Sit, case: Case) -> None:
    person = sit(game(*case.standing, **case.at), case.seat)
    case.does(person)
    assert sorted(person.written(case.seat)) == sorted(case.lines)


@pytest.mark.parametrize(
    ("variant", "cases"),
    [("standard", CASES), ("intimate", (*CASES, *INTIMATE_CASES))],
)
def test_every_kind_of_order_was_entered(variant: str, cases: tuple[Case, ...]) -> None:
    rules = judge.ruleset(variant)
    tried = {
        type(rules.reader.order(line))
        for case in cases
        for line in case.lines
        if variant == "intimate" or case.at.get("variant") != "intimate"
    }
    assert {kind.made for kind in rules.variant.order_kinds} <= tried
