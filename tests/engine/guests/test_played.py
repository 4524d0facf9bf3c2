"""Guests are played as ours are: read, redacted, told, saved, mixed, by chance, examined."""

import json
import re
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from engine import judge
from engine.exam import itself
from engine.exam.duty import sit
from engine.exam.sitting import Sitting
from engine.game.game import Game
from engine.game.verify import verify
from engine.guests import found
from engine.language.speaker import Speaker
from engine.orders.notation import write
from engine.orders.submission import Standing
from engine.play import seats
from engine.report.explain import explain
from engine.report.facts import messages
from engine.visibility.observe import opening
from engine.visibility.sight import GM
from tests.helpers.guests import BOTH, BURROWS, FOLDER, LANGUAGES, SHADOWS, Guest, run

ROOT = FOLDER.parents[1]

both = pytest.mark.parametrize("guest", BOTH, ids=lambda guest: guest.name)
languages = pytest.mark.parametrize(("number", "language"), [*enumerate(LANGUAGES)], ids=LANGUAGES)


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYDIP_VARIANTS", str(FOLDER))


@both
def test_a_guest_passes_the_exam(guest: Guest) -> None:
    status, said = run("exam", guest.name)
    assert (status, re.sub(r"\d+", "N", said)) == (0, "N passed, N failed\n")


@pytest.mark.parametrize(
    ("name", "text", "order"),
    [
        ("burrows", "mole par digs", "MOLE PAR DIG"),
        ("burrows", "Maulwurf Paris gräbt", "MOLE PAR DIG"),
        ("burrows", "taupe brest va a manche", "MOLE BRE - ENG"),
        ("shadows", "spy par shadows Germany", "SPY PAR SHADOW GERMANY"),
    ],
)
def test_its_orders_are_read_as_people_write_them(name: str, text: str, order: str) -> None:
    assert write(judge.ruleset(name).reader.order(text)) == order


@pytest.mark.parametrize(
    ("guest", "order", "said"),
    [
        (BURROWS, "MOLE PAR - ROM", "Kein Maulwurf kommt in einer Zugphase aus Paris nach Rom."),
        (BURROWS, "MOLE MUN DIG", "In München wohnt keiner Ihrer Maulwürfe."),
        (SHADOWS, "SPY PAR SHADOW FRANCE", "Ein Spion beschattet nicht die eigenen Leute."),
        (SHADOWS, "SPY MUN SHADOW ITALY", "Sie haben in München keinen Spion."),
        (
            SHADOWS,
            "IF ANY UNIT IN PAR THEN SPY PAR SHADOW ITALY ELSE SPY PAR H",
            (
                "„SPY PAR SHADOW ITALY“ kann keine Bedingung haben: nur wohin ein Spion geht und "
                "wen er tötet, und im Winter Auf- und Abbauten."
            ),
        ),
    ],
)
def test_what_it_refuses_is_said_in_the_readers_language(
    guest: Guest, order: str, said: str
) -> None:
    game = guest.scene.played()
    lines = {"FRANCE": [game.rules.reader.order(order)]}
    (entry,) = judge.submit(game.rules, game.position(), lines).entries
    assert Speaker("de").say(entry.why) == said


def test_a_new_order_and_an_old_one_for_one_piece_replace_each_other() -> None:
    game = SHADOWS.scene.played()
    texts = (
        "SPY PAR - PIC",
        "SPY PAR SHADOW ITALY",
        "A PAR H",
        "SPY BUR SHADOW ITALY",
        "SPY BUR H",
    )
    lines = {"FRANCE": [game.rules.reader.order(text) for text in texts]}
    entries = judge.submit(game.rules, game.position(), lines).entries
    taken = [write(one.order) for one in entries if one.standing is Standing.TAKEN]
    assert taken == ["SPY PAR SHADOW ITALY", "A PAR H", "SPY BUR H"]
    assert [str(one.why) for one in entries if one.standing is Standing.REPLACED] == [
        "A later order stands instead: “SPY PAR SHADOW ITALY”.",
        "A later order stands instead: “SPY BUR H”.",
    ]


