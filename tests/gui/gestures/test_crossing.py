"""Whatever way a drag takes, only its ends, its pins and a convoy's seas are in the order."""

import re

from hypothesis import given, settings
from hypothesis import strategies as some

from spydip_gui.gestures.walk.hint import meant
from spydip_gui.gestures.walk.intent import stroke
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.outcomes import Choosing, Outcome, Written
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import CONVOY, MOVE, PLAIN, SUPPORT
from tests.gui.gestures.drawing import BOARD, START, table, units

CROWD = units(
    *("ENGLAND: A LON", "ENGLAND: F ENG", "ENGLAND: F NTH", "FRANCE: F MAO", "ENGLAND: A YOR"),
    *("FRANCE: A BRE", "FRANCE: F WES", "ITALY: A NAP", "ITALY: F TYS", "GERMANY: F BAL"),
    *("GERMANY: A BER", "RUSSIA: F BOT", "RUSSIA: A STP", "TURKEY: F AEG", "TURKEY: A SMY"),
)
DRAFTS = {"ENGLAND": ("A LON - BEL VIA", "F NTH H"), "FRANCE": ("A BRE - GAS",)}
TABLES = [
    table(START),
    table(CROWD, drafts=DRAFTS),
    table(CROWD, sees_all=False, lenient=True),
]
PLACES = some.sampled_from(sorted(BOARD.provinces))


def places(outcome: Outcome | None) -> set[str]:
    """The provinces named in all that an outcome could write."""
    match outcome:
        case Written(lines=lines, linked=linked):
            words = " ".join(text for _, text in (*lines, *linked))
            return set(re.findall(r"[A-Z]{3}", words)) & set(BOARD.provinces)
        case Choosing(options=options):
            return {place for option in options for place in places(option.then)}
    return set()


@settings(max_examples=400)
@given(
    number=some.integers(0, len(TABLES) - 1),
    start=some.sampled_from(sorted({*START, *CROWD})),
    path=some.lists(some.tuples(PLACES, some.sampled_from([True, False, False])), max_size=7),
    verb=some.sampled_from([PLAIN, MOVE, SUPPORT, CONVOY]),
)
def test_a_drag_never_names_a_province_that_was_only_crossed(number, start, path, verb) -> None:
    on = TABLES[number]
    drawn = stroke.begun(Touch(province=start), verb)
    for place, pin in path:
        drawn = stroke.moved(on, drawn, Touch(province=place))
        if pin:
            drawn = stroke.pinned(drawn)
    pins = {pin.province for pin in drawn.pins}
    outcome = meant(on, Hand(stroke=drawn))
    fleets = {sea for sea in drawn.seas if sea in on.units and on.units[sea].kind == "F"}
    sailed = fleets if verb in (PLAIN, MOVE) else set()
    asked_for = {start, drawn.now.province, *pins, *sailed}
    if verb in (SUPPORT, CONVOY) and not pins:
        # Without a pin the drop is about an arrow or a unit there: whatever is chosen names it.
        assert not places(outcome) or drawn.now.province in places(outcome)
        # What nobody pointed at is written at once only where its arrow stands on the map.
        arrows = {place for texts in on.drafts.values() for text in texts for place in text.split()}
        assert not isinstance(outcome, Written) or places(outcome) <= asked_for | arrows
        return
    assert places(outcome) <= asked_for


def test_a_drag_across_the_board_without_a_pin_writes_its_ends_alone() -> None:
    on = TABLES[1]
    drawn = stroke.begun(Touch(province="LON"))
    for place in ("YOR", "EDI", "NWG", "NTH", "DEN", "KIE", "HOL", "BEL"):
        drawn = stroke.moved(on, drawn, Touch(province=place))
    assert places(meant(on, Hand(stroke=drawn))) == {"LON", "NTH", "BEL"}
