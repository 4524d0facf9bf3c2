"""The frozen program does, on its own, what the checkout does: ./test frozen builds and tries it.

SPYDIP_FROZEN names the folder with the programs; without it these tests are not collected.
"""

import json
import os
import pkgutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

import engine.cli
import engine.variants
from engine import judge
from engine.board.graph import PowerId
from engine.language.texts import LANGUAGES
from engine.opponents import process
from engine.play import samples
from engine.visibility.observe import opening

ROOT = Path(__file__).parents[2]
FROZEN = Path(os.environ["SPYDIP_FROZEN"])
VARIANTS = sorted(module.name for module in pkgutil.iter_modules(engine.variants.__path__))
COMMANDS = sorted(
    module.name.rstrip("_")
    for module in pkgutil.iter_modules(engine.cli.__path__)
    if not module.name.startswith("_")
)


@pytest.fixture
def person(tmp_path: Path) -> dict[str, str]:
    """What a person's machine says who has no Python of ours: nothing of this environment."""
    home = tmp_path / "home"
    home.mkdir()
    return {"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}


def spydip(
    person: dict[str, str],
    *arguments: object,
    program: str = "spydip",
    stdin: str | None = None,
    ends: int = 0,
    stderr: bool = False,
    **more: str,
) -> str:
    """What the frozen program prints; it must end as is said, well by default."""
    done = subprocess.run(
        [FROZEN / program, *map(str, arguments)],
        cwd=person["HOME"],
        env={**person, **more},
        input=stdin if stdin is not None else "",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == ends, (arguments, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done.stderr if stderr else done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_listed_and_explained_in_every_language(
    language: str, person: dict[str, str]
) -> None:
    listed = spydip(person, "--language", language, "--help")
    assert [name for name in (*COMMANDS, "render") if f"\n  {name} " not in listed] == []
    assert ("Befehlswörter:" in listed, "Commandes:" in listed) == (
        language == "de",
        language == "fr",
    )
    assert "--paper" in spydip(person, "--language", language, "letters", "--help")


def test_everything_it_needs_is_inside(person: dict[str, str]) -> None:
    said = spydip(person, "doctor")
    assert "lacks" not in said
    versions = spydip(person, "doctor", "--versions")
    for name in ("spydip", "pyside6-essentials", "shapely", "numpy", "keyring", "imap-tools"):
        assert f"\n{name} " in f"\n{versions}"
    pages = len(list((ROOT / "resources" / "help" / "en").glob("*.md")))
    assert (FROZEN / "lib" / "resources" / "help" / "en").is_dir()
    for language in LANGUAGES:
        folder = FROZEN / "lib" / "resources" / "help" / language
        assert len(list(folder.glob("*.md"))) == pages
    assert (FROZEN / "lib" / "THIRD-PARTY-NOTICES.txt").stat().st_size > 100_000


def test_all_variants_mixes_and_boards_are_found(person: dict[str, str]) -> None:
    said = spydip(person, "variants")
    for name in (*VARIANTS, *(path.stem for path in (ROOT / "resources" / "mixes").glob("*.toml"))):
        assert f"\n{name} " in f"\n{said}"
    boards = sorted(path.parent.name for path in (ROOT / "maps").glob("*/board.toml"))
    assert boards
    for board in boards:
        assert "0 complaints" in spydip(person, "board", "check", board) or board


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_deadline_of_each_game_is_played_told_and_drawn(
    variant: str, person: dict[str, str]
) -> None:
    home = Path(person["HOME"])
    spydip(person, "new", "g.spydip", "--variant", variant)
    before = json.loads(spydip(person, "show", "g.spydip", "--json"))
    spydip(person, "resolve", "g.spydip")
    after = json.loads(spydip(person, "show", "g.spydip", "--json"))
    assert after != before
    power = "X" if variant == "intimate" else "FRANCE"
    assert spydip(person, "report", "g.spydip", "--as", power, "--language", "fr")
    spydip(person, "render", "g.spydip", "-o", "map.png", "--as", power, "--width", 600)
    spydip(person, "render", "g.spydip", "-o", "map.svg", "--as", power)
    assert (home / "map.png").stat().st_size > 20_000
    spydip(person, "packet", "g.spydip", power, "-o", "packets")
    [packet] = (home / "packets").glob("*.spyview")
    assert spydip(person, "view", packet, "--language", "de")
    spydip(person, "letters", "g.spydip", power, "-o", "letters")
    assert list((home / "letters").rglob("*.eml"))
    assert list((home / "letters").rglob("*.pdf"))


def test_mails_are_read_in_its_own_second_process(person: dict[str, str]) -> None:
    spydip(person, "new", "g.spydip")
    (Path(person["HOME"]) / "a.eml").write_text(
        "From: ann@example.org\nSubject: France S1901M\n\nA PAR - BUR\n", "utf-8"
    )
    said = spydip(person, "inbox", "g.spydip", "a.eml", "--as", "FRANCE")
    assert "A PAR - BUR" in said


def test_the_desk_opens_each_kind_of_file(person: dict[str, str]) -> None:
    home = Path(person["HOME"])
    assert samples.names()
    spydip(person, "--out", "sample", program="spydip-desk")
    spydip(person, "new", "g.spydip", "--variant", "spy")
    spydip(person, "resolve", "g.spydip")
    spydip(person, "packet", "g.spydip", "FRANCE", "-o", ".")
    [packet] = home.glob("*.spyview")
    for file in ("g.spydip", packet.name):
        out = f"of-{file}"
        spydip(person, "--out", out, file, program="spydip-desk")
        assert list((home / out).rglob("*.png"))


def test_a_guest_from_the_persons_own_folder_is_played(person: dict[str, str]) -> None:
    guests = {"SPYDIP_VARIANTS": str(ROOT / "tests" / "guests")}
    assert "\nburrows " in f"\n{spydip(person, 'variants', **guests)}"
    said = spydip(person, "simulate", "--variant", "burrows", "--deadlines", 3, **guests)
    assert "0: S190" in said


def test_the_labs_pool_is_the_program_started_again(person: dict[str, str]) -> None:
    line = ("lab", "run", "--variant", "blind", "--games", 6, "--deadlines", 4)
    spydip(person, *line, "--jobs", 2, "--results", "two.sqlite")
    spydip(person, *line, "--jobs", 1, "--results", "one.sqlite")
    both = []
    for name in ("two.sqlite", "one.sqlite"):
        with closing(sqlite3.connect(Path(person["HOME"]) / name)) as results:
            both.append(sorted(results.execute("select * from game")))
    assert len(both[0]) == 6
    assert both[0] == both[1]


def test_an_opponent_is_the_program_started_again(person: dict[str, str]) -> None:
    rules = judge.ruleset("spy")
    view = judge.report(rules, opening(judge.begin(rules)), PowerId("FRANCE"))
    lines = [process.hello(rules, "novice"), process.question(view, None, 7)]
    typed = "".join(json.dumps(line) + "\n" for line in lines)
    said = spydip(person, "--task", "engine.opponents.process", stdin=typed).splitlines()
    greeting, answer = map(json.loads, said)
    assert greeting == {"ready": True}
    assert set(answer) == {"orders", "memory"}
    match = ("match", "--seats", "novice:1,nobody:6", "--games", 1, "--deadlines", 2)
    assert spydip(person, *match, "--results", "m.sqlite")


def test_the_lessons_are_inside() -> None:
    for kind in ("lessons", "puzzles"):
        inside = FROZEN / "lib" / "resources" / kind
        assert len(list(inside.glob("*.toml"))) == len(
            list((ROOT / "resources" / kind).glob("*.toml"))
        )


def test_where_no_keyring_answers_the_password_is_asked_for(person: dict[str, str]) -> None:
    said = spydip(person, "mail", "account", "ann@gmail.com", ends=1, stderr=True)
    assert "A password is needed for ann@gmail.com" in said


def test_a_packed_design_is_played(person: dict[str, str]) -> None:
    spydip(person, "design", "new", "isle", "--base", "spy", "--board", "merrow")
    spydip(person, "design", "pack", "isle", "-o", "isle.spydesign")
    spydip(person, "new", "isle.spydip", "--variant", "isle.spydesign")
    spydip(person, "resolve", "isle.spydip")
    assert "no differences" in spydip(person, "verify", "isle.spydip")


def test_it_writes_into_the_persons_own_folders_only(person: dict[str, str]) -> None:
    home = Path(person["HOME"])
    inside = {path: path.stat().st_mtime_ns for path in FROZEN.rglob("*")}
    spydip(person, "--out", "sample", program="spydip-desk")
    assert {path: path.stat().st_mtime_ns for path in FROZEN.rglob("*")} == inside
    assert {path.name for path in home.iterdir()} <= {"sample", ".config", ".cache", ".local"}


def test_the_licences_that_the_desk_shows_are_inside() -> None:
    [metadata] = (FROZEN / "lib").glob("spydip-*.dist-info")
    for name in ("LICENSE", "THIRD-PARTY-NOTICES.txt"):
        assert (metadata / "licenses" / name).read_bytes() == (ROOT / name).read_bytes()
        assert f"/licenses/{name}," in (metadata / "RECORD").read_text("utf-8")
