"""Letters: a report with what is around it, as plain text of 72 columns and as HTML.

They are written from an observation and from nothing else.
"""

import html
import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from string import Template

from engine.language.message import Message
from engine.post.style import Style, sections
from engine.report.account import Account
from engine.report.styles import WIDTH


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words around a report, and what the tags for missing orders mean."""

    greeting: str
    you: str
    closing: str
    signature: str
    correction: str
    differs: str
    tags: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What a letter says besides the report: to whom, until when, from whom, and which tags.

    ``power`` is the power's name as people say it. ``number`` counts corrections: 0 is the first
    issue. ``changes`` are the lines in which a correction differs from it, marked by ``-`` and
    ``+``; ``press`` are texts that come with it.
    """

    power: str
    name: str = ""
    deadline: str = ""
    gm: str = "The GM"
    number: int = 0
    tags: tuple[str, ...] = ()
    press: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()


def words(text: str | None = None, language: str = "en") -> Words:
    """The words around a report: those of a TOML text, where it leaves some out the usual ones.

    What stands in it as the program's English copy has it is said in the language as usual.

    Raises:
        TypeError: the text names something that letters do not say.
        TOMLDecodeError: it is no TOML.
    """
    usual, copied = tomllib.loads(usual_words(language)), tomllib.loads(usual_words())
    own = tomllib.loads(text) if text is not None else {}
    tags = {**usual["tags"], **_edited(own.pop("tags", {}), copied["tags"])}
    return Words(**{**usual, **_edited(own, copied), "tags": tags})


def _edited(own: Mapping[str, str], copied: Mapping[str, str]) -> dict[str, str]:
    return {key: text for key, text in own.items() if text != copied.get(key)}


def usual_words(language: str = "en") -> str:
    """The words that come with the program in a language, as a TOML text to be edited."""
    return (files("resources") / "templates" / words_file(language)).read_text("utf-8")


def words_file(language: str) -> str:
    """The name of the file with the words of a language: ``letter.toml``, ``letter.de.toml``."""
    return "letter.toml" if language == "en" else f"letter.{language}.toml"


def as_text(told: Account, frame: Frame, dressed: Style, said: Words) -> str:
    """The letter as plain text of at most 72 columns."""
    title = told.whole_heading
    parts = [*_opening(frame, said), f"{title}\n{'=' * min(len(title), WIDTH)}"]
    for power, lines in told.orders.items():
        rows = [_wrapped(dressed.line(line), "      ") for line in lines]
        parts.append("\n".join([dressed.heading(power), *rows]))
    for heading, lists in sections(told, dressed.units):
        rows = [_wrapped(f"{told.before(p)} {', '.join(own)}", "  ") for p, own in lists.items()]
        parts.append("\n".join([heading, "-" * len(heading), *rows]))
    if told.news:
        parts.append("\n".join(_wrapped(sentence, "  ") for sentence in told.news))
    if told.told:
        heading = _intelligence(told)
        facts = (_wrapped(fact, "  ") for fact in told.told)
        parts.append("\n".join([heading, "-" * len(heading), *facts]))
    parts += [_wrapped(sentence, "  ") for sentence in _closing(told, frame, said)]
    if frame.changes:
        parts.append("\n".join([said.differs, *(_wrapped(line, "    ") for line in frame.changes)]))
    return "\n\n".join(filter(None, parts)) + "\n"


def as_markdown(told: Account, frame: Frame, dressed: Style, said: Words) -> str:
    """The letter as Markdown, for forums and chats."""
    parts = [*_opening(frame, said), f"# {told.whole_heading}"]
    for power, lines in told.orders.items():
        parts.append(_bulleted(f"**{dressed.heading(power)}**", map(dressed.line, lines)))
    for heading, lists in sections(told, dressed.units):
        rows = (f"**{power}**: {', '.join(own)}" for power, own in lists.items())
        parts.append(_bulleted(f"## {heading}", rows))
    parts += ["\n".join(f"- {sentence}" for sentence in told.news)]
    if told.told:
        parts.append(_bulleted(f"## {_intelligence(told)}", told.told))
    parts += _closing(told, frame, said)
    if frame.changes:
        parts.append("\n".join([said.differs, "", "```diff", *frame.changes, "```"]))
    return "\n\n".join(filter(None, parts)) + "\n"


def as_html(told: Account, frame: Frame, dressed: Style, said: Words) -> str:
    """The letter as one HTML page that fetches nothing from elsewhere."""
    say = html.escape
    title = say(told.whole_heading)
    body = [f"<p>{say(part)}</p>" for part in _opening(frame, said)]
    body.append(f"<h1>{title}</h1>")
    for power, lines in told.orders.items():
        items = "".join(f"<li>{dressed.tagged(line)}</li>" for line in lines)
        body.append(f"<h2>{say(dressed.heading(power))}</h2><ul>{items}</ul>")
    for heading, lists in sections(told, dressed.units):
        rows = "".join(
            f"<tr><th>{say(power)}</th><td>{say(', '.join(own))}</td></tr>"
            for power, own in lists.items()
        )
        body.append(f"<h2>{say(heading)}</h2><table>{rows}</table>")
    body += [f"<p>{say(sentence)}</p>" for sentence in told.news]
    if told.told:
        items = "".join(f"<li>{say(sentence)}</li>" for sentence in told.told)
        body.append(f"<h2>{say(_intelligence(told))}</h2><ul>{items}</ul>")
    body += [f"<p>{say(sentence)}</p>" for sentence in _closing(told, frame, said)]
    if frame.changes:
        body.append(f"<h2>{say(said.differs)}</h2><ul>{''.join(map(_marked, frame.changes))}</ul>")
    return (
        f'<!DOCTYPE html>\n<html lang="{told.speaker.language}">'
        f'<head><meta charset="utf-8"><title>{title}</title>'
        "<style>body{font-family:serif;max-width:42em;margin:2em auto}h1,h2{font-size:1.1em}"
        "ul{list-style:none;padding-left:1em}th{text-align:left;padding-right:1em;"
        "vertical-align:top}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _intelligence(told: Account) -> str:
    return told.speaker.say(Message("report.intelligence"))


def _marked(line: str) -> str:
    """A line that differs: struck out where it went, underlined where it came."""
    tag = "del" if line.startswith("-") else "ins"
    return f"<li><{tag}>{html.escape(line[1:].strip())}</{tag}></li>"


def _bulleted(heading: str, lines: Iterable[str]) -> str:
    # What stands between angle brackets would be taken for HTML.
    items = (f"- {line.strip().replace('<', '&lt;')}" for line in lines)
    return "\n".join([heading, "", *items])


def _opening(frame: Frame, said: Words) -> Iterator[str]:
    yield Template(said.greeting).safe_substitute(name=frame.name or said.you, power=frame.power)
    if frame.number:
        yield Template(said.correction).safe_substitute(number=frame.number)
    for tag in frame.tags:
        yield f"{tag}: {said.tags.get(tag, '')}".rstrip(": ")


def _closing(told: Account, frame: Frame, said: Words) -> Iterator[str]:
    yield from told.due
    yield from frame.press
    if told.ending:
        yield told.ending
    if told.next:
        yield told.speaker.say(Message("report.next", phase=told.next))
        if frame.deadline:
            yield Template(said.closing).safe_substitute(deadline=frame.deadline)
    yield Template(said.signature).safe_substitute(gm=frame.gm)


def _wrapped(text: str, indent: str) -> str:
    """Every line of a text within the width."""
    lines = text.splitlines() or [""]
    return "\n".join(textwrap.fill(line, WIDTH, subsequent_indent=indent) for line in lines)
