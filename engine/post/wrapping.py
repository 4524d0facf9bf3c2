"""What surrounds a mail's own words: forwarded and quoted mails, courtesies, device signatures."""

import re
from collections.abc import Collection, Iterator

from engine.units import named

_BELOW = re.compile(
    r"^[\s>]*(?:-{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|"
    r"messaggio originale|mensaje original|forwarded message|weitergeleitete nachricht|"
    r"message transféré)\b.*|begin forwarded message:?|anfang der weitergeleiteten nachricht:?|"
    r"_{20,})\s*$",
    re.IGNORECASE,
)
"""A line that begins another mail, whose own lines are not marked."""

_HEADER = re.compile(
    r"^[\s>*]*(?:from|von|de|da|sent|gesendet|envoyé|inviato|enviado|to|an|à|a|cc|date|datum|"
    r"subject|betreff|objet|oggetto|asunto|reply-to)\s?:\*?\s.*\S",
    re.IGNORECASE,
)

_ATTRIBUTION_BEGINS = re.compile(r"(?:on|am|le|el|il)\b", re.IGNORECASE)
_ATTRIBUTION_SAYS = re.compile(
    r"\b(?:wrote|writes|schrieb|a écrit|escribió|ha scritto)\b", re.IGNORECASE
)
_DIGIT = re.compile(r"\d")

_DEVICE = re.compile(
    r"^\s*(?:sent (?:from|with|via) |get outlook for |von mein\w+ .* gesendet|gesendet von |"
    r"envoyé (?:de|depuis) |inviato da |enviado desde ).*$",
    re.IGNORECASE,
)

_ORDERLY = re.compile(
    r"->|\s-\s|\b(?:a|f|army|fleet|armee|armée|heer|flotte|armata|flotta|ejército|flota|"
    r"build|remove|waive|baue?|construi\w+|costrui\w+|entferne|supprime\w*|rimuov\w+|"
    r"retreats?|retraite|rückzug|ritirata|retirada|supports?|s|soutien\w*|unterstützt|appoggia|"
    r"apoya|convoys?|c|holds?|h|tient|reste|bleibt|hält|disbands?|stands?|"
    r"bid|prefer|deploy|rebuild|search|security|deport|execute|kills?|assassinates?|spares?|via|"
    r"if|unless|otherwise|cancel)\b",
    re.IGNORECASE,
)


_WORD = re.compile(r"\w+")


def unwrapped(text: str) -> str:
    """The same lines, with those of other mails marked as quoted and device lines as comments.

    If nothing precedes a forwarded mail, its words are the message, and just its headers are set
    aside. Every line keeps its number.
    """
    lines = text.split("\n")
    own = list(_own(lines))
    return "\n".join(f"{mark}{line}" for mark, line in zip(_marks(lines, own), lines, strict=True))


def talks(text: str) -> bool:
    """Whether a line is talk: nothing in it looks like part of an order."""
    if _ORDERLY.search(text) is not None:
        return False
    return not any(map(named, _WORD.findall(text)))


def _own(lines: list[str]) -> Iterator[bool]:
    """Whether each line stands above every other mail in this one."""
    above = True
    for number, line in enumerate(lines):
        above = above and not (_BELOW.match(line) or _opens_headers(lines, number))
        yield above


def _opens_headers(lines: list[str], number: int) -> bool:
    """Whether another mail's headers begin here: three such lines in a row."""
    three = lines[number : number + 3]
    return len(three) == 3 and all(map(_HEADER.match, three))


def _marks(lines: list[str], own: list[bool]) -> Iterator[str]:
    said = any(
        mine and line.strip() and not line.startswith(">") and not talks(line)
        for line, mine in zip(lines, own, strict=True)
    )
    quoted = _unmarked(lines)
    for number, (line, mine) in enumerate(zip(lines, own, strict=True)):
        if number in quoted:
            yield "> "
        elif not mine:
            other = _HEADER.match(line) or _BELOW.match(line)
            yield "> " if said else "# " if other else ""
        elif _attributes(lines, number):
            yield "> "
        else:
            yield "# " if _DEVICE.match(line) else ""


def _unmarked(lines: list[str]) -> Collection[int]:
    """The lines of unmarked quotations, below “On Monday Jo wrote:”.

    Below the sender's own words, all the rest is quoted; above them, just one paragraph.
    """
    for number, line in enumerate(lines):
        if not (_attributes(lines, number) and line.rstrip().endswith(":")):
            continue
        begins = next((n for n in range(number + 1, len(lines)) if lines[n].strip()), len(lines))
        if begins == len(lines) or lines[begins].lstrip().startswith((">", "|")):
            continue
        ends = next((n for n in range(begins, len(lines)) if not lines[n].strip()), len(lines))
        below = any(not talks(text) for text in lines[ends:])
        above = any(not talks(text) for text in lines[:number])
        if above or not below:
            return range(begins, len(lines)) if above else ()
        return range(begins, ends)
    return ()


def _attributes(lines: list[str], number: int) -> bool:
    """Whether a line, perhaps with an adjacent one, says who wrote what follows."""
    line = lines[number]
    if _attribution(line):
        return True
    after = lines[number + 1] if number + 1 < len(lines) else ""
    before = lines[number - 1] if number else ""
    starts = _dated(line) and _attribution(f"{line} {after}")
    ends = _dated(before) and _attribution(f"{before} {line}")
    return bool(starts or ends)


def _attribution(line: str) -> bool:
    """Whether a line is like ``On Monday Jo wrote:``."""
    begins = _ATTRIBUTION_BEGINS.match(line)
    return bool(begins and line.rstrip().endswith(":") and _ATTRIBUTION_SAYS.search(line))


def _dated(line: str) -> bool:
    """Whether a line begins like such an attribution and contains a date or a time."""
    return bool(_ATTRIBUTION_BEGINS.match(line) and _DIGIT.search(line))
