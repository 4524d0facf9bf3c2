"""Tables in mails are read by their headings, in three languages."""

import pytest

from engine.post.html_text import as_text
from engine.post.tables import drawn


def table(*rows: tuple[str, ...]) -> str:
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return "<p>Ana,</p><table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        (
            [
                ("Unit", "From", "To", "Hunting"),
                ("A", "Ven", "Pie", "France"),
                ("F", "Ion", "H", ""),
            ],
            ["# Unit | From | To | Hunting", "A Ven - Pie, search France", "F Ion H"],
        ),
        (
            [("Pièce", "Ordre", "Chasse"), ("A PIE", "H", "Italie"), ("F LYO", "- MAR", "-")],
            ["# Pièce | Ordre | Chasse", "A PIE H, search Italie", "F LYO - MAR"],
        ),
        (
            [("Einheit", "Wohin", "Tötet"), ("Spion Wien", "Galizien", "Russen")],
            ["# Einheit | Wohin | Tötet", "Spion Wien - Galizien, kill Russen"],
        ),
        ([("A Ven", "- Pie"), ("F Ion", "H")], ["A Ven - Pie", "F Ion H"]),
        ([("Unit", "Mood"), ("A Ven", "gay")], ["Unit Mood", "A Ven gay"]),
    ],
)
def test_a_row_says_what_its_headings_say(rows: list[tuple[str, ...]], lines: list[str]) -> None:
    assert as_text(table(*rows)).split("\n") == ["Ana,", *lines, ""]


def test_an_empty_cell_keeps_its_column() -> None:
    rows = ("Unit", "To", "Hunting"), ("A Ven", "", "France")
    assert "A Ven, search France" in as_text(table(*rows))


def test_headings_hold_for_their_own_table_alone() -> None:
    page = table(("Unit", "To"), ("A Ven", "Pie")) + "<p>and</p>" + table(("A Rom", "Ven"))
    assert as_text(page).split("\n")[-2] == "A Rom Ven"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("| Unit | Action | To |\n|---|---|---|\n| A Ven | S | A Rom |", ["", "A Ven S A Rom"]),
        ("unit | order\n-----+-----\nA Ven | Pie\nagents |", ["", "A Ven Pie", "agents :"]),
        ("Unit\tFrom\tTo\nA\tVen\tPie\n\nA\tRom", ["A Ven - Pie", "", "A\tRom"]),
        ("unit; to; search\nA Ven; Pie; France", ["A Ven - Pie, search France"]),
    ],
)
def test_tables_drawn_in_plain_text_are_read_by_their_headings(text: str, lines: list[str]) -> None:
    first, *rest = drawn(text).split("\n")
    assert (first[:2], rest) == ("# ", lines)
    assert len(text.split("\n")) == 1 + len(rest)
