"""Strokes and clicks written as text, and tables to draw them on."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.board.load import load
from engine.orders.notation import Reader, reader_for
from engine.orders.seen import Seen
from engine.phases import PhaseKind
from engine.rules import Variant
from engine.units import Stack, Unit
from spydip_gui.gestures.walk.intent import course, stroke
from spydip_gui.gestures.walk.meaning import meaning
from spydip_gui.gestures.walk.outcomes import Choosing, Open, Outcome, Refused, Written
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import MOVE, VERBS, Verb

BOARD = load("standard")
PLAIN = Verb("")


def units(*texts: str) -> dict[str, Unit]:
    """``FRANCE: A PAR`` and so on, by province."""
    standing = [Unit(power, *piece.split(" ")) for power, piece in (t.split(": ") for t in texts)]
    return {unit.province: unit for unit in standing}


START = units(*(f"{power.id}: {unit}" for power in BOARD.powers.values() for unit in power.units))


def table(
    standing: Mapping[str, Unit],
    powers: Sequence[str] = tuple(BOARD.powers),
    *,
    phase: PhaseKind = PhaseKind.MOVEMENT,
    drafts: Mapping[str, tuple[str, ...]] | None = None,
    reader: Reader | None = None,
    sees_all: bool = True,
    lenient: bool = False,
    **known: object,
) -> Table:
    """A table where these powers write their orders."""
    reader = reader or reader_for(BOARD)
    known = {"kinds": reader.lexicon.units, **known}
    seats = {
        power: Seen(board=BOARD, power=power, phase=phase, units=standing, **known)
        for power in powers
    }
    return Table(
        reader=reader,
        seats=seats,
        drafts=drafts or {},
        sees_all=sees_all,
        lenient=lenient,
    )


def touch(text: str) -> Touch:
    """``PAR``, ``SPA/NC``, ``SPY@LON``, ``AGENTx3@LON``, ``A@`` a token, ``@X`` a tray."""
    piece, at, place = text.rpartition("@")
    kind, _, count = piece.partition("x")
    if at and not place:
        return Touch(tray="token", kind=kind)
    if at and not kind:
        return Touch(power=place) if place in BOARD.powers else Touch(tray=place)
    found = Touch(province=place[:3], coast=place if "/" in place else None)
    return replace(found, kind=kind or None, count=int(count or 0))


def drag(on: Table, path: str, **more: object) -> Outcome:
    """``S: MAR > *PAR > BUR`` drags with S held and a pin on Paris."""
    key, _, places = path.rpartition(": ")
    first, *others = places.split(" > ")
    drawn = stroke.begun(touch(first), VERBS[key] if key else PLAIN)
    for place in others:
        drawn = stroke.moved(on, drawn, touch(place.removeprefix("*")))
        if place.startswith("*"):
            drawn = stroke.pinned(drawn)
    return meaning(on, stroke.asked(on, replace(drawn, **more)))


def click(on: Table, path: str) -> Outcome:
    """``S: MAR, PAR, BUR`` clicks one after another with the key S given after the first."""
    key, _, places = path.rpartition(": ")
    first, *others = places.split(", ")
    taken = course.Course(verb=MOVE, touches=(touch(first),))
    taken = course.told(on, taken, VERBS[key]) if key else taken
    for place in others:
        taken = course.clicked(on, taken, touch(place))
    return meaning(on, course.asked(taken))


def said(outcome: Outcome) -> str:
    """An outcome as one line of text."""
    match outcome:
        case Written(lines=lines, linked=linked, asks=asks):
            texts = [text for _, text in lines]
            texts += [f"+ {text}" for _, text in linked]
            texts += [f"? {text} for {now}" for (_, text), now in asks]
            return "; ".join(texts)
        case Open():
            return f"{outcome.text} …"
        case Choosing(options=options):
            return " | ".join(f"{option.key} {option.label}" for option in options)
        case Refused():
            return f"no: {outcome.why}"


def reader_of(variant: Variant) -> Reader:
    """The reader of a variant's orders."""
    return Reader(BOARD, variant.order_kinds, tuple(variant.unit_kinds.values()))


def stacks(power: str, *texts: str) -> tuple[Stack, ...]:
    """``SPY LON`` or ``AGENT BOH 5``: covert pieces of one power."""
    found = []
    for text in texts:
        kind, province, *count = text.split()
        number = int(count[0]) if count else 1
        found.append(Stack(kind=kind, power=power, province=province, count=number))
    return tuple(found)


def replace_drafts(on: Table, drafts: Mapping[str, tuple[str, ...]]) -> Table:
    """The same table with other orders on it."""
    return replace(on, drafts=drafts)
