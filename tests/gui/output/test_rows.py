"""Rows of covert pieces: a dot from afar, one by one from near by."""

from math import dist

import pytest

from engine.board.picture import Picture
from spydip_gui.output.layout import Layout
from spydip_gui.output.position import token_size
from spydip_gui.output.rows import MOST
from spydip_gui.viewmodel import Pip, Rail

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY")
CREW = Rail("BEL", tuple(map(Pip, ["SPY"] * 5, POWERS, (3, 2, 4, 1, 2))))
PAIR = Rail("BEL", (Pip("SPY", "FRANCE", 2), Pip("AGENT", "ITALY", 0)))
ALONE = Rail("BEL", (Pip("SPY", "FRANCE", 1),))


@pytest.fixture
def at(picture: Picture):
    """The layout at so many pixels to a unit of the picture."""
    return lambda scale: Layout(picture, token_size(picture, scale))


def shown(layout: Layout, rail: Rail) -> list[Pip]:
    return [pip for _, pip in layout.pips(rail)]


def test_far_out_pieces_that_share_a_province_become_a_dot_with_their_number(at) -> None:
    assert not at(0.3).pips(CREW)
    assert not at(0.3).pips(PAIR)
    assert not at(0.3).pips(Rail("BEL", (Pip("AGENT", "ITALY", 5),)))
    assert at(0.3).far


def test_a_piece_by_itself_keeps_its_letter_however_far_out_one_is(at) -> None:
    assert shown(at(0.2), ALONE) == list(ALONE.pips)


def test_where_pieces_have_grown_two_of_them_have_room_and_three_have_not(at) -> None:
    three = Rail("BEL", (*PAIR.pips, Pip("SPY", "TURKEY", 1)))
    assert shown(at(0.52), PAIR) == list(PAIR.pips)
    assert not at(0.52).pips(three)
    assert shown(at(0.8), three) == list(three.pips)


def test_five_kinds_of_pieces_are_folded_until_one_is_near(at) -> None:
    assert not at(1.0).pips(CREW)
    assert not at(1.0).far
    assert at(3.0).pips(CREW)


@pytest.mark.parametrize("scale", [2.1, 4.2, 8.4])
def test_close_in_twelve_spies_of_five_powers_stand_one_by_one(at, scale: float) -> None:
    layout = at(scale)
    assert CREW.total == MOST
    assert shown(layout, CREW) == [
        Pip("SPY", pip.power, 1) for pip in CREW.pips for _ in range(pip.count)
    ]
    assert layout.single(CREW)
    spots = [spot for spot, _ in layout.pips(CREW)]
    apart = min(dist(a, b) for a in spots for b in spots if a != b)
    assert apart > 2.3 * layout.pip
    assert layout.pip * scale >= 9


def test_what_has_no_number_or_too_large_a_one_stays_together_close_in(at) -> None:
    crowd = Rail("BEL", (Pip("AGENT", "FRANCE", 20), Pip("SPY", "ITALY", 0)))
    assert shown(at(4.2), crowd) == list(crowd.pips)
    assert not at(4.2).single(crowd)
    assert shown(at(4.2), PAIR)[-1] == Pip("AGENT", "ITALY", 0)


@pytest.mark.parametrize("scale", [0.3, 0.52, 1.0, 2.1, 8.4])
def test_the_first_row_lies_beneath_the_unit_and_leaves_it_free(at, scale: float) -> None:
    layout = at(scale)
    for id_, shape in layout.picture.provinces.items():
        if id_ == "SWI":  # nothing may stand there
            continue
        x, y = layout.rail(id_)
        assert abs(x - shape.unit[0]) < layout.size
        assert y - shape.unit[1] >= 1.1 * layout.size + layout.pip - 1e-6


def test_tokens_on_a_very_small_board_leave_room_for_each_other(picture: Picture) -> None:
    assert token_size(picture, 0.52) * 0.52 == pytest.approx(9.5)
    assert token_size(picture, 0.27) <= 2.1 * picture.piece
