"""Guests at the desk: offered, dragged, on verb bar and ring, drawn, marked, told in the panels."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.picture import Picture, load_picture
from engine.exam import itself
from engine.exam.duty import sit
from engine.exam.sitting import Sitting
from engine.facts import Attacked, FaceMissingError, Shows, Spotted, bare, register
from engine.language.speaker import Speaker
from engine.session.belief import believed
from engine.session.seat import Seat
from engine.visibility.observe import opening
from engine.visibility.sight import GM
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.help_pages import ORDER, pages
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.dialogs.shortcuts import ShortcutsDialog
from spydip_gui.document.document import Document
from spydip_gui.gestures.exam import DUTIES
from spydip_gui.gestures.ring import Ring
from spydip_gui.gestures.verb_bar import VerbBar
from spydip_gui.gestures.walk.tools import tools
from spydip_gui.gestures.walk.verbs import PLAIN
from spydip_gui.gestures.writer import Writer
from spydip_gui.language.reader import set_language
from spydip_gui.output.files import painted
from spydip_gui.output.palette import Palette, theme
from spydip_gui.output.position import draw_view
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.panels.results import ResultsPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.settings import Settings
from spydip_gui.viewmodel import MapView, map_view
from spydip_gui.viewmodel.naming import describe
from tests.gui.gestures.scenes import Scene
from tests.gui.gestures.spying import spymaster
from tests.helpers.faces import FACES, Face
from tests.helpers.guests import BOTH, BURROWS, FOLDER, LANGUAGES, SHADOWS, Guest
from tests.helpers.widgets import texts

both = pytest.mark.parametrize("guest", BOTH, ids=lambda guest: guest.name)
languages = pytest.mark.parametrize(("number", "language"), [*enumerate(LANGUAGES)], ids=LANGUAGES)


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYDIP_VARIANTS", str(FOLDER))


@pytest.mark.parametrize(
    ("scene", "deeds", "lines"),
    [
        (BURROWS.scene, "drag ~PAR BUR", ["MOLE PAR - BUR"]),
        (BURROWS.scene, "drag ~ENG LON", ["MOLE ENG - LON"]),
        (BURROWS.scene, "drag ~ENG MAO", ["MOLE ENG - MAO"]),
        (BURROWS.scene, "click ~PAR; click BUR", ["MOLE PAR - BUR"]),
        (BURROWS.scene, "over ~PAR; key G", ["MOLE PAR DIG"]),
        (BURROWS.scene, "over ~PAR; key K", ["MOLE PAR DIG"]),
        (BURROWS.scene, "over ~PAR; key H", ["MOLE PAR H"]),
        (BURROWS.scene, "double ~PAR; key G", ["MOLE PAR DIG"]),
        (BURROWS.scene, "over ~PAR; key G; over ~PAR; key Del", []),
        (BURROWS.scene, "over ~PAR; key G; drag ~PAR BUR", ["MOLE PAR - BUR"]),
        (BURROWS.scene, "drag ~PAR BUR; drag PAR PIC", ["A PAR - PIC", "MOLE PAR - BUR"]),
        (SHADOWS.scene, "over ~PAR; key T; key I", ["SPY PAR SHADOW ITALY"]),
        (SHADOWS.scene, "double ~PAR; key T; key G", ["SPY PAR SHADOW GERMANY"]),
        (SHADOWS.scene, "drag ~PAR PIC", ["SPY PAR - PIC"]),
        (SHADOWS.scene, "over ~PAR; key T; key I; drag ~PAR PIC", ["SPY PAR - PIC"]),
        (SHADOWS.scene, "drag ~PAR PIC; over ~PAR; key T; key I", ["SPY PAR SHADOW ITALY"]),
    ],
)
def test_its_orders_are_dragged_typed_and_chosen_from_the_ring(
    scene: Scene, deeds: str, lines: list[str], qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    person = spymaster(qtbot, picture, palette, scene.played(), scene.seat)
    person.do(deeds)
    assert sorted(person.written("FRANCE")) == sorted(lines)


@both
@languages
def test_its_verb_has_a_button_of_its_own_in_every_language(
    guest: Guest, number: int, language: str, qtbot: QtBot, qapp: QApplication
) -> None:
    set_language(qapp, language)
    table = Writer(Document(Seat(guest.scene.played()))).table()
    bar = VerbBar(lambda _tool: None, str)
    qtbot.addWidget(bar)
    bar.show_tools(tools(table), PLAIN)
    said = [(one.text(), one.accessibleName()) for one in bar.findChildren(QToolButton)]
    assert (guest.key, guest.verb[number]) in said
    assert len({word for _, word in said}) == len(said)


@both
def test_it_is_chosen_from_the_ring(
    guest: Guest, qtbot: QtBot, qapp: QApplication, picture: Picture, palette: Palette
) -> None:
    set_language(qapp, "de")
    person = spymaster(qtbot, picture, palette, guest.scene.played(), "FRANCE")
    person.do("double ~PAR")
    (ring,) = person.stage.findChildren(Ring)
    assert guest.chosen in " ".join(texts(ring))


@both
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_what_it_tells_is_told_by_every_face(guest: Guest, face: Face) -> None:
    game, turn = guest.played()
    for viewer in ("FRANCE", GM):
        seen = judge.report(game.rules, turn, viewer)
        (told,) = [fact for fact in seen.facts if str(fact) == guest.fact]
        assert face.tells(game.rules, seen, told, face.make(game.rules, seen)), viewer


def _picture(view: MapView, time: str, picture: Picture, palette: Palette) -> QImage:
    draw = partial(
        draw_view,
        view=view,
        picture=picture,
        palette=Palette(family=palette.family, theme=theme(time)),
    )
    return painted(picture.frame, 700, draw)


@both
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("time", ["day", "night"])
def test_its_mark_is_a_sign_of_its_own_by_day_and_night(
    guest: Guest, time: str, palette: Palette, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, turn = guest.played()
    picture = load_picture("standard")
    view = map_view(
        judge.report(game.rules, turn, "FRANCE"), game.rules.board, game.rules.variant.unit_kinds
    )
    (fact,) = [one for told in view.marks.values() for one in told if str(one) == guest.fact]
    drawn = _picture(view, time, picture, palette)
    monkeypatch.setattr(type(bare(fact)), "mark", "killed")
    assert drawn != _picture(view, time, picture, palette)


@both
@languages
def test_its_mark_means_in_the_legend_what_it_tells(
    guest: Guest, number: int, language: str
) -> None:
    game, turn = guest.played()
    board, kinds = game.rules.board, game.rules.variant.unit_kinds
    for viewer, told in (("FRANCE", guest.told), (GM, guest.to_master)):
        view = map_view(judge.report(game.rules, turn, viewer), board, kinds)
        (place,) = view.marks
        assert told[number] in describe(view, board, place, Speaker(language))


@both
@languages
def test_the_panels_say_why_and_by_which_clause(
    guest: Guest, number: int, language: str, qtbot: QtBot, qapp: QApplication
) -> None:
    set_language(qapp, language)
    game, _turn = guest.played()
    document = Document(Seat(game))
    for panel, wanted in (
        (ResultsPanel(document), guest.why[number]),
        (IntelligencePanel(document), guest.to_master[number].removesuffix(".")),
        (RulebookPanel(document), guest.rule[number]),
    ):
        qtbot.addWidget(panel)
        panel.show()
        qtbot.wait(20)
        assert wanted in " ".join(texts(panel)), type(panel)


def test_its_keys_stand_in_the_table_and_can_be_given_away(
    qtbot: QtBot, qapp: QApplication, own_settings: Settings
) -> None:
    set_language(qapp, "de")
    shortcuts = Shortcuts(own_settings)
    dialog = ShortcutsDialog(shortcuts)
    qtbot.addWidget(dialog)
    dialog.choose("verb:T")
    assert dialog.tree.currentItem().text(0) == "Beschatten"
    dialog.entry.setKeySequence("Q")
    dialog.give.click()
    again = Shortcuts(own_settings)
    assert (again.verb("Q"), again.verb("T"), again.verb("G")) == ("T", "", "G")
    page = next(one for one in pages(again, "de") if one.name == "keys")
    assert "| Beschatten | Q |" in page.text
    assert "| Graben | G |" in page.text


def test_a_key_that_was_given_away_is_kept_while_its_guest_is_away(
    own_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    Shortcuts(own_settings).choose("verb:T", "Q")
    monkeypatch.delenv("SPYDIP_VARIANTS")
    Shortcuts(own_settings).choose("undo", "Ctrl+U")
    assert Shortcuts(own_settings).verb("Q") == "T"


@languages
def test_their_pages_of_help_stand_behind_ours_with_their_keys(
    number: int, language: str, own_settings: Settings
) -> None:
    found = {page.name: page for page in pages(Shortcuts(own_settings), language)}
    assert [*found] == [*ORDER, *sorted(one.name for one in BOTH)]
    for guest in BOTH:
        assert found[guest.name].title == guest.page[number]
        assert f"**{guest.key}**" in found[guest.name].text


def test_a_wrong_gap_in_a_guests_page_hinders_no_other(
    own_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "help").mkdir()
    (tmp_path / "help" / "en.md").write_text("# Larch\n\nPress {verb:Q}.\n")
    (tmp_path / "larch.py").write_text("VARIANT = 3\n")
    monkeypatch.setenv("SPYDIP_VARIANTS", str(tmp_path))
    assert pages(Shortcuts(own_settings), "en")[-1].text == "# Larch\n\nPress {verb:Q}.\n"


def test_its_piece_is_set_in_the_position_editor(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    game = BURROWS.scene.played()
    dialog = PositionDialog(game.rules, game.position(), picture, palette)
    qtbot.addWidget(dialog)
    names = {button.property("tool"): button.text() for button in dialog.editor.tools.buttons()}
    assert names["MOLE"].replace("&", "") == "Mole"
    assert "MOLE PAR" in dialog.editor.text.toPlainText()


def _changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str]) -> None:
    """A guest beside the others, made of a known one by some changes."""
    text = (FOLDER / "burrows" / "__init__.py").read_text("utf-8")
    for old, new in (("dug <place>", "scraped <place>"), ("burrows.", "warrens."), *changes):
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "warrens.py").write_text(text, "utf-8")
    monkeypatch.setenv("SPYDIP_VARIANTS", str(tmp_path))


def test_a_piece_that_is_shown_is_seen_by_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _changed(tmp_path, monkeypatch, ("covert=True,", "covert=True,\n                shown=True,"))
    rules = judge.ruleset("warrens")
    for viewer in rules.seats:
        seen = judge.report(rules, opening(judge.begin(rules)), viewer)
        foreign = {fact.power for fact in seen.facts if isinstance(fact, Spotted)}
        assert foreign == {*rules.seats} - {viewer}
        assert {stack.power for stack in believed(rules, seen).covert} == {*rules.seats}
        view = map_view(seen, rules.board, rules.variant.unit_kinds)
        assert len(view.rails) == len(rules.seats)


def test_an_open_piece_is_refused_with_the_cure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _changed(tmp_path, monkeypatch, ("covert=True,", "covert=False,"))
    with pytest.raises(judge.UserError, match=r"the open piece mole.*shown=True"):
        judge.variant("warrens")


def test_the_exam_drags_and_looks_at_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _changed(tmp_path, monkeypatch, ('verb_step("-",', 'verb_step("GO",'), ('key="G"', 'key="H"'))
    sitting = Sitting(judge.ruleset("warrens"), deadlines=1)
    faults = {finding.duty.name: finding.faults[0] for finding in sit(sitting, DUTIES)}
    assert "cannot be dragged" in faults["orders-dragged"]
    assert faults["keys-free"] == "dig: “H” is taken, or no capital letter"


def test_the_exam_finds_words_that_are_never_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _changed(tmp_path, monkeypatch, ('"GRABT"', '"GRÄBT"'))
    (duty,) = [one for one in itself.DUTIES if one.name == "words-plain"]
    faults = duty.faults(Sitting(judge.ruleset("warrens"), deadlines=1))
    assert faults == ("“GRÄBT” is never read; write “GRABT”",)


def test_the_exam_asks_how_the_game_master_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _changed(
        tmp_path,
        monkeypatch,
        ("scraped <place>", "raked <place>"),
        ('sentence: ClassVar[str] = "warrens.dug"', 'sentence: ClassVar[str] = "warrens.raked"'),
        ("english_gm", "not_told"),
    )
    (duty,) = [one for one in itself.DUTIES if one.name == "texts-whole"]
    faults = duty.faults(Sitting(judge.ruleset("warrens"), deadlines=1))
    assert "Dug has no english_gm, for the game master, who owns no piece" in faults


def test_a_mark_is_a_loss_or_letters() -> None:
    with pytest.raises(FaceMissingError, match="one or two letters"):
        register(type("Longer", (Attacked,), {"shows": Shows.MARK, "mark": "long"}))
