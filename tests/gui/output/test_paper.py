"""A letter on paper: its pages, the map with its legend, with and without colours."""

import io
from pathlib import Path

import pikepdf
import pytest
from click.testing import CliRunner
from PySide6.QtGui import QColor, QImage, QPainter

from engine.board.graph import PowerId
from engine.board.picture import load_picture
from engine.cli import program
from engine.facts import ANARCHY, Control
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.output.legend import draw_legend, entries
from spydip_gui.output.letter_maps import Sheet, Sight, drawn
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.viewmodel import seat_view

MILLIMETRES = {"A4": (210, 297), "Letter": (216, 279)}
PAGE = "<html><body><h1>Spring</h1><p>You took Norway.</p></body></html>"


@pytest.fixture(scope="module")
def game() -> Game:
    return samples.play("eyes-in-the-channel")


def seat(game: Game, power: str = "AUSTRIA") -> Seat:
    return Seat(game).of(PowerId(power))


def printed(game: Game, page: str = PAGE, *, form: str = "A4", grey: bool = False) -> bytes:
    sheet = Sheet(page=page, title="Eyes", form=form, grey=grey)
    return drawn(Sight.of(seat(game), "en", ()), (), sheet=sheet)[1]


@pytest.mark.parametrize("form", MILLIMETRES)
def test_the_letter_stands_upright_and_the_map_lies_on_the_last_page(game: Game, form: str) -> None:
    wide, high = (round(side / 25.4 * 72) for side in MILLIMETRES[form])
    with pikepdf.open(io.BytesIO(printed(game, form=form))) as found:
        sizes = [tuple(round(float(side)) for side in page.MediaBox[2:]) for page in found.pages]
        assert str(found.docinfo.Title) == "Eyes"
    assert [pytest.approx(size, abs=2) for size in sizes] == [(wide, high), (high, wide)]


def test_a_long_letter_goes_over_several_pages(game: Game) -> None:
    page = PAGE.replace("</p>", "</p>" + "<p>Nothing else.</p>" * 120)
    with pikepdf.open(io.BytesIO(printed(game, page))) as found:
        assert len(found.pages) > 3


def test_the_same_letter_makes_the_same_file(game: Game) -> None:
    assert printed(game) == printed(game)


def colourful(data: bytes) -> int:
    """How far the colours of the map on the last page are from grey, at the most."""
    with pikepdf.open(io.BytesIO(data)) as found:
        [picture] = found.pages[-1].get_images().values()
        shown = pikepdf.PdfImage(picture).as_pil_image().convert("RGB").resize((200, 150))
    red, green, blue = (shown.tobytes()[start::3] for start in range(3))
    return max(max(dot) - min(dot) for dot in zip(red, green, blue, strict=True))


def test_a_grey_map_holds_no_colour(game: Game) -> None:
    assert colourful(printed(game, grey=True)) < 4
    with pikepdf.open(io.BytesIO(printed(game))) as found:
        assert not found.pages[-1].get_images()  # in colours it is drawn by lines


def test_the_legend_names_whom_the_map_shows_and_the_ground_not_seen(game: Game) -> None:
    eyes = seat(game)
    board = load_picture(eyes.board_place).board
    found = entries(seat_view(eyes), board, Palette())
    assert [one.meaning for one in found] == [
        *("army", "fleet", "spy"),
        *("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"),
        *("seen earlier", "never seen"),
    ]
    german = entries(seat_view(eyes), board, Palette(language="de"))
    assert {"Armee", "Flotte", "nie gesehen"} <= {one.meaning for one in german}


def test_the_legend_names_who_commands_a_country_to_whoever_may_know() -> None:
    with samples.play("a-duel-for-europe") as game:
        facts = [fact for fact in Seat(game).look().facts if isinstance(fact, Control)]
        told = {fact.power: fact.player for fact in facts if fact.player != ANARCHY}
        assert told
        for viewer in game.rules.seats:
            eyes = Seat(game).of(viewer)
            board = load_picture(eyes.board_place).board
            named = [one.meaning for one in entries(seat_view(eyes), board, Palette())]
            for power, player in told.items():
                assert any(power.title() in one and f"({player})" in one for one in named), named


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("a-quiet-knife", ["army", "fleet", "CEU", "EU"]),
        ("guests-uninvited", ["army", "fleet", "agent"]),
        ("first-years", ["army", "fleet"]),
    ],
)
def test_the_legend_tells_the_kinds_of_covert_pieces_that_occur(
    name: str, kinds: list[str]
) -> None:
    with samples.play(name) as played:
        sitting = Seat(played)
        board = load_picture(sitting.board_place).board
        found = [one for one in entries(seat_view(sitting), board, Palette()) if not one.pattern]
    assert [one.meaning for one in found] == kinds
    drawn = {one.glyph for one in found if one.glyph}
    assert len(drawn) == len(kinds) - 2


def test_the_legend_stays_within_its_row(game: Game) -> None:
    image = QImage(900, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    view = seat_view(Seat(game))
    board = load_picture(Seat(game).board_place).board
    painter = QPainter(image)
    draw_legend(painter, view, board, Palette(family=bundled_family()), image.rect().toRectF())
    painter.end()
    drawn = {x for x in range(900) for y in range(40) if image.pixelColor(x, y) != QColor("white")}
    assert min(drawn) < 3
    assert 600 < max(drawn) < 899


def test_the_command_adds_a_page_to_print_for_each_player(tmp_path: Path) -> None:
    file = tmp_path / "game.spydip"
    with samples.play("first-years") as played:
        played.save_as(file)
    given = ["letters", str(file), "FRANCE", "--no-maps", "--paper", "Letter", "--grey"]
    result = CliRunner().invoke(program, [*given, "-o", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    [found] = (tmp_path / "out" / "FRANCE").glob("*.pdf")
    assert found.read_bytes().startswith(b"%PDF")
