"""Letters go out in every style, say only what their reader may know, and count corrections."""

import email
import html
from collections.abc import Iterator
from dataclasses import replace
from email import policy
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.adjudication.outcome import Result
from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.language.texts import LANGUAGES
from engine.post.beside import folder
from engine.post.book import BookError, load, save
from engine.post.book import read as read_book
from engine.post.inbox import intake
from engine.post.letter import Letter, usual_words, words
from engine.post.mail import parse
from engine.post.manner import own_words
from engine.post.outbox import Manner, draft, issue, letters
from engine.post.press import Press, add, at_hand, submit
from engine.post.style import StyleError, copied, names, read, style
from engine.report.account import Line
from tests.helpers.postal import book, tannenburg

FRANCE = PowerId("FRANCE")
MOVED = Line(order="F BRE - MAO", result=Result.SUCCEEDS, why="F Brest moves.")
FAILED = Line(order="A PAR - BUR", result=Result.BOUNCES, why="A Munich & A Paris stand off.")


@pytest.fixture
def game() -> Iterator[Game]:
    """Spring 1901 has been played; only France and Germany sent orders, and they stood off."""
    with tannenburg() as played:
        for power, line in ((FRANCE, "A PAR - BUR"), ("GERMANY", "A MUN - BUR")):
            played.give(PowerId(power), [played.reader.order(line)], source="typed")
        played.resolve()
        yield played


def manner(file: Path, name: str = "judge", **press: tuple[str, ...]) -> Manner:
    given = {PowerId(power): texts for power, texts in press.items()}
    return Manner(
        file=file,
        book=book(),
        style=style(name),
        words={language: words(None, language) for language in LANGUAGES},
        press=given,
    )


def sent(game: Game, one: Manner) -> dict[str, Letter]:
    return {letter.power: letter for letter in letters(game, one)}


@pytest.mark.parametrize(
    ("name", "moved", "failed"),
    [
        ("underline", "F BRE - MAO", "_A PAR - BUR_  /A Munich & A Paris stand off./"),
        ("parentheses", "F BRE-MAO", "(A PAR-BUR)"),
        ("angled", "F bre-MAO", "<A PAR-bur>"),
        ("judge", "F BRE - MAO", "A PAR - BUR  (*bounce*)"),
        ("column", "F BRE - MAO".ljust(44, "."), "A PAR - BUR".ljust(44, ".") + " BOUNCE"),
        ("blind", "F BRE ARRIVES in MAO, DEPARTS BRE", "A PAR - BUR FAILS"),
    ],
)
def test_each_style_puts_an_order_in_its_own_way(name: str, moved: str, failed: str) -> None:
    assert style(name).line(MOVED).strip() == moved
    assert style(name).line(FAILED).strip() == failed
    assert " & " not in style(name).tagged(FAILED)


def test_no_style_drops_what_stands_behind_a_move() -> None:
    killed = Line(order="SPY BUR - RUH KILL GERMANY", result=Result.SUCCEEDS, why="")
    assert [name for name in names() if "KILL GERMANY" not in style(name).line(killed)] == []
    assert [name for name in names() if "KILL GERMANY" not in style(name).tagged(killed)] == []


def test_every_style_was_tried() -> None:
    assert set(names()) == {"underline", "parentheses", "angled", "judge", "column", "blind"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('title = "x"', "This is not a style"),
        ('title = "x"\npower = "$power"\n[text]\nother = "$truth"\n', r"\$truth means nothing"),
        ('title = "x"\npower = "$power"\n[text]\nwins = "$order"\n', "“wins” is not a result"),
        ('title = "x"\npower = "$power"\n[text]\nvoid = "$order"\n', "needs “other”"),
    ],
)
def test_a_style_that_is_none_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(StyleError, match=sentence):
        read(text)


