"""What the mouse does to a draft of a position: add, remove, move, own."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.session.position_draft import CENTRES, COVERT, RETREATS, UNITS, Draft

CENTRE, REMOVE = "centre", "remove"
"""The tools beside the kinds of pieces."""

_PIECE = re.compile(r"([A-Z]+)(?:#\d+)? ([A-Z]{3})(/[A-Z]{2})?(?:\((\d+)\))?(.*)")


@dataclass(frozen=True, slots=True)
class Grip:
    """A piece picked up: its province, power and kind, empty if any may be meant."""

    province: str
    power: str = ""
    kind: str = ""

    def fits(self, power: str, kind: str) -> bool:
        """Whether a piece of this power and kind may be meant."""
        return self.power in ("", power) and self.kind in ("", kind)


def used(draft: Draft, tool: str, power: str, place: str, *, numbered: bool = False) -> Draft:
    """The draft after a click with a tool; ``place`` names the coast if one was meant."""
    province = place[:3]
    if tool == CENTRE:
        mine = province in draft.entries(power, CENTRES)
        return owned(draft, province, "" if mine else power)
    if tool == REMOVE:
        return removed(draft, province)
    if tool in ("A", "F"):
        return placed(draft, power, f"{tool} {place if tool == 'F' else province}")
    return _covertly(draft, tool, power, province, numbered=numbered)


def placed(draft: Draft, power: str, unit: str) -> Draft:
    """The draft with a unit, replacing the one in its province."""
    return _with(_without(draft, UNITS, _place(unit)), power, UNITS, unit)


def owned(draft: Draft, centre: str, power: str) -> Draft:
    """The draft with a centre owned by a power; by nobody if the power is empty."""
    free = _without(draft, CENTRES, centre)
    return _with(free, power, CENTRES, centre) if power else free


def removed(
    draft: Draft, province: str, fields: Iterable[str] = (COVERT, RETREATS, UNITS)
) -> Draft:
    """The draft without the first of these that a province has; unchanged if it has none."""
    for field in fields:
        taken = _without(draft, field, province)
        if taken != draft:
            return taken
    return draft


def moved(draft: Draft, what: Grip, target: str) -> Draft:
    """The draft after a piece was dragged to another place.

    Whatever is there stays; two units in a province are reported, not refused.
    """
    for field in (UNITS, COVERT):
        for power, text in _holders(draft, field, what.province):
            match = _PIECE.fullmatch(text)
            if match is None or not what.fits(power, match[1]):
                continue
            coast = target if match[1] == "F" else target[:3]
            other = text.replace(f" {match[2]}{match[3] or ''}", f" {coast}", 1)
            entries = list(draft.entries(power, field))
            entries[entries.index(text)] = other
            return draft.having(power, field, entries)
    return draft


def _covertly(draft: Draft, kind: str, power: str, province: str, *, numbered: bool) -> Draft:
    """One more piece: a stack grows if pieces are counted, otherwise the list does."""
    entries = list(draft.entries(power, COVERT))
    for number, text in enumerate(entries):
        match = _PIECE.fullmatch(text)
        if match is not None and (match[1], match[2]) == (kind, province) and match[4]:
            entries[number] = f"{kind} {province}({int(match[4]) + 1}){match[5]}"
            return draft.having(power, COVERT, entries)
    counted = "(1)" if numbered else ""
    return draft.having(power, COVERT, [*entries, f"{kind} {province}{counted}"])


def _holders(draft: Draft, field: str, province: str) -> list[tuple[str, str]]:
    return [
        (name, text)
        for (name, kind), entries in draft.held.items()
        if kind == field
        for text in entries
        if _place(text) == province
    ]


def _without(draft: Draft, field: str, province: str) -> Draft:
    for name in [name for name, kind in draft.held if kind == field]:
        kept = [text for text in draft.entries(name, field) if _place(text) != province]
        if len(kept) != len(draft.entries(name, field)):
            draft = draft.having(name, field, kept)
    return draft


def _with(draft: Draft, name: str, field: str, text: str) -> Draft:
    return draft.having(name, field, [*draft.entries(name, field), text])


def _place(text: str) -> str:
    match = _PIECE.fullmatch(text)
    return match[2] if match else text[:3]
