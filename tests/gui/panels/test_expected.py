"""What is expected of an order promises no more than its owner can know."""

from collections.abc import Sequence

import pytest

from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.models.orders import OrdersModel
from tests.gui.gestures.canvas import game
from tests.gui.gestures.spying import pieces
from tests.gui.gestures.test_standard_on_canvas import INTIMATE

OUT = {"phase": "S1901R", "fallen": ["ITALY: A VEN FROM TYR"]}
RETREAT = ("A VEN R APU",)


def words(variant: str, seat: str, standing: Sequence[str], *lines: str, **at: object) -> list[str]:
    """The word at the end of each row that has an order."""
    document = Document(Seat(game(*standing, variant=variant, **at)))
    document.look(viewer=seat)
    document.replace_lines({seat: lines})
    model = OrdersModel(document)
    model.refresh([seat])
    rows = range(model.rowCount())
    return [model.expected(n).word for n in rows if model.row_at(n).order]


@pytest.mark.parametrize(
    ("variant", "word"),
    [
        *(("standard", "succeeds"), ("espionage", "succeeds"), ("intimate", "succeeds")),
        *(("spy", "if open"), ("infiltration", "if open"), ("blind", "if open")),
    ],
)
def test_a_retreat_is_promised_only_where_open_places_are_told(variant: str, word: str) -> None:
    at, seat = dict(OUT), "ITALY"
    if variant == "intimate":
        at |= {"players": {"X": "ITALY", "Y": "TURKEY"}, "credits": {"X": 0, "Y": 0}}
        seat = "X"
    assert words(variant, seat, ("AUSTRIA: A VEN",), *RETREAT, **at) == [word]


def test_a_move_in_the_fog_is_promised_only_where_nobody_is_known_to_stand() -> None:
    standing = ("FRANCE: A PAR", "FRANCE: A GAS")
    lines = ("A PAR - BUR", "A GAS H")
    assert words("standard", "FRANCE", standing, *lines) == ["succeeds", "succeeds"]
    assert words("spy", "FRANCE", standing, *lines) == ["succeeds", "if empty"]


def test_nothing_is_promised_of_what_only_others_know_the_end_of() -> None:
    covert = {"covert": pieces("FRANCE: SPY PAR")}
    assert words("spy", "FRANCE", ("FRANCE: A GAS",), "SPY PAR - BUR", **covert) == ["unseen"]
    bids = INTIMATE | {"phase": "S1901B"}
    assert words(bids.pop("variant"), "X", (), "BID GERMANY 7", **bids) == [""]
