"""Nothing that a person reads is left in English where another language is asked for.

All texts of the catalogues are said in wide letters; what then stands in plain ones was put
together in the code, and is a leftover unless it is a name, a key, or what somebody wrote.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QLocale, QSettings, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import maps
from engine import judge
from engine.board.load import load
from engine.cli import program
from engine.lessons import course
from engine.play import samples
from engine.post.style import names
from spydip_gui.language.reader import set_language
from spydip_gui.settings import Settings
from tests.helpers import pseudo, scenes, strays
from tests.helpers.widgets import texts

MAILS = Path(__file__).parents[1] / "mails" / "spy"
RECORDS = [*judge.catalogue().values(), *judge.mixes().values()]
NAMES = pseudo.words(
    *(f"{record.id} {record.title}" for record in RECORDS),
    *(value for record in RECORDS for option in record.options for value in option.values),
    *(key for record in RECORDS for option in record.options for key in option.key.split(".")),
    *(f"{load(name).title} {name}" for name in maps.names()),
    *(power.name for power in load("merrow").powers.values()),
    *(province.name for province in load("merrow").provinces.values()),
    *(card.title for card in samples.cards()),
    *(words.title for one in course.lessons() for words in one.words.values()),
    *names(),
    "SpyDip spydip Python Qt main Fehler Rule Rulebook page letter html",
)
"""Names of games, boards, options and styles, which are the same in every language."""

TEMPLATES = Path(__file__).parents[2] / "resources" / "templates"
LETTERS = pseudo.words(
    *(
        path.read_text("utf-8")
        for path in (TEMPLATES / "letter.de.toml", *TEMPLATES.glob("styles/*"))
    )
)
"""What letters say in words that a game master can edit, German ones among them."""

WRITTEN = "Tannenburg Bruna Ana Ruiz The GM resigned misread Peace for all alt Friends Duel"
"""What was written by whoever plays."""

DAYS = " ".join(QLocale(pseudo.LANGUAGE).dayName(day) for day in range(1, 8))
OF_WINDOWS = pseudo.words(
    "True False None English Deutsch friends phase centres covert prisoners", DAYS
)
"""What windows show beside: states, languages by their own names, keys of the position editor."""

QUOTES = {
    **dict.fromkeys(
        ("dialog-about", "dialog-help", "tour", "walking", "curtain"),
        ("QTextBrowser", "QListWidget", "Lines", "QPlainTextEdit"),
    ),
    "post-inbox": ("MailList", "_Lines", "QPlainTextEdit", "OrderRows"),
    "post-status": ("QPlainTextEdit", "StatusTable", "QLineEdit"),
    "post-turn": ("QTextBrowser",),
}
"""Where help and licences are read, mails as they came, and letters in their player's language."""

Call = Callable[..., str]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Call]:
    """Runs a command in the marked language; what it wrote, and the words that it was given."""
    monkeypatch.chdir(tmp_path)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    with pytest.MonkeyPatch.context() as patch:
        pseudo.speak(patch)

        def called(*arguments: str, stdin: str = "") -> str:
            asked = ["--language", pseudo.LANGUAGE, *arguments]
            result = CliRunner().invoke(program, asked, input=stdin)
            assert result.exception is None or isinstance(result.exception, SystemExit)
            known = NAMES | pseudo.words(*arguments, stdin, WRITTEN)
            lost = sorted(set(pseudo.left(result.output, known)))
            assert lost == [], f"{' '.join(arguments)}\n{result.output}"
            return result.output

        yield called


