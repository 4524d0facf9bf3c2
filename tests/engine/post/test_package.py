"""A turn package holds one player's letter, maps, packet and calendar, and nothing of another's."""

import email
from collections.abc import Iterator, Sequence
from dataclasses import replace
from email import policy
from pathlib import Path

import platformdirs
import pytest
from nacl.signing import SigningKey

from engine.board.graph import Location, PowerId
from engine.game.game import Game
from engine.game.packet import rules_of
from engine.game.packet_content import Printed
from engine.game.packet_file import read
from engine.game.packet_lock import Signer
from engine.language.texts import LANGUAGES
from engine.post.letter import words
from engine.post.outbox import Manner, issue
from engine.post.package import Package, Parts, packages, write
from engine.post.press import Press, add, at_hand, submit
from engine.post.style import style
from engine.session.seat import Seat
from engine.units import ARMY, Unit
from tests.helpers.postal import NOON, book, drawing, tannenburg

FRANCE = PowerId("FRANCE")
GM = Signer(SigningKey(bytes(range(32))))
DATED = replace(book(), deadlines={"S1901R": NOON})


def maps(seat: Seat, *, language: str, scene: Sequence[str]) -> dict[str, bytes]:
    assert language == "en"
    cut = {f"cut-{seat.viewer}.png": " ".join(scene).encode()} if scene else {}
    return {f"map-{seat.viewer}.png": b"PNG", f"map-{seat.viewer}.pdf": b"PDF", **cut}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Spring 1901 has been played."""
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path / "settings")
    with tannenburg() as played:
        played.give(FRANCE, [played.reader.order("A PAR - BUR")], source="typed")
        played.resolve()
        yield played


def made(game: Game, file: Path, **parts: object) -> Package:
    manner = Manner(
        file=file,
        book=DATED,
        style=style("judge"),
        words={language: words(None, language) for language in LANGUAGES},
        press=at_hand(file, game, DATED),
    )
    chosen = Parts(**{"made": NOON, "artist": drawing(maps), "by": GM, **parts})
    *_, found = packages(game, manner, chosen, [FRANCE])
    return found


def test_a_package_is_written_as_a_folder_and_one_mail_with_all_of_it(
    game: Game, tmp_path: Path
) -> None:
    mail = write(made(game, tmp_path / "t.spydip"), tmp_path / "out")
    assert mail.name == "S1901M-FRANCE.eml"
    names = {path.name for path in (tmp_path / "out" / "FRANCE").iterdir()}
    inside = email.message_from_bytes(mail.read_bytes(), policy=policy.default)
    attached = {part.get_filename() for part in inside.walk() if part.get_filename()}
    assert attached == {
        "S1901M-map-FRANCE.png",
        "S1901M-map-FRANCE.pdf",
        "t-S1901R-FRANCE.spyview",
        "deadlines.ics",
    }
    assert names == attached | {f"S1901M-FRANCE{form}" for form in (".txt", ".html", ".md")}


def test_the_letter_shows_the_map_and_where_its_headline_happened(
    game: Game, tmp_path: Path
) -> None:
    start = game.position()
    units = {**start.units, "MUN": Unit(FRANCE, ARMY, Location("MUN"))}
    game.edit(replace(start, units=units), "misread")
    while "MUN" not in game.position().centres or game.position().centres["MUN"] != FRANCE:
        game.resolve()
    found = made(game, tmp_path / "t.spydip")
    assert found.letter.told.headline == "You took Munich."
    name = f"{found.letter.about}-cut-FRANCE.png"
    assert found.files[name] == b"MUN"
    page = found.files[f"{found.letter.name}.html"].decode()
    assert f'class="cut" src="{name}"' in page
    mail = email.message_from_bytes(found.draft, policy=policy.default)
    within = {part["Content-ID"] for part in mail.walk() if part["Content-ID"]}
    assert within == {"<map>", "<cut>"}
    body = mail.get_body(("html",))
    assert body is not None
    assert all(f'src="cid:{part}"' in body.get_content() for part in ("cut", "map"))


def test_the_same_game_makes_the_same_package(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    assert made(game, file) == made(game, file)


def test_the_packet_in_it_holds_the_press_that_its_player_got(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    for to in ((), ("TURKEY",)):
        one = Press(by="GM", text="Snow", release="S1901M", line="The Weather Office", to=to)
        add(file, submit(game, DATED, one))
    add(file, Press(by="GM", text="Not yet", release="S1901R"))
    opened = read(made(game, file).files["t-S1901R-FRANCE.spyview"])
    assert opened.packet.press == (Printed("S1901M", "(The Weather Office): Snow"),)


def test_a_package_without_key_and_maps_is_letter_and_calendar(game: Game, tmp_path: Path) -> None:
    found = made(game, tmp_path / "t.spydip", by=None, artist=None)
    assert set(found.files) == {
        *(f"S1901M-FRANCE{form}" for form in (".txt", ".html", ".md")),
        "deadlines.ics",
    }
    assert b"cid:map" not in found.draft


def test_a_packet_is_read_with_the_rules_that_it_names(game: Game, tmp_path: Path) -> None:
    opened = read(made(game, tmp_path / "t.spydip").files["t-S1901R-FRANCE.spyview"])
    assert rules_of(opened.packet).board is game.rules.board


def test_an_edit_that_a_player_cannot_see_is_no_news_to_it(game: Game, tmp_path: Path) -> None:
    """Neither a chapter of the packet nor a letter tells that something hidden was set right."""
    file = tmp_path / "t.spydip"
    first = made(game, file)
    issue(file, first.letter)
    before = read(first.files["t-S1901R-FRANCE.spyview"]).packet
    position = game.position()
    covert = tuple(spy for spy in position.covert if spy.power != "TURKEY")
    game.edit(replace(position, covert=covert), "Turkey has no spies")
    found = made(game, file)
    assert read(found.files["t-S1901R-FRANCE.spyview"]).packet == before
    assert found.letter.sent
    home = tuple(spy for spy in covert if spy.power != "FRANCE")
    game.edit(replace(game.position(), covert=home), "nor has France")
    seen = made(game, file)
    assert len(read(seen.files["t-S1901R-FRANCE.spyview"]).packet.chapters) > len(before.chapters)
    assert not seen.letter.sent
