"""A board's file is read once, and refused with every fault named."""

import os

import pytest

import maps
from engine.board.faults import BoardError
from engine.board.load import load


@pytest.mark.parametrize("name", maps.names())
def test_a_built_in_board_is_read_once(name: str) -> None:
    assert load(name) is load(name)
    assert load(name).name == name


def test_a_folder_and_the_file_in_it_mean_the_same_board(merrow) -> None:
    folder = merrow()
    assert load(folder) is load(str(folder / "board.toml"))
    assert load(folder).digest == load("merrow").digest


def test_a_changed_file_is_read_again(merrow) -> None:
    folder = merrow()
    before = load(folder)
    path = folder / "board.toml"
    path.write_text(path.read_text().replace("victory = 5", "victory = 6"))
    os.utime(path, ns=(1, 1))
    assert load(folder).victory == 6
    assert load(folder).digest != before.digest


def test_names_and_pictures_do_not_change_the_digest_of_the_rules(merrow) -> None:
    folder = merrow(board={'name = "Wyke"\nterrain': 'name = "Wick"\nlabel_size = 9\nterrain'})
    assert load(folder).digest == load("merrow").digest


def test_ids_may_be_written_small(merrow) -> None:
    changes = {"[province.WYK]": "[province.wyk]", 'units = ["A OAK"': 'units = ["a oak"'}
    assert load(merrow(board=changes)).digest == load("merrow").digest


def test_a_board_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(BoardError, match=r"neither a built-in board \(merrow, standard\)"):
        load("nowhere")


def test_the_catalogue_names_its_boards_when_asked_for_another() -> None:
    with pytest.raises(LookupError, match="merrow, standard"):
        maps.folder("nowhere")


