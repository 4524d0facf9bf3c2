"""Designs as folders and files: played, packed, refused where they hold what they should not."""

import shutil
import zipfile
from importlib.resources import files
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner, Result

import maps
from engine import judge
from engine.cli import program
from engine.designs.package import DesignError, laid_out, pack, unpacked
from engine.game.game import Game
from engine.game.packet import pack as pack_packet
from engine.game.packet import rules_of
from engine.rules import MixError
from tests.helpers import drawings

SCENARIO = """
[[scenario]]
id = "ISLE-1"
variant = "design"
phase = "S1651M"
units.BRACK = ["A ALD"]
[[scenario.step]]
orders.BRACK = ["A ALD - HES"]
expect.units.BRACK = ["A HES"]
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture
def isle(tmp_path: Path) -> Path:
    """A design of Spy on Merrow's board, as its own."""
    folder = tmp_path / "isle"
    shutil.copytree(str(maps.folder("merrow")), folder)
    (folder / "variant.toml").write_text(
        'title = "Spies on the isle"\nbase = "spy"\n[options]\nspy.captures = "off"\n'
        '[texts.de]\nabout = "Spione auf der Insel"\n'
    )
    (folder / "rules.md").write_text("# The isle\nSpies may swim.\n")
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "first.toml").write_text(SCENARIO)
    return folder


def run(*words: object) -> Result:
    return CliRunner().invoke(program, [str(word) for word in words])


def test_a_folder_and_its_zip_are_the_same_game(isle: Path, tmp_path: Path) -> None:
    packed = pack(isle, tmp_path / "isle.spydesign")
    for place in (isle, packed):
        rules = judge.ruleset(str(place))
        assert rules.variant.title == "Spies on the isle"
        assert rules.options["spy.captures"] == "off"
        assert set(rules.board.powers) == {"BRACK", "LORNE", "TESSEL"}


def test_packing_twice_gives_the_same_bytes(isle: Path, tmp_path: Path) -> None:
    one, two = (pack(isle, tmp_path / name).read_bytes() for name in ("a.spydesign", "b.spydesign"))
    assert one == two


def test_a_game_holds_board_and_mix_and_needs_the_design_no_more(
    isle: Path, tmp_path: Path
) -> None:
    packed = pack(isle, tmp_path / "isle.spydesign")
    game = tmp_path / "g.spydip"
    assert run("new", game, "--variant", packed).exit_code == 0
    packed.unlink()
    shutil.rmtree(isle)
    shutil.rmtree(tmp_path / "cache")
    with Game.open(game, write=False) as opened:
        assert opened.rules.variant.title == "Spies on the isle"
        assert "HES" in opened.rules.board.provinces
        content = pack_packet(opened, opened.rules.seats[0], token="")
    assert rules_of(content).options["spy.captures"] == "off"
    shown = run("show", game)
    assert shown.exit_code == 0
    assert "Spies on the isle" in shown.output or "g" in shown.output


def test_a_design_runs_its_scenarios(isle: Path, tmp_path: Path) -> None:
    packed = pack(isle, tmp_path / "isle.spydesign")
    for place in (isle, packed):
        done = run("check", place)
        assert done.output.endswith("1 passed, 0 failed\n"), done.output


def test_what_its_designer_wrote_stands_behind_the_rules(isle: Path) -> None:
    assert run("rules", isle).output.rstrip().endswith("Spies may swim.")


