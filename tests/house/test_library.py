"""The page about the library says what is so, and names everything that the library offers."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

from nacl.signing import SigningKey

import engine
from engine.board.graph import PowerId
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer
from tests.helpers.postal import tannenburg

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def packet(folder: Path) -> Path:
    """Italy's packet of a game that has just begun."""
    path = folder / "italy.spyview"
    content = pack(tannenburg(), PowerId("ITALY"), token="")
    path.write_bytes(seal(content, Signer(SigningKey(bytes(range(32))))))
    return path


def test_every_example_gives_what_the_page_says(tmp_path: Path) -> None:
    text = PAGE.read_text("utf-8").replace("```", "")
    names = {"folder": tmp_path, "file": packet(tmp_path)}
    example = doctest.DocTestParser().get_doctest(text, names, PAGE.name, None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    runner.run(example, out=said.append)
    assert not said, "".join(said)
    assert runner.summarize(verbose=False).attempted > 40


def test_the_page_names_every_public_name_and_each_is_there() -> None:
    named = set(re.findall(r"\w+", PAGE.read_text("utf-8")))
    assert [name for name in engine.__all__ if name not in named] == []
    assert [name for name in engine.__all__ if not getattr(engine, name).__doc__] == []


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    asked = "import sys, engine; print([name for name in sys.modules if name[:7] == 'engine.'])"
    loaded = subprocess.check_output([sys.executable, "-c", asked], text=True)
    assert loaded == "[]\n"