FEN = 'armies = ["ALD", "HES", "MAR"]\nfleets = ["ALD", "MAR", "NSO", "WWA"]'
HES = 'armies = ["ALD", "FEN", "MAR", "OAK", "STR", "WYK"]'
HILL = "rail = [380, 302]"
NORTH = '[province.HES.coast.NC]\nname = "North Coast"\nfleets = []'
MAR = 'armies = ["FEN", "HES", "OAK"]'
WWA = 'fleets = ["FEN", "MAR", "NSO", "OAK", "SRE"]'
FAULTS = [
    # The shape of the file.
    ("format = 1", "format = 2", "format is 2, which cannot be used: input should be 1."),
    ('author = "The SpyDip authors"\n', "", "map.author is missing."),
    ("victory = 5", 'victory = "five"', "game.victory is 'five', which cannot be used"),
    ('licence = "MIT"', 'licence = "MIT"\nlisense = ""', "map.lisense is not a key that a board"),
    ('svg = "map.svg"', 'svg = "../map.svg"', "map.svg is '../map.svg', which cannot be used"),
    ("[province.HES]", "[province.HEST]", "province.HEST is 'HEST', which cannot be used"),
    (MAR, 'armies = ["FEN", "HE", "OAK"]', "province.MAR.armies[2] is 'HE', which cannot be used"),
    ("year = 1651", "year = ", "The file is not valid TOML"),
    # Ground.
    (WWA, f'{WWA}\narmies = ["FEN"]', "Province WWA is sea and cannot hold armies"),
    (HES, f'{HES}\nfleets = ["FEN"]', "Province HES is inland and cannot hold fleets"),
    (HES, "", "Province HES is inland and needs `armies`"),
    (WWA, "", "Province WWA is sea and needs `fleets`"),
    (WWA, f"{WWA}\ncentre = true", "Province WWA is sea and cannot be a centre."),
    ('name = "Strand"', 'name = "Strand"\nfleets = ["ALD"]', "Province STR has coasts, so"),
    (HILL, f"{HILL}\n{NORTH}", "Province HES is inland and cannot have coasts."),
    (HILL, f"{HILL}\n{NORTH}", "Province HES has only one coast"),
    # Links.
    (MAR, 'armies = ["FEN", "HES"]', "`armies` of OAK names MAR, but that of MAR does not name"),
    (
        MAR,
        'armies = ["FEN", "HES", "OAK", "XYZ"]',
        "`armies` of MAR names XYZ, which is not a place",
    ),
    (MAR, 'armies = ["FEN", "HES", "OAK", "OAK"]', "`armies` of MAR names OAK 2 times."),
    (MAR, 'armies = ["FEN", "HES", "OAK", "MAR"]', "names MAR, which is the province itself."),
    (MAR, 'armies = ["FEN", "HES", "OAK", "WWA"]', "`armies` of MAR names WWA, which is sea."),
    (FEN, FEN[:-1] + ', "STR"]', "`fleets` of FEN names STR, which has coasts: write STR/NC or"),
    (FEN, FEN[:-1] + ', "STR/EC"]', "`fleets` of FEN names STR/EC, which is not a place"),
    (FEN, FEN[:-1] + ', "HES"]', "`fleets` of FEN names HES, which is inland."),
    (MAR, f'{MAR}\nborders = ["XYZ"]', "`borders` of MAR names XYZ, which is not a place"),
    (MAR, f'{MAR}\nborders = ["MAR"]', "`borders` of MAR names MAR, which is the province itself"),
    # Names.
    ('name = "Wyke"', 'name = "strand"', "Provinces STR and WYK are both named “strand”."),
    ('name = "Wyke"', 'name = "Oak"', "Province WYK is named “Oak”, which is the id of another."),
    ('aliases = ["Fens"]', 'aliases = ["WYKE"]', "The alias “WYKE” of FEN is the name of WYK."),
    # Powers.
    ('letter = "L"', 'letter = "T"', "“T” could be read as LORNE or TESSEL."),
    ('name = "Lorne"', 'name = "Tessel"', "“TESSEL” could be read as LORNE or TESSEL."),
    ('home = ["STR", "TAR"]', 'home = ["STR", "OAK"]', "OAK is home to both LORNE and TESSEL."),
    ('home = ["STR", "TAR"]', 'home = ["STR", "XYZ"]', "LORNE has home province XYZ, which is no"),
    ('home = ["STR", "TAR"]', 'home = ["STR", "NSO"]', "LORNE has home province NSO, which is sea"),
    ('capital = "STR"', 'capital = "HES"', "LORNE has capital HES, which is not one of its home"),
    (
        'capital = "STR"\nhome = ["STR", "TAR"]',
        'capital = "MAR"\nhome = ["STR", "MAR"]',
        "Power LORNE has capital MAR, which is not a centre.",
    ),
    # Units.
    ('"A STR"', '"A NSO"', "Unit A NSO of LORNE cannot start there: it is sea."),
    ('"A STR"', '"F HES"', "Unit F HES of LORNE cannot start there: it is inland."),
    ('"A STR"', '"F STR"', "cannot start there: a fleet there needs STR/NC or STR/SC."),
    (
        '"A STR"',
        '"A STR/NC"',
        "cannot start there: an army cannot stand on a coast; name the province.",
    ),
    ('"A STR"', '"F GUL/NC"', "cannot start there: GUL has no coasts."),
    ('"A STR"', '"A XYZ"', "cannot start there: XYZ is not a province of this board."),
    ('"A STR"', '"A OAK"', "Unit A OAK of TESSEL starts where A OAK of LORNE does."),
    # Victory.
    ("victory = 5", "victory = 9", "`game.victory` is 9, but the board has only 8 centres."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FAULTS)
def test_a_fault_of_the_file_is_one_sentence(merrow, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BoardError) as caught:
        load(merrow(board={old: new}))
    assert any(sentence in str(fault) for fault in caught.value.faults), caught.value.faults


def test_all_faults_are_told_at_once(merrow) -> None:
    folder = merrow(board={"victory = 5": "victory = 9", 'letter = "L"': 'letter = "T"'})
    with pytest.raises(BoardError) as caught:
        load(folder)
    assert len(caught.value.faults) == 2


def test_a_file_that_is_no_text_is_refused(merrow) -> None:
    folder = merrow()
    (folder / "board.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match=r"not UTF-8 text"):
        load(folder)
