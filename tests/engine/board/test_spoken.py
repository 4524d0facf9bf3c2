"""A board's places and powers have their names in every language, with articles and cases."""

from pathlib import Path

import pytest

import maps
from engine.board.check import check
from engine.board.faults import BoardError
from engine.board.load import load
from engine.game.own_board import board_files, place_of
from engine.language.message import Piece, Place, PowerName, UnitAt
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.orders.lexicon import lexicon
from engine.orders.tokens import words_of
from engine.orders.wording import place_name, power_name

BOARD = load("standard")


def place(at: str) -> Place:
    return place_name(BOARD, at)


def power(key: str) -> PowerName:
    return power_name(BOARD, key)


def said(language: str, value: object, case: str = "") -> str:
    return Speaker(language).say(value, case)


PLACES = """
en BOT in    in the Gulf of Bothnia
en VIE in    in Vienna
en RUH from  from the Ruhr
de BOT       Bottnischer Meerbusen
de BOT the   der Bottnische Meerbusen
de BOT acc   den Bottnischen Meerbusen
de BOT in    im Bottnischen Meerbusen
de BOT to    in den Bottnischen Meerbusen
de BOT from  aus dem Bottnischen Meerbusen
de SWI to    in die Schweiz
de SWI acc   die Schweiz
de PIE to    ins Piemont
de VIE to    nach Wien
de CON from  aus Konstantinopel
de IRI in    in der Irischen See
de SPA/NC    Spanien (Nordküste)
fr BOT from  du golfe de Botnie
fr POR to    au Portugal
fr UKR the   l’Ukraine
fr UKR from  d’Ukraine
fr APU in    dans les Pouilles
fr ANK from  d’Ankara
fr EDI from  d’Édimbourg
fr VIE in    à Vienne
fr WAL in    au pays de Galles
fr SPA/SC in en Espagne (côte sud)
"""


@pytest.mark.parametrize("line", PLACES.strip().split("\n"))
def test_a_place_is_said_in_its_case(line: str) -> None:
    language, at, *case = line[:13].split()
    assert said(language, place(at), "".join(case)) == line[13:]


POWERS = """
de TURKEY the  die Türkei
de TURKEY acc  die Türkei
de TURKEY of   der Türkei
de TURKEY to   der Türkei
de TURKEY by   von der Türkei
de AUSTRIA the Österreich
de AUSTRIA of  Österreichs
de AUSTRIA to  Österreich
de AUSTRIA by  von Österreich
fr AUSTRIA the l’Autriche
fr AUSTRIA of  de l’Autriche
fr TURKEY to   à la Turquie
fr FRANCE by   par la France
en TURKEY of   of Turkey
"""


@pytest.mark.parametrize("line", POWERS.strip().split("\n"))
def test_a_power_is_said_in_its_case(line: str) -> None:
    language, key, case, text = line.split(maxsplit=3)
    assert said(language, power(key), case) == text


PIECES = """
en ENGLAND 1 an English spy
de ENGLAND 1 ein englischer Spion
de AUSTRIA 2 2 österreichische Spione
fr GERMANY 2 2 espions allemands
fr ITALY 1 un espion italien
fr TURKEY 1 un espion turc
fr FRANCE 2 2 espions français
"""


@pytest.mark.parametrize("line", PIECES.strip().split("\n"))
def test_a_piece_takes_the_adjective_of_its_power(line: str) -> None:
    language, key, count, text = line.split(maxsplit=3)
    assert said(language, Piece("SPY", power(key), int(count)), "a") == text


def test_a_unit_stands_in_its_place_as_the_language_says_it() -> None:
    unit = UnitAt("F", place("LYO"))
    assert [said(language, unit) for language in LANGUAGES] == [
        "the fleet in the Gulf of Lyon",
        "die Flotte im Golf von Lyon",
        "la flotte dans le golfe du Lion",
    ]


