"""Boards made of the drawings in tests/drawings: their links, against lists that say them all."""

import tomllib
from functools import cache
from pathlib import Path

import platformdirs
import pytest

from engine.board.check import check
from engine.drafting.draft import Draft, drafted
from engine.drafting.kept import before, keep
from engine.drafting.questions import AnswerError, read
from engine.files import write_whole
from tests.helpers import drawings
from tests.helpers.invented_maps import CENTRES, NAMES

DRAWINGS = sorted(path.stem for path in drawings.FOLDER.glob("*.svg"))
_ID = {name: id_ for id_, name in NAMES.items()}


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@cache
def truth(name: str) -> dict:
    return tomllib.loads((drawings.FOLDER / f"{name}.toml").read_text("utf-8"))


@cache
def plain(name: str) -> Draft:
    return draft(name, truth(name)["answers"])


def draft(name: str, answers: dict[str, str], text: str | None = None) -> Draft:
    path = drawings.FOLDER / f"{name}.svg"
    data = path.read_bytes() if text is None else text.encode()
    return drafted(data, path.name, name, answers)


@cache
def answered(name: str) -> Draft:
    """The board when somebody has answered who knows the map."""
    answers = told(name)
    return plain(name) if answers == truth(name)["answers"] else draft(name, answers)


def known(board: Draft) -> dict[str, str]:
    """The list's id of each province, by the id that it got."""
    return {id_: _ID.get(part["name"], id_) for id_, part in board.sketch.provinces.items()}


def links(board: Draft, kind: str) -> list[str]:
    """The links that a board has, as the lists write them."""
    called = known(board)
    ends = {id_: part.get(kind, []) for id_, part in board.sketch.provinces.items()}
    for id_, part in board.sketch.provinces.items():
        ends |= {f"{id_}/{side}": c.get(kind, []) for side, c in part.get("coast", {}).items()}
    pairs = {tuple(sorted(called[at[:3]] + at[3:] for at in (a, b))) for a in ends for b in ends[a]}
    return sorted("-".join(pair) for pair in pairs)


def told(name: str) -> dict[str, str]:
    """The answers that somebody gives who knows the map."""
    board = plain(name)
    called, answers = known(board), dict(truth(name)["answers"])
    real = {link for kind in ("armies", "fleets") for link in truth(name)[kind]}
    near = {"-".join(sorted(at[:3] for at in link.split("-"))) for link in real}
    for one in board.questions:
        kind, *places = one.key.split()
        if kind == "border" and places:
            pair = "-".join(sorted(called[place] for place in places))
            answers[one.key] = "border" if pair in near else "corner"
    return answers


def test_there_are_enough_drawings_and_two_are_large() -> None:
    assert len(DRAWINGS) >= 10
    assert sum(len(plain(name).sketch.provinces) >= 60 for name in DRAWINGS) >= 2


@pytest.mark.parametrize("name", DRAWINGS)
def test_no_link_is_missing_and_none_too_many(name: str) -> None:
    board = answered(name)
    for kind in ("armies", "fleets"):
        assert links(board, kind) == sorted(truth(name)[kind])


@pytest.mark.parametrize("name", DRAWINGS)
def test_the_board_agrees_with_its_own_picture(name: str, tmp_path: Path) -> None:
    keep(answered(name), tmp_path)
    report = check(tmp_path)
    assert list(map(str, report.faults)) == []
    assert report.summary is not None
    assert any("powers" in str(want) for want in report.wants)


@pytest.mark.parametrize("name", DRAWINGS)
def test_few_places_are_doubtful(name: str) -> None:
    board = plain(name)
    asked = [one for one in board.questions if one.key not in {"bridge", "border", "names"}]
    doubts = truth(name).get("doubts", max(2, len(board.sketch.provinces) / 4))
    assert len(asked) <= doubts
    assert len({one.key for one in board.questions}) == len(board.questions)


def test_gaps_of_two_to_six_do_not_forbid_a_border_of_twelve() -> None:
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">'
        '<path id="aaa" fill="#eda" d="M10 10H198V147H10Z"/>'
        '<path id="bbb" fill="#dea" d="M202 10H390V164H202Z"/>'
        '<path id="ccc" fill="#ecb" d="M10 152H198V290H10Z"/>'
        '<path id="ddd" fill="#dca" d="M203 170H390V290H203Z"/></svg>'
    )
    board = draft("gaps", {}, text)
    assert links(board, "armies") == ["AAA-BBB", "AAA-CCC", "BBB-CCC", "BBB-DDD", "CCC-DDD"]


def test_the_sea_does_not_show_through_cracks() -> None:
    assert "NOR-GAR" not in links(plain("cracks"), "fleets")
    board = plain("cracks")
    assert {
        known(board)[i] for i, p in board.sketch.provinces.items() if p["terrain"] == "inland"
    } == {
        "FAR",
        "GAR",
        "ENC",
    }


def test_what_is_no_province_is_left_out_and_said() -> None:
    board = plain("layered")
    said = " ".join(map(str, board.notes))
    assert len(board.sketch.provinces) == 18
    assert "One embedded font was left out" in said
    assert "One image in the drawing was left out" in said
    assert "shapes in layers for decoration" in said


