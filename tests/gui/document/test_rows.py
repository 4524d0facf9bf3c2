"""A seat's orders stand in the rows of its pieces, however the line names their country."""

from collections.abc import Iterator

import pytest

from engine import judge
from engine.board.graph import PowerId, ProvinceId
from engine.game.game import Game
from engine.play import samples
from engine.position import Prisoners
from engine.session.seat import Seat
from engine.units import Kind, Stack
from spydip_gui.document.document import Document
from spydip_gui.models.orders import OrdersModel
from tests.gui.gestures.canvas import game

FRANCE, X, Y = PowerId("FRANCE"), PowerId("X"), PowerId("Y")
MOVES = 6


@pytest.fixture
def duel(qapp: object) -> Iterator[Document]:  # noqa: ARG001  # signals need the application
    document = Document(Seat(samples.play("a-duel-for-europe")))
    yield document
    document.close()


def test_an_order_that_names_the_home_country_stands_in_the_row_of_its_piece(
    duel: Document,
) -> None:
    duel.look(turn=MOVES)
    rows = {row.piece: row.order for row in duel.view.rows(X)}
    assert len(rows) == len(duel.view.rows(X)) == 12
    assert rows["A BEL"] == "FRANCE: A BEL - HOL"
    assert rows["ENGLAND: F LON"] == "ENGLAND: F LON - YOR"
    assert not any(row.missing for row in duel.view.rows(X))


def test_the_rows_of_a_player_belong_to_the_player_and_tell_what_became_of_each_order(
    duel: Document,
) -> None:
    duel.look(turn=MOVES)
    model = OrdersModel(duel)
    model.refresh([X])
    shown = [
        tuple(model.index(row, column).data() for column in range(4))
        for row in range(model.rowCount())
    ]
    assert ("Player X", "A BEL", "FRANCE: A BEL - HOL", "succeeds") in shown
    assert ("Player X", "ENGLAND: A NWY", "ENGLAND: A NWY - SWE", "bounces") in shown
    assert all(result for *_, result in shown)


def test_an_order_without_a_country_stands_in_the_row_of_the_piece_that_it_names(
    duel: Document,
) -> None:
    duel.look(turn=len(duel.view.phases) - 1)
    duel.give([(X, "BID ENGLAND 3")])
    duel.resolve()
    home = next(row for row in duel.view.rows(X) if ":" not in row.piece)
    hired = next(row for row in duel.view.rows(X) if row.piece.startswith("ENGLAND: "))
    bare = hired.piece.removeprefix("ENGLAND: ")
    duel.give([(X, f"FRANCE: {home.piece} H"), (X, f"{bare} H")])
    rows = {row.piece: row.order for row in duel.view.rows(X)}
    assert rows[home.piece] == f"FRANCE: {home.piece} H"
    assert rows[hired.piece] == f"{bare} H"
    assert {duel.view.results(X)[text] for text in duel.view.orders(X)} == {"succeeds"}


def test_an_order_of_a_player_of_two_countries_can_be_cleared_from_its_row(
    duel: Document,
) -> None:
    duel.look(turn=len(duel.view.phases) - 1)
    duel.resolve()
    row = duel.view.rows(Y)[0]
    duel.give([(Y, f"{row.piece} H")])
    filled = next(one for one in duel.view.rows(Y) if one.piece == row.piece)
    duel.clear(filled.power, filled.order)
    assert duel.view.orders(Y) == ()


@pytest.mark.parametrize(
    ("variant", "line", "open_"),
    [("blind", "DEPLOY SPY BUR", ["SPY"]), ("espionage", "DEPLOY EU PIC", ["CEU"])],
)
def test_pieces_to_set_up_are_asked_for_one_by_one(
    variant: str, line: str, open_: list[str]
) -> None:
    document = Document(Seat(Game.begin(judge.ruleset(variant), seed="rows")))
    document.look(viewer=FRANCE)
    assert len([row for row in document.view.rows(FRANCE) if row.missing]) == 2
    document.give([(FRANCE, line)])
    rows = document.view.rows(FRANCE)
    assert [row.piece for row in rows if row.missing] == open_
    assert [row.order for row in rows if row.asked] == [line, ""]


def test_a_piece_too_many_is_not_counted_among_those_asked_for() -> None:
    document = Document(Seat(Game.begin(judge.ruleset("blind"), seed="rows")))
    document.look(viewer=FRANCE)
    document.give([(FRANCE, f"DEPLOY SPY {place}") for place in ("BUR", "PAR", "GAS")])
    assert [row.asked for row in document.view.rows(FRANCE)] == [True, True, False]


