"""The maps of a letter show one power's view, are small enough for mail, and hold no date."""

import io
import re
import shutil
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

import maps
from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.output.files import pdf
from spydip_gui.output.lean_pdf import lean
from spydip_gui.output.letter_maps import letter_maps

FRAME = (0.0, 0.0, 400.0, 300.0)


@pytest.fixture(scope="module")
def game() -> Game:
    return samples.play("first-years")


def draw(painter: QPainter) -> None:
    for step in range(400):
        painter.drawLine(QPointF(step * 0.98765432, 0.12345678), QPointF(7.7777777, step / 3))


def test_a_lean_page_is_smaller_and_the_same_whenever_it_is_drawn() -> None:
    one, two = (pdf(FRAME, "A4", "A map", draw) for _ in range(2))
    assert one != two  # Qt puts a lot into each
    assert lean(one) == lean(two)
    assert len(lean(one)) < len(one)
    dated = re.sub(rb"\(D:\d{14}", b"(D:19991231235959", one)
    dated = re.sub(rb'Date="\d{4}-\d\d-\d\d', b'Date="1999-12-31', dated)
    assert lean(dated) == lean(one)


def test_a_lean_page_holds_what_the_page_held_and_no_moment() -> None:
    page = pdf(FRAME, "A4", "A map", draw)
    with pikepdf.open(io.BytesIO(page)) as before, pikepdf.open(io.BytesIO(lean(page))) as after:
        assert after.check_pdf_syntax() == []
        assert len(after.pages) == 1
        assert after.pages[0].MediaBox == before.pages[0].MediaBox
        assert str(after.docinfo.Title) == "A map"
        assert "/CreationDate" not in after.docinfo
        assert "/Metadata" not in after.Root
        steps = [
            [str(one.operator) for one in pikepdf.parse_content_stream(one.pages[0])]
            for one in (before, after)
        ]
        assert steps[0] == steps[1]
        assert steps[0].count("l") >= 400


def test_what_is_no_pdf_of_qt_stays_as_it_is() -> None:
    assert lean(b"%PDF-1.4\nsomething else") == b"%PDF-1.4\nsomething else"


def test_a_letter_gets_a_picture_and_a_page_of_its_own_power(game: Game) -> None:
    found = letter_maps(Seat(game, PowerId("FRANCE")))
    assert list(found) == ["map-FRANCE.png", "map-FRANCE.pdf"]
    assert found["map-FRANCE.png"].startswith(b"\x89PNG")
    assert found["map-FRANCE.pdf"].startswith(b"%PDF")
    assert sum(map(len, found.values())) < 4_000_000


def test_other_forms_are_drawn_where_they_are_asked_for(game: Game) -> None:
    found = letter_maps(Seat(game, PowerId("ITALY")).at(0), (".svg",))
    assert list(found) == ["map-ITALY.svg"]
    assert b"<svg" in found["map-ITALY.svg"]


def test_where_a_headline_happened_is_cut_out_of_the_map(game: Game) -> None:
    found = letter_maps(Seat(game, PowerId("FRANCE")), (), scene=["BRE", "SPA/NC"])
    cut = QImage.fromData(found["cut-FRANCE.png"])
    assert (cut.width(), cut.height()) == (840, 420)
    assert letter_maps(Seat(game, PowerId("FRANCE")), ()) == {}
    corners = letter_maps(Seat(game, PowerId("FRANCE")), (), scene=["NAO", "SYR", "BAR", "NAF"])
    assert QImage.fromData(corners["cut-FRANCE.png"]).height() == 420


def test_a_map_is_drawn_on_a_board_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "lagoon"
    shutil.copytree(str(maps.folder("merrow")), folder)
    rules = judge.ruleset("standard", folder)
    own = Game.begin(rules, seed="1", board=str(folder))
    assert letter_maps(Seat(own, rules.seats[0]), (".png",))
