"""Writes an account of a turn as plain text of 72 columns, Markdown, HTML or JSON."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields

from engine.report.account import Account
from engine.report.look import DAY, Look
from engine.report.pages import filled


def as_text(told: Account) -> str:
    """Plain text of at most 72 columns, for mail and terminal."""
    return filled("report.txt", told=told)


def as_markdown(told: Account) -> str:
    """Markdown, for forums and wikis."""
    return filled("report.md", told=told)


def as_html(told: Account, look: Look = DAY, cut: str = "") -> str:
    """One self-contained HTML page; ``cut`` shows where its headline happened."""
    return filled("report.html", told=told, look=look, cut=cut)


def as_json(told: Account) -> str:
    """The account as one JSON object."""
    found = {part.name: getattr(told, part.name) for part in fields(told)}
    for part in ("speaker", "seen_by", "masthead", "own", "lookers", "scene"):
        del found[part]
    found["orders"] = {p: [asdict(line) for line in lines] for p, lines in told.orders.items()}
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


STYLES: Mapping[str, Callable[[Account], str]] = {
    "text": as_text,
    "markdown": as_markdown,
    "html": as_html,
    "json": as_json,
}
"""Every style by name."""
