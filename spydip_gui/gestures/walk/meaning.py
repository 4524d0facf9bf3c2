"""What a gesture means: from what was asked for to the line that is written, or a choice."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.board.graph import PowerId, ProvinceId
from engine.orders.choices import Choice, Node
from engine.orders.kinds import Intent
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk import deeds
from spydip_gui.gestures.walk.arrows import Arrow, arrows, entering, leaving
from spydip_gui.gestures.walk.convoys import fleets
from spydip_gui.gestures.walk.keys import kind_of
from spydip_gui.gestures.walk.lists import outgrown
from spydip_gui.gestures.walk.match import Way, ways
from spydip_gui.gestures.walk.offtree import beyond
from spydip_gui.gestures.walk.outcome import Choosing, Open, Option, Outcome, Refused, Written
from spydip_gui.gestures.walk.paging import paged
from spydip_gui.gestures.walk.riding import carried
from spydip_gui.gestures.walk.stacks import fitted
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import ANYONE, GIVE_UP, Asked, Touch
from spydip_gui.gestures.walk.wishes import wished

MOVES = frozenset({Intent.MOVES})
REMOVES = frozenset({Intent.REMOVES})
BUILDS = frozenset({Intent.BUILDS})
ABOUT_OTHERS = frozenset({Intent.HELPS, Intent.CARRIES})
IN_PLACE = frozenset({Intent.STAYS, Intent.WATCHES, Intent.STRIKES, Intent.COVERS})
_DEEDS = frozenset({Intent.WATCHES, Intent.STRIKES})


def meaning(table: Table, asked: Asked) -> Outcome:
    """What a gesture comes to: the first seat that has an order for it writes it."""
    if not asked.touches:
        return Refused("Nothing was touched.")
    if asked.touches[0].also:
        return _together(table, asked)
    before, told, asked = asked, asked.intents, _named(asked)
    if not asked.intents and not asked.verb:
        asked = replace(asked, intents=_default(table, asked))
    asked = _plain(asked)
    for power in _seats(table, asked.touches[0]):
        found = _ways(table, power, asked)
        if found:
            return _settled(table, power, found if told else _offered(found), asked)
    first, last = before.touches[0], before.touches[-1]
    if len(before.touches) > 2 and _is_chip(last):  # the drag has rested on its way to the chip
        return meaning(table, replace(before, touches=(first, last)))
    rider = carried(table, asked) if asked.intents == MOVES else None
    if rider is not None:
        return rider
    return beyond(table, asked, min(asked.intents & _SAYABLE, default=Intent.STAYS))


def _together(table: Table, asked: Asked) -> Outcome:
    """What several kinds of piece are told that were picked together; what cannot stays behind."""
    first, *others = asked.touches
    intents = asked.intents or _default(table, asked)
    outcomes = [
        meaning(table, replace(asked, touches=(one, *others), intents=intents, number=0))
        for one in (replace(first, also=()), *first.also)
    ]
    done = [outcome for outcome in outcomes if isinstance(outcome, Written)]
    if not done:
        return outcomes[0]
    return Written(
        lines=tuple(line for one in done for line in one.lines),
        linked=tuple(dict.fromkeys(line for one in done for line in one.linked)),
        gone=tuple(line for one in done for line in one.gone),
        said=" ".join(dict.fromkeys(one.said for one in done if one.said)),
    )


def written(
    table: Table, power: PowerId, way: Way, drawn: tuple[ProvinceId, ...] = (), count: int = 0
) -> Written:
    """The line of a complete way, with the fleets that it fills in on a route that was drawn.

    ``count`` is how many pieces of a stack are meant where each has a line of its own.
    """
    order = way[-1].order
    if order is None:
        raise ValueError("The way does not lead to an order yet.")
    linked = list(fleets(table, power, way, drawn))
    fits = fitted(table, power, order, count)
    return Written(
        lines=fits.lines,
        linked=tuple(line for line, now in linked if now is None),
        asks=tuple((line, now) for line, now in linked if now is not None),
        gone=(*fits.gone, *outgrown(table, power, way)),
        said=" ".join(filter(None, (_said(way), fits.said))),
    )


def end(
    table: Table, power: PowerId, way: Way, drawn: tuple[ProvinceId, ...] = (), count: int = 0
) -> Written | Open:
    """What a way comes to: its order, or what is still open."""
    if way[-1].order is None:
        return Open(power=power, nodes=way, drawn=drawn, count=count)
    return written(table, power, way, drawn, count)


def _default(table: Table, asked: Asked) -> frozenset[Intent]:
    """What the deadline and the things touched make of a gesture without a key."""
    first, last = asked.touches[0], asked.touches[-1]
    if first.tray:
        return BUILDS
    if last.tray:
        return REMOVES
    if _is_chip(last):
        return IN_PLACE
    phases = {seen.phase for seen in table.seats.values()}
    if PhaseKind.MOVEMENT in phases or PhaseKind.RETREATS in phases:
        return MOVES
    return MOVES if len(asked.touches) > 1 else BUILDS | REMOVES


def _named(asked: Asked) -> Asked:
    """The same with the power on whose chip the drag has ended, behind a place that was pinned."""
    *touches, last = asked.touches
    if not last.power or not _is_chip(last) or len(touches) < 2:
        return asked
    powers = (*asked.powers, last.power)
    return replace(
        asked, touches=tuple(touches), powers=powers, intents=asked.intents or frozenset(_DEEDS)
    )


def _is_chip(touch: Touch) -> bool:
    return bool(touch.power) and touch.province is None


def _plain(asked: Asked) -> Asked:
    """The same without trays: a token from one tells what is built, the other takes pieces away."""
    first, *others = asked.touches
    if first.tray and others:
        site = replace(others[0], kind=first.kind, count=first.count)
        return replace(asked, touches=(site, *others[1:]))
    return asked


def _seats(table: Table, first: Touch) -> tuple[PowerId, ...]:
    """Those who may have meant it: the power whose piece was touched, else every seat."""
    named = table.seat_of(first.power)
    if named is not None:
        return (named,)
    unit = table.unit(first.province) if first.province else None
    plain = first.kind is None or first.kind in STANDARD_KINDS
    seat = table.seat_of(unit.power) if unit is not None and plain else None
    if seat is None:
        return tuple(table.seats)
    return (seat, *(other for other in table.seats if other != seat))


def _ways(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    if asked.intents <= ABOUT_OTHERS:
        return _about_others(table, power, asked)
    if asked.intents == MOVES and len(asked.touches) > 1:
        return _moving(table, power, asked)
    if asked.intents <= _DEEDS and len(asked.touches) > 1 and asked.touches[-1].province:
        moves = _moving(table, power, replace(asked, intents=MOVES, powers=()))
        return deeds.behind(table, moves, asked)
    if asked.touches[-1].tray:
        return _given_up(table, power, asked)
    found = _found(table, power, asked)
    if _is_chip(asked.touches[-1]):
        return tuple(way for way in found if not any(map(_excepts, way)))  # a chip names its own
    return found


def _excepts(node: Node) -> bool:
    return node.step.choice is Choice.THING


def _given_up(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """What the tray takes away: the piece, or rather the end of its list of wishes."""
    (piece, *_) = asked.touches
    last = wished(table, power, piece, GIVE_UP)
    removed = _found(table, power, replace(asked, touches=(piece,)))
    return removed if last is None else (last, *removed)


def _found(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """The ways of one seat; where a province alone was touched, its unit goes first.

    Not so where a covert piece is asked for: then none of its unit's count.
    """
    found = ways(table, power, asked)
    units = tuple(way for way in found if all(map(_of_unit, way)))
    if asked.covert:
        return tuple(way for way in found if way not in units)
    return units or found


def _of_unit(node: Node) -> bool:
    pieces = node.step.choice in {Choice.PIECE, Choice.UNIT}
    return not pieces or node.step.key in STANDARD_KINDS or kind_of(node.step) in STANDARD_KINDS


def _moving(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """By land where that is possible, else the route that was drawn, else any route."""
    piece, *_, to = asked.touches
    more = wished(table, power, piece, to, asked.number)
    if more is not None:
        return (more,)
    land = () if asked.via else _found(table, power, replace(asked, seas=()))
    if any(_by_land(way) for way in land):
        return tuple(way for way in land if _by_land(way))
    drawn = _complete(table, power, replace(asked, via=True)) if asked.seas else ()
    return drawn or _complete(table, power, replace(asked, via=asked.via, seas=()))


def _by_land(way: Way) -> bool:
    return way[-1].order is not None and all(node.step.choice is not Choice.VIA for node in way)


def _complete(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    return tuple(way for way in _found(table, power, asked) if way[-1].order is not None)


def _about_others(table: Table, power: PowerId, asked: Asked) -> tuple[Way, ...]:
    """Helping and carrying: onto an arrow, a unit with or without one, or a bare destination."""
    first, *others = asked.touches
    found: dict[object, Way] = {}
    for touches in _readings(table, others, settled=asked.settled):
        for way in _found(table, power, replace(asked, touches=(first, *touches))):
            if _asks_for_more(way) and found:
                continue
            found.setdefault(way[-1].order or way, way)
    if not found and len(others) == 1:
        bare = replace(asked, touches=(first, ANYONE, others[0]))
        found = {way[-1].order: way for way in _found(table, power, bare)}
    return tuple(found.values())


def _asks_for_more(way: Way) -> bool:
    return way[-1].order is None


def _readings(table: Table, others: list[Touch], *, settled: bool) -> Iterator[tuple[Touch, ...]]:
    if len(others) != 1 or not settled:
        yield tuple(others)
        return
    (target,) = others
    named = [arrow for arrow in arrows(table) if arrow.text == target.order] if target.order else []
    if named:
        yield from (_ends(arrow) for arrow in named)
        return
    if target.province is not None:
        yield from (_ends(arrow) for arrow in leaving(table, target.province))
        yield (target,)
        yield from (_ends(arrow) for arrow in entering(table, target.province))


def _ends(arrow: Arrow) -> tuple[Touch, Touch]:
    return arrow.piece, arrow.to


def _settled(table: Table, power: PowerId, found: tuple[Way, ...], asked: Asked) -> Outcome:
    unique = {way[-1].order or way: way for way in found}
    several = tuple(unique.values())
    if len(several) == 1:
        (way,) = several
        return end(table, power, way, asked.seas, _count(asked))
    if not asked.settled and len({way[0].step for way in several}) == 1:
        return Open(power=power, nodes=several[0], drawn=asked.seas, count=_count(asked))
    return choosing(table, power, several, asked.seas, _count(asked))


def _count(asked: Asked) -> int:
    """How many pieces of a stack are meant."""
    return asked.number or asked.touches[0].count


def _offered(found: tuple[Way, ...]) -> tuple[Way, ...]:
    """A move with the deeds that may go with it, where no key has told which is meant."""
    return deeds.on_offer(found[0]) if len(found) == 1 else found


def choosing(
    table: Table,
    power: PowerId,
    found: Iterable[Way],
    drawn: tuple[ProvinceId, ...] = (),
    count: int = 0,
) -> Choosing:
    """The ways as things to choose from, six at once."""
    several = tuple(found)
    keys = _keys(several)
    return paged(
        Option(key, _label(way), end(table, power, way, drawn, count))
        for key, way in zip(keys, several, strict=True)
    )


def _label(way: Way) -> str:
    return str(way[-1].order) if way[-1].order is not None else f"{way[-1].step.label} …"


def _keys(several: tuple[Way, ...]) -> tuple[str, ...]:
    """A letter for a coast, an act in place, or a verb where these differ, else numbers."""
    letters = [_letter(way) for way in several]
    return tuple(
        letter if letter and letters.count(letter) == 1 else str(i)
        for i, letter in enumerate(letters, start=1)
    )


def _letter(way: Way) -> str:
    step = way[-1].step
    if step.choice is Choice.COAST:
        return step.key.rpartition("/")[2][:1]
    if step.choice is Choice.VERB:
        return step.key[:1].upper()
    if len(deeds.on_offer(way)) > 1:
        return "M"
    in_place = step.choice is Choice.PLACE and way[-2].step.choice is Choice.UNIT
    return "H" if in_place and way[-2].step.key.endswith(step.key) else ""


def _said(way: Way) -> str:
    """Says which coast was taken where nobody chose it."""
    last = way[-1].step
    if last.choice is Choice.COAST and len(way) > 1 and len(way[-2].children) == 1:
        return f"Only the {last.label.lower()} can be reached."
    return ""


_SAYABLE = frozenset({Intent.MOVES, Intent.HELPS, Intent.CARRIES})
