"""Why a game ended, as stored in files: in the old fixed forms, or as texts by their id."""

import re
from collections.abc import Mapping
from typing import Final

from engine.language.message import Message, written

_FORMS: Final[Mapping[str, str]] = {
    "end.both_overbid": "both players have bid more than they own",
    "end.centres": "{most} of {all} centres",
    "end.draw_agreed": "a draw is agreed",
    "end.home_eliminated": "a home country is eliminated",
    "end.imported": "the imported game says so",
    "end.last_year": "the agreed last year, {year}, is over",
    "end.nothing_changes": "nothing can change any more",
    "end.on_homes": "{home} stands on the other's home centres",
    "end.stalemate_declared": "a stalemate is declared",
    "end.victory_granted": "the victory is granted",
}
"""What digests of positions are made with; these are not texts for people, and never change."""

_ID = re.compile(r"[a-z_0-9]+(\.[a-z_0-9]+)+")


def write(reason: Message) -> str:
    """The form of a reason; for one from outside its id, or its words if it has values."""
    form = _FORMS.get(reason.id)
    if form is not None:
        return form.format(**dict(reason.values))
    return str(reason) if reason.values else reason.id


def read(text: str) -> Message:
    """The reason that `write` wrote; any other text is kept as it is."""
    for key, form in _FORMS.items():
        found = re.fullmatch(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(form)), text)
        if found:
            return Message(key, **found.groupdict())
    return Message(text) if _ID.fullmatch(text) else written(text)
