"""Bids at the desk: whose they are, who bids what, which country is one's own and what is left."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from spydip_gui.gestures.sheets.ledger import LedgerSheet
from spydip_gui.panels.orders import OrdersPanel
from tests.gui.gestures.canvas import LEFT, game
from tests.gui.gestures.spying import Spymaster
from tests.gui.gestures.test_standard_on_canvas import INTIMATE

AtDesk = Callable[..., Spymaster]
BIDS = INTIMATE | {"phase": "S1901B"}


def due(person: Spymaster) -> OrdersPanel:
    return person.stage.window().findChild(OrdersPanel)


def spoken(panel: OrdersPanel) -> list[str]:
    model, role = panel.model, Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_a_player_reads_home_commands_credits_and_bids(at_desk: AtDesk) -> None:
    person = at_desk(game(**BIDS), "X")
    panel = due(person)
    assert panel.standing.text() == "Home: France, commands Germany, 20 credits"
    panel.entry.setFocus()
    person.bot.keyClicks(panel.entry, "BID GERMANY 7")
    person.bot.keyClick(panel.entry, Qt.Key.Key_Return)
    assert spoken(panel)[1:3] == ["A bid for England, no bid", "A bid for Germany 7"]


def test_no_country_is_told_as_home_where_each_plays_one(at_desk: AtDesk) -> None:
    assert due(at_desk(game(), "FRANCE")).standing.isHidden()


def test_the_game_master_lays_the_bids_of_each_player_and_reads_whose_they_are(
    at_desk: AtDesk,
) -> None:
    person = at_desk(game(**BIDS))
    rows = spoken(due(person))
    assert rows[0] == "Player X: A bid for Austria, no bid"
    assert rows[-1] == "Player Y: A bid for Russia, no bid"
    (button,) = [
        one for one in person.shelf.findChildren(QPushButton) if one.text().startswith("Player Y")
    ]
    person.bot.mouseClick(button, LEFT)
    (ledger,) = person.stage.findChildren(LedgerSheet)
    ledger.sums["ITALY"].selectAll()
    person.bot.keyClick(ledger.sums["ITALY"], Qt.Key.Key_6)
    person.bot.keyClick(ledger, Qt.Key.Key_Return)
    assert (person.written("X"), person.written("Y")) == ((), ("BID ITALY 6",))


def test_the_game_master_reads_whose_a_build_is(at_desk: AtDesk) -> None:
    centres = {"RUSSIA": "MOS WAR", "FRANCE": "PAR MAR"}
    played = game("RUSSIA: A UKR", "FRANCE: A BUR", phase="W1901A", centres=centres)
    assert spoken(due(at_desk(played))) == [
        "France: A build, no order",
        "Russia: A build, no order",
    ]
