"""A moment of a finished game is told in sentences."""

from engine.board.load import load
from engine.coach.hindsight import Moment
from engine.coach.told import mistaken, told, worth_a_look

MOMENT = Moment(
    turn=4,
    due="F1902M",
    lines=("A BUR H", "A PAR - BUR"),
    better=("A BUR - MUN", "A PAR - BUR"),
    loss=60,
    could=True,
    unseen=(("A", "RUH", "GERMANY", 1), ("SPY", "BUR", "ITALY", 2)),
    gained=("SPA",),
    lost=("MUN", "BEL"),
)


def test_it_names_what_changed_what_went_unseen_and_what_was_better():
    assert [str(one) for one in told(MOMENT, load("standard"))] == [
        "You gained Spain.",
        "You lost Munich and Belgium.",
        "Nearby, and not told to you: a German army in the Ruhr, 2 Italian spies in Burgundy.",
        "You ordered: A BUR H; A PAR - BUR",
        "Better against what the others ordered: A BUR - MUN",
        "By what you knew, too, it would have been better.",
    ]
    assert mistaken(MOMENT)
    assert worth_a_look(MOMENT)


def changed(**how):
    return Moment(**{name: getattr(MOMENT, name) for name in Moment.__slots__} | how)


def test_what_could_not_be_known_is_no_mistake():
    moment = changed(could=False)
    assert str(told(moment, load("standard"))[-1]) == "You could not know that."
    assert not mistaken(moment)
    assert worth_a_look(moment)


def test_good_orders_are_called_so():
    moment = changed(loss=10, gained=(), lost=(), unseen=())
    assert [one.id for one in told(moment, load("standard"))] == [
        "coach.back_ordered",
        "coach.back_good",
    ]
    assert not worth_a_look(moment)