@both
def test_only_its_owner_and_the_game_master_are_told(guest: Guest) -> None:
    game, turn = guest.played()
    for viewer in (*game.rules.seats, GM):
        seen = judge.report(game.rules, turn, viewer)
        told = guest.fact in seen.lines
        heard = {(one.power, write(one.order)) for one in seen.orders}
        ordered = ("FRANCE", guest.fails) in heard
        assert (told, ordered) == ((viewer in ("FRANCE", GM),) * 2), viewer


@both
@languages
def test_it_is_told_with_reason_and_clause_in_every_language(
    guest: Guest, number: int, language: str, tmp_path: Path
) -> None:
    game, turn = guest.played()
    file = tmp_path / "game.spydip"
    game.save_as(file)
    game.close()
    speaks = ("--language", language)
    out = str(tmp_path / "out")
    assert run("packet", str(file), "FRANCE", "-o", out, *speaks)[0] == 0
    how = ("--no-maps", "--style", "underline")
    assert run("letters", str(file), "FRANCE", "-o", out, *how, *speaks)[0] == 0
    (packet,) = (str(path) for path in Path(out).rglob("*.spyview"))
    pages = {
        "report": run("report", str(file), "--as", "FRANCE", "--style", "html", *speaks)[1],
        "packet": run("view", packet, "--style", "html", *speaks)[1],
    }
    pages |= {p.suffix: p.read_text("utf-8") for p in (Path(out) / "FRANCE").iterdir()}
    assert {".txt", ".md", ".html"} < set(pages)
    for name, page in pages.items():
        said = " ".join(page.split())
        assert f"{guest.why[number]}. [{guest.clause}]".casefold() in said.casefold(), name
        assert guest.told[number] in said, name
    master = run("report", str(file), *speaks)[1]
    assert guest.to_master[number] in " ".join(master.split())
    assert guest.told[number] not in " ".join(master.split())
    why = [
        Speaker(language).say(explain(one, game.rules.board))
        for one in turn.resolution.outcomes
        if (one.power, write(one.order)) == ("FRANCE", guest.fails)
    ]
    assert why[0].endswith(f"{guest.why[number]}. [{guest.clause}]")


@both
@languages
def test_its_clauses_are_printed_in_every_language(
    guest: Guest, number: int, language: str
) -> None:
    said = " ".join(run("rules", guest.name, guest.clause, "--language", language)[1].split())
    assert guest.rule[number] in said


def test_numbers_have_the_forms_that_its_catalogue_gives_them() -> None:
    game, _ = BURROWS.played()
    game.give("FRANCE", [game.rules.reader.order("MOLE PAR DIG")], source="test")
    seen = judge.report(game.rules, game.resolve(), "FRANCE")
    assert "dug PAR 2" in seen.lines
    said = [str(one) for one in messages(seen.facts, game.rules.board)]
    assert "Your mole dug in Paris: its hole is 2 fathoms deep." in said


