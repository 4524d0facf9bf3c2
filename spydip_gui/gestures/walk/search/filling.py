"""Fills a way in: the line to write and everything that goes with it, or what is open."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.language.message import Message
from engine.orders.choices import Choice
from engine.orders.order import PieceOrder
from spydip_gui.gestures.walk.outcomes import Line, Open, Refused, Verdict, Written
from spydip_gui.gestures.walk.search.convoys import fleets, too_few
from spydip_gui.gestures.walk.search.stacks import fitted
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Onward, Way


def filled(table: Table, way: Way, onward: Onward) -> Written | Open:
    """The line of a whole way, with the fleets on a route that was drawn; or what is still open."""
    power, order = onward.seat, way[-1].order
    if order is None or onward.waits:
        return Open(power=power, nodes=way, drawn=onward.seas, count=onward.count)
    outgrown = tuple((power, draft.text) for draft in table.sheets[power] if _leads(draft.way, way))
    only = _only(way)
    fits = fitted(table, power, order, onward.count)
    sailing = tuple(fleets(table, power, way, onward.seas, fits.number))
    more = tuple((line, now) for line, now in sailing if now and too_few(table, line, now))
    return Written(
        lines=fits.lines,
        linked=tuple(line for line, now in sailing if now is None or (line, now) in more),
        asks=tuple((line, now) for line, now in sailing if now and (line, now) not in more),
        gone=(*fits.gone, *((power, now) for _, now in more), *outgrown),
        notes=tuple(note for note in (only, fits.said) if note is not None),
    )


def recorded(table: Table, line: Line, why: Message | None, meant: str) -> Written | Refused:
    """A line with something against it: refused, or doubtful if the table is lenient."""
    if why is None:
        return Written(lines=(line,))
    if not table.lenient:
        return Refused(why, meant)
    return Written(lines=(line,), verdict=Verdict.DOUBTFUL, notes=(why,))


def together(several: tuple[Written, ...]) -> Written:
    """The orders for several kinds of piece picked together."""
    return Written(
        lines=tuple(line for one in several for line in one.lines),
        linked=tuple(dict.fromkeys(line for one in several for line in one.linked)),
        gone=tuple(line for one in several for line in one.gone),
        notes=tuple(dict.fromkeys(note for one in several for note in one.notes)),
    )


def served(table: Table, written: Written) -> Written:
    """The same with the orders of fleets that only served what it replaces."""
    return replace(written, served=tuple(_orphans(table, written)))


def _leads(before: Way | None, way: Way) -> bool:
    """Whether this way extends a list without a piece, such as where agents return to."""
    if way[0].step.choice is not Choice.VERB or before is None or len(before) >= len(way):
        return False
    return all(old.step == new.step for old, new in zip(before, way, strict=False))


def _only(way: Way) -> Message | None:
    """Note which coast was taken, if nobody chose it."""
    last = way[-1].step
    if last.choice is Choice.COAST and len(way) > 1 and len(way[-2].children) == 1:
        return Message("walk.only_can_be_reached", label=last.label)
    return None


def _orphans(table: Table, written: Written) -> Iterator[Line]:
    taken = {draft.unit for draft in map(table.draft, written.linked) if draft is not None}
    yield from _left_by_covert(table, written)
    for new in filter(None, map(table.draft, written.lines)):
        for old in table.sheets[new.seat]:
            if new.unit is None or old.unit != new.unit or old.text == new.text:
                continue
            for child in old.served:
                line = (child.seat, child.text)
                if child.unit not in taken and line not in written.gone and child not in new.served:
                    yield line


def _left_by_covert(table: Table, written: Written) -> Iterator[Line]:
    """Fleets that carried covert pieces which now have other orders, and no others like them."""
    gone = Counter(written.gone)
    kept = Counter((draft.seat, draft.text) for told in table.sheets.values() for draft in told)
    for old in filter(None, map(table.draft, gone)):
        if not isinstance(old.order, PieceOrder) or old.unit is not None:
            continue
        lines = filter(None, map(table.draft, (*written.lines, *(kept - gone))))
        still = {child for line in lines for child in line.served}
        for child in old.served:
            if child not in still and (child.seat, child.text) not in gone:
                yield child.seat, child.text