@pytest.mark.parametrize("name", names())
def test_a_letter_keeps_to_72_columns_and_to_what_its_reader_knows(
    game: Game, tmp_path: Path, name: str
) -> None:
    found = sent(game, manner(tmp_path / "t.spydip", name))
    assert all(len(line) <= 72 for one in found.values() for line in one.text.splitlines())
    assert "MUN" not in found["FRANCE"].text
    assert "PAR" not in found["GERMANY"].page()
    assert "own spy ROM" not in found["FRANCE"].text


def test_a_letter_is_written_for_forums_too(game: Game, tmp_path: Path) -> None:
    letter = sent(game, manner(tmp_path / "t.spydip", "angled"))["FRANCE"]
    assert letter.markdown.startswith(
        "To France, for France\n\n# Tannenburg: Spring 1901, movement"
    )
    assert "**France**\n\n- F BRE H\n- A MAR H\n- &lt;A PAR-bur>\n" in letter.markdown


def test_only_the_own_missing_orders_are_told(game: Game, tmp_path: Path) -> None:
    found = sent(game, manner(tmp_path / "t.spydip"))
    assert "NMR: No moves received" in found["ITALY"].text
    assert "NMR" not in found["FRANCE"].text


def test_a_draft_opens_in_a_mail_program_and_names_its_reader_alone(
    game: Game, tmp_path: Path
) -> None:
    letter = sent(game, manner(tmp_path / "t.spydip"))["FRANCE"]
    content = draft(letter, book(), "Tannenburg", {"map.png": b"PNG", "map.pdf": b"PDF"})
    assert content == draft(letter, book(), "Tannenburg", {"map.png": b"PNG", "map.pdf": b"PDF"})
    mail = email.message_from_bytes(content, policy=policy.default)
    assert mail["To"] == "m.dubreuil@courriel.example"
    assert mail["Subject"] == "[Tannenburg] FRANCE S1901M; S1901R is due"
    kinds = [part.get_content_type() for part in mail.walk() if not part.is_multipart()]
    assert kinds == ["text/plain", "text/html", "image/png", "application/pdf"]
    assert b"hanne.voss" not in content


def test_a_second_issue_is_a_numbered_correction_with_what_differs(
    game: Game, tmp_path: Path
) -> None:
    file = tmp_path / "t.spydip"
    first = sent(game, manner(file))["FRANCE"]
    issue(file, first)
    game.ledger.undo("The German mail was missed")
    game.give(PowerId("GERMANY"), [game.reader.order("A MUN H")], source="typed")
    game.resolve()
    again = sent(game, manner(file))["FRANCE"]
    assert (first.number, again.number) == (0, 1)
    assert "Correction number 1" in again.text
    assert "-   A PAR - BUR  (*fails*)" in again.changes
    assert "+   A PAR - BUR" in again.changes
    assert again.name == "S1901M-FRANCE-correction-1"
    assert not [line for line in again.changes if "Correction" in line]


def test_a_correction_shows_its_reader_what_differs_in_every_form(
    game: Game, tmp_path: Path
) -> None:
    file = tmp_path / "t.spydip"
    issue(file, sent(game, manner(file))["FRANCE"])
    game.ledger.undo("The German mail was missed")
    game.give(PowerId("GERMANY"), [game.reader.order("A MUN H")], source="typed")
    game.resolve()
    again = sent(game, manner(file))["FRANCE"]
    assert "+ France: A BUR, A MAR, F BRE" in again.text
    assert "<del>A PAR - BUR  (*fails*)</del>" in again.page()
    assert "```diff" in again.markdown
    issue(file, again)
    assert sent(game, manner(file))["FRANCE"].sent


def test_letters_before_the_first_deadline_are_not_corrected_by_those_about_it(
    tmp_path: Path,
) -> None:
    file = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.ledger.undo()
        opening = sent(game, manner(file))["FRANCE"]
        issue(file, opening)
        game.resolve()
        first = sent(game, manner(file))["FRANCE"]
    assert "Before Winter 1900" in opening.text
    assert opening.name == "before-W1900AS-FRANCE"
    assert (first.name, first.number) == ("W1900AS-FRANCE", 0)


