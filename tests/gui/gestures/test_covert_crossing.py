"""Whatever way a covert piece is dragged, only it acts, and only where the drag was anchored."""

import re

from hypothesis import assume, given, settings
from hypothesis import strategies as some

from engine.orders.order import PieceOrder
from spydip_gui.gestures.walk.hint import meant
from spydip_gui.gestures.walk.intent import stroke
from spydip_gui.gestures.walk.intent.hand import Hand
from spydip_gui.gestures.walk.outcomes import Choosing, Outcome, Written
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import CONVOY, MOVE, PLAIN, STRIKE, SUPPORT, WATCH
from tests.gui.gestures.drawing import BOARD, replace_drafts
from tests.gui.gestures.test_covert_walk import AGENTS, SPIES, UNITS, WATCHERS

TABLES = (
    SPIES,
    replace_drafts(SPIES, {"FRANCE": ("SPY PAR - BUR", "F ENG H", "A PAR H")}),
    UNITS,
    replace_drafts(UNITS, {"FRANCE": ("EU PAR KILL", "CEU PAR - PIC DESTROY")}),
    WATCHERS,
    replace_drafts(WATCHERS, {"FRANCE": ("SPY PAR CE",)}),
    AGENTS,
    replace_drafts(AGENTS, {"FRANCE": ("AGENT PAR(3) SPY", "AGENT PAR(2) - BUR", "F ENG H")}),
)
NEAR = ("BRE", "ENG", "LON", "WAL", "PIC", "BUR", "GAS", "MAO", "BEL", "MUN", "IRI", "NTH")
PLACES = some.one_of(some.sampled_from(NEAR), some.sampled_from(sorted(BOARD.provinces)))
CHIPS = some.sampled_from([None, None, None, "GERMANY", "ITALY", "RUSSIA"])
STARTS = [
    (number, stack)
    for number, on in enumerate(TABLES)
    for stack in on.seats["FRANCE"].stacks
    if stack.power == "FRANCE"
]


def written(outcome: Outcome | None) -> list[Written]:
    """All that an outcome could write."""
    match outcome:
        case Written():
            return [outcome]
        case Choosing(options=options):
            return [one for option in options for one in written(option.then)]
    return []


def words(text: str) -> set[str]:
    return set(re.findall(r"[A-Z]{3,}", text))


@settings(max_examples=500, deadline=None)
@given(
    begin=some.sampled_from(STARTS),
    path=some.lists(some.tuples(PLACES, some.sampled_from([True, False, False])), max_size=7),
    chip=CHIPS,
    verb=some.sampled_from([PLAIN, PLAIN, MOVE, STRIKE, WATCH, CONVOY, SUPPORT]),
    count=some.integers(1, 5),
    number=some.integers(0, 9),
)
def test_a_drag_orders_only_its_own_piece_and_names_only_its_anchors(
    begin, path, chip, verb, count, number
) -> None:
    on, stack = TABLES[begin[0]], begin[1]
    start = Touch(province=stack.province, kind=stack.kind, power="FRANCE", count=count)
    drawn = stroke.begun(start, verb)
    for place, pin in path:
        drawn = stroke.moved(on, drawn, Touch(province=place))
        if pin:
            drawn = stroke.pinned(drawn)
    if chip:
        drawn = stroke.moved(on, drawn, Touch(power=chip))
    drawn = stroke.Stroke(**{**fields(drawn), "number": number})
    fleets = {sea for sea in drawn.seas if sea in on.units and on.units[sea].kind == "F"}
    anchors = {stack.province, drawn.now.province, *fleets} - {None}
    anchors |= {pin.province for pin in drawn.pins}
    for one in written(meant(on, Hand(stroke=drawn))):
        for _, text in one.lines:
            assert words(text) & set(BOARD.provinces) <= anchors, text
            assert words(text) & set(BOARD.powers) <= {chip} | named_before(on), text
            order = on.order("FRANCE", text).parts[0]
            assert isinstance(order, PieceOrder)
            assert (order.kind, order.at[:3]) == (stack.kind, stack.province), text
        assert pieces(on, one, stack) <= stack.count
        for _, text in one.linked:
            assert text.startswith("F ")
            assert text[2:5] in fleets


def fields(drawn: stroke.Stroke) -> dict[str, object]:
    return {name: getattr(drawn, name) for name in drawn.__slots__}


def named_before(on) -> set[str]:
    """Powers that stand in orders which a new one may shorten."""
    return {word for text in on.drafts.get("FRANCE", ()) for word in words(text)}


def pieces(on, one: Written, stack) -> int:
    """How many of a stack would have orders then."""
    left = [("FRANCE", text) for text in on.drafts.get("FRANCE", ())]
    for line in one.gone:
        left.remove(line)
    orders = [on.order("FRANCE", text) for _, text in (*left, *one.lines)]
    mine = [o for o in orders if (o.kind, o.at[:3]) == (stack.kind, stack.province)]
    mine = [o for o in mine if not getattr(o, "where", None)]  # of these only one will fit
    return sum(getattr(order, "count", 1) for order in mine)


@settings(max_examples=200, deadline=None)
@given(
    number=some.sampled_from([0, 1, 6, 7]),
    path=some.lists(some.tuples(PLACES, some.booleans()), min_size=1, max_size=5),
    chip=CHIPS,
)
def test_a_fleet_that_is_dragged_to_carry_names_only_what_was_anchored(number, path, chip) -> None:
    on = TABLES[number]
    drawn = stroke.begun(Touch(province="ENG"), CONVOY)
    for place, pin in path:
        drawn = stroke.moved(on, drawn, Touch(province=place))
        if pin:
            drawn = stroke.pinned(drawn)
    pins = {pin.province for pin in drawn.pins}
    assume(pins)
    if chip:
        drawn = stroke.moved(on, drawn, Touch(power=chip))
    anchors = {"ENG", drawn.now.province, *pins}
    outcome = meant(on, Hand(stroke=drawn))
    for one in written(outcome):
        for _, text in one.lines:
            if isinstance(outcome, Choosing) and pins == {drawn.now.province}:
                continue  # who is to be carried there is asked, as of any fleet
            assert words(text) & set(BOARD.provinces) <= anchors, text
            assert words(text) & set(BOARD.powers) <= {chip}, text