def test_two_lines_are_one_name_and_dots_are_centres() -> None:
    board = plain("beneath")
    names = {part["name"] for part in board.sketch.provinces.values()}
    assert {"Western Deep", "North Sound", "Gull Rock"} <= names
    centres = {known(board)[i] for i, p in board.sketch.provinces.items() if p.get("centre")}
    assert centres == CENTRES - {"OST", "END"}


def test_a_name_in_brackets_behind_another_is_its_abbreviation() -> None:
    """As in “Arran (ARR)”, the only name of a province that is an outline without a fill."""
    parts = plain("strokes").sketch.provinces
    assert {id_: parts[id_]["name"] for id_ in ("ARR", "BOR", "CRO")} == {
        "ARR": "Arran",
        "BOR": "Borth",
        "CRO": "Cromar",
    }


@pytest.mark.parametrize(
    ("shape", "name"),
    [
        ('id="hinterland_2"', "Brom Vale"),
        ('id="r" inkscape:label="Brom"', "Brom"),
        ('id="brom"', "Brom"),
    ],
)
def test_a_text_in_a_province_names_it_rather_than_its_id(shape: str, name: str) -> None:
    text = "Brom Vale" if "brom" not in shape else "Brom"
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" '
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">'
        f'<path {shape} fill="#eda" d="M10 10H200V290H10Z"/>'
        '<path id="fosse" fill="#dea" d="M200 10H390V290H200Z"/>'
        f'<text x="60" y="140" font-size="16">{text}</text></svg>'
    )
    parts = draft("texts", {}, drawing).sketch.provinces
    assert [part["name"] for part in parts.values()] == [name, "Fosse"]


def test_ids_are_three_letters_and_all_different() -> None:
    for name in DRAWINGS:
        ids = list(plain(name).sketch.provinces)
        assert len(set(ids)) == len(ids)
        assert all(len(id_) == 3 and id_.isalpha() and id_.isupper() for id_ in ids)


def test_a_canal_and_a_split_coast_are_asked_where_nothing_tells() -> None:
    board = draft("asked", {})
    keys = {one.key: one.answer for one in board.questions}
    assert keys["coasts OST"] == keys["coasts CAN"] == "one"
    assert board.sketch.provinces["OST"].get("coast") is None
    assert set(plain("asked").sketch.provinces["OST"]["coast"]) == {"NC", "SC"}


def test_answers_go_through_a_file(tmp_path: Path) -> None:
    keep(draft("asked", {}), tmp_path)
    text = (tmp_path / "questions.toml").read_text("utf-8")
    assert "Is it a canal with one coast, or is the coast split?" in text
    (tmp_path / "questions.toml").write_text(
        text.replace('"coasts OST" = "one"', '"coasts OST" = "split"')
    )
    answers = read(tmp_path / "questions.toml")
    assert links(draft("asked", answers), "fleets") == truth("asked")["fleets"]


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (
            {"coasts OST": "three"},
            "“coasts OST” cannot be answered by “three”; give one or split.",
        ),
        ({"bridge": "wide"}, "“bridge” is a length in the units of the picture; “wide” is none."),
        ({"coasts XXX": "one"}, "This picture leaves no question “coasts XXX”"),
    ],
)
def test_a_wrong_answer_is_named(answers: dict[str, str], said: str) -> None:
    with pytest.raises(AnswerError) as raised:
        draft("asked", answers)
    assert said in str(raised.value)


def test_what_the_designer_wrote_stays_when_the_board_is_made_again(tmp_path: Path) -> None:
    keep(draft("gaps", {}), tmp_path)
    text = (tmp_path / "board.toml").read_text("utf-8")
    text = text.replace('name = "Ald" # derived', 'name = "Alder Moor"  # as in the book')
    text += '\n[powers.BRACK]\nname = "Brack"\nadjective = "Brackan"\nletter = "B"\n'
    text += 'capital = "ALD"\nhome = ["ALD"]\n'
    write_whole(tmp_path / "board.toml", text.encode())
    path = drawings.FOLDER / "gaps.svg"
    again = drafted(path.read_bytes(), path.name, "gaps", {}, before(tmp_path))
    assert 'name = "Alder Moor"  # as in the book' in again.files["board.toml"]
    assert "[powers.BRACK]" in again.files["board.toml"]
    assert again.files["board.toml"].count("# derived") == text.count("# derived")


def test_a_map_that_goes_round_links_its_edges() -> None:
    rows = "".join(
        f'<path id="{i}" fill="{"#9cd" if i[0] == "s" else "#eda"}" d="M{x} {y}h100v100h-100z"/>'
        for i, x, y in (("saa", 0, 0), ("abb", 100, 0), ("acc", 200, 0), ("scc", 300, 0),
                        ("sdd", 0, 100), ("aee", 100, 100), ("aff", 200, 100), ("sgg", 300, 100))
    )  # fmt: skip
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{rows}</svg>'
    flat, round_ = draft("gaps", {}, text), draft("gaps", {"wraps": "yes"}, text)
    assert next(one for one in flat.questions if one.key == "wraps").answer == "no"
    assert set(links(round_, "fleets")) - set(links(flat, "fleets")) == {"SAA-SCC", "SDD-SGG"}
    assert "wraps = true" in round_.files["board.toml"]


def test_the_stored_drawings_are_those_that_the_script_draws() -> None:
    for draw in drawings.ALL:
        assert (drawings.FOLDER / f"{draw.__name__}.svg").read_text("utf-8") == draw()[0]
