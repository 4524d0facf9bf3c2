"""The results of a run as tables: for the terminal, and as CSV and JSON for other programs."""

import csv
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from io import StringIO

from engine.lab.plan import Plan
from engine.lab.results import Results
from engine.lab.summary import Figure, Standing, Summary, difference, summed_up
from engine.lab.watch import Row
from engine.language.message import Message
from engine.language.speaker import Speaker

FIGURES = ("won", "shared", "survived", "squares", "void")
"""What is told of each power and player, by the names of a standing."""


def summaries(results: Results) -> dict[str, Summary]:
    """Each setting's summary, by its name; settings without games are left out."""
    rows: dict[int, list[Row]] = {}
    for row in results.rows():
        rows.setdefault(row["setting"], []).append(row)
    names = called(results.plan)
    return {names[which]: summed_up(found) for which, found in sorted(rows.items())}


def called(plan: Plan) -> tuple[str, ...]:
    """A name for each setting, with a letter before it if there are several."""
    if len(plan.settings) == 1:
        return (plan.settings[0].called,)
    return tuple(f"{'AB'[n]}: {one.called}" for n, one in enumerate(plan.settings))


def table(results: Results, speaker: Speaker) -> str:
    """The tables that a terminal shows, in a reader's language."""
    found = summaries(results)
    parts = [part for name, one in found.items() for part in _setting(name, one, speaker)]
    if len(found) > 1:
        shown = differences(results)
        wide = max(map(len, shown), default=0)
        parts.append(speaker.say(Message("lab.difference")))
        parts += (f"  {power:<{wide}}  {text}" for power, text in shown.items())
    return "\n".join(parts)


def as_json(results: Results) -> str:
    """Everything as JSON: the plan, and each setting's summary."""
    found = {name: asdict(one) for name, one in summaries(results).items()}
    data = {"plan": asdict(results.plan), "rules": results.rules, "settings": found}
    return json.dumps(data, ensure_ascii=False, indent=2)


def as_csv(results: Results) -> str:
    """The standings as CSV: a line for each power and each kind of player under each setting."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    ends = [f"{name}{end}" for name in FIGURES for end in ("", "_low", "_high")]
    lines.writerow(["setting", "kind", "name", *ends])
    for name, one in summaries(results).items():
        for kind, standings in (("power", one.standings), ("player", one.players)):
            for who, standing in standings.items():
                lines.writerow([name, kind, who, *_ends(standing)])
    return out.getvalue()


def _ends(standing: Standing) -> Iterator[str]:
    for name in FIGURES:
        one: Figure | None = getattr(standing, name)
        yield from (f"{end:.4f}" for end in (one.value, one.low, one.high)) if one else ("",) * 3


def _setting(name: str, one: Summary, speaker: Speaker) -> Iterator[str]:
    yield name
    yield numbers(one, speaker)
    yield ""
    yield from _standings(one.standings, speaker)
    if len(one.players) > 1:
        yield ""
        yield from _standings(one.players, speaker)
    if one.mattered:
        yield ""
        yield speaker.say(Message("lab.mattered"))
        wide = max(map(len, one.mattered))
        yield from (f"  {key:<{wide}}  {_rate(rate)}" for key, rate in one.mattered.items())
    yield ""


def numbers(one: Summary, speaker: Speaker) -> str:
    """How many games there were and how they ended, in a sentence."""
    return speaker.say(
        Message(
            "lab.games",
            count=one.games,
            ended=_rate(one.ended),
            drawn=_rate(one.drawn),
            deadlines=_number(one.deadlines),
        )
    )


def _standings(standings: Mapping[str, Standing], speaker: Speaker) -> Iterator[str]:
    heads = ["", *(speaker.say(Message(f"lab.{name}")) for name in FIGURES)]
    rows = [heads]
    for who, standing in standings.items():
        rows.append([who, *(_rate(getattr(standing, name)) for name in FIGURES)])
    wide = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def differences(results: Results) -> dict[str, str]:
    """By power, how much more of the squares it had under B than under A, formatted."""
    rows = list(results.rows())
    powers = sorted({power for row in rows for year in row["years"].values() for power in year})
    found = {power: difference(rows, power) for power in powers}
    return {
        power: f"{_more(one.value)} ({_more(one.low)} … {_more(one.high)})"
        for power, one in found.items()
    }


def _more(share: float) -> str:
    """A signed share; zero has no sign."""
    rounded = round(share, 3)
    return f"{rounded:+.1%}" if rounded else "0.0%"


def _rate(figure: Figure | None) -> str:
    if figure is None:
        return "—"
    return f"{figure.value:.1%} ({figure.low:.1%} … {figure.high:.1%})"


def _number(figure: Figure) -> str:
    return f"{figure.value:.1f} ({figure.low:.1f} … {figure.high:.1f})"
