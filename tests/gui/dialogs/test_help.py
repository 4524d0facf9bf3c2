"""The help is whole in every language, names everything that can be done, and F1 finds the page."""

import re
from importlib.resources import files

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from engine import judge
from spydip_gui.commands.actions import Action
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.help import HelpWindow, helped, topic_of
from spydip_gui.dialogs.help_pages import ORDER, PANELS, HelpError, filled, pages
from spydip_gui.language.reader import KNOWN
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow

FOLDER = files("resources") / "help"
VARIANTS = ("spy", "infiltration", "espionage", "blind", "intimate")

CODE = r"(?ms)^```.*?^```$|`[^`\n]*`"


@pytest.fixture
def shortcuts(own_settings: Settings) -> Shortcuts:
    return Shortcuts(own_settings)


@pytest.fixture
def help_window(shortcuts: Shortcuts, qtbot: QtBot) -> HelpWindow:
    made = HelpWindow(shortcuts)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def source(language: str, name: str) -> str:
    return (FOLDER / language / f"{name}.md").read_text("utf-8")


@pytest.mark.parametrize("language", KNOWN)
def test_every_page_is_there_and_every_file_is_a_page(language: str) -> None:
    found = {entry.name.removesuffix(".md") for entry in (FOLDER / language).iterdir()}
    assert found == set(ORDER)


@pytest.mark.parametrize("language", KNOWN)
def test_every_action_and_every_panel_is_named(language: str) -> None:
    text = "\n".join(source(language, name) for name in ORDER)
    unnamed = [a.name for a in Action if not re.search(rf"\{{(do|key):{a.name}\}}", text)]
    assert unnamed == []
    heads = set(re.findall(r"^## \{panel:(\w+)\}$", text, re.MULTILINE))
    assert heads == set(PANELS)


def test_the_panels_of_the_window_are_those_of_the_help(window: DeskWindow) -> None:
    assert {name for name, _ in window.column.tabs.titles} <= set(PANELS)


@pytest.mark.parametrize("language", KNOWN)
def test_every_gap_can_be_filled_and_every_link_leads_to_a_page(
    language: str, shortcuts: Shortcuts
) -> None:
    for page in pages(shortcuts, language):
        assert "{" not in re.sub(CODE, "", page.text)
        targets = re.findall(r"\w\]\(([^)]+(?<!\.png))\)", re.sub(CODE, "", page.text))
        assert [one for one in targets if one.removesuffix(".md") not in ORDER] == []


@pytest.mark.parametrize("language", KNOWN)
def test_every_picture_of_a_page_is_there(language: str) -> None:
    text = "\n".join(source(language, name) for name in ORDER)
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert pictures
    places = (FOLDER / "pictures" / language, FOLDER / "pictures")
    assert [one for one in pictures if not any((at / one).is_file() for at in places)] == []


@pytest.mark.parametrize("name", ORDER)
def test_each_language_has_the_same_parts_keys_orders_and_links(name: str) -> None:
    texts = [source(language, name) for language in KNOWN]
    for pattern in (r"\{[^}]*\}", r"\]\([^)]+\)", r"^\|", r"^#+ "):
        found = [sorted(re.findall(pattern, text, re.MULTILINE)) for text in texts]
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("language", KNOWN)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_orders_shown_for_a_variant_are_orders_of_it(variant: str, language: str) -> None:
    reader = judge.ruleset(variant).reader
    shown = re.findall(r"\| `([^`]+)` \|$", source(language, variant), re.MULTILINE)
    assert len(shown) >= 3
    for text in shown:
        assert reader.order(text) is not None


def test_a_gap_that_names_nothing_is_an_error(shortcuts: Shortcuts) -> None:
    with pytest.raises(HelpError, match="do:fly"):
        filled("{do:fly}", shortcuts, {})


def test_the_tables_show_the_keys_that_hold_now(help_window: HelpWindow) -> None:
    help_window.turn_to("keys")
    assert "Ctrl+J" not in help_window.text.toPlainText()
    help_window._shortcuts.choose("resolve", "Ctrl+J")
    assert "Ctrl+J" in help_window.text.toPlainText()


def test_the_search_lists_the_pages_with_all_the_words(help_window: HelpWindow) -> None:
    help_window.search.setText("sealed bids of a zebra")
    names = [help_window.list.item(n).data(256) for n in range(help_window.list.count())]
    assert names == []
    assert help_window.none.isVisible()
    help_window.search.setText("unseal")
    names = [help_window.list.item(n).data(256) for n in range(help_window.list.count())]
    assert names == ["intimate"]
    help_window.list.setCurrentRow(0)
    assert "Intimate" in help_window.text.toPlainText()


def test_links_lead_on_and_back_again(help_window: HelpWindow, qtbot: QtBot) -> None:
    help_window.turn_to("covert")
    help_window._follow(QUrl("spy.md"))
    assert "report_timing" in help_window.text.toPlainText()
    qtbot.mouseClick(help_window.back, Qt.MouseButton.LeftButton)
    assert "pages" not in help_window.text.toPlainText()
    assert "badge" in help_window.text.toPlainText()


def test_a_page_begins_at_its_top_and_a_part_at_its_heading(help_window: HelpWindow) -> None:
    bar = help_window.text.verticalScrollBar()
    help_window.resize(600, 300)
    help_window.turn_to("panels#rulebook")
    assert bar.value() > 0
    help_window.turn_to("orders")
    assert bar.value() == 0


def test_f1_on_a_panel_opens_its_part(window: DeskWindow) -> None:
    for panel, topic in (
        (window.orders.table, "panels#orders"),
        (window.results.list, "panels#results"),
        (window.map, "orders"),
        (window.history.play, "panels#history"),
    ):
        assert topic_of(panel) == topic


def test_f1_in_a_dialog_opens_its_page_in_front_of_it(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    helped(dialog, "windows")
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    shown = dialog.findChild(HelpWindow)
    assert shown is not None
    assert shown.isVisible()
    assert shown.text.toPlainText().startswith("Windows")