def test_press_goes_out_with_its_turn_to_those_it_is_for(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    for to in ((), ("ITALY",)):
        one = Press(by="FRANCE", text=f"Snow in Paris {len(to)}", release="S1901M", to=to)
        add(file, submit(game, book(), one))
    add(file, Press(by="GM", text="Later", release="F1901M", line="The Weather Office"))
    found = at_hand(file, game, book())
    assert found[PowerId("ITALY")] == (
        "(unsigned): Snow in Paris 0",
        "(unsigned) to ITALY: Snow in Paris 1",
    )
    assert found[PowerId("TURKEY")] == ("(unsigned): Snow in Paris 0",)


@pytest.mark.parametrize(
    ("rule", "line", "fine"),
    [
        ("none", "FRANCE", False),
        ("white", "FRANCE", True),
        ("white", "", False),
        ("grey", "", True),
        ("grey", "A friend of TURKEY", False),
        ("grey", "The Turkish ambassador", False),
        ("grey", "The GM", False),
        ("grey", "Magma Mountain Herald", True),
        ("grey", "The French court", True),
        ("black", "TURKEY", True),
    ],
)
def test_the_house_rules_decide_how_press_is_signed(
    game: Game, rule: str, line: str, *, fine: bool
) -> None:
    one = Press(by="FRANCE", text="x", release="S1901M", line=line)
    rules = replace(book(), press=rule)
    if fine:
        assert submit(game, rules, one) == one
    else:
        with pytest.raises(BookError):
            submit(game, rules, one)


def test_the_command_writes_drafts_and_a_folder_for_each_player(game: Game, tmp_path: Path) -> None:
    file, out = tmp_path / "t.spydip", tmp_path / "out"
    game.save_as(file)
    game.close()
    save(file, book())
    arguments = ["letters", str(file), "-o", str(out), "--no-maps", "--issue"]
    result = CliRunner().invoke(program, arguments)
    assert result.exit_code == 0, result.output
    assert len(list(out.glob("*.eml"))) == 7
    assert {path.name for path in (out / "FRANCE").iterdir()} == {
        "S1901M-FRANCE.txt",
        "S1901M-FRANCE.html",
        "S1901M-FRANCE.md",
    }
    again = CliRunner().invoke(program, arguments).output
    assert again.count("the same as sent before") == 7
    assert "correction" not in again


@pytest.mark.parametrize("command", ["letters", "packet"])
def test_nothing_is_written_to_seats_without_a_player_by_mail_unless_they_are_named(
    game: Game, tmp_path: Path, command: str
) -> None:
    file, out = tmp_path / "t.spydip", tmp_path / "out"
    game.save_as(file)
    game.close()
    seats = dict(book().seats)
    for power, role in (("ITALY", "nobody"), ("TURKEY", "here")):
        seats[PowerId(power)] = replace(seats[PowerId(power)], role=role)
    save(file, replace(book(), seats=seats))
    arguments = [
        command,
        str(file),
        "-o",
        str(out),
        *(["--no-maps"] if command == "letters" else []),
    ]
    told = CliRunner().invoke(program, arguments).output
    written = [path.name for path in out.iterdir() if path.is_file()]
    assert len(written) == 5
    assert not [name for name in written if "ITALY" in name or "TURKEY" in name]
    assert "ITALY: no " in told
    assert "nobody plays it" in told
    assert "plays here" in told
    CliRunner().invoke(program, [*arguments, "ITALY"])
    assert [path for path in out.iterdir() if "ITALY" in path.name]


def test_a_correction_that_does_not_touch_a_player_is_no_news_to_that_player(
    game: Game, tmp_path: Path
) -> None:
    """Otherwise a number on its letter would tell that something hidden was set right."""
    file = tmp_path / "t.spydip"
    before = sent(game, manner(file))
    for letter in before.values():
        issue(file, letter)
    game.ledger.undo("A Turkish spy was ordered elsewhere")
    game.give(PowerId("TURKEY"), [game.reader.order("SPY CON - BUL")], source="typed")
    game.resolve()
    after = sent(game, manner(file))
    assert after["FRANCE"] == replace(before["FRANCE"], sent=True)
    assert (after["TURKEY"].number, after["TURKEY"].sent) == (1, False)


def test_the_map_stands_in_the_letter_and_the_rest_beside_it(game: Game, tmp_path: Path) -> None:
    letter = sent(game, manner(tmp_path / "t.spydip"))["FRANCE"]
    attached = {
        "map-FRANCE.png": b"PNG",
        "map.pdf": b"PDF",
        "x.spyview": b"ZIP",
        "deadlines.ics": b"ICS",
    }
    mail = email.message_from_bytes(
        draft(letter, book(), "Tannenburg", attached), policy=policy.default
    )
    page = mail.get_body(("html",))
    assert page is not None
    assert 'src="cid:map"' in page.get_content()
    names = [part.get_filename() for part in mail.iter_attachments()]
    assert names == ["map.pdf", "x.spyview", "deadlines.ics"]
    inside = [part["Content-ID"] for part in mail.walk() if part.get_filename() == "map-FRANCE.png"]
    assert inside == ["<map>"]


def test_a_style_of_the_game_s_own_takes_the_place_of_the_usual_one(tmp_path: Path) -> None:
    path = copied("judge", tmp_path)
    assert style("judge", tmp_path) == style("judge")
    path.write_text(path.read_text("utf-8").replace('"bounce"', '"repulsed"'), "utf-8")
    assert "repulsed" in style("judge", tmp_path).line(FAILED)
    assert copied("judge", tmp_path).read_text("utf-8") == path.read_text("utf-8")
    path.write_text('title = "x"', "utf-8")
    with pytest.raises(StyleError, match=r"judge\.toml”: This is not a style"):
        style("judge", tmp_path)


def test_a_reply_to_a_letter_is_read_for_what_is_due(game: Game, tmp_path: Path) -> None:
    letter = sent(game, manner(tmp_path / "t.spydip"))["FRANCE"]
    subject = email.message_from_bytes(draft(letter, book(), "Tannenburg"))["Subject"]
    head = f"From: m.dubreuil@courriel.example\nSubject: Re: {subject}\n\n"
    assert intake(game, book(), parse(f"{head}A PAR R GAS\n".encode())).sorted.held is None
    old = head.replace("; S1901R is due", "")
    assert "names S1901M" in str(
        intake(game, book(), parse(f"{old}A PAR H\n".encode())).sorted.held
    )


GERMAN = (
    "für die Türkei",
    "NMR: Keine Befehle eingegangen, die Einheiten halten.",
    "Tannenburg: Frühjahr 1901, Züge",
    "Versorgungszentren",
    "Ihre Spione jetzt: Ankara, Konstantinopel und Smyrna.",
    "im östlichen Mittelmeer",
    "Als Nächstes: Sommer 1901, Rückzüge und Spione.",
)
FRENCH = (
    "pour la Turquie",
    "Centres de ravitaillement",
    "Vos espions à présent\u202f: à Ankara, à Constantinople et à Smyrne.",
    "en Méditerranée orientale",
    "Ensuite\u202f: été 1901, retraites et espions.",
)


@pytest.mark.parametrize(("language", "said"), [("de", GERMAN), ("fr", FRENCH)])
def test_a_letter_speaks_its_players_language_in_every_form(
    game: Game, tmp_path: Path, language: str, said: tuple[str, ...]
) -> None:
    plain = manner(tmp_path / "g.spydip")
    turkey = replace(plain.book.seat(PowerId("TURKEY")), language=language)
    seats = {**plain.book.seats, turkey.power: turkey}
    found = sent(game, replace(plain, book=replace(plain.book, seats=seats)))
    letter = found["TURKEY"]
    for body in (letter.text, letter.markdown, html.unescape(letter.page())):
        flat = " ".join(body.split())
        assert [line for line in said if " ".join(line.split()) not in flat] == []
        assert "A SMY H" in body
    assert f'<html lang="{language}">' in letter.page()
    assert found["ITALY"].text == sent(game, plain)["ITALY"].text


def test_the_language_of_the_game_is_that_of_all_who_have_none_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "g.spydip"
    turkey = replace(book().seat(PowerId("TURKEY")), language="fr")
    seats = {**book().seats, turkey.power: turkey}
    save(file, replace(book(), language="de", seats=seats))
    kept = load(file, tuple(seats))
    spoken = {power: kept.speaker(power).language for power in seats}
    assert spoken.pop(PowerId("TURKEY")) == "fr"
    assert set(spoken.values()) == {"de"}
    assert {kept.all_in("en").speaker(power).language for power in seats} == {"en"}


@pytest.mark.parametrize(
    "text", ['language = "xx"', '[[player]]\npower = "TURKEY"\nlanguage = "xx"']
)
def test_a_language_that_is_not_spoken_is_refused_by_name(text: str) -> None:
    with pytest.raises(BookError, match="language = “xx” is not one of en, de, fr"):
        read_book(text, (PowerId("TURKEY"),))


def test_own_words_serve_for_their_language_and_else_for_all(tmp_path: Path) -> None:
    file = tmp_path / "g.spydip"
    folder(file).mkdir()
    (folder(file) / "letter.toml").write_text('greeting = "Dear $name"\n', "utf-8")
    assert own_words(file, "de").greeting == "Dear $name"
    assert own_words(file, "de").you == "Sie"
    whole = usual_words().replace("To $name", "Dear $name")
    (folder(file) / "letter.toml").write_text(whole, "utf-8")
    assert own_words(file, "de").greeting == "Dear $name, for $power"
    assert own_words(file, "de").tags == words(None, "de").tags
    (folder(file) / "letter.toml").write_text('greeting = "Dear $name"\n', "utf-8")
    (folder(file) / "letter.de.toml").write_text('greeting = "Liebe $name"\n', "utf-8")
    assert own_words(file, "de").greeting == "Liebe $name"
    assert own_words(file, "fr").greeting == "Dear $name"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_style_is_there_for_every_language(name: str, language: str) -> None:
    one, spoken = style(name), style(name).spoken(language)
    english = {*one.words.values(), "dislodged", "ARRIVES", "LOST", "FAILS", "FOUND"}
    parts = [spoken.units, *spoken.text.values(), *spoken.html.values(), *spoken.words.values()]
    assert [part for part in parts if any(f" {word} " in f" {part} " for word in english)] == []


def test_letters_and_reports_are_written_in_the_language_asked_for_or_the_books(
    game: Game, tmp_path: Path
) -> None:
    file = tmp_path / "g.spydip"
    game.save_as(file)
    game.close()
    save(file, replace(book(), language="fr"))

    def run(*options: str) -> str:
        return CliRunner().invoke(program, list(options)).output

    report = ("report", str(file), "--as", "Turkey")
    assert "Versorgungszentren" in run(*report, "--language", "de")
    assert "Centres de ravitaillement" in run(*report)
    assert run(*report, "--json", "--language", "de") == run(*report, "--json")
    letter = ("letters", str(file), "Turkey", "--no-maps", "-o", str(tmp_path / "out"))
    written = tmp_path / "out" / "TURKEY" / "S1901M-TURKEY.txt"
    for language, said in (("de", "Versorgungszentren"), ("en", "Supply centres")):
        run(*letter, "--language", language)
        assert said in written.read_text("utf-8")
    run(*letter)
    assert "Centres de ravitaillement" in written.read_text("utf-8")
