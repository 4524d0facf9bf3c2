"""Half an order is no order: what a line leaves open may change what was read from it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.language.message import Message
from engine.orders import layout
from engine.orders.conditions import Conditional
from engine.orders.lexicon import Lexicon
from engine.orders.lines import Line, Read, Role, Unread
from engine.orders.notation import write
from engine.orders.plain.clauses import tells as says
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import tags_of
from engine.phases import PhaseKind

_CHANGES = frozenset(
    {Sense.KILL, Sense.SEARCH, Sense.GUARD, Sense.CUT, Sense.DESTROY, Sense.SECURITY, Sense.EXCEPT}
    | {Sense.IF, Sense.OR, Sense.NOT, Sense.DOUBT, Sense.WRONG, Sense.VIA, Sense.INSTEAD}
    | {Sense.WATCH}
)
"""What, where it is cut off or not understood, leaves open what the order before it is."""


_TALKED_OF = (Sense.POWER, Sense.NUMBER, Sense.OPEN, Sense.CLOSE)
"""What a remark in words of its own may mention: “(Austria said yes, we shall see)”."""


_FEW = 4
"""A remark of more words than these may be one that only talks."""


def tells(lexicon: Lexicon, text: str, without: str) -> bool:
    """Whether the remark that ``without`` removes from a text may change what it orders."""
    tags = tags_of(lexicon, text[len(without) :])
    talk = len(text[len(without) :].split()) > _FEW and any(t.sense is Sense.UNKNOWN for t in tags)
    return any(says(tag) and not (talk and tag.sense in _TALKED_OF) for tag in tags)


def held(
    lexicon: Lexicon,
    line: layout.Part,
    found: Sequence[Read | Unread],
    dropped: layout.Part | None,
    phase: PhaseKind | None,
) -> tuple[Read | Unread, ...]:
    """The parts of a line without orders whose unread words may change something.

    Nothing is ordered under a condition that was not understood, and no bid if another is open.
    """
    unread = [item for item in found if isinstance(item, Unread)]
    if unread and (layout.conditional(line.text) or phase is PhaseKind.BIDS):
        return tuple(map(_withheld, found))
    if dropped is not None:
        remark = Unread(
            message=Message("order.remark_not_read", remark=dropped.text),
            start=dropped.start,
            end=dropped.start + len(dropped.text),
        )
        if _changes(lexicon, dropped.text):
            return (*map(_withheld, found), remark)
        return (*found, remark)
    kept: list[Read | Unread] = []
    for item, before in zip(found, (None, *found), strict=False):
        if isinstance(before, Unread) and isinstance(item, Read) and _hangs(line, before):
            kept.append(_withheld(item))
            continue
        if isinstance(item, Unread) and kept and isinstance(kept[-1], Read):
            text = line.text[item.start - line.start : item.end - line.start]
            rest = line.text[kept[-1].end - line.start :]
            if _changes(lexicon, rest if rest.strip(" ,.") else text):
                kept[-1] = _withheld(kept[-1])
        kept.append(item)
    return tuple(kept)


def _hangs(line: layout.Part, before: Unread) -> bool:
    """Whether what was not understood is a condition of what follows it."""
    return layout.conditional(line.text[before.start - line.start : before.end - line.start])


def asked(found: Sequence[Read | Unread]) -> tuple[Read | Unread, ...]:
    """The parts of a line that only asks: its last order is not given yet."""
    return (*found[:-1], _withheld(found[-1], "order.is_only_asked"))


def unsettled(lines: Sequence[Line], slot: Callable[[Read], object]) -> Iterator[Line]:
    """The lines, without the orders of a piece that has one with a condition and one without.

    Otherwise the condition, having no ELSE, would cancel the other order, which few would mean.
    """
    firm, hung = dict[object, Read](), dict[object, Conditional]()
    for read in (read for line in lines for read in line.orders):
        order = read.order
        if not isinstance(order, Conditional):
            firm[slot(read)] = read
        elif order.otherwise is None:
            hung[slot(replace(read, order=order.then))] = order
    both = {
        place: replace(order, otherwise=firm[place].order)
        for place, order in hung.items()
        if place is not None and place in firm
    }
    if not both:
        yield from lines
        return
    for line in lines:
        yield _settled(line, {id(read): _whole(read, slot, both) for read in line.orders})


def _whole(
    read: Read, slot: Callable[[Read], object], both: Mapping[object, Conditional]
) -> Conditional | None:
    """The whole order that may be meant, if this order is one half of it."""
    bare = read.order.then if isinstance(read.order, Conditional) else read.order
    return both.get(slot(replace(read, order=bare)))


def _settled(line: Line, wholes: Mapping[int, Conditional | None]) -> Line:
    """A line whose halves of orders are marked as unread, with the whole order suggested."""
    halves = [(read, whole) for read in line.orders if (whole := wholes[id(read)])]
    if not halves:
        return line
    open_ = tuple(
        Unread(
            message=Message("order.with_and_without_condition", order=write(whole)),
            start=read.start,
            end=read.end,
            understood=(write(whole),),
        )
        for read, whole in halves
    )
    kept = tuple(read for read in line.orders if not wholes[id(read)])
    return replace(line, role=Role.UNREAD, orders=kept, unread=(*line.unread, *open_))


def _changes(lexicon: Lexicon, text: str) -> bool:
    """Whether words say how, whether or instead of what something is done, and not for whom."""
    tags = tags_of(lexicon, text)
    first = [tag.sense for tag in tags if tag.sense not in (Sense.AND, Sense.OPEN, Sense.COLON)]
    return bool(first) and any(sense in _CHANGES for sense in first[:1])


def _withheld(
    item: Read | Unread, why: str = "order.stands_under_condition_was_not"
) -> Read | Unread:
    if isinstance(item, Unread):
        return item
    message = Message(why, order=str(item.order))
    meant = (write(item.order),)
    return Unread(message=message, start=item.start, end=item.end, understood=meant)
