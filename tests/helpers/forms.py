"""The forms that go with letters, filled in as their own script does it, without a browser."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from html.parser import HTMLParser
from random import Random
from typing import Any

from PySide6.QtQml import QJSEngine

from engine.report.pages import filled


class _Scripts(HTMLParser):
    """Gathers the scripts of a page as a browser finds them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._within = False

    def handle_starttag(self, tag: str, _attrs: object) -> None:
        self._within = tag == "script"
        if self._within:
            self.found.append("")

    def handle_data(self, data: str) -> None:
        if self._within:
            self.found[-1] += data

    def handle_endtag(self, _tag: str) -> None:
        self._within = False


def scripts(page: str) -> list[str]:
    """The texts of a page's script elements."""
    parser = _Scripts()
    parser.feed(page)
    return parser.found


def data_of(page: str) -> dict[str, Any]:
    """What a form knows."""
    return dict(json.loads(scripts(page)[0]))


class Script:
    """The script of the forms."""

    def __init__(self) -> None:
        self._engine = QJSEngine()
        self.run(filled("form.js").replace("const ", "var "))

    def run(self, text: str) -> Any:
        """What a script comes to."""
        found = self._engine.evaluate(text)
        assert not found.isError(), found.toString()
        return found.toVariant()

    def sheet(self, form: Mapping[str, Any], orders: Sequence[str], now: datetime) -> str:
        """The sheet with these orders."""
        milliseconds = int(now.timestamp() * 1000)
        return str(
            self.run(
                f"sheet({json.dumps(form)}, {json.dumps(list(orders))}, new Date({milliseconds}))"
            )
        )

    def orders(self, form: Mapping[str, Any], ways: Sequence[tuple[Any, list[int]]]) -> list[str]:
        """The orders at the end of ways, each behind the row that it begins with."""
        rows = [({"keys": keys, "list": chosen}, way) for (keys, chosen), way in ways]
        call = f"{json.dumps(rows)}.map(one => walked({json.dumps(form)}, one[0], one[1]).order)"
        return [str(one) for one in self.run(call)]

    def link(self, form: Mapping[str, Any], text: str) -> str:
        """The address that opens a mail with a text."""
        return str(self.run(f"letterTo({json.dumps(form)}, {json.dumps(text)})"))


def rows(form: Mapping[str, Any]) -> list[tuple[list[str], int]]:
    """What each line of a form begins with: the keys before it, and its first list."""
    found: list[tuple[list[str], int]] = []
    for row in form["rows"]:
        key = form["steps"][row["step"]][0]
        found += [([key], row[what]) for what in ("main", "beside") if row[what] >= 0]
    return found + [([], form["more"])] * (form["count"] if form["more"] >= 0 else 0)


def by_chance(form: Mapping[str, Any], first: int, draw: Random) -> list[int]:
    """A way through lists to an order, and sometimes beyond it."""
    way, there, whole = [], first, False
    while there >= 0 and not (whole and draw.random() < 0.5):
        choices = form["lists"][there]
        chosen = draw.randrange(len(choices) // 3)
        way.append(chosen)
        whole, there = choices[3 * chosen + 1] >= 0, choices[3 * chosen + 2]
    return way


def every_text(form: Mapping[str, Any]) -> set[str]:
    """All orders that a form can write."""
    found: set[str] = set()

    def into(there: int, keys: list[str]) -> None:
        numbers = form["lists"][there] if there >= 0 else ()
        for place in range(0, len(numbers), 3):
            way = [*keys, form["steps"][numbers[place]][0]]
            if numbers[place + 1] >= 0:
                text = form["texts"][numbers[place + 1]]
                found.add(re.sub(r"\{(\d+)\}", lambda m, way=way: way[int(m[1])], text))
            into(numbers[place + 2], way)

    for keys, first in rows(form):
        into(first, keys)
    return found
