"""The results of a run as tables: for the terminal, and as CSV and JSON for other programs."""

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from io import StringIO
from textwrap import wrap

from engine.lab.plan import Plan
from engine.lab.results import Results
from engine.lab.summary import Figure, Standing, Summary, difference, summed_up
from engine.lab.watch import Row
from engine.language.message import Message
from engine.language.speaker import Speaker

FIGURES = ("won", "shared", "survived", "squares", "void")
"""What is told of each power and player, by the names of a standing."""

_WIDE = 100
"""So many letters a line of text has."""


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
    if found:
        parts += wrap(speaker.say(Message("lab.intervals")), _WIDE)
    if len(found) > 1:
        heads, rows = differences(results, speaker)
        cells = [(power, *row) for power, row in rows.items()]
        parts += ["", speaker.say(Message("lab.difference")), *_columns([("", *heads), *cells])]
        parts += wrap(speaker.say(Message("lab.pairs")), _WIDE)
    return "\n".join(parts)


def as_json(results: Results) -> str:
    """Everything as JSON: the plan, and each setting's summary."""
    found = {name: asdict(one) for name, one in summaries(results).items()}
    data = {
        "plan": asdict(results.plan),
        "rules": results.rules,
        "settings": found,
        "differences": {
            power: {kind: asdict(one) for kind, one in row.items()}
            for power, row in _differences(results).items()
        },
    }
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
        yield from _columns([(key, _rate(rate)) for key, rate in mattered(one).items()])
        yield from idle(one, speaker)
    yield ""


def mattered(one: Summary) -> dict[str, Figure]:
    """The options that would have changed anything at all."""
    return {key: rate for key, rate in one.mattered.items() if rate.value}


def idle(one: Summary, speaker: Speaker) -> Iterator[str]:
    """A sentence on the options that would have changed nothing, if there are any."""
    rest = len(one.mattered) - len(mattered(one))
    if rest:
        yield speaker.say(Message("lab.never_mattered", count=rest))


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
    heads = ("", *(speaker.say(Message(f"lab.{name}")) for name in FIGURES))
    rows = [
        (who, *(_rate(getattr(standing, name)) for name in FIGURES))
        for who, standing in standings.items()
    ]
    return _columns([heads, *rows])


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def differences(
    results: Results, speaker: Speaker
) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """How much more each power had under B than under A: the heads of columns, and the rows.

    Figures that were the same in all games are left out. What cannot be chance is marked.
    """
    found = _differences(results)
    kinds = [
        kind for kind in FIGURES if any(row[kind].low != row[kind].high for row in found.values())
    ]
    heads = tuple(speaker.say(Message(f"lab.{kind}")) for kind in kinds)
    return heads, {power: tuple(_more(row[kind]) for kind in kinds) for power, row in found.items()}


def _differences(results: Results) -> dict[str, dict[str, Figure]]:
    rows = list(results.rows())
    if len({row["setting"] for row in rows}) < 2:
        return {}
    powers = sorted({power for row in rows for year in row["years"].values() for power in year})
    return {power: difference(rows, power) for power in powers}


def _more(one: Figure) -> str:
    """A difference in percentage points; a star if zero is outside its interval."""
    star = " *" if one.low > 0 or one.high < 0 else ""
    return f"{_points(one.value)} ({_points(one.low)} … {_points(one.high)}){star}"


def _points(share: float) -> str:
    """Percentage points with their sign; zero has none."""
    rounded = round(100 * share, 1)
    return f"{rounded:+.1f}" if rounded else "0.0"


def _rate(figure: Figure | None) -> str:
    if figure is None:
        return "—"
    return f"{figure.value:.1%} ({figure.low:.1%} … {figure.high:.1%})"


def _number(figure: Figure) -> str:
    if figure.low == figure.high:
        return f"{figure.value:.1f}"
    return f"{figure.value:.1f} ({figure.low:.1f} … {figure.high:.1f})"
