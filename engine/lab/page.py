"""The results of a run as one self-contained page with charts."""

from collections.abc import Iterator, Mapping
from functools import partial

from engine.board.graph import PowerId, ProvinceId
from engine.board.picture import Picture, load_picture
from engine.lab.plan import Setting
from engine.lab.results import Results
from engine.lab.summary import Figure, Summary
from engine.lab.table import FIGURES, called, differences, idle, mattered, numbers, summaries
from engine.language.message import Message
from engine.language.speaker import Speaker
from engine.orders.wording import place_name, power_name
from engine.report.charts import Named, colour, line_chart, rate_chart
from engine.report.pages import filled

_FIGHT = "#a02018"
_MOST = 20
"""How many options are drawn, those that mattered most."""

_Tints = Mapping[ProvinceId, tuple[str, float, str]]
"""By province a colour, how strong it is from 0 to 1, and what is said of it."""


def page(results: Results, speaker: Speaker) -> str:
    """The page as HTML, in a reader's language.

    Raises BoardError if a board of the run is no longer there.
    """
    sections = _sections(results, speaker)
    heads, rows = differences(results, speaker) if len(sections) > 1 else ((), {})
    names = {power: said for section in sections for power, said in section.powers}
    return filled(
        "lab.html",
        language=speaker.language,
        title=" · ".join(section.name for section in sections) or results.path.stem,
        about=[*_about(results, speaker)],
        charts=[*_compared(sections, speaker)],
        difference=speaker.say(Message("lab.difference")),
        pairs=speaker.say(Message("lab.pairs")),
        heads=heads,
        differences=[(names.get(power, power), cells) for power, cells in rows.items()],
        sections=[section.values() for section in sections],
        boards={one.picture.digest: _outlines(one.picture) for one in sections},
    )


def charts(results: Results, speaker: Speaker) -> Iterator[str]:
    """The page's charts alone, as SVG."""
    sections = _sections(results, speaker)
    yield from _compared(sections, speaker)
    for section in sections:
        yield from section.charts()


def _sections(results: Results, speaker: Speaker) -> list["_Section"]:
    settings = dict(zip(called(results.plan), results.plan.settings, strict=True))
    return [
        _Section(name, settings[name], one, speaker) for name, one in summaries(results).items()
    ]


def _about(results: Results, speaker: Speaker) -> Iterator[str]:
    plan = results.plan
    yield speaker.say(
        Message("lab.plan", count=plan.games, seed=plan.seed, deadlines=plan.deadlines)
    )
    if all(set(one.players) == {"chance"} for one in plan.settings):
        yield speaker.say(Message("lab.by_chance"))
    yield speaker.say(Message("lab.intervals"))


def _outlines(picture: Picture) -> Mapping[ProvinceId, str]:
    """The ground of each province as SVG path data, in whole units."""
    return {
        province: "".join(
            "M" + "L".join(dict.fromkeys(f"{x:.0f} {y:.0f}" for x, y in ring)) + "Z"
            for ring in shape.ground.lines
        )
        for province, shape in picture.provinces.items()
    }


class _Section:
    """The results of one setting's games, in charts."""

    def __init__(self, name: str, setting: Setting, one: Summary, speaker: Speaker) -> None:
        board = setting.rules().board
        self.one = one
        self.picture = load_picture(setting.board or board.name)
        self.powers: list[Named] = [
            (power, speaker.say(power_name(board, PowerId(power)))) for power in one.standings
        ]
        self.name, self._speaker = name, speaker
        self._place = partial(place_name, board)

    def values(self) -> dict[str, object]:
        """The values that the template shows."""
        return {
            "name": self.name,
            "games": numbers(self.one, self._speaker),
            "charts": [*self.charts()],
            "idle": [*idle(self.one, self._speaker)],
            "maps": [(title, tints) for title, tints in self._maps() if tints],
            "board": self.picture.digest,
            "frame": " ".join(f"{side:g}" for side in self.picture.frame),
        }

    def charts(self) -> Iterator[str]:
        """Centres and knowledge by year, length, players and options."""
        one, say = self.one, self._speaker.say
        yield self._lines("chart_centres", one.centres, whole=True)
        if any(share < 1 for of in one.known.values() for share in of.values()):
            yield self._lines("chart_known", one.known, whole=False)
        if one.ended.value:
            going_on = {("", say(Message("lab.going_on"))): [*one.lasting.values()]}
            said = say(Message("lab.chart_lasting"))
            yield line_chart(said, [*one.lasting], going_on, whole=False)
        owners = {who: of.squares for who, of in one.players.items() if of.squares}
        if len(owners) > 1:
            players = {("", who): [_triple(squares)] for who, squares in owners.items()}
            yield rate_chart(say(Message("lab.chart_squares")), players)
        if mattered(one):
            first = [*mattered(one).items()][:_MOST]
            rows = {("", key): [_triple(figure)] for key, figure in first}
            yield rate_chart(say(Message("lab.mattered")), rows)

    def _lines(self, title: str, years: Mapping[str, Mapping[str, float]], *, whole: bool) -> str:
        rows = {
            named: [of.get(named[0], 0.0) for of in years.values()]
            for named in self.powers
            if any(named[0] in of for of in years.values())
        }
        said = self._speaker.say(Message(f"lab.{title}"))
        return line_chart(said, [*years], rows, whole=whole)

    def _maps(self) -> Iterator[tuple[str, _Tints]]:
        """Both maps with their titles, which say how dark the darkest is."""
        yield self._speaker.say(Message("lab.map_owned")), self._owned()
        most = max(self.one.fights.values(), default=0.0)
        yield self._speaker.say(Message("lab.map_fights", most=f"{most:.1f}")), self._fights()

    def _owned(self) -> _Tints:
        """Each centre in the colour of whoever owned it longest."""
        found = {}
        names = dict(self.powers)
        for province, owners in self.one.owned.items():
            power, share = max(owners.items(), key=lambda one: one[1])
            said = ", ".join(f"{names.get(who, who)} {part:.0%}" for who, part in owners.items())
            tint = colour(power, list(names).index(power))
            found[ProvinceId(province)] = (tint, 0.15 + 0.85 * share, said)
        return self._said(found)

    def _fights(self) -> _Tints:
        most = max(self.one.fights.values(), default=1.0)
        return self._said(
            {
                ProvinceId(province): (_FIGHT, 0.9 * often / most, f"{often:.1f}")
                for province, often in self.one.fights.items()
            }
        )

    def _said(self, tints: _Tints) -> _Tints:
        return {
            place: (tint, strong, f"{self._speaker.say(self._place(place))}: {said}")
            for place, (tint, strong, said) in tints.items()
        }


def _compared(sections: list[_Section], speaker: Speaker) -> Iterator[str]:
    """What each power won, survived and held, under every setting."""
    powers = dict.fromkeys(named for section in sections for named in section.powers)
    settings = [section.name for section in sections] if len(sections) > 1 else []
    for kind in FIGURES:
        every = {
            named: [
                _triple(figure)
                for section in sections
                if (figure := getattr(section.one.standings.get(named[0]), kind, None))
            ]
            for named in powers
        }
        rows = {named: row for named, row in every.items() if row}
        if any(value for row in rows.values() for value, _, _ in row):
            yield rate_chart(speaker.say(Message(f"lab.chart_{kind}")), rows, settings)


def _triple(figure: Figure) -> tuple[float, float, float]:
    return figure.value, figure.low, figure.high
