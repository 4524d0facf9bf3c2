"""Writes an account of a turn as plain text of 72 columns, Markdown, HTML or JSON."""

import html
import json
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, fields

from engine.language.message import Message
from engine.report.account import Account, Line

WIDTH = 72


def as_text(told: Account) -> str:
    """Plain text of at most 72 columns, for mail and terminal."""
    parts = [_ruled(told.whole_heading, "=")]
    if told.seen_by:
        parts.append(told.seen_by)
    for power, lines in told.orders.items():
        parts.append("\n".join([told.before(power), *(_text_line(told, line) for line in lines)]))
    for heading, lists in tables(told):
        parts.append("\n".join([_ruled(heading, "-"), *_text_lists(told, lists)]))
    parts += [_block(facts) for facts in (told.news, told.told, told.due) if facts]
    parts += [textwrap.fill(sentence, WIDTH) for sentence in _ending(told)]
    return "\n\n".join(parts) + "\n"


def as_markdown(told: Account) -> str:
    """Markdown, for forums and wikis."""
    parts = [f"# {told.title or told.heading}"]
    if told.title:
        parts.append(f"## {told.heading}")
    for power, lines in told.orders.items():
        marked = (f"- {_marked(told, line)}" for line in lines)
        parts.append("\n".join([f"**{power}**", "", *marked]))
    for heading, lists in tables(told):
        rows = [f"- **{power}**: {', '.join(items)}" for power, items in lists.items()]
        parts.append("\n".join([f"### {heading}", "", *rows]))
    closing = (*told.news, *told.told, *told.due, *_ending(told))
    parts.append("\n".join(f"- {sentence}" for sentence in closing))
    return "\n\n".join(parts) + "\n"


def as_html(told: Account) -> str:
    """One HTML page without anything from elsewhere."""
    say = html.escape
    heading = say(told.title) or say(told.heading)
    body = [f"<h1>{heading}</h1>"]
    if told.title:
        body.append(f"<h2>{say(told.heading)}</h2>")
    for power, lines in told.orders.items():
        items = "".join(f"<li>{_tagged(line)}</li>" for line in lines)
        body.append(f"<h3>{say(power)}</h3><ul>{items}</ul>")
    for title, lists in tables(told):
        rows = "".join(
            f"<tr><th>{say(power)}</th><td>{html.escape(', '.join(items))}</td></tr>"
            for power, items in lists.items()
        )
        body.append(f"<h3>{say(title)}</h3><table>{rows}</table>")
    body += [_list(map(say, lines)) for lines in (told.news, told.told, told.due) if lines]
    body += [f"<p>{say(sentence)}</p>" for sentence in _ending(told)]
    page = "\n".join(body)
    return (
        f'<!DOCTYPE html>\n<html lang="{told.speaker.language}">'
        f'<head><meta charset="utf-8"><title>{heading}</title>'
        "<style>body{font-family:sans-serif;max-width:42em;margin:2em auto}"
        "th{text-align:left;padding-right:1em;vertical-align:top}.failed{text-decoration:"
        f"underline}}</style></head><body>\n{page}\n</body></html>\n"
    )


def as_json(told: Account) -> str:
    """The account as one JSON object."""
    found = {part.name: getattr(told, part.name) for part in fields(told)}
    del found["speaker"], found["seen_by"]
    found["orders"] = {p: [asdict(line) for line in lines] for p, lines in told.orders.items()}
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


STYLES: Mapping[str, Callable[[Account], str]] = {
    "text": as_text,
    "markdown": as_markdown,
    "html": as_html,
    "json": as_json,
}
"""Every style by name."""


def tables(told: Account) -> Iterator[tuple[str, Mapping[str, tuple[str, ...]]]]:
    """The lists by power that hold anything."""
    found = (
        ("units", told.units),
        ("retreats", told.retreats),
        ("centres", {f"{power} ({len(c)})": c for power, c in told.centres.items()}),
    )
    for heading, lists in found:
        if lists:
            yield told.speaker.say(Message(f"report.{heading}")), lists


def _ending(told: Account) -> Iterator[str]:
    if told.ending:
        yield told.ending
    if told.next:
        yield told.speaker.say(Message("report.next", phase=told.next))


def _list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _block(sentences: Iterable[str]) -> str:
    return "\n".join(textwrap.fill(one, WIDTH, subsequent_indent="  ") for one in sentences)


def _ruled(title: str, stroke: str) -> str:
    return f"{title}\n{stroke * min(len(title), WIDTH)}"


def _result(told: Account, line: Line) -> str:
    return told.speaker.say(Message(f"fact.result_{line.result.value}"))


def _text_line(told: Account, line: Line) -> str:
    return f"  {line.order}" if line.fine else f"  {line.order}  (*{_result(told, line)}*)"


def _text_lists(told: Account, lists: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    starts = list(map(told.before, lists))
    wide = max(map(len, starts)) + 1
    for before, items in zip(starts, lists.values(), strict=True):
        start = before.ljust(wide)
        yield textwrap.fill(
            ", ".join(items), WIDTH, initial_indent=start, subsequent_indent=" " * wide
        )


def _marked(told: Account, line: Line) -> str:
    return line.order if line.fine else f"{line.order} *({_result(told, line)})*"


def _tagged(line: Line) -> str:
    order, why = html.escape(line.order), html.escape(line.why)
    return order if line.fine else f'<span class="failed">{order}</span> <em>{why}</em>'
