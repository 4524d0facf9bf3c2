"""Variants from outside: found in folders and by entry points, run only once they are allowed."""

import json
import os
from importlib.metadata import EntryPoint
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner

from engine import judge
from engine.cli import program
from engine.guests import found, permits
from engine.guests.reading import GuestError
from engine.language.message import Piece
from engine.language.speaker import Speaker

PLAIN = """
from engine.guest import Kind, UnitKind, Steps, STANDARD_KINDS, replace, standard

VARIANT = replace(standard.VARIANT, title="{title}")
"""


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of settings, empty."""
    folder = tmp_path / "settings"
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: folder)
    monkeypatch.delenv(permits.VARIABLE, raising=False)
    return folder


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with two variants, a helper and things that are none."""
    folder = tmp_path / "shelf"
    (folder / "larch").mkdir(parents=True)
    (folder / "larch" / "__init__.py").write_text(
        "from engine.guest import replace\nfrom .rules import TITLE, standard\n"
        "VARIANT = replace(standard.VARIANT, title=TITLE)\n"
    )
    (folder / "larch" / "rules.py").write_text(
        'from engine.guest import standard\nTITLE = "Larch"\n'
    )
    (folder / "birch.py").write_text(PLAIN.format(title="Birch"))
    (folder / "helper.py").write_text("VALUE = 1\n")
    (folder / "notes.txt").write_text("VARIANT")
    (folder / "pictures").mkdir()
    return folder


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(program, list(words))
    return result.exit_code, result.output


def test_a_folder_is_asked_for_once_and_serves_from_then_on(settings: Path, shelf: Path) -> None:
    with pytest.raises(judge.VariantError, match="no variant “birch”"):
        judge.variant("birch")
    assert run("variant", "allow", str(shelf))[0] == 1  # nobody says yes
    assert judge.guests() == {}
    status, said = run("variant", "allow", str(shelf), "--yes")
    assert (status, said) == (0, f"{shelf}: birch, larch\n")
    assert judge.variant("Birch").title == "Birch"
    assert judge.variant("larch").id == "larch"
    assert json.loads((settings / "variants.json").read_text())["folders"] == [str(shelf)]
    assert "larch" in run("variants")[1]
    assert str(shelf / "birch.py") in run("variant", "list")[1]
    assert run("variant", "forget", str(shelf))[0] == 0
    assert judge.guests() == {}
    assert run("variant", "forget", str(shelf))[0] == 1


def test_nothing_runs_before_it_is_allowed(shelf: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    (shelf / "spruce.py").write_text(
        f"from pathlib import Path\nPath({str(trace)!r}).touch()\n" + PLAIN.format(title="Spruce")
    )
    judge.catalogue()
    assert not run("variants")[0]
    assert run("variant", "allow", str(shelf), "--yes")[0] == 0
    assert "spruce" in judge.guests()
    assert not trace.exists()
    assert judge.variant("spruce").title == "Spruce"
    assert trace.exists()


def test_the_environment_allows_folders_for_one_process(
    settings: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(permits.VARIABLE, os.pathsep.join([str(shelf.parent / "none"), str(shelf)]))
    assert set(judge.guests()) == {"birch", "larch"}
    assert not (settings / "variants.json").exists()
    assert "by SPYDIP_VARIANTS" in run("variant", "list")[1]


def test_an_entry_point_brings_a_variant(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("Larch", "larch:VARIANT", found.GROUP)
    monkeypatch.setattr(found, "_installed", lambda: [found.Found("larch", entry)])
    monkeypatch.syspath_prepend(shelf)
    assert judge.variant("larch").title == "Larch"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("VARIANT = missing", "pine.py:1: NameError: name 'missing' is not defined"),
        ("VARIANT = (", "pine.py:1: SyntaxError: '(' was never closed"),
        ("VARIANT = 3", "holds no VARIANT"),
        ("VARIANT = 3\nraise SystemExit('gone')", "pine.py:2: SystemExit: gone"),
        ("VARIANT = 3\nimport spydip_none", "ModuleNotFoundError: No module named 'spydip_none'"),
    ],
)
def test_a_guest_that_cannot_be_read_is_a_sentence_and_hinders_no_other(
    text: str, said: str, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shelf / "pine.py").write_text(text)
    monkeypatch.setenv(permits.VARIABLE, str(shelf))
    with pytest.raises(GuestError) as caught:
        judge.variant("pine")
    assert said in str(caught.value)
    assert str(shelf / "pine.py") in str(caught.value)
    guests, wrong = judge.visiting()
    assert set(guests) == {"birch", "larch"}
    assert [said in str(one) for one in wrong] == [True]
    status, told = run("new", str(shelf / "game.spydip"), "--variant", "pine")
    assert (status, said in told) == (1, True)


def test_a_name_of_our_own_is_never_a_guests(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (shelf / "spy.py").write_text(PLAIN.format(title="Not this"))
    monkeypatch.setenv(permits.VARIABLE, str(shelf))
    assert judge.variant("spy").title == "Spy Diplomacy"
    assert "the program already has a variant of this name" in run("variant", "list")[1]


def test_a_damaged_list_is_a_sentence_with_the_cure(settings: Path) -> None:
    settings.mkdir()
    for text in ("{", "[]", '{"form": 1, "folders": [3]}', '{"form": 2, "folders": []}'):
        (settings / "variants.json").write_text(text)
        status, said = run("variant", "list")
        assert (status, "allow the folders anew" in said) == (1, True)
        assert judge.variant("spy").id == "spy"


def test_a_guest_is_the_base_of_a_mix(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(permits.VARIABLE, str(shelf))
    mixed = judge.mixed('title = "Foggy Birch"\nbase = "birch"\nsight = "rd08"\n', "foggy")
    assert (mixed.title, mixed.id) == ("Foggy Birch", "foggy")


def test_its_words_stand_in_its_catalogues_and_else_in_the_record(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shelf / "elm.py").write_text(
        PLAIN.format(title="Elm")
        + 'ELF = UnitKind(kind=Kind("ELF"), name="elf", plural="elves", covert=True,\n'
        "    steps=Steps.BORDERS)\n"
        + 'VARIANT = replace(VARIANT, unit_kinds={**STANDARD_KINDS, Kind("ELF"): ELF})\n'
    )
    (shelf / "texts").mkdir()
    (shelf / "texts" / "de.po").write_text(
        'msgid ""\nmsgstr "Language: de\\n"\n\n# so\nmsgid "word.kind.ELF"\n'
        'msgstr "Elf|Elf|Elfen|"\n"Elfen m"\n'
    )
    monkeypatch.setenv(permits.VARIABLE, str(shelf))
    judge.variant("elm")
    assert Speaker("en").say(Piece("ELF", count=2), "a") == "2 elves"
    assert "Elf" in Speaker("de").say(Piece("ELF"), "")
    assert "elf" in Speaker("fr").say(Piece("ELF"), "")


def test_a_catalogue_that_is_none_is_told_with_its_line(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shelf / "texts").mkdir()
    (shelf / "texts" / "fr.po").write_text('msgid "a"\nmsgstr broken\n')
    monkeypatch.setenv(permits.VARIABLE, str(shelf))
    status, said = run("new", str(shelf / "game.spydip"), "--variant", "birch")
    assert (status, "fr.po”, line 2" in said) == (1, True)
