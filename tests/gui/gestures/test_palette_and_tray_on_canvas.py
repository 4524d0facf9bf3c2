"""The palette of verbs, the tray and the ghost beside the pointer, at every kind of deadline."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from engine import judge
from engine.game.game import Game
from tests.gui.gestures.canvas import LEFT, LENIENT, Person, game
from tests.gui.gestures.positions import OUT, RUSSIA, Sit, fresh
from tests.gui.gestures.spying import pieces
from tests.gui.gestures.test_pressed_unit import KINDS

Key = Qt.Key


def test_the_palette_is_lit_while_a_key_is_held_and_a_click_on_it_lasts(sit: Sit) -> None:
    person = fresh(sit)
    buttons = person.verbs
    assert list(buttons) == ["H", "M", "S", "C", "V"]
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
    person.stage.hand.holding.judged.connect(heard.append)
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
        ("@A", "BUR", "✕ BUILD A BUR\nBurgundy is not a home centre of yours."),
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
    assert person.ghost == (
        "✕ A MAR R PIE\n"
        "Piedmont is not open to a retreat: the attack came from there, or units bounced there."
    )
    person.go("GAS")
    assert person.ghost == ("✕ A MAR R GAS\nGascony is not open to a retreat: a unit stands there.")
    person.drop()
    assert person.written("FRANCE") == ()


def called(person: Person) -> list[tuple[str, str]]:
    """The keys of the verbs in the rail, and their names."""
    return [(button.text(), button.accessibleName()) for button in person.verbs.values()]


def test_the_palette_names_what_the_deadline_asks_for(sit: Sit) -> None:
    retreats = sit(game(*OUT["standing"], **OUT["at"]), "FRANCE")
    assert called(retreats) == [("R", "retreat"), ("D", "disband")]
    winter = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    assert called(winter) == [("B", "build")]
    spies = sit(Game.begin(judge.ruleset("spy"), seed="t"), "FRANCE")
    assert [button.text()[0] for button in spies.verbs.values()] == ["M", "U", "K"]


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

    def said() -> list[str]:
        return [button.text() for button in person.shelf.findChildren(QPushButton)]

    assert said() == ["Player X: Preference list… (B)", "Player Y: Preference list…"]
    person.document.look(seat="Y")
    assert said() == ["Player Y: Preference list… (B)", "Player X: Preference list…"]
    person.document.look(viewer="X")
    assert said() == ["Preference list… (B)"]


def test_trays_and_palettes_stay_where_they_are_when_the_map_moves(sit: Sit) -> None:
    person = sit(game(*RUSSIA["standing"], **RUSSIA["at"]), "RUSSIA")
    bar = person.verbs["B"].parentWidget()
    before = (person.shelf.geometry(), bar.geometry())
    person.stage.map.come_closer(3.0)
    across = person.stage.map.horizontalScrollBar()
    across.setValue(across.value() + 80)
    assert (person.shelf.geometry(), bar.geometry()) == before
    person.stage.resize(900, 800)
    assert not person.shelf.geometry().intersects(person.stage.map.geometry())


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


def keys_of(person: Person) -> dict[str, str]:
    """What each button of the palette is called, with the key that it shows."""
    return {name: button.text()[0] for name, button in person.verbs.items()}


@pytest.mark.parametrize("variant", ["standard", *KINDS, "intimate"])
def test_an_act_has_one_key_in_every_game(sit: Sit, variant: str) -> None:
    more = {"players": {"X": "FRANCE", "Y": "TURKEY"}} if variant == "intimate" else {}
    seat = "X" if more else "FRANCE"
    person = sit(game(*OUT["standing"], variant=variant, **OUT["at"], **more), seat)
    retreats = keys_of(person)
    assert (retreats["retreat"], retreats["disband"]) == ("R", "D")
    assert retreats.get("search", "U") == "U"
    person.go("!MAR")
    person.key(Key.Key_R)
    person.click("BUR")
    assert person.written(seat) == ("A MAR R BUR",)
    at = {"phase": "W1901A", "centres": {"FRANCE": "PAR", "TURKEY": "CON"}}
    kinds = {KINDS[variant]} if variant in KINDS else set()
    spied = {"covert": pieces(*(f"FRANCE: {kind} PAR" for kind in kinds))}
    units = ("FRANCE: A PAR", "FRANCE: A BUR", "FRANCE: A GAS")
    winter = keys_of(sit(game(*units, variant=variant, **at, **more, **spied), seat))
    assert winter["D"] == "X"
