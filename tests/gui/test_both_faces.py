"""What the desk does, the command line does with the same result."""

import shutil
from collections.abc import Callable
from datetime import datetime, tzinfo
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner
from nacl.signing import SigningKey
from pytestqt.qtbot import QtBot

from engine import judge
from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer
from engine.orders.errors import OrderTextError
from engine.post.kept import draft
from engine.post.manner import manner_of
from engine.post.package import parts_of
from engine.session.files import open_game
from engine.session.packets import open_packet
from engine.session.written import as_scenario
from spydip_gui.document.document import Document
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.writing import Writing

FRANCE = PowerId("FRANCE")
ENTER = ("orders", "enter", "FRANCE")


@pytest.fixture(autouse=True)
def own_folders(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """Keys are kept in the test's own folder; signals need the application."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game at Fall 1901 with a branch that began in spring and has Germany's orders."""
    path = tmp_path / "g.spydip"
    with Game.begin(judge.ruleset(), seed="7") as game:
        game.give(FRANCE, [game.reader.order("A PAR - BUR")], source="typed")
        game.ledger.branch("stab")
        game.give(PowerId("GERMANY"), [game.reader.order("A MUN - BUR")], source="typed")
        game.ledger.switch("main")
        game.resolve()
        game.save_as(path)
    return path


def run(*words: object) -> str:
    return CliRunner().invoke(program, [str(word) for word in words]).output


def left(path: Path) -> tuple[object, ...]:
    """Where a game stands, what is in hand there, and its branches."""
    with Game.open(path, write=False) as game:
        sheets = {power: sheet.lines for power, (_, sheet) in game.record.sheets().items()}
        return (game.record.branch, game.position(), sheets, tuple(game.record.branches))


def adopt(document: Document) -> None:
    document.show_beside("stab")
    document.adopt()


def drop(document: Document) -> None:
    document.show_beside("stab")
    document.drop()


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (lambda desk: desk.give([(FRANCE, "bur - mun")]), (*ENTER, "bur - mun")),
        (lambda desk: desk.give([(FRANCE, "France: A BUR H")]), (*ENTER, "France: A BUR H")),
        (lambda desk: desk.resolve(), ("resolve",)),
        (lambda desk: desk.resolve(("DRAW",)), ("resolve", "--act", "DRAW")),
        (lambda desk: desk.undo(), ("undo",)),
        (lambda desk: desk.fork("calm"), ("branch", "calm")),
        (lambda desk: desk.switch("stab"), ("branch", "stab")),
        (adopt, ("branch", "stab", "--adopt")),
        (drop, ("branch", "stab", "--drop")),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else "",
)
def test_an_act_leaves_the_same_game(
    file: Path, tmp_path: Path, deed: Callable[[Document], object], words: tuple[str, ...]
) -> None:
    other = Path(shutil.copy(file, tmp_path / "other.spydip"))
    desk = Document(open_game(file))
    deed(desk)
    desk.close()
    number = 2 if words[0] == "orders" else 1
    said = run(*words[:number], other, *words[number:])
    assert left(other) == left(file), said


@pytest.mark.parametrize("text", ["A PAR - XYZ", "ITALY: A VEN H", "hello", "A LVP - ENG - "])
def test_a_line_that_is_no_order_is_refused_in_one_sentence(file: Path, text: str) -> None:
    desk = Document(open_game(file, write=False))
    with pytest.raises(OrderTextError) as refused:
        desk.give([(FRANCE, text)])
    desk.close()
    assert f"“{text.strip()}”: {refused.value}" in run("orders", "enter", file, "FRANCE", text)


class Still(datetime):
    """A clock that stands, since a sheet says when it was made."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        return datetime(2026, 3, 4, 12, tzinfo=tz)


def test_a_packet_is_answered_by_the_same_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("engine.cli.answer", "spydip_gui.post.player"):
        monkeypatch.setattr(import_module(module), "datetime", Still)
    path, by = tmp_path / "france.spyview", Signer(SigningKey(bytes(range(32))))
    game = Game.begin(judge.ruleset("spy"), seed="7", title="Faces")
    path.write_bytes(seal(pack(game, FRANCE, token=by.token("x")), by))
    lines = ("Par - Bur", "A MAR S A PAR - BUR", "Spy Par - Bur")
    said = run("answer", path, *lines)
    desk = PlayerDocument(open_packet(path), path)
    desk.give([(FRANCE, line) for line in lines])
    assert said.endswith(desk.answer)
    run("answer", path, *lines, "-o", tmp_path / "answer.eml")
    assert (tmp_path / "answer.eml").read_bytes() == draft(desk.view.packet.invitation, desk.answer)
    assert "A PAR - BUR\n" in desk.answer


def test_a_scenario_is_written_alike(file: Path) -> None:
    desk = Document(open_game(file, write=False))
    assert run("export", file, "--to", "scenario") == as_scenario(desk.view)
    desk.close()


def test_letters_are_written_alike_and_counted_as_sent(
    file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "again").mkdir()
    other = Path(shutil.copy(file, tmp_path / "again"))
    run("letters", other, "--no-maps", "--issue", "-o", tmp_path / "by-command")
    desk = open_game(file, write=False)
    game = desk.master()
    parts = parts_of(file, packets=False)
    writing = Writing(game, manner_of(game, file), parts, tmp_path / "by-desk")
    with qtbot.waitSignal(writing.done):
        writing.begin(noted=True, archived=False, maps=False)
    desk.close()
    assert contents(tmp_path / "by-desk") == contents(tmp_path / "by-command")
    assert len(contents(tmp_path / "by-desk")) == 7 * 4
    said = run("letters", file, "--no-maps", "-o", tmp_path / "more")
    assert said == run("letters", other, "--no-maps", "-o", tmp_path / "more")
    assert said.count("the same as sent before") == 7


def contents(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