def test_a_mix_names_its_base_and_its_board_from_its_own_folder(isle: Path, tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(
        'title = "Base"\nbase = "spy"\n[options]\nspy.captures = "off"'
    )
    (tmp_path / "mine.toml").write_text(
        'title = "Mine"\nbase = "base.toml"\nboard = "isle"  # ours\n'
    )
    rules = judge.ruleset(str(tmp_path / "mine.toml"))
    assert rules.variant.board == str(isle)
    assert rules.options["spy.captures"] == "off"
    assert "HES" in rules.board.provinces
    text = rules.variant.mix
    assert "# ours" not in text
    again = judge.named("mine", text)
    assert again.presets == rules.variant.presets


def test_a_mix_may_be_made_of_another_one() -> None:
    made = judge.mixed('title = "More"\nbase = "whispers"\n', "more")
    assert made.sight.orders
    assert made.title == "More"


@pytest.mark.parametrize("name", ["../isle", "/etc", "C:\\isle", "..\\isle"])
def test_a_mix_names_nothing_elsewhere(tmp_path: Path, name: str) -> None:
    path = tmp_path / "in" / "mine.toml"
    path.parent.mkdir()
    path.write_text(f"title = 'Mine'\nbase = 'spy'\nboard = '{name}'\n")
    with pytest.raises(MixError, match="may only name what lies beside the file"):
        judge.variant(str(path))


def test_mixes_that_name_each_other_are_refused(tmp_path: Path) -> None:
    for one, other in (("a", "b"), ("b", "a")):
        (tmp_path / f"{one}.toml").write_text(f'title = "{one}"\nbase = "{other}.toml"\n')
    with pytest.raises(MixError, match="name each other"):
        judge.variant(str(tmp_path / "a.toml"))


def zipped(path: Path, parts: dict[str, bytes | str]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return path


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"variant.toml": "x", "../evil.toml": "x"}, "names a place outside"),
        ({"variant.toml": "x", "/etc/passwd": "x"}, "names a place outside"),
        ({"variant.toml": "x", "..\\evil.toml": "x"}, "names a place outside"),
        ({"variant.toml": "x", "code.py": "x"}, "which is no part of a design"),
        ({"board.toml": "x"}, "no variant.toml"),
        ({"variant.toml": "x", "map.svg": b"0" * 40_000_000}, "too large"),
    ],
)
def test_a_zip_with_what_no_design_holds_is_refused(
    tmp_path: Path, parts: dict[str, bytes | str], said: str
) -> None:
    path = zipped(tmp_path / "bad.spydesign", parts)
    with pytest.raises(DesignError, match=said):
        laid_out(path)
    assert not (tmp_path / "evil.toml").exists()


def test_a_link_in_a_zip_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.spydesign"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("variant.toml", "x")
        entry = zipfile.ZipInfo("map.svg")
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, "/etc/passwd")
    with pytest.raises(DesignError, match="names a place outside"):
        laid_out(path)


def test_a_folder_that_was_zipped_as_a_whole_is_read(isle: Path, tmp_path: Path) -> None:
    parts = {
        f"isle/{p.relative_to(isle).as_posix()}": p.read_bytes()
        for p in isle.rglob("*")
        if p.is_file()
    }
    path = zipped(tmp_path / "whole.spydesign", {**parts, "__MACOSX/x": "x", "isle/.DS_Store": "x"})
    assert "variant.toml" in unpacked(path)
    assert judge.variant(str(path)).title == "Spies on the isle"


def test_a_part_that_a_zip_has_twice_is_refused(isle: Path, tmp_path: Path) -> None:
    packed = pack(isle, tmp_path / "isle.spydesign")
    with zipfile.ZipFile(packed, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("variant.toml", 'title = "Other"\nbase = "blind"\n')
    with pytest.raises(DesignError, match=r"holds “variant.toml” twice"):
        unpacked(packed)


def test_a_picture_without_a_board_is_not_played_on_another_one(tmp_path: Path) -> None:
    folder = tmp_path / "isle"
    folder.mkdir()
    shutil.copy(drawings.FOLDER / "passes.svg", folder / "map.svg")
    (folder / "variant.toml").write_text('title = "Passes"\nbase = "spy"\n')
    with pytest.raises(DesignError, match=r"has a picture, map.svg, but no board.toml"):
        judge.design(folder)
    made = run("board", "new", folder / "map.svg", "-o", folder)
    assert "your drawing is kept as" in made.output, made.output
    drawn = (drawings.FOLDER / "passes.svg").read_bytes()
    assert (folder / "drawing.svg").read_bytes() == drawn
    assert 'title = "isle"' in (folder / "board.toml").read_text("utf-8")
    assert judge.design(folder).variant.board == str(folder)
    again = run("board", "new", folder / "map.svg", "-o", folder)
    assert again.exit_code == 0, again.output
    assert sorted(path.name for path in folder.glob("*.svg")) == ["drawing.svg", "map.svg"]
    (folder / "board.toml").unlink()
    (folder / "variant.toml").write_text('title = "P"\nbase = "spy"\nboard = "standard"\n')
    assert judge.design(folder).variant.board == "standard"


def test_rules_say_what_is_wrong_with_the_board_that_they_are_played_on(isle: Path) -> None:
    board = isle / "board.toml"
    board.write_text(board.read_text("utf-8").replace('"sea"', '"bog"', 1), "utf-8")
    said = run("rules", isle)
    assert said.exit_code == 0
    assert "SPY-0" in said.stdout
    assert "'bog', which cannot be used" in said.stderr


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    said = run("design", "new", tmp_path / "notes").output
    assert said.strip() == f"Error: “{tmp_path / 'notes'}” cannot be written: it is not a folder."
    assert (tmp_path / "notes").read_text() == "mine"


def test_damage_is_said(isle: Path, tmp_path: Path) -> None:
    whole = pack(isle, tmp_path / "isle.spydesign").read_bytes()
    path = tmp_path / "cut.spydesign"
    for end in (0, 10, len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:end])
        with pytest.raises(DesignError):
            laid_out(path)
    path.write_bytes(whole[:2000] + bytes(50) + whole[2050:])
    with pytest.raises(DesignError):
        laid_out(path)


