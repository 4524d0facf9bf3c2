"""Several possible meanings of a gesture as a choice, each with its key."""

from collections.abc import Iterable
from dataclasses import replace

from engine.language.message import Message, Value
from engine.orders.choices import Choice
from spydip_gui.gestures.walk.outcomes import Choosing, Open, Option, Reading
from spydip_gui.gestures.walk.touch import Way

MOST = 6
"""How many things a ring may hold."""

MORE = "0"
"""The key of the next page."""


def choosing(several: tuple[Reading, ...]) -> Choosing:
    """Whole readings as a choice, six at a time."""
    options = zip(_keys(several), _labels(several), several, strict=True)
    return paged(Option(key, label, reading.then) for key, label, reading in options)


def stepwise(several: tuple[Reading, ...]) -> Choosing:
    """Readings that differ in their last step, labelled by that step."""
    keys = _apart(several, [_step_key(one, place) for place, one in enumerate(several, start=1)])
    options = tuple(
        Option(key, reading.way[-1].step.label, reading.then)
        for key, reading in zip(keys, several, strict=True)
    )
    flags = any(reading.way[-1].step.choice is Choice.POWER for reading in several)
    return Choosing(options) if flags else paged(options)


def _labels(several: tuple[Reading, ...]) -> tuple[Value, ...]:
    """Each order, or the last step of each open one; all its steps if the last says nothing."""
    last = [_last(reading) for reading in several]
    alike = len(set(last)) < len(last)
    return tuple(
        Message("walk.goes_on", so_far=reading.then.text if alike else label)
        if isinstance(reading.then, Open)
        else label
        for label, reading in zip(last, several, strict=True)
    )


def _last(reading: Reading) -> Value:
    if not reading.way:
        return reading.then.text
    last = reading.way[-1]
    return str(last.order) if last.order else last.step.label


def _keys(several: tuple[Reading, ...]) -> tuple[str, ...]:
    """A letter for a coast, an action in place, or a verb if they differ; otherwise numbers."""
    return _apart(several, [_letter(reading.way) for reading in several])


def _apart(several: tuple[Reading, ...], initials: list[str]) -> tuple[str, ...]:
    """Each verb's key at the map; its initial if several share the key, or a number."""
    verbs = [r.letter if r.way and r.way[-1].step.choice is Choice.VERB else "" for r in several]
    alone = [key if verbs.count(key) == 1 else "" for key in verbs]
    return tuple(
        key or (letter if initials.count(letter) == 1 and letter not in alone else str(i))
        for i, (key, letter) in enumerate(zip(alone, initials, strict=True), start=1)
    )


def _letter(way: Way) -> str:
    if not way:
        return ""
    step, before = way[-1].step, way[-2].step if len(way) > 1 else None
    if step.choice is Choice.COAST:
        return step.key.rpartition("/")[2][:1]
    if step.choice is Choice.VERB:
        return step.key[:1].upper()
    if any(n.step.choice is Choice.VERB and n.order is not None for n in way[-1].children):
        return "M"  # a move that an action may follow
    unit = before is not None and before.choice is Choice.UNIT and before.key.endswith(step.key)
    return "H" if unit and step.choice is Choice.PLACE else ""


def _step_key(reading: Reading, place: int) -> str:
    """A power's letter, a number itself, a coast's or verb's letter; otherwise its place."""
    step = reading.way[-1].step
    match step.choice:
        case Choice.POWER:
            return reading.letter or step.key[:1]
        case Choice.NUMBER:
            return step.key
        case Choice.COAST:
            return step.key.rpartition("/")[2][:1]
        case Choice.VERB | Choice.THING | Choice.VIA:
            return step.key[:1].upper()
    return str(place)


def paged(options: Iterable[Option]) -> Choosing:
    """All of these as a choice: six at most, of which the last leads on."""
    several = tuple(options)
    if len(several) <= MOST:
        return Choosing(several)
    page, rest = several[: MOST - 1], several[MOST - 1 :]
    keys = [option.key for option in page]
    keyed = [
        one if one.key.isalpha() and keys.count(one.key) == 1 else replace(one, key=str(i))
        for i, one in enumerate(page, start=1)
    ]
    return Choosing((*keyed, Option(MORE, Message("walk.more", count=len(rest)), paged(rest))))