def test_a_build_of_an_espionage_unit_takes_up_a_build_and_that_of_an_agent_none(
    qapp: object,  # noqa: ARG001  # signals need the application
) -> None:
    centres = {"FRANCE": "BRE MAR PAR SPA"}
    winter = {"phase": "W1901A", "centres": centres}
    standing = ("FRANCE: A SPA", "FRANCE: A GAS", "FRANCE: F MAO")
    lines = {"espionage": ("BUILD EU PIC", 0), "infiltration": ("BUILD AGENT PAR(1)", 1)}
    for variant, (line, missing) in lines.items():
        document = Document(Seat(game(*standing, variant=variant, **winter)))
        document.look(viewer=FRANCE)
        assert [row.piece for row in document.view.rows(FRANCE) if row.missing] == ["BUILD"]
        document.give([(FRANCE, line)])
        assert len([row for row in document.view.rows(FRANCE) if row.missing]) == missing


def shown(document: Document, seat: PowerId) -> list[tuple[str, str, bool]]:
    """The rows of a seat: the piece, its order, and whether that goes beneath another."""
    return [(row.piece, row.order, row.more) for row in document.view.rows(seat)]


def test_a_spys_convoy_goes_beneath_its_fleet_which_still_has_no_order(
    qapp: object,  # noqa: ARG001  # signals need the application
) -> None:
    document = Document(Seat(game("ENGLAND: F ENG", variant="spy", covert=(stack("SPY", 1),))))
    document.give([(PowerId("ENGLAND"), "F ENG C SPY LON - BRE")])
    convoy = ("F ENG", "F ENG C SPY LON - BRE", True)
    rows = shown(document, PowerId("ENGLAND"))
    assert rows[:2] == [("F ENG", "", False), convoy]
    assert document.view.rows(PowerId("ENGLAND"))[0].missing
    document.give([(PowerId("ENGLAND"), "F ENG - IRI")])
    rows = shown(document, PowerId("ENGLAND"))
    assert rows[:2] == [("F ENG", "F ENG - IRI", False), convoy]
    document.close()


def test_what_is_said_of_all_units_stands_first(qapp: object) -> None:  # noqa: ARG001
    document = Document(Seat(game("ENGLAND: F ENG", variant="spy")))
    document.give([(PowerId("ENGLAND"), "ALL SEARCH GERMANY")])
    assert shown(document, PowerId("ENGLAND"))[0] == ("", "ALL SEARCH GERMANY", False)
    document.close()


def test_a_stack_says_how_many_and_what_of_it_has_no_order(
    qapp: object,  # noqa: ARG001  # signals need the application
) -> None:
    england = PowerId("ENGLAND")
    covert = (stack("AGENT", 5),)
    document = Document(Seat(game("ENGLAND: F ENG", variant="infiltration", covert=covert)))
    assert ("AGENT LON(5)", "", False) in shown(document, england)
    document.give([(england, "AGENT LON(2) - WAL"), (england, "AGENT LON(1) - YOR")])
    assert shown(document, england)[1:] == [
        ("AGENT LON(2)", "AGENT LON(2) - WAL", False),
        ("AGENT LON(1)", "AGENT LON(1) - YOR", True),
        ("AGENT LON(2)", "", False),
    ]
    document.close()


def test_prisoners_are_due_until_something_is_ordered_of_them(
    qapp: object,  # noqa: ARG001  # signals need the application
) -> None:
    england = PowerId("ENGLAND")
    held = tuple(
        Prisoners(england, PowerId(power), ProvinceId(at), 2)
        for power, at in (("FRANCE", "LON"), ("RUSSIA", "LON"), ("RUSSIA", "WAL"))
    )
    document = Document(Seat(game("ENGLAND: F ENG", variant="infiltration", prisoners=held)))

    def due() -> list[tuple[Prisoners | None, bool]]:
        return [(row.prisoners, row.missing) for row in document.view.rows(england)][:3]

    assert due() == [(lot, True) for lot in held]
    document.give([(england, "EXECUTE RUSSIA")])
    assert due() == [(held[0], True), (held[1], False), (held[2], False)]
    document.give([(england, "DEPORT RUSSIA WAL"), (england, "DEPORT FRANCE")])
    assert due() == [(lot, False) for lot in held]
    assert [row.order for row in document.view.rows(england)][:4] == [
        "DEPORT FRANCE",
        "EXECUTE RUSSIA",
        "DEPORT RUSSIA WAL",
        "",
    ]
    document.close()


def stack(kind: str, count: int) -> Stack:
    """English pieces in London."""
    return Stack(kind=Kind(kind), power=PowerId("ENGLAND"), province=ProvinceId("LON"), count=count)
