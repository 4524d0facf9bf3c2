"""A turn is written out in every style from one account, and only what its viewer knows."""

import json
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.orders.notation import reader_for
from engine.report.account import Account, account
from engine.report.pages import wrapped
from engine.report.styles import STYLES, as_html, as_markdown, as_text
from engine.visibility.observe import observe
from engine.visibility.sight import GM, Look

RULES = judge.ruleset()


def turn() -> Turn:
    """Italy drives Austria out of Trieste."""
    reader = reader_for(RULES.board)
    given = {
        "ITALY": ["A VEN - TRI", "A TYR S A VEN - TRI"],
        "AUSTRIA": ["A VIE - TRI", "F TRI H"],
    }
    orders = {PowerId(p): [reader.order(line) for line in lines] for p, lines in given.items()}
    start = judge.begin(RULES)
    rome, units = start.units["ROM"], dict(start.units)
    del units["ROM"]
    position = replace(start, units={**units, "TYR": replace(rome, at="TYR")})
    return judge.adjudicate(RULES, position, judge.submit(RULES, position, orders), None)


@pytest.fixture
def told() -> Account:
    look = Look(board=RULES.board, turn=turn(), viewer=GM, options=RULES.options)
    seen = observe(look, RULES.variant.sight, RULES.variant.dues(RULES, look.after))
    return account(seen, RULES.board, "Tannen & Burg")


def test_an_account_holds_orders_results_retreats_centres_and_what_is_due(told: Account) -> None:
    assert [(line.order, line.result.value) for line in told.orders["Italy"]] == [
        ("F NAP H", "succeeds"),
        ("A TYR S A VEN - TRI", "succeeds"),
        ("A VEN - TRI", "succeeds"),
    ]
    assert told.retreats == {"Austria": ("F TRI",)}
    assert told.units["Italy"] == ("A TRI", "A TYR", "F NAP")
    assert told.centres["Austria"] == ("BUD", "TRI", "VIE")
    assert tuple(map(str, told.due)) == (
        "Austria: the unit in Trieste must retreat or disband.",
        "Open to the unit in Trieste: Adriatic Sea and Albania.",
    )
    assert (told.phase, told.next) == ("S1901M", "Spring 1901, retreats")


def test_plain_text_marks_what_failed_and_stays_within_72_columns(told: Account) -> None:
    text = as_text(told)
    assert "\nAustria:\n  A BUD H\n  F TRI H  (*dislodged*)\n      The fleet in Trieste" in text
    assert max(map(len, text.splitlines())) <= 72
    assert text.endswith("Next: Spring 1901, retreats.\n")


def test_markdown_is_made_of_headings_and_lists(told: Account) -> None:
    text = as_markdown(told)
    assert text.startswith("# Tannen & Burg\n\n## Spring 1901, movement\n")
    assert "**Austria**\n\n- A BUD H\n- F TRI H *(dislodged)* The fleet in Trieste" in text


def test_html_is_well_formed_escaped_and_explains_what_failed(told: Account) -> None:
    class Tags(HTMLParser):
        """Keeps the tags that are open."""

        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, _: object) -> None:
            if tag != "meta":
                self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    page = as_html(told)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert ">Tannen &amp; Burg</td>" in page
    assert ">The Gazette</h1>" in page
    chip = '<b class="chip">&#160;bounces&#160;</b>'
    assert f'A VIE - TRI {chip}<div class="note">Army Vienna' in page


def test_every_value_of_a_page_is_escaped(told: Account) -> None:
    page = as_html(replace(told, title='d\'Or & "<b>"', news=("<i>",)))
    assert "<title>d&#39;Or &amp; &#34;&lt;b&gt;&#34;</title>" in page
    assert "<p>&lt;i&gt;</p>" in page


def test_json_is_the_account_itself(told: Account) -> None:
    data = json.loads(STYLES["json"](told))
    assert data["orders"]["Austria"][2]["result"] == "bounces"
    assert data["retreats"] == {"Austria": ["F TRI"]}


def test_the_end_of_a_game_is_told() -> None:
    start = judge.begin(RULES)
    submission = replace(judge.submit(RULES, start, {}), acts=("DRAW",))
    over = judge.adjudicate(RULES, start, submission, None)
    look = Look(board=RULES.board, turn=over, viewer=GM, options=RULES.options)
    text = as_text(account(observe(look, RULES.variant.sight), RULES.board))
    assert "The game is over" in text
    assert "Next:" not in text


def test_a_name_is_not_torn_at_its_hyphen() -> None:
    before = "en Finlande, en mer du Nord, en mer de Norvège, en Norvège, à"
    assert wrapped(f"{before} Saint-Pétersbourg").splitlines() == [before, "Saint-Pétersbourg"]