@pytest.mark.parametrize("name", maps.names())
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_name_of_a_built_in_board_is_there(name: str, language: str) -> None:
    board = load(name)
    assert set(board.spoken.provinces[language]) == set(board.provinces)
    assert set(board.spoken.powers[language]) == set(board.powers)
    assert all(board.spoken.power(language, key, "adjective") for key in board.powers)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("id_", BOARD.provinces)
def test_what_a_place_is_called_is_read_as_that_place(language: str, id_: str) -> None:
    name = said(language, place(id_))
    assert lexicon(BOARD).places[" ".join(words_of(name))] == (id_,)


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        ("Adriatisches Meer", "ADR"),
        ("Kanal", "ENG"),
        ("Aermelkanal", "ENG"),
        ("Golf von Lion", "LYO"),
        ("Löwengolf", "LYO"),
        ("Gaskogne", "GAS"),
        ("océan Atlantique", "MAO"),
        ("milieu de l'Atlantique", "MAO"),
        ("baie d'Helgoland", "HEL"),
        ("Bou", "BUR"),
    ],
)
def test_other_names_are_read(name: str, id_: str) -> None:
    assert lexicon(BOARD).places[" ".join(words_of(name))] == (id_,)


def test_a_board_without_names_is_said_by_its_own_in_every_language(merrow) -> None:
    board = load(without_names(merrow()))
    gull = place_name(board, "GUL")
    spoken = [Speaker(language).say(gull, "in") for language in LANGUAGES]
    assert spoken == ["in Gull Rock", "in Gull Rock", "à Gull Rock"]


def without_names(folder: Path) -> Path:
    for path in folder.glob("names.*.toml"):
        path.unlink()
    return folder


FAULTS = [
    ('[province]\nXYZ = "Nirgends"', "province.XYZ is not on this board."),
    ('[powers.NOBODY]\nname = "Niemand"', "powers.NOBODY is not on this board."),
    (
        '[province.GUL]\nname = "Möwenfels"\nin = "auf dem Möwenfels"\nto = "auf den Möwenfels"',
        "province.GUL takes an article, so it also needs `the`, `from`.",
    ),
    (
        '[powers.BRACK]\nthe = "die Brack"\nof = "der Brack"',
        "powers.BRACK takes an article, so it also needs `to`, `by`.",
    ),
    ('[province]\nGUL = "Wyke"', "province.GUL cannot be called “Wyke”, which means WYK."),
    (
        '[province]\nGUL = "Fels"\nWYK = "Fels"',
        "province.WYK cannot be called “Fels”, which means GUL.",
    ),
    ('[province.GUL]\nnahme = "Fels"', "province.GUL.nahme is not a key that a board file knows"),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS)
def test_faulty_names_are_refused_with_the_place_and_the_cure(
    merrow, text: str, fault: str
) -> None:
    folder = without_names(merrow())
    (folder / "names.de.toml").write_text(f"format = 1\n{text}\n", encoding="utf-8")
    with pytest.raises(BoardError) as refused:
        load(folder)
    assert any(str(sentence).startswith(fault) for sentence in refused.value.faults)
    assert check(folder).faults == refused.value.faults


def test_names_in_a_language_that_is_not_spoken_are_refused(merrow) -> None:
    folder = merrow()
    (folder / "names.xx.toml").write_text("format = 1\n")
    with pytest.raises(BoardError, match=r"“xx” is not a language .* names\.de\.toml"):
        load(folder)


def test_changed_names_are_read_again(merrow) -> None:
    folder = merrow()
    assert load(folder).spoken.place("de", "GUL", "in") == "auf dem Möwenfels"
    path = folder / "names.de.toml"
    path.write_text(path.read_text("utf-8").replace("Möwenfels", "Mövenstein"), "utf-8")
    assert load(folder).spoken.place("de", "GUL", "in") == "auf dem Mövenstein"


def test_the_names_of_a_board_travel_in_its_packets(merrow) -> None:
    files = board_files(merrow())
    there = load(place_of("isle", files))
    assert there.spoken.place("fr", "WWA", "from") == "des Eaux de l’Ouest"
