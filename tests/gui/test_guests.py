"""Two variants from outside are played as ours are, and nothing but their folders knows of them.

``mole`` brings a new piece, ``lurkers`` a new order for the spies of Spy Diplomacy. Both stand in
`tests/guests`, written by the help page and `engine.guest` alone.
"""

import json
import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.picture import Picture
from engine.cli import program
from engine.game.game import Game
from engine.game.verify import verify
from engine.language.speaker import Speaker
from engine.orders.notation import write
from engine.play import seats
from engine.report.explain import explain
from engine.session.seat import Seat
from engine.visibility.observe import opening
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.help_pages import ORDER, pages
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.document.document import Document
from spydip_gui.gestures.document_writer import DocumentWriter
from spydip_gui.gestures.verb_bar import VerbBar
from spydip_gui.gestures.walk.tools import tools
from spydip_gui.gestures.walk.verbs import PLAIN
from spydip_gui.language.reader import set_language
from spydip_gui.output.palette import Palette
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.panels.results import ResultsPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.settings import Settings
from tests.gui.gestures.canvas import seated
from tests.gui.gestures.scenes import Scene
from tests.gui.gestures.spying import spymaster
from tests.helpers.faces import FACES, Face
from tests.helpers.widgets import texts

ROOT = Path(__file__).parents[2]
GUESTS = ROOT / "tests" / "guests"
MOLES = Scene(variant="mole", covert=("FRANCE: MOLE PAR", "FRANCE: MOLE ENG", "GERMANY: MOLE MUN"))
LURKERS = Scene(
    variant="lurkers",
    units=("FRANCE: A PAR", "FRANCE: A BRE", "ENGLAND: A PIC"),
    covert=("FRANCE: SPY PAR", "GERMANY: SPY MUN"),
)
ORDERS = {"mole": "MOLE PAR DIG", "lurkers": "SPY PAR LURK"}
SCENES = {"mole": MOLES, "lurkers": LURKERS}
WORDS = {
    "mole": ("Your mole has dug in Paris.", "Ihr Maulwurf hat in Paris gegraben.", "a creusé"),
    "lurkers": ("has counted 2 units", "hat ringsum 2 Einheiten gezählt", "a compté 2 unités"),
}
WHY = {
    "mole": ("the mole dug", "Der Maulwurf hat gegraben", "la taupe a creusé"),
    "lurkers": ("counted the units around", "hat die Einheiten ringsum", "a compté les unités"),
}
CLAUSES = {"mole": "MOLE-3", "lurkers": "LURK-1"}

both = pytest.mark.parametrize("name", ORDERS)


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYDIP_VARIANTS", str(GUESTS))


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(program, list(words))
    return result.exit_code, result.output


def dug(name: str) -> tuple[Game, Turn]:
    """A game in which the order of that guest was carried out."""
    game = SCENES[name].played()
    game.give("FRANCE", [game.rules.reader.order(ORDERS[name])], source="test")
    return game, game.resolve()


@both
def test_a_guest_passes_the_exam(name: str) -> None:
    status, said = run("exam", name)
    assert (status, re.sub(r"\d+", "N", said)) == (0, "N passed, N failed\n")


