"""Makes links of what a page of text mentions: places, the pieces there, and rules in brackets."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape, unescape
from urllib.parse import quote

from engine.board.graph import Board
from engine.language.speaker import Speaker
from engine.orders.wording import place_name
from engine.report.citations import rule_name

_APART = re.compile(
    r"(<title.*?</title>|<style.*?</style>|<svg.*?</svg>|<h1.*?</h1>|<pre.*?</pre>"
    r'|<td class="ear.*?</td>|<[^>]+>)',
    re.DOTALL,
)
"""Where no link is made: tags, signs, the sheet, and the head, where a paper has a town's name."""

_CASES = ("the", "in", "to", "from")


def linked(page: str, board: Board, speaker: Speaker, rules: tuple[str, ...]) -> str:
    """A page with links: ``place:BUR`` to a province, ``rule:SPY-4B`` to one of these rules."""
    names, leads = _names(board, speaker, rules)
    parts = _APART.split(page)
    parts[::2] = ("".join(_linked(unescape(text), names, leads)) for text in parts[::2])
    return "".join(parts)


def _linked(text: str, names: re.Pattern[str], leads: Mapping[str, str]) -> Iterator[str]:
    done = 0
    for found in names.finditer(text):
        href = leads[found["code"] or found[0].casefold()]
        yield f'{escape(text[done : found.start()])}<a href="{href}">{escape(found[0])}</a>'
        done = found.end()
    yield escape(text[done:])


@lru_cache(maxsize=16)
def _names(
    board: Board, speaker: Speaker, rules: tuple[str, ...]
) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """A pattern that finds all names on a page, and where each links to."""
    leads = {
        f"[{speaker.say(rule_name(rule))}]".casefold(): f"rule:{quote(rule)}" for rule in rules
    }
    for place in board.provinces:
        leads |= dict.fromkeys(_forms(board, speaker, place), f"place:{place}")
    words = "|".join(re.escape(name) for name in sorted(leads, key=len, reverse=True))
    codes = "|".join(board.provinces)
    leads |= {place: f"place:{place}" for place in board.provinces}
    piece = r"(?:[A-Z]+[ \N{NO-BREAK SPACE}])?"
    code = rf"\b{piece}(?P<code>{codes})(?:/[NESW]C)?\b"
    return re.compile(rf"{code}|(?<!\w)(?i:{words})(?!\w)"), leads


def _forms(board: Board, speaker: Speaker, place: str) -> Iterator[str]:
    """The name of a place, and its inflected forms: ``bottnischen meerbusen``."""
    name = place_name(board, place)
    bare = speaker.say(name).casefold()
    yield bare
    for case in _CASES:
        form = speaker.say(name, case).casefold()
        if not form.endswith(bare):
            yield " ".join(form.split(" ")[-len(bare.split(" ")) :])