def read(folder: Path) -> Iterator[tuple[str, str]]:
    """The files that were written, as people read them."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".html", ".svg"):
            yield path.name, pseudo.of_page(path.read_text("utf-8"))
        elif path.suffix == ".txt":
            yield path.name, path.read_text("utf-8")


def test_a_game_is_played_and_looked_at_without_a_word_of_english(call: Call) -> None:
    game = "game.spydip"
    call("new", game, "--title", "Tannenburg", "--seed", "17")
    call("new", game)
    call("orders", "enter", game, "France", "A PAR - BUR", "F BRE - MAO", "A MAR S A PAR - BUR")
    call("orders", "enter", game, "Germany", stdin="A Munich - Burgundy\n")
    call("orders", "enter", game, "France", "A PAR to the moon")
    call("orders", "check", game, "France", "A PAR - LON", "A PAR H", "A PAR - GAS")
    call("orders", "read", game, "--test", stdin="FRANCE\nA PAR - BUR\nnonsense A PAR\n")
    for command in ("resolve --test", "resolve", "show", "explain", "report", "orders list"):
        name, *further = command.split()
        if name == "orders":
            call(name, *further, game)
        else:
            call(name, game, *further)
    call("undo", game)
    call("redo", game)
    call("branch", game, "alt")
    call("branch", game, "main")
    call("edit", game, "--add", "France: A PAR", "--reason", "misread")
    call("edit", game, "--centre", "PAR=nobody", "--reason", "misread")
    for command in ("log", "verify", "records", "branch"):
        call(command, game)


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_the_turns_of_every_variant_and_its_end_are_told_without_a_word_of_english(
    variant: str, call: Call, tmp_path: Path
) -> None:
    game = "game.spydip"
    call("new", game, "--variant", variant, "--title", "Tannenburg", "--seed", "17")
    call("status", game, "--book")
    for _ in range(3):
        call("resolve", game)
    call("show", game)
    call("letters", game, "-o", "letters", "--no-maps", "--packets")
    [packet, *_] = sorted((tmp_path / "letters").rglob("*.spyview"))
    call("view", str(packet))
    call("resolve", game, "--act", "DRAW")
    call("show", game)
    call("records", game, "--statement")
    call("records", game, "--archive", "archive")
    for folder in ("letters", "archive"):
        known = NAMES | LETTERS | pseudo.words(WRITTEN)
        for name, text in read(tmp_path / folder):
            assert sorted(set(pseudo.left(text, known))) == [], f"{name}\n{text}"


def test_post_and_what_is_beside_a_game_are_told_without_a_word_of_english(call: Call) -> None:
    game = "game.spydip"
    call("new", game, "--variant", "spy", "--title", "Tannenburg")
    call("status", game, "--book", "--reminders", "reminders", "--calendar", "dates.ics")
    call("status", game, "--at", "2001")
    call("player", game, "Italy", "--name", "Bruna", "--why", "resigned")
    call("player", game, "Italy", "--standby")
    call("press", game, "France", "Peace for all", "--line", "Friends")
    call("inbox", game, str(MAILS), "--blind", "--test")
    call("templates", game, "letter", "judge")
    call("packet", game, "-o", "packets")
    call("keys", "--make")
    call("keys", "--forget", "nobody")
    Path("bids.txt").write_text("BID FRANCE 5\n", encoding="utf-8")
    call("seal", "bids.txt", "--as", "X", "--for", "Duel S1901B")
    call("seal", "bids.txt", "--as", "X", "--for", "Duel S1901B")


def test_rules_boards_and_faults_are_told_without_a_word_of_english(call: Call) -> None:
    for command in (
        "rules standard",
        "rules spy SPY-6Ca3",
        "rules spy XX",
        "variants",
        "variants spy",
        "variants nix",
        "variant list",
        "variant allow moon",
        "board list",
        "board show merrow",
        "board check merrow",
        "board check moon",
        "datc --failed",
        "doctor",
        "simulate --deadlines 3",
        "show none.spydip",
        "rescue none.spydip new.spydip",
        "view none.spyview",
        "import none.json game.spydip",
        "check none.toml",
        "exam nix",
    ):
        call(*command.split())


class Wide(QTranslator):
    """The desk's own texts in wide letters."""

    def translate(self, _context: str, text: str, *_rest: object) -> str:
        """Any text, marked."""
        return pseudo.marked(text or "")

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        """It has every text."""
        return False


def _left(name: str, lines: list[str]) -> Iterator[str]:
    """What is left in a window; what an item holds for the program alone is not read."""
    known = NAMES | pseudo.words(WRITTEN) | OF_WINDOWS
    for line in lines:
        kind, _, text = line.partition(": ")
        roles = text.split(" | ")
        shown = " ".join(roles[:4]) if len(roles) == 6 else text
        plain = pseudo.of_page(shown) if "<" in shown else shown
        lost = sorted(set(pseudo.left(plain, known)))
        if lost and kind not in ("QHeaderView", *QUOTES.get(name, ())):
            yield f"{kind}: {lost} in {plain[:200]}"


@pytest.mark.parametrize("part", ["panels", "dialogs", "post"])
def test_the_windows_of_the_desk_hold_no_word_of_english(
    part: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = strays.ticking_timers()
    pseudo.speak(monkeypatch)
    wide = Wide(qapp)
    qapp.installTranslator(wide)
    set_language(qapp, pseudo.LANGUAGE)
    settings = Settings(QSettings(str(tmp_path / "set.ini"), QSettings.Format.IniFormat))
    try:
        shown = {
            "panels": lambda: scenes.panels(settings, "day"),
            "dialogs": lambda: scenes.dialogs(settings, "day"),
            "post": lambda: scenes.post(settings, "day", tmp_path),
        }[part]()
        found = {name: list(_left(name, texts(widget))) for name, widget in shown}
    finally:
        set_language(qapp, "en")
        qapp.removeTranslator(wide)
    qtbot.waitUntil(lambda: strays.ticking_timers() <= before)
    assert "\n".join(f"{name}: {one}" for name, lost in found.items() for one in lost) == ""