@pytest.mark.parametrize(
    ("scene", "deeds", "lines"),
    [
        (MOLES, "drag ~PAR BUR", ["MOLE PAR - BUR"]),
        (MOLES, "drag ~ENG LON", ["MOLE ENG - LON"]),
        (MOLES, "click ~PAR; click BUR", ["MOLE PAR - BUR"]),
        (MOLES, "over ~PAR; key G", ["MOLE PAR DIG"]),
        (MOLES, "over ~PAR; key O", ["MOLE PAR DIG"]),
        (MOLES, "over ~PAR; key H", ["MOLE PAR H"]),
        (MOLES, "double ~PAR; key D", ["MOLE PAR DIG"]),
        (MOLES, "over ~PAR; key G; over ~PAR; key Del", []),
        (MOLES, "drag ~PAR BUR; drag PAR PIC", ["A PAR - PIC", "MOLE PAR - BUR"]),
        (LURKERS, "over ~PAR; key G", ["SPY PAR LURK"]),
        (LURKERS, "double ~PAR; key L", ["SPY PAR LURK"]),
        (LURKERS, "drag ~PAR BUR", ["SPY PAR - BUR"]),
    ],
)
def test_its_orders_are_dragged_typed_and_chosen_from_the_ring(
    scene: Scene, deeds: str, lines: list[str], qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    person = spymaster(qtbot, picture, palette, scene.played(), scene.seat)
    person.do(deeds)
    assert sorted(person.written("FRANCE")) == sorted(lines)


@both
def test_its_verb_has_a_button_of_its_own_in_every_language(
    name: str, qtbot: QtBot, qapp: QApplication
) -> None:
    table = DocumentWriter(Document(Seat(SCENES[name].played()))).table()
    words = {"mole": ("dig", "graben", "creuser"), "lurkers": ("lurk", "lauern", "guetter")}[name]
    over = QWidget()
    qtbot.addWidget(over)
    for language, word in zip(("en", "de", "fr"), words, strict=True):
        set_language(qapp, language)
        bar = VerbBar(over, lambda _tool: None, str)
        bar.show_tools(tools(table), PLAIN)
        assert f"G\n{word}" in [button.text() for button in bar.buttons.values()]


@both
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_what_it_tells_is_told_by_every_face(name: str, face: Face) -> None:
    game, turn = dug(name)
    seen = judge.report(game.rules, turn, "FRANCE")
    (told,) = [fact for fact in seen.facts if str(fact).startswith(("dug ", "lurked "))]
    made = face.make(game.rules, seen)
    assert face.name == "map" or face.tells(game.rules, seen, told, made)


@both
@pytest.mark.parametrize(("number", "language"), [*enumerate(("en", "de", "fr"))])
def test_it_is_told_with_reason_and_clause_in_every_language(
    name: str, number: int, language: str, tmp_path: Path
) -> None:
    game, turn = dug(name)
    file = tmp_path / "game.spydip"
    game.save_as(file)
    game.close()
    speaks = ("--language", language)
    packets, out = tmp_path / "packets", tmp_path / "out"
    assert run("packet", str(file), "FRANCE", "-o", str(packets))[0] == 0
    (packet,) = packets.rglob("*.spyview")
    status, said = run("letters", str(file), "-o", str(out), "--no-maps", *speaks)
    assert status == 0, said
    letters = [path.read_text("utf-8") for path in (out / "FRANCE").glob("*.txt")]
    for told in (
        run("report", str(file), "--as", "FRANCE", *speaks)[1],
        *letters,
    ):
        assert WORDS[name][number] in " ".join(told.split())
    assert WORDS[name][0] in " ".join(run("view", str(packet))[1].split())
    assert len(letters) == 1
    outcomes = turn.resolution.outcomes
    (outcome,) = [one for one in outcomes if write(one.order) == ORDERS[name]]
    why = Speaker(language).say(explain(outcome, game.rules.board))
    assert WHY[name][number] in why
    assert why.endswith(f"[{CLAUSES[name]}]")


@both
@pytest.mark.parametrize(("number", "language"), [*enumerate(("en", "de", "fr"))])
def test_the_panels_say_why_and_by_which_clause(
    name: str, number: int, language: str, qtbot: QtBot, qapp: QApplication
) -> None:
    set_language(qapp, language)
    game, _turn = dug(name)
    document = Document(Seat(game))
    for panel in (ResultsPanel(document), IntelligencePanel(document), RulebookPanel(document)):
        qtbot.addWidget(panel)
        panel.show()
        qtbot.wait(20)
        said = " ".join(texts(panel))
        clause = next(one for one in game.rules.variant.rules if one.id == CLAUSES[name])
        wanted = {
            ResultsPanel: WHY[name][number],
            IntelligencePanel: WORDS[name][number][-12:-1],
            RulebookPanel: Speaker(language).say(clause.said),
        }[type(panel)]
        assert wanted in said, type(panel)


@both
def test_nobody_else_is_told(name: str) -> None:
    game, turn = dug(name)
    twin = SCENES[name].played()
    other = twin.resolve()
    for seat in game.rules.seats:
        same = judge.report(game.rules, turn, seat) == judge.report(twin.rules, other, seat)
        assert same is (seat != "FRANCE")


@both
def test_a_game_of_it_is_saved_opened_drawn_and_packed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    status, said = run("new", str(file), "--variant", name)
    assert status == 0, said
    game = Game.open(file)
    draw = Random(5)
    while len(game.record.nodes) < 6:
        views = seats.views(game.rules, opening(game.position()))
        for seat, orders in seats.orders(game.rules, views, draw).items():
            game.give(seat, orders, source="test")
        game.resolve()
    game.save_as(file)
    positions = {node: game.position(node) for node in game.record.nodes}
    game.close()
    with Game.open(file) as again:
        assert {node: again.position(node) for node in again.record.nodes} == positions
        assert verify(again.record, again.history) == []
    for time in ([], ["--night"]):
        out = str(tmp_path / "map.png")
        assert run("render", str(file), "-o", out, "--as", "FRANCE", *time)[0] == 0
    status, said = run("packet", str(file), "FRANCE", "-o", str(tmp_path / "packets"))
    assert status == 0, said
    (packet,) = (tmp_path / "packets").rglob("*.spyview")
    status, said = run("view", str(packet))
    assert status == 0, said
    status, said = run("letters", str(file), "-o", str(tmp_path / "out"), "--no-maps")
    assert status == 0, said
    status, said = run("facts", str(file), "--as", "FRANCE", "--json")
    assert any(line.startswith("own ") for line in json.loads(said)["facts"])


@both
def test_it_is_a_base_of_mixes_and_simulated_and_prints_its_rules(
    name: str, tmp_path: Path
) -> None:
    mix = tmp_path / "mixed.toml"
    mix.write_text(f'title = "Mixed"\nbase = "{name}"\nretreats = "preference"\n', "utf-8")
    for variant in (name, str(mix)):
        status, said = run("simulate", "--variant", variant, "--deadlines", "6")
        assert status == 0, said
    assert CLAUSES[name] in run("rules", name)[1]
    foggy = judge.mixed(f'title = "Fog"\nbase = "{name}"\nsight = "rd08"\n', "fog")
    assert seats.views(judge.ruleset(foggy), opening(judge.begin(judge.ruleset(foggy))))


def test_its_scenarios_are_checked() -> None:
    file = GUESTS / "mole" / "scenarios" / "digs.toml"
    assert run("check", str(file)) == (0, "1 passed, 0 failed\n")


def test_its_page_of_help_stands_behind_ours(own_settings: Settings) -> None:
    shortcuts = Shortcuts(own_settings)
    titles = {language: pages(shortcuts, language)[-1].title for language in ("en", "de", "fr")}
    assert titles == {"en": "Moles", "de": "Maulwürfe", "fr": "Taupes"}
    assert [page.name for page in pages(shortcuts, "en")] == [*ORDER, "mole"]


def test_its_piece_is_set_in_the_position_editor(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    game = MOLES.played()
    dialog = PositionDialog(game.rules, game.position(), picture, palette)
    qtbot.addWidget(dialog)
    names = {button.property("tool"): button.text() for button in dialog.tools.buttons()}
    assert names["MOLE"].replace("&", "") == "Mole"
    assert "MOLE PAR" in dialog.text.toPlainText()


@both
def test_it_is_played_at_the_desk(
    name: str, qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    person = seated(qtbot, picture, palette, SCENES[name].played(), "FRANCE")
    assert person.document.view.rules.variant.id == name


def test_its_words_stand_nowhere_else() -> None:
    """Those of mails are their writers' own."""
    told = re.compile(r"\bmoles?\b|lurk", re.IGNORECASE)
    found = [
        path.relative_to(ROOT).as_posix()
        for ending in ("py", "po", "md", "toml", "txt", "ts", "svg")
        for part in ("engine", "spydip_gui", "maps", "resources", "docs", "packaging", "tests", "")
        for path in (ROOT / part).glob(f"**/*.{ending}" if part else f"*.{ending}")
        if not path.is_relative_to(GUESTS) and not path.is_relative_to(ROOT / "tests" / "mails")
        if path != Path(__file__) and told.search(path.read_text("utf-8"))
    ]
    assert found == []
