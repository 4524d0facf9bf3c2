"""A map shows what the facts of its viewer say, and nothing else."""

from engine.phases import parse_phase
from engine.visibility.observe import Observation
from spydip_gui.viewmodel import Piece, map_view


def seen(*facts: str) -> Observation:
    return Observation(
        viewer="FRANCE",
        phase=parse_phase("S1901M"),
        due=parse_phase("F1901M"),
        facts=facts,
        orders=(),
    )


def test_a_unit_stands_on_its_coast() -> None:
    assert map_view(seen("unit SPA/NC FRANCE F")).pieces == (Piece("SPA/NC", "F", "FRANCE"),)


def test_a_unit_in_retreat_is_marked() -> None:
    view = map_view(seen("dislodged TRI AUSTRIA A", "attacker TRI ITALY A"))
    assert view.pieces == (Piece("TRI", "A", "AUSTRIA", dislodged=True),)


def test_what_is_not_known_of_a_unit_stays_open() -> None:
    view = map_view(seen("unit BUR ? ?", "unit MUN GERMANY ?"))
    assert view.pieces == (Piece("BUR", "?", None), Piece("MUN", "?", "GERMANY"))


def test_a_centre_has_its_owner_and_a_free_one_none() -> None:
    view = map_view(seen("centre PAR FRANCE", "centre BEL NONE"))
    assert dict(view.owners) == {"PAR": "FRANCE"}


def test_other_facts_put_nothing_on_the_map() -> None:
    view = map_view(seen("empty BUR", "due FRANCE builds 1", "order FRANCE A PAR H = succeeds"))
    assert (view.pieces, dict(view.owners)) == ((), {})
