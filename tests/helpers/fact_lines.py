"""The grammar of fact lines: what a line of an observation may look like."""

import re

_PLACE = r"[A-Z]{3}"
_SPOT = r"[A-Z]{3}(/[NESW]C)?"
_WHO = r"[A-Z]+"
_ANY = rf"({_WHO}|\?)"
_UNIT = r"[AF?]"
_COVERT = r"(spy|agent|eu|ceu)"
_RESULT = r"(succeeds|bounces|cut|void|dislodged|disrupted|fails|disbanded|destroyed)"
_DUE = (
    r"((builds|removals|spies|agents|eus|ceus) [1-9]\d*"
    rf"|retreat {_PLACE}|prisoners {_WHO} {_PLACE} [1-9]\d*)"
)

FORMS = tuple(
    re.compile(form)
    for form in (
        rf"unit {_SPOT} {_ANY} {_UNIT}",
        rf"(dislodged|attacker) {_PLACE} {_ANY} {_UNIT}",
        rf"empty {_PLACE}",
        rf"own {_COVERT} {_PLACE}( [2-9]| [1-9]\d+)?",
        rf"{_COVERT} {_PLACE} {_WHO} ([1-9]\d*|present)",
        rf"{_COVERT} {_PLACE} (present|none)",
        rf"(contact|nocontact) SPY {_PLACE}",
        rf"centre {_PLACE} {_WHO}",
        rf"order {_WHO} .+ = {_RESULT}",
        rf"attacked {_PLACE}",
        rf"(killed|captured) {_COVERT} {_PLACE} {_WHO} [1-9]\d*",
        rf"avoided {_COVERT} {_PLACE} {_WHO}( [1-9]\d*)?",
        rf"lost {_COVERT} {_PLACE} \d+( by {_WHO}| interned)?",
        rf"(removed|returned) {_COVERT} {_PLACE} [1-9]\d*",
        rf"cause {_COVERT} {_PLACE} (murdered|captured|drowned)( [1-9]\d*( by {_WHO})?)?",
        rf"act {_ANY} (EU|CEU) {_PLACE} (KILL|CUT|DESTROY) (NONE|{_WHO} (A|F|EU|CEU))",
        rf"security cut {_PLACE}",
        rf"riding {_PLACE} {_WHO} [1-9]\d*",
        rf"rank [1-9]( {_WHO})+",
        rf"bid {_WHO} {_WHO} \d+",
        rf"(control|home) {_WHO} {_WHO}",
        rf"credits {_WHO} \d+",
        rf"due {_WHO} {_DUE}",
        rf"open {_PLACE} {_SPOT}",
        rf"(won|eliminated) {_WHO}",
        rf"cause {_COVERT} {_PLACE} (murdered|captured|drowned)( [1-9]\d*( by {_WHO})?)?",
    )
)
"""Every form of line; a fact is written as exactly one of them, and an eye has one behind it."""

_EYE = re.compile(rf"eye {_COVERT} {_PLACE} (?:before|after) ")


def strange(facts: tuple[str, ...]) -> list[str]:
    """The lines that have none of these forms, whether addressed to a country or not."""
    bare = {fact: _EYE.sub("", re.sub(r"^[A-Z]+: ", "", fact)) for fact in facts}
    return [fact for fact in facts if not any(form.fullmatch(bare[fact]) for form in FORMS)]
