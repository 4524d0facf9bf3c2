"""Centres and orders are counted over the years, and nothing hidden is told before the end."""

import io
import itertools
import zipfile
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from PIL import Image

from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.packet_lock import signer
from engine.post.beside import folder
from engine.post.book import save
from engine.post.charts import centre_chart, order_chart
from engine.post.final import page
from engine.post.gm_archive import archive, write
from engine.post.records import (
    as_csv,
    centre_counts,
    centre_history,
    corrections,
    order_counts,
    statement,
    statistics,
)
from tests.helpers.postal import begun, book


def year(variant: str = "standard") -> Game:
    """A game after its first year, in which only France ordered: it took Spain and Portugal."""
    game = begun(variant)
    for lines in (("A MAR - SPA", "F BRE - MAO"), ("F MAO - POR", "A PAR - BUR")):
        game.give(PowerId("FRANCE"), map(game.reader.order, lines), source="typed")
        game.resolve()
    game.resolve()
    return game


def drawing(svg: str) -> ET.Element:
    """A chart as the tree that it is."""
    return ET.fromstring(svg)  # noqa: S314  # our own


def test_centres_are_counted_after_each_year() -> None:
    rows = [line.split() for line in centre_history(year()).splitlines()]
    assert rows[0] == ["Aus", "Eng", "Fra", "Ger", "Ita", "Rus", "Tur"]
    assert rows[1] == ["start", "3", "3", "3", "3", "3", "4", "3"]
    assert rows[2] == ["1901", "3", "3", "5", "3", "3", "4", "3"]


def test_orders_are_counted_by_what_became_of_them() -> None:
    france = next(r for r in statistics(year()).splitlines() if r.startswith("France"))
    assert france.split() == ["France", "6", "6", *["0"] * 8, "1"]


def test_the_last_row_is_the_year_itself_where_nothing_was_played_since() -> None:
    assert list(map(str, centre_counts(year()).labels)) == ["start", "1901"]
    game = year()
    game.resolve()
    assert list(map(str, centre_counts(game).labels)) == ["start", "1901", "now"]


def test_tables_for_spreadsheets_hold_the_same_numbers() -> None:
    lines = as_csv(centre_counts(year())).splitlines()
    assert lines[0] == "power,start,1901"
    assert "FRANCE,3,5" in lines


def test_charts_are_pictures_with_every_power_and_number() -> None:
    game = year()
    board = game.rules.board
    lines = drawing(centre_chart(centre_counts(game), board, "A & B"))
    bars = drawing(order_chart(order_counts(game), board, "A & B"))
    names = [text.text for text in lines.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "France 5", "Russia 4", "start", "1901"} <= set(names)
    drawn = list(lines.iter("{http://www.w3.org/2000/svg}polyline"))
    assert len(drawn) == 7
    assert len({(one.get("stroke"), one.get("stroke-dasharray")) for one in drawn}) == 7
    assert "succeeds" in [text.text for text in bars.iter("{http://www.w3.org/2000/svg}text")]


def test_names_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    game = begun()
    chart = centre_chart(centre_counts(game), game.rules.board, "x")
    whole = drawing(chart)
    ends = [
        float(text.get("y", ""))
        for text in whole.iter("{http://www.w3.org/2000/svg}text")
        if (text.text or "").endswith((" 3", " 4"))
    ]
    assert len(ends) == 7
    assert all(abs(a - b) > 12 for a, b in itertools.combinations(ends, 2))


def over() -> Game:
    game = year("spy")
    game.resolve(("DRAW",))
    return game


def test_the_page_at_the_end_replays_every_turn_with_what_was_hidden() -> None:
    out = io.BytesIO()
    Image.new("RGB", (4, 4)).save(out, "PNG")
    game = over()
    text = page(game, book(), lambda *_: out.getvalue())
    assert text.count("<figure>") == len(game.record.line())
    assert text.count("data:image/png") == len(game.record.line())
    assert "FRANCE: A MAR - SPA" in text
    assert "French spy in" in text
    assert "http" not in text.replace("http://www.w3.org", "")


def test_the_page_waits_for_the_end() -> None:
    with pytest.raises(GameError, match="once the game is over"):
        page(year("spy"), book(), lambda *_: b"")


def test_the_archive_holds_game_post_and_every_turn_but_not_the_key(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with year("spy") as game:
        game.save_as(file)
        save(file, book())
        signer(folder(file) / "signing.key")
        found = archive(game, file, lambda _, language: language.encode())
    assert {"t.spydip", "post/book.toml", "records.txt", "centres.svg", "map.png"} <= set(found)
    assert len([name for name in found if name.startswith("turns/")]) == 8
    assert found["map.png"] == b"en"
    assert not [name for name in found if "signing" in name]
    assert "statement.html" not in found
    place = write(found, tmp_path / "a.zip")
    with zipfile.ZipFile(place) as whole:
        assert set(whole.namelist()) == set(found)
    assert (write(found, tmp_path / "a") / "turns" / "001-W1900AS.txt").is_file()


def test_the_archive_of_a_game_that_is_over_holds_the_statement(tmp_path: Path) -> None:
    found = archive(over(), tmp_path / "t.spydip", lambda *_: b"")
    assert {"statement.txt", "statement.html"} <= set(found)


def test_the_command_writes_charts_archive_and_page(tmp_path: Path) -> None:
    file = tmp_path / "t.spydip"
    with over() as game:
        game.save_as(file)
    for arguments in (["--charts", "c"], ["--archive", "a.zip"], ["--page", "p.html"]):
        option, name = arguments
        result = CliRunner().invoke(program, ["records", str(file), option, str(tmp_path / name)])
        assert result.exit_code == 0, result.output
        assert (tmp_path / name).exists()
    assert CliRunner().invoke(program, ["records", str(file), "--statement"]).exit_code == 0


def test_all_that_is_asked_of_the_records_is_written_at_once(tmp_path: Path) -> None:
    file, page = tmp_path / "t.spydip", tmp_path / "p.html"
    with over() as game:
        game.save_as(file)
    charts = ["--charts", str(tmp_path / "c")]
    CliRunner().invoke(program, ["records", str(file), "--page", str(page), *charts])
    assert page.exists()
    assert (tmp_path / "c" / "centres.svg").exists()


def test_corrections_are_listed_with_their_reasons() -> None:
    game = year()
    game.ledger.undo("The Russian mail had come in time")
    assert str(corrections(game)[0]).endswith(
        "taken back to W1901A (The Russian mail had come in time)"
    )


def test_the_statement_waits_for_the_end_and_then_tells_all() -> None:
    game = year("spy")
    with pytest.raises(GameError, match="once the game is over"):
        statement(game, book())
    game.resolve(("DRAW",))
    text = statement(game, replace(book(), boardman="2025A", miller="2025Arb01"))
    assert "Boardman number 2025A" in text
    assert "Miller number 2025Arb01" in text
    assert "FRANCE: A MAR - SPA" in text
