"""A board is drawn to PNG, SVG and PDF, with or without a display."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pikepdf
import platformdirs
import pytest
import shapely
from click.testing import CliRunner, Result
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import maps
from engine.board.graph import Location
from engine.board.load import load
from engine.board.picture import load_picture
from engine.board.shape import pack, unpack
from engine.cli import program
from spydip_gui.output.palette import Palette, theme
from spydip_gui.output.patterns import PATTERNS, pattern_path
from spydip_gui.output.restyle import recoloured, solid, unstroked

pytestmark = pytest.mark.usefixtures("qapp")

SEA_SPOT = (60, 560)
LAND_SPOT = (168, 372)
HOME_SPOT = (540, 330)


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def draw(path: Path, *options: str) -> Result:
    return CliRunner().invoke(program, ["board", "render", "merrow", "-o", str(path), *options])


def colour(image: QImage, spot: tuple[float, float]) -> QColor:
    scale = image.width() / 800
    return image.pixelColor(round(spot[0] * scale), round(spot[1] * scale))


def png(path: Path, *options: str) -> QImage:
    result = draw(path, *options)
    assert result.exit_code == 0, result.output
    return QImage(str(path))


def test_a_png_is_as_wide_as_asked_and_as_high_as_the_picture(tmp_path: Path) -> None:
    image = png(tmp_path / "map.png", "--width", "640")
    assert (image.width(), image.height()) == (640, 480)


def test_land_and_sea_have_the_colours_of_the_palette(tmp_path: Path) -> None:
    image = png(tmp_path / "map.png", "--width", "800")
    assert colour(image, LAND_SPOT) == Palette().colour("land")
    assert colour(image, SEA_SPOT).blue() > colour(image, SEA_SPOT).red()


def test_the_start_shows_home_provinces_and_units(tmp_path: Path) -> None:
    bare = png(tmp_path / "bare.png", "--width", "800")
    start = png(tmp_path / "start.png", "--width", "800", "--start")
    assert colour(bare, HOME_SPOT) == Palette().colour("land")
    assert colour(start, HOME_SPOT) != Palette().colour("land")
    assert colour(start, LAND_SPOT) == Palette().colour("land")
    board = load("merrow")
    for power in board.powers.values():
        for unit in power.units:
            picture = load_picture("merrow")
            x, y = picture.unit(Location(unit[2:]))
            body = [
                colour(start, (x + picture.piece * part, y - picture.piece * 0.45))
                for part in (-0.4, -0.3, 0.2, 0.3, 0.34, 0.4)
            ]
            assert Palette().power(board, power.id) in body


def test_a_power_that_the_theme_does_not_know_takes_a_livery_of_its_own() -> None:
    board = load("merrow")
    fills = [Palette().power(board, power).name() for power in board.powers]
    assert len(set(fills)) == 3
    assert set(fills) <= {livery.fill for livery in theme("day").powers.values()}


def test_every_power_of_the_standard_board_has_its_livery_by_day_and_night() -> None:
    powers = load("standard").powers.keys()
    assert theme("day").powers.keys() == theme("night").powers.keys() == powers
    assert theme("day").map.keys() == theme("night").map.keys()


def test_every_pattern_of_the_theme_is_one_that_can_be_drawn() -> None:
    named = {livery.pattern for livery in theme("day").powers.values()}
    assert named == {*PATTERNS, "dots"}


@pytest.mark.parametrize("pattern", [*PATTERNS, "dots"])
def test_a_pattern_stays_on_its_ground_and_crosses_all_of_it(pattern: str) -> None:
    ground = unpack(pack(shapely.Point(50, 50).buffer(40)))
    box = pattern_path(ground, pattern, 5).boundingRect()
    assert QRectF(9, 9, 82, 82).contains(box)
    assert box.width() >= 70
    assert box.height() >= 70


def test_a_board_is_drawn_with_the_names_of_a_language(tmp_path: Path) -> None:
    for language in ("en", "de", "fr"):
        draw(tmp_path / f"{language}.png", "--language", language)
    assert len({path.read_bytes() for path in tmp_path.glob("*.png")}) == 3


def test_the_night_is_dark_on_land_and_sea(tmp_path: Path) -> None:
    image = png(tmp_path / "map.png", "--night")
    assert colour(image, LAND_SPOT) == QColor(theme("night").map["land"])
    assert colour(image, SEA_SPOT).lightness() < 80


def test_a_layer_takes_the_themes_colours_by_class() -> None:
    layer = b"<style>.sea{fill:#fff}.land.inert{fill:#eee;stroke:#123456}.odd{fill:#abc}</style>"
    assert recoloured(layer, {"sea": "#000001", "inert": "#000002"}) == (
        b"<style>.sea{fill:#000001}.land.inert{fill:#000002;stroke:#123456}.odd{fill:#abc}</style>"
    )


def test_translucent_lines_become_solid_ones_that_look_the_same() -> None:
    layer = (
        b"<style>.a{fill:none;stroke:#000000;stroke-opacity:.5;stroke-width:1}.b{fill:#fff}</style>"
    )
    assert solid(layer, QColor("#ffffff")) == (
        b"<style>.a{fill:none;stroke:#000000;stroke-width:1;stroke:#808080}.b{fill:#fff}</style>"
    )


def test_only_shapes_without_any_stroke_get_a_width_of_nothing() -> None:
    style = "<style>.a{stroke:#123456}.b{fill:#fff}</style>"
    shapes = [
        '<path class="a"/>',
        '<path class="b"/>',
        '<path stroke="#fff"/>',
        '<path style="stroke:#fff"/>',
        '<g stroke="#fff"><path/></g>',
        "<g><path/></g>",
    ]
    layer = f'<svg xmlns="http://www.w3.org/2000/svg">{style}{"".join(shapes)}</svg>'
    root = ET.fromstring(unstroked(layer.encode()))  # noqa: S314  # our own
    paths = [e for e in root.iter() if e.tag.endswith("path")]
    assert [path.get("stroke-width") for path in paths] == [None, "0", None, None, None, "0"]


def test_strokes_that_a_style_gives_otherwise_than_by_class_are_left_alone() -> None:
    layer = b'<svg xmlns="http://www.w3.org/2000/svg"><style>path{stroke:#fff}</style><path/></svg>'
    assert unstroked(layer) == layer


def test_the_standard_board_makes_a_pdf_that_can_be_mailed(tmp_path: Path) -> None:
    CliRunner().invoke(
        program, ["board", "render", "standard", "--start", "-o", str(tmp_path / "map.pdf")]
    )
    assert 100_000 < (tmp_path / "map.pdf").stat().st_size < 600_000


def test_a_link_is_drawn_between_places_that_do_not_touch(tmp_path: Path) -> None:
    for name in ("board.toml", "map.svg"):
        (tmp_path / name).write_bytes((maps.folder("merrow") / name).read_bytes())
    with (tmp_path / "board.toml").open("a") as file:
        file.write('[[link]]\nfrom = "MAR"\nto = "GUL"\nvia = [[20, 20], [780, 20]]\n')
    CliRunner().invoke(
        program,
        ["board", "render", str(tmp_path), "-o", str(tmp_path / "map.png"), "--width", "800"],
    )
    image = QImage(str(tmp_path / "map.png"))
    assert any(colour(image, (x, 20)) == Palette().colour("sea-name") for x in range(300, 400))


def test_the_same_board_gives_the_same_picture(tmp_path: Path) -> None:
    draw(tmp_path / "one.png", "--start")
    draw(tmp_path / "two.png", "--start")
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


def test_an_svg_can_be_read_and_holds_no_text_that_needs_a_font(tmp_path: Path) -> None:
    draw(tmp_path / "map.svg", "--start")
    root = ET.parse(tmp_path / "map.svg").getroot()  # noqa: S314  # our own file
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert "path" in tags
    assert "text" not in tags
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Isle of Merrow"
    assert QSvgRenderer(str(tmp_path / "map.svg")).isValid()


def test_an_svg_looks_as_the_png_does(tmp_path: Path) -> None:
    expected = png(tmp_path / "map.png", "--width", "400", "--start")
    draw(tmp_path / "map.svg", "--width", "400", "--start")
    drawn = QImage(expected.size(), QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    QSvgRenderer(str(tmp_path / "map.svg")).render(painter)
    painter.end()
    pairs = [
        (expected.pixelColor(x, y), drawn.pixelColor(x, y))
        for x in range(0, 400, 2)
        for y in range(0, 300, 2)
    ]
    strange = [pair for pair in pairs if abs(pair[0].green() - pair[1].green()) > 40]
    assert len(strange) < len(pairs) / 1000


@pytest.mark.parametrize(("page", "size"), [("A4", (842, 595)), ("A3", (1191, 842))])
def test_a_pdf_is_one_page_turned_to_suit(tmp_path: Path, page: str, size: tuple[int, int]) -> None:
    result = draw(tmp_path / "map.pdf", "--page", page)
    assert result.exit_code == 0, result.output
    with pikepdf.open(tmp_path / "map.pdf") as document:
        [only] = document.pages
        assert [float(edge) for edge in only.MediaBox] == [0, 0, *size]


@pytest.mark.parametrize(
    ("name", "options", "sentence"),
    [
        ("map.gif", (), "The format “.gif” is not known: write .png, .svg or .pdf."),
        ("map.png", ("--width", "5"), "A picture is 16 to 20000 pixels wide, not 5."),
        ("no/map.png", (), "cannot be written: no such file or folder."),
        ("no/map.svg", (), "cannot be written: no such file or folder."),
        ("no/map.pdf", (), "cannot be written: no such file or folder."),
    ],
)
def test_what_cannot_be_written_is_one_sentence(
    tmp_path: Path, name: str, options: tuple[str, ...], sentence: str
) -> None:
    result = draw(tmp_path / name, *options)
    assert result.exit_code == 1
    assert sentence in result.output


def test_a_board_that_cannot_be_drawn_says_why(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        program, ["board", "render", "nowhere", "-o", str(tmp_path / "map.png")]
    )
    assert result.exit_code == 1
    assert "neither a built-in board" in result.output


def test_a_picture_is_drawn_where_there_is_no_display(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {key: text for key, text in os.environ.items() if key not in hidden}
    program = "from engine.cli import main; main()"
    arguments = ["board", "render", "merrow", "-o", str(tmp_path / "map.png"), "--width", "320"]
    result = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**environment, "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert QImage(str(tmp_path / "map.png")).width() == 320
