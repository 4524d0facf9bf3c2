"""Names are measured by the font's own tables, and set where they are to stand."""

from pathlib import Path

import pytest
import shapely
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath

from maps.builder.errors import SourceError
from maps.builder.lettering import Lettering
from maps.builder.typeface import Typeface

pytestmark = pytest.mark.usefixtures("qapp")

FONTS = Path(__file__).parents[2] / "resources/fonts"
ROMAN = Typeface(FONTS / "LibertinusSerif-Regular.ttf")
ITALIC = Typeface(FONTS / "LibertinusSerif-Italic.ttf")


@pytest.fixture
def font():
    def made(typeface):
        number = QFontDatabase.addApplicationFont(str(typeface.path))
        found = QFont(QFontDatabase.applicationFontFamilies(number)[0])
        found.setItalic(typeface is ITALIC)
        found.setKerning(False)
        found.setPixelSize(1000)
        return found

    return made


@pytest.mark.parametrize("typeface", [ROMAN, ITALIC])
@pytest.mark.parametrize("text", ["Constantinople", "St. Petersburg", "Ångström çà"])
def test_text_is_as_wide_and_as_high_as_qt_finds_it(font, typeface, text):
    chosen = font(typeface)
    assert typeface.advance(text, 1000) == pytest.approx(
        QFontMetricsF(chosen).horizontalAdvance(text), abs=2
    )
    path = QPainterPath()
    path.addText(0, 0, chosen, text)
    box = path.boundingRect()
    assert typeface.box(text, 1000) == pytest.approx(
        (box.left(), -box.bottom(), box.right(), -box.top()), abs=3
    )


def test_a_blank_has_an_advance_but_no_ink():
    assert ROMAN.advance(" ", 10) > 0
    assert ROMAN.box(" ", 10) == (0, 0, 0, 0)


def test_a_letter_that_the_font_lacks_is_named():
    with pytest.raises(SourceError, match=r"LibertinusSerif-Regular\.ttf has no letter '☃'"):
        ROMAN.advance("☃", 10)


def test_a_file_that_is_no_font_is_refused(tmp_path):
    file = tmp_path / "no.ttf"
    file.write_bytes(bytes(64))
    with pytest.raises(SourceError, match=r"no\.ttf is no TrueType font"):
        Typeface(file).advance("a", 10)


def test_a_plain_name_is_one_run_centred_on_its_spot():
    name = Lettering(typeface=ROMAN, lines=("Rome",), size=20)
    (run,) = name.runs(100, 50)
    assert run.text == "Rome"
    left, top, right, bottom = name.ground(100, 50).bounds
    assert (left + right) / 2 == pytest.approx(100, abs=1)
    assert (top + bottom) / 2 == pytest.approx(50, abs=1.5)


def test_a_spaced_name_is_set_letter_by_letter_and_wider():
    close = Lettering(typeface=ITALIC, lines=("Black Sea",), size=20)
    wide = Lettering(typeface=ITALIC, lines=("Black Sea",), size=20, spacing=0.2)
    assert "".join(run.text for run in wide.runs(0, 0)) == "BlackSea"
    more = shapely.bounds(wide.ground(0, 0)) - shapely.bounds(close.ground(0, 0))
    assert more[2] - more[0] == pytest.approx(0.2 * 20 * 8)
    assert more[2] == pytest.approx(-more[0])


def test_lines_stand_below_each_other_about_the_spot():
    name = Lettering(typeface=ROMAN, lines=("North", "Sea"), size=20, leading=1.5)
    first, second = name.runs(0, 0)
    assert second.y - first.y == pytest.approx(30)
    assert first.y < 0 < second.y


def test_a_turned_name_stands_upright_at_a_quarter():
    flat = Lettering(typeface=ROMAN, lines=("Ruhr",), size=20)
    turned = Lettering(typeface=ROMAN, lines=("Ruhr",), size=20, angle=90)
    left, top, right, bottom = flat.ground(0, 0).bounds
    width, height = right - left, bottom - top
    left, top, right, bottom = turned.ground(0, 0).bounds
    assert (bottom - top, right - left) == pytest.approx((width, height))
