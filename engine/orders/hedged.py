"""Retreats as players hedge them: “if dislodged, A MUN to BER, else KIE” is a list."""

import re
from collections.abc import Iterator

from engine.orders.tongues import OR
from engine.phases import PhaseKind

ELSE = frozenset(
    {",", "&", "OR", "THEN", "ELSE", "AND", "OTHERWISE", "OR ELSE", "IF NOT", "FAILING THAT"}
    | {"IF TAKEN", "IF THAT", "IF THAT IS", "IF IT", "IF IT IS", "IF NOT THERE", "SECOND CHOICE"}
    | {"FAILS", "TAKEN", "OCCUPIED", "BLOCKED", "NOT POSSIBLE", "IF NOT POSSIBLE", "IMPOSSIBLE"}
    | {"WENN NICHT", "FALLS NICHT", "ANDERNFALLS", "ANSONSTEN", "DANN", "SI NO", "SE NO", "PUIS"}
    | {"A DEFAUT", "AUTREMENT", "POI", "DE LO CONTRARIO", "LUEGO", *OR}
)
"""What may stand between the choices of a retreat, in any number."""

GIVEN_UP = frozenset({"IT IS DISBANDED", "IS DISBANDED", "DISBAND IT", "REMOVE", "REMOVE IT"})
"""How the last choice of a retreat may be written, apart from the words for disbanding."""

IF_POSSIBLE = frozenset({"IF POSSIBLE", "WENN MOGLICH", "WENN MOEGLICH", "SI POSSIBLE"})
"""Words behind a choice that mean nothing."""

_DRIVEN_OUT = (
    r"(?:dislodged|driven\s+out|forced(?:\s+(?:out|back|to\s+retreat))?|beaten|necessary|needed|"
    r"vertrieben|verdrängt|geschlagen|nötig|délogée?s?|nécessaire|sloggiat[ao]|necessario|"
    r"desalojad[ao]|necesario)(?:\s+(?:wird|werden|ist))?"
)
_FORCED = r"(?:(?:of|a|de|di|eines)\s+)*(?:retreat|retraite|rückzugs?|ritirata|retirada)"
_THEN = r"(?:\s*[,:]\s*|\s+)?(?:(?:then|dann|alors|allora)\s+)?(?:(?:it|sie|elle)\s+)?"
_IF = r"\s*(?:if|when|should|falls|wenn|sollte|si|se)\s+"
_CONDITION = re.compile(
    rf"(?:{_IF}(?:(?:it|i|we|that|this|sie|er|es|elle|il|ist|is|am|be|are|was|gets?|essa|è|ella|"
    rf"est|it'?s)\s+)*{_DRIVEN_OUT}|\s*(?:in\s+case|im\s+falle|en\s+cas|in\s+caso|en\s+caso)\s+"
    rf"{_FORCED}){_THEN}",
    re.IGNORECASE,
)
_OF_A_PIECE = re.compile(
    rf"(?P<if>{_IF})(?P<piece>.+?)\s+(?:(?:is|are|was|gets?|be|ist|wird|est|è|es)\s+)?"
    rf"{_DRIVEN_OUT}{_THEN}",
    re.IGNORECASE,
)
_ELSE = (
    r"(?:or|else|otherwise|if\s+not|failing|sonst|andernfalls|ansonsten|sinon|"
    r"oppure|altrimenti|si\s+no|sino)\b"
)
_GAP = re.compile(
    rf"[;.(](?=\s*{_ELSE})|/(?=\s*\w{{3}})(?!\s*(?:north|south|east|west))", re.IGNORECASE
)
_END = re.compile(rf"(\(\s*{_ELSE}[^()]*)\)", re.IGNORECASE)


def joined(text: str, phase: PhaseKind | None) -> str:
    """The same line with its retreat choices in one sentence, at the same length."""
    if phase is not PhaseKind.RETREATS:
        return text
    return _GAP.sub(",", _END.sub(r"\1 ", text))


def unhedged(text: str, phase: PhaseKind | None) -> Iterator[str]:
    """The line without a condition that this deadline meets anyway, in its possible readings.

    Only dislodged pieces retreat, so “if dislodged” adds nothing. The rest keeps its columns if
    possible.
    """
    if phase is not PhaseKind.RETREATS:
        return
    found = _CONDITION.match(text)
    if found:
        yield " " * found.end() + text[found.end() :]
    found = _OF_A_PIECE.match(text)
    if found:
        rest = text[found.end() :]
        yield " " * found.end() + rest
        yield f"{' ' * found.end('if')}{found['piece']} {rest.strip()}"