@both
def test_a_game_of_it_by_chance_is_saved_opened_and_verified(guest: Guest, tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    assert run("new", str(file), "--variant", guest.name)[0] == 0
    game = Game.open(file)
    draw = Random(5)
    played = set()
    while len(game.record.nodes) < 6:
        views = seats.views(game.rules, opening(game.position()))
        for seat, orders in seats.orders(game.rules, views, draw).items():
            game.give(seat, orders, source="test")
            played |= {order.verb for order in orders}
        game.resolve()
    assert {BURROWS.name: "burrow", SHADOWS.name: "shadow"}[guest.name] in played
    game.save_as(file)
    positions = {node: game.position(node) for node in game.record.nodes}
    game.close()
    with Game.open(file) as again:
        assert {node: again.position(node) for node in again.record.nodes} == positions
        assert verify(again.record, again.history) == []
    status, said = run("facts", str(file), "--as", "FRANCE", "--json")
    assert status == 0
    assert any(line.startswith("own ") for line in json.loads(said)["facts"])


@both
def test_it_is_a_base_of_mixes(guest: Guest, tmp_path: Path) -> None:
    mix = tmp_path / "mixed.toml"
    mix.write_text(f'title = "Fog"\nbase = "{guest.name}"\nsight = "rd08"\n', "utf-8")
    assert run("simulate", "--variant", str(mix), "--deadlines", "6")[0] == 0
    rules = judge.ruleset(str(mix))
    views = seats.views(rules, opening(judge.begin(rules)))
    assert any(str(fact).startswith("own ") for fact in views["FRANCE"].facts)


@both
def test_its_scenarios_are_checked(guest: Guest) -> None:
    (file,) = (FOLDER / guest.name / "scenarios").glob("*.toml")
    assert run("check", str(file)) == (0, "2 passed, 0 failed\n")


def test_an_installed_guest_has_its_page_of_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "rowan"
    (package / "help").mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('it was run')\n")
    (package / "help" / "en.md").write_text("# Rowan\n")
    monkeypatch.syspath_prepend(tmp_path)
    one = found.Found("rowan", EntryPoint("rowan", "rowan:VARIANT", found.GROUP))
    assert found.page(one, "de") == package / "help" / "en.md"
    nowhere = found.Found("alder", EntryPoint("alder", "alder.inside:VARIANT", found.GROUP))
    assert found.page(nowhere, "en") is None


def test_an_installed_guest_is_told_and_examined_under_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is called as its entry point is, whatever its package is called."""
    package = tmp_path / "hazelwood"
    copytree(FOLDER / "burrows", package)
    for file in package.rglob("*"):
        if file.suffix in (".py", ".po", ".toml"):
            text = file.read_text("utf-8").replace("burrows", "hazel")
            file.write_text(text.replace("dug <", "carved <").replace('"dug ', '"carved '), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    one = found.Found("hazel", EntryPoint("hazel", "hazelwood:VARIANT", found.GROUP))
    monkeypatch.setattr(found, "_installed", lambda: [one])
    sitting = Sitting(judge.ruleset("hazel"), found.home(one), deadlines=1)
    assert [str(fault) for fault in sit(sitting, itself.DUTIES) if fault.faults] == []
    said = run("explain", str(_delved(tmp_path, "hazel")), "--language", "de")[1]
    assert "MOLE PAR DIG: Der Maulwurf hat einen Hügel aufgeworfen. [MOL-3]" in said


def _delved(folder: Path, variant: str) -> Path:
    game = replace(BURROWS.scene, variant=variant).played()
    game.give("FRANCE", [game.rules.reader.order("MOLE PAR DIG")], source="test")
    game.resolve()
    game.save_as(folder / "delved.spydip")
    game.close()
    return folder / "delved.spydip"


def test_its_words_stand_nowhere_else() -> None:
    """Those of mails are their writers' own; what asks for them here must say them."""
    told = re.compile(r"\bmoles?\b|burrow|\bshadow|fathom|caved_?in", re.IGNORECASE)
    askers = (
        "helpers/guests.py",
        "helpers/mail_servers.py",
        "gui/test_guests.py",
        "frozen/test_frozen.py",
        "engine/opponents/test_play.py",
    )
    mine = {Path(__file__), *(ROOT / "tests" / name for name in askers)}
    found_in = [
        path.relative_to(ROOT).as_posix()
        for ending in ("py", "po", "md", "toml", "txt", "ts", "svg")
        for part in ("engine", "spydip_gui", "maps", "resources", "docs", "packaging", "tests", "")
        for path in (ROOT / part).glob(f"**/*.{ending}" if part else f"*.{ending}")
        if not path.is_relative_to(FOLDER) and not path.is_relative_to(ROOT / "tests" / "mails")
        if not path.is_relative_to(ROOT / "tests" / "corpus")
        if path not in mine and told.search(path.read_text("utf-8"))
    ]
    assert found_in == []
