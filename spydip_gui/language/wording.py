"""Names for seats, provinces, facts and options, in the language of the desk."""

from datetime import timedelta
from functools import lru_cache

from engine.board.graph import Board, PowerId
from engine.facts import Fact
from engine.language.message import Message
from engine.language.speaker import Speaker, capital
from engine.orders.wording import power_name
from engine.phases import Phase, parse_phase
from engine.report.facts import message
from engine.rules import Ruleset, Variant
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.language.reader import reader, say, translate


def seat_name(board: Board, seat: str) -> str:
    """The name of a viewer or a seat: ``Game master``, ``France``, ``France + Italy``."""
    if seat == GM:
        return translate("Desk", "Game master")
    if seat in ("X", "Y"):
        return translate("Desk", "Player {letter}").format(letter=seat)
    powers = (power_name(board, PowerId(part)) for part in seat.split(JOIN))
    return f" {JOIN} ".join(map(reader().say, powers))


def time_left(span: timedelta) -> str:
    """The time left, or since: ``2 days 3 hours left``."""
    days, hours = divmod(int(abs(span.total_seconds()) // 3600), 24)
    parts = [translate("StatusWindow", "%n days", "", days)] if days else []
    time = " ".join([*parts, translate("StatusWindow", "%n hours", "", hours)])
    if span.total_seconds() < 0:
        return translate("StatusWindow", "{time} overdue").format(time=time)
    return translate("StatusWindow", "{time} left").format(time=time)


def phase_name(rules: Ruleset, phase: Phase | str) -> str:
    """A deadline in the game's own words: ``Spring 1901, movement``."""
    return say(rules.called(parse_phase(phase) if isinstance(phase, str) else phase))


def phase_heading(rules: Ruleset, phase: Phase | str) -> str:
    """A deadline in words, at the start of a line or alone."""
    return capital(phase_name(rules, phase))


def result_name(result: str) -> str:
    """A result in one word: ``succeeds``."""
    return say(Message(f"fact.result_{result}")) if result else ""


def fact_sentence(board: Board, fact: Fact, viewer: str = GM) -> str:
    """A fact as read under its place's name; rarer ones as whole sentences."""
    return _sentence(reader(), board, fact, viewer == GM)


@lru_cache(maxsize=4096)
def _sentence(speaker: Speaker, board: Board, fact: Fact, to_gm: bool) -> str:  # noqa: FBT001  # positions make the quicker key
    # Most of what is known was known the turn before, and is worded again each turn.
    return speaker.say(message(fact, board, short=True, to_gm=to_gm))


def variant_title(record: Variant) -> str:
    """The title of a variant or a mix in the desk's language."""
    return record.titled(reader().language)


def option_name(key: str) -> str:
    """An option's name: ``Convoy paradox``; one without a name by the words of its key."""
    known = reader().text(f"choice.name.{key}")
    return known or capital(key.rpartition(".")[2].replace("_", " "))


def option_value(key: str, value: str) -> str:
    """The meaning of an option's value in a few words; a number, or one without words, as it is.

    If a word means different things, the option has its own text for it.
    """
    speaker = reader()
    known = speaker.text(f"choice.value.{key}.{value}") or speaker.text(f"choice.value.{value}")
    return known or value.replace("_", " ")