def test_designs_are_begun_checked_and_packed_by_commands(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    board = tmp_path / "board"
    shutil.copytree(str(maps.folder("merrow")), board)
    begun = run("design", "new", folder, "--base", "spy", "--board", board, "--title", "Mine")
    assert begun.exit_code == 0, begun.output
    checked = run("design", "check", folder)
    assert checked.exit_code == 0, checked.output
    made = run("design", "pack", folder, "-o", tmp_path / "mine.spydesign")
    assert made.exit_code == 0, made.output
    shutil.rmtree(folder)
    assert run("design", "unpack", tmp_path / "mine.spydesign").exit_code == 0
    assert (folder / "variant.toml").is_file()
    again = run("design", "new", folder)
    assert again.exit_code == 1
    assert "is there already" in again.output


def test_a_variant_is_no_folder_of_that_name(isle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    isle.rename(isle.with_name("spy"))
    monkeypatch.chdir(isle.parent)
    assert judge.variant("spy").title != "Spies on the isle"


def test_a_scenario_of_a_game_on_ones_own_board_and_mix_passes(isle: Path, tmp_path: Path) -> None:
    game = tmp_path / "g.spydip"
    assert run("new", game, "--variant", isle).exit_code == 0
    saved = tmp_path / "saved" / "first.toml"
    assert run("export", game, "--to", "scenario", "-o", saved).exit_code == 0
    assert run("check", saved).output.endswith("1 passed, 0 failed\n")
    assert (saved.parent / "first-board" / "board.toml").is_file()
    assert run("new", tmp_path / "m.spydip", "--board", "merrow").exit_code == 0
    other = tmp_path / "merrow.toml"
    assert run("export", tmp_path / "m.spydip", "--to", "scenario", "-o", other).exit_code == 0
    assert 'board = "merrow"' in other.read_text()
    assert run("check", other).output.endswith("1 passed, 0 failed\n")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_scenario_of_the_help_passes(language: str, tmp_path: Path) -> None:
    page = files("resources") / "help" / language / "scenarios.md"
    text = page.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    (tmp_path / "help.toml").write_text(text, "utf-8")
    done = run("check", tmp_path / "help.toml")
    assert done.output.endswith("1 passed, 0 failed\n"), done.output


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_changed_board_and_the_mix_of_the_help_can_be_read(
    language: str, tmp_path: Path
) -> None:
    def example(page: str, number: int) -> str:
        text = (files("resources") / "help" / language / f"{page}.md").read_text("utf-8")
        return text.split("```toml\n")[number].split("```")[0]

    folder = tmp_path / "island"
    folder.mkdir()
    changes = example("boards", 2).replace('remove = ["GUL"]', "remove = []")
    (folder / "board.toml").write_text(changes, "utf-8")
    (tmp_path / "mine.toml").write_text(example("mixes", 1), "utf-8")
    rules = judge.ruleset(str(tmp_path / "mine.toml"))
    assert "SWI" in rules.board.armies["BUR"]
    assert rules.variant.title == "Auction in the Fog"
