"""Every kind of order of the standard game and of Intimate is entered on the desk's own map."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.picture import Picture
from engine.game.game import Game
from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.gestures.sheets.preferences import PreferenceSheet
from spydip_gui.output.palette import Palette
from tests.gui.gestures.canvas import LEFT, LENIENT, MIDDLE, NOWHERE, RIGHT, Person, game, seated

Sit = Callable[..., Person]
Deed = Callable[[Person], object]
Key = Qt.Key

FRANCE = ("FRANCE: A PAR", "FRANCE: A MAR", "FRANCE: A GAS", "FRANCE: F BRE", "GERMANY: A BUR")
SEAS = (
    *("ENGLAND: A LON", "ENGLAND: A YOR", "ENGLAND: F NTH", "ENGLAND: F ENG", "ENGLAND: F MAO"),
    *("FRANCE: A BRE", "FRANCE: F NWG"),
)


@dataclass(frozen=True, kw_only=True)
class Case:
    """A way to enter orders: who does what at which position, and what stands then."""

    id: str
    does: Deed
    lines: tuple[str, ...]
    standing: tuple[str, ...] = FRANCE
    seat: str = "FRANCE"
    at: Mapping[str, object] = field(default_factory=dict)


def held(key: Key, *places: str) -> Deed:
    """A drag with a key held down."""

    def do(person: Person) -> None:
        person.go(places[0])
        person.hold(key)
        person.drag(*places)
        person.let_go(key)

    return do


def middle(person: Person) -> None:
    person.click("PAR", MIDDLE)


def keyed(place: str, *keys: Key) -> Deed:
    """Keys with the pointer over a place."""

    def do(person: Person) -> None:
        person.go(place)
        for key in keys:
            person.key(key)

    return do


def all_of(*deeds: Deed) -> Deed:
    return lambda person: [deed(person) for deed in deeds]


def drag(*places: str, button: Qt.MouseButton = LEFT) -> Deed:
    return lambda person: person.drag(*places, button=button)


def clicks(*places: str) -> Deed:
    return lambda person: [person.click(place) for place in places]


def pressed(text: str) -> Deed:
    """A button of the tray."""

    def do(person: Person) -> None:
        buttons = person.shelf.findChildren(QPushButton)
        (button,) = [one for one in buttons if one.text().startswith(text)]
        person.bot.mouseClick(button, LEFT)

    return do


S1901M = {"standing": SEAS, "seat": "ENGLAND"}
OUT = {
    "standing": ("ITALY: A MAR", "FRANCE: A GAS"),
    "at": {"phase": "S1901R", "fallen": ["FRANCE: A MAR FROM PIE"]},
}
WINTER = {"phase": "W1901A"}
RUSSIA = {
    "standing": ("RUSSIA: A UKR",),
    "seat": "RUSSIA",
    "at": WINTER | {"centres": {"RUSSIA": "MOS STP WAR SEV"}},
}

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
    assert ledger.told.text() == "16 laid, 4 left"
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


@pytest.fixture
def sit(qtbot: QtBot, picture: Picture, palette: Palette) -> Sit:
    return lambda played, viewer="": seated(qtbot, picture, palette, played, viewer)


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


def fresh(person_of: Sit, viewer: str = "FRANCE") -> Person:
    return person_of(Game.begin(judge.ruleset(), seed="t"), viewer)


@pytest.mark.parametrize("how", ["escape", "right button", "release on nothing"])
def test_a_drag_is_cancelled(sit: Sit, how: str) -> None:
    person = fresh(sit)
    person.carry("PAR", "BUR")
    match how:
        case "escape":
            person.key(Key.Key_Escape)
            person.drop()
        case "right button":
            person.bot.mousePress(person.view, RIGHT, pos=person.spot)
            person.drop(RIGHT)
            person.drop()
        case _:
            person.go(NOWHERE)
            person.drop()
    assert (person.written("FRANCE"), person.hand.busy, person.ghost) == ((), False, "")
    person.drag("PAR", "BUR")
    assert person.written("FRANCE") == ("A PAR - BUR",)


def test_del_clears_the_unit_pointed_at_and_undo_takes_one_gesture_back(sit: Sit) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    person.drag("LON", "NTH", "NWY")
    person.drag("ENG", "IRI")
    person.document.undo()
    assert set(person.written("ENGLAND")) == {"A LON - NWY VIA NTH", "F NTH C A LON - NWY"}
    person.document.undo()
    assert person.written("ENGLAND") == ()
    person.document.redo()
    person.go("LON")
    person.key(Key.Key_Delete)
    assert person.offers == (
        "A Clear all: A LON - NWY VIA NTH, F NTH C A LON - NWY",
        "O Only A LON - NWY VIA NTH",
    )
    person.key(Key.Key_O)
    assert person.written("ENGLAND") == ("F NTH C A LON - NWY",)
    person.go("NTH")
    person.key(Key.Key_Delete)
    assert person.written("ENGLAND") == ()


def test_the_orders_that_a_convoy_fills_in_are_told_before_and_after_they_are_written(
    sit: Sit,
) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    told: list[str] = []
    person.stage.hand.told.connect(told.append)
    person.carry("LON", "ENG", "MAO", "SPA")
    fleets = ["+ F ENG C A LON - SPA", "+ F MAO C A LON - SPA"]
    assert person.ghost.split("\n") == ["A LON - SPA VIA ENG, MAO", *fleets]
    person.drop()
    assert told[-1] == "  ".join(["A LON - SPA VIA ENG, MAO", *fleets])


def test_a_fleet_with_an_order_keeps_it_unless_the_ring_is_told_otherwise(sit: Sit) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    person.double("NTH")
    person.drag("LON", "NTH", "NWY")
    assert person.offers == ("R Replace F NTH H", "K Keep F NTH H")
    person.key(Key.Key_K)
    assert set(person.written("ENGLAND")) == {"F NTH H", "A LON - NWY VIA NTH"}
    person.document.undo()
    assert person.written("ENGLAND") == ("F NTH H",)


def test_another_order_for_the_army_offers_to_free_the_fleets_that_carried_it(sit: Sit) -> None:
    person = sit(game(*SEAS), "ENGLAND")
    person.drag("LON", "NTH", "NWY")
    person.double("LON")
    assert person.offers == (
        "A A LON H; clear F NTH C A LON - NWY",
        "O A LON H; keep F NTH C A LON - NWY",
    )
    person.key(Key.Key_A)
    assert person.written("ENGLAND") == ("A LON H",)
    person.document.undo()
    assert set(person.written("ENGLAND")) == {"A LON - NWY VIA NTH", "F NTH C A LON - NWY"}
    person.double("LON")
    person.key(Key.Key_O)
    assert set(person.written("ENGLAND")) == {"A LON H", "F NTH C A LON - NWY"}


def test_the_palette_is_lit_while_a_key_is_held_and_a_click_on_it_lasts(sit: Sit) -> None:
    person = fresh(sit)
    buttons = person.verbs
    assert list(buttons) == ["H", "S", "M", "C", "V"]
    person.hold(Key.Key_S)
    assert [key for key, button in buttons.items() if button.isChecked()] == ["S"]
    person.let_go(Key.Key_S)
    assert not any(button.isChecked() for button in buttons.values())
    person.bot.mouseClick(buttons["S"], LEFT)
    person.drag("MAR", "*PAR", "BUR")
    person.drag("BRE", "*PAR", "PIC")
    assert person.written("FRANCE") == ("A MAR S A PAR - BUR", "F BRE S A PAR - PIC")
    person.bot.mouseClick(buttons["S"], LEFT)
    person.drag("PAR", "BUR")
    assert "A PAR - BUR" in person.written("FRANCE")


def test_escape_puts_a_verb_of_the_palette_away_once_nothing_is_begun(sit: Sit) -> None:
    person = fresh(sit)
    person.bot.mouseClick(person.verbs["S"], LEFT)
    person.carry("MAR", "PAR")
    person.key(Key.Key_Escape)
    person.drop()
    assert person.verbs["S"].isChecked()
    person.key(Key.Key_Escape)
    assert not person.verbs["S"].isChecked()
    person.drag("PAR", "BUR")
    assert person.written("FRANCE") == ("A PAR - BUR",)


def test_a_verb_of_the_palette_goes_to_the_unit_that_was_clicked(sit: Sit) -> None:
    person = fresh(sit)
    person.click("PAR")
    person.bot.mouseClick(person.verbs["H"], LEFT)
    assert person.written("FRANCE") == ("A PAR H",)


def test_where_the_variant_hides_retreats_nothing_is_lit(sit: Sit) -> None:
    out = {"phase": "S1901R", "fallen": ["FRANCE: A MAR FROM PIE"]}
    standing = ("ITALY: A MAR", "GERMANY: A BUR", "FRANCE: A GAS")
    told = sit(game(*standing, **out), "FRANCE")
    told.click("!MAR")
    assert set(told.stage.map.ghost.shown.lit) == {"SPA"}
    blind = sit(game(*standing, variant="blind", **out), "FRANCE")
    blind.click("!MAR")
    assert blind.stage.map.ghost.shown.lit == ()


def test_preferences_are_drawn_as_numbered_dotted_arrows(sit: Sit) -> None:
    person = sit(game(*OUT["standing"], **OUT["at"]), "FRANCE")
    person.drag("!MAR", "BUR")
    person.drag("!MAR", "SPA")
    person.drag("!MAR", "@✕")
    person.key(Key.Key_1)
    drawn = [
        (arrow.number, arrow.line, arrow.stops[-1]) for arrow in person.stage.board.view.arrows
    ]
    assert drawn == [(1, "retreat", "BUR"), (2, "retreat", "SPA"), (3, "remove", "MAR")]


def test_a_lenient_table_records_in_amber_what_a_strict_one_refuses_in_red(sit: Sit) -> None:
    person = fresh(sit)
    heard: list[str] = []
    person.stage.hand.judged.connect(heard.append)
    person.carry("PAR", "LON")
    assert person.ghost.startswith("✕ A PAR - LON\nAn army in Paris cannot reach London")
    person.drop()
    assert person.written("FRANCE") == ()
    person.document.setProperty(LENIENT, True)
    person.carry("PAR", "LON")
    assert person.ghost.startswith("△ A PAR - LON\nAn army in Paris cannot reach London")
    person.drop()
    assert person.written("FRANCE") == ("A PAR - LON",)
    assert heard == ["impossible", "fine", "doubtful", "fine"]


@pytest.mark.parametrize(
    ("token", "place", "ghost"),
    [
        ("@F", "MOS", "✕ BUILD F MOS\nA fleet cannot stand in Moscow: it has no coast."),
        ("@A", "BUR", "✕ BUILD A BUR\nNothing can be built in Burgundy now."),
    ],
)
def test_a_token_is_refused_where_it_cannot_be_built(
    sit: Sit, token: str, place: str, ghost: str
) -> None:
    person = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    person.carry(token, place)
    assert person.ghost == ghost
    person.drop(under=person.shelf)
    assert (person.written("RUSSIA"), person.offers) == ((), ())


def test_a_closed_retreat_is_refused_with_its_reason(sit: Sit) -> None:
    person = sit(game(*OUT["standing"], **OUT["at"]), "FRANCE")
    person.carry("!MAR", "PIE")
    assert person.ghost == "✕ A MAR R PIE\nPiedmont is not open to a retreat."
    person.drop()
    assert person.written("FRANCE") == ()


def test_the_palette_names_what_the_deadline_asks_for(sit: Sit) -> None:
    retreats = sit(game(*OUT["standing"], **OUT["at"]), "FRANCE")
    assert [button.text() for button in retreats.verbs.values()] == ["R\nretreat", "D\ndisband"]
    winter = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    assert [button.text() for button in winter.verbs.values()] == ["B\nbuild"]
    spies = sit(Game.begin(judge.ruleset("spy"), seed="t"), "FRANCE")
    assert [button.text()[0] for button in spies.verbs.values()] == ["M", "O", "K"]


def test_a_build_is_waived_by_keys_alone(sit: Sit) -> None:
    person = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    window = person.stage.window()
    person.stage.map.setFocus()
    person.key(Key.Key_Tab)
    waive = window.focusWidget()
    assert isinstance(waive, QPushButton)
    assert waive.text() == "waive a build"
    person.bot.keyClick(waive, Key.Key_Space)
    assert person.written("RUSSIA") == ("WAIVE",)
    assert window.focusWidget() is person.stage.map
    person.go("SEV")
    person.key(Key.Key_B)
    person.key(Key.Key_1)
    assert person.written("RUSSIA") == ("WAIVE", "BUILD A SEV")


def test_the_game_master_builds_for_everybody_from_one_tray(sit: Sit) -> None:
    person = sit(game(*RUSSIA["standing"], "FRANCE: A SPA", **RUSSIA["at"]))
    labels = [label.text() for label in person.shelf.findChildren(QLabel)]
    assert labels == ["Build Russia 3", "A", "F", "✕ remove France 1"]
    person.drag("@A", "MOS")
    person.drag("SPA", "@✕")
    assert person.written("RUSSIA") == ("BUILD A MOS",)
    assert person.written("FRANCE") == ("REMOVE A SPA",)


def test_the_game_master_reads_on_a_button_for_whom_it_is(sit: Sit) -> None:
    rules = judge.ruleset("intimate")
    person = sit(Game.begin(rules, title="Test", seed="t"))
    (button,) = person.shelf.findChildren(QPushButton)
    assert button.text() == "Player X: Preference list… (B)"
    person.document.look(seat="Y")
    (button,) = person.shelf.findChildren(QPushButton)
    assert button.text() == "Player Y: Preference list… (B)"
    person.document.look(viewer="X")
    (button,) = person.shelf.findChildren(QPushButton)
    assert button.text() == "Preference list… (B)"


def test_trays_and_palettes_stay_where_they_are_when_the_map_moves(sit: Sit) -> None:
    person = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    bar = person.verbs["B"].parentWidget()
    before = (person.shelf.geometry(), bar.geometry())
    person.stage.map.come_closer(3.0)
    across = person.stage.map.horizontalScrollBar()
    across.setValue(across.value() + 80)
    assert (person.shelf.geometry(), bar.geometry()) == before
    person.stage.resize(900, 800)
    assert person.shelf.geometry().bottom() < person.stage.map.height()


def test_a_retreat_is_previewed_from_where_the_unit_stands_in_its_own_colour(sit: Sit) -> None:
    person = sit(game(*OUT["standing"], **OUT["at"]), "FRANCE")
    person.carry("!MAR", "BUR")
    ghost = person.stage.map.ghost.shown
    assert (ghost.power, ghost.line, ghost.fallen) == ("FRANCE", "retreat", True)
    person.key(Key.Key_Escape)
    person.drop()


def test_a_token_is_previewed_on_the_coast_where_it_would_stand(sit: Sit) -> None:
    person = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    person.carry("@F", "STP/NC")
    ghost = person.stage.map.ghost.shown
    assert (ghost.kind, ghost.stops, ghost.power) == ("F", ("STP/NC",), "RUSSIA")
    assert set(ghost.lit) == {"SEV", "STP"}
    person.key(Key.Key_Escape)
    assert person.written("RUSSIA") == ()
