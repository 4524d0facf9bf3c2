"""The page of a run, as a browser would read it."""

import re
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from engine.board.load import load
from engine.lab.page import page
from engine.lab.plan import Plan, setting
from engine.lab.results import keep
from engine.lab.run import go
from engine.lab.runners import here
from engine.language.speaker import Speaker
from engine.report.charts import line_chart

SVG = "{http://www.w3.org/2000/svg}"


def drawn(path: Path, plan: Plan, language: str = "en") -> str:
    with keep(path / "r.sqlite", plan) as kept:
        assert sum(go(kept, here)) == plan.games * len(plan.settings)
        return page(kept, Speaker(language))


def pictures(text: str) -> list[Element]:
    return [fromstring(one) for one in re.findall(r"<svg .*?</svg>", text, re.DOTALL)]  # noqa: S314


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> str:
    settings = tuple(
        setting("spy", options=options, players=("chance",))
        for options in ({}, {"spy.captures": "off"})
    )
    plan = Plan(settings=settings, games=3, deadlines=12, matters=4)
    return drawn(tmp_path_factory.mktemp("lab"), plan, "de")


def test_a_page_needs_nothing_beside_it(compared: str) -> None:
    outside = re.findall(r"""(?:src|href)=["'](?!#)[^"']*|url\(|@import|<script""", compared)
    assert outside == []


def test_every_power_has_its_place_in_every_picture(compared: str) -> None:
    charts = [one for one in pictures(compared) if one.find(f"{SVG}title") is not None]
    titles = [one.findtext(f"{SVG}title", "") for one in charts]
    assert titles.count("Zentren nach Jahren") == 2
    assert titles.count("Fremde Figuren, von denen jede Macht wusste") == 2
    for title, one in zip(titles, charts, strict=True):
        said = [text.text or "" for text in one.iter(f"{SVG}text")]
        if title in ("Zentren nach Jahren", "Anteil an den Quadraten der Zentren"):
            for power in ("Österreich", "Italien", "Türkei"):
                assert any(text.startswith(power) for text in said), (title, power)
    option = next(one for one in charts if "geändert" in "".join(one.itertext()))
    assert "spy.captures=off" in [text.text for text in option.iter(f"{SVG}text")]


def test_bars_say_which_setting_is_theirs(compared: str) -> None:
    bars = [one for one in pictures(compared) if "Ungültige Befehle" in "".join(one.itertext())]
    said = [text.text for text in bars[0].iter(f"{SVG}text")]
    assert said[-2:] == ["A: spy", "B: spy spy.captures=off"]


def test_a_run_in_which_no_game_ended_draws_no_ends(compared: str) -> None:
    assert "Spiele, die nach jedem Jahr noch liefen" not in compared


def test_headings_end_without_a_colon(compared: str) -> None:
    assert re.findall(r">[^<>]*:</(?:text|title|h2|figcaption)>", compared) == []


def test_maps_tint_every_centre_and_say_who_owned_it(compared: str) -> None:
    maps = re.findall(r"<figure>.*?</figure>", compared, re.DOTALL)
    assert len(maps) == 4
    shapes = set(re.findall(r'<path id="([^"]+)"', compared))
    assert len(shapes) == len(load("standard").provinces)
    for one in maps:
        assert set(re.findall(r'href="#([^"]+)"', one)) <= shapes
    owned = re.findall(r"<title>(.*?)</title>", maps[0])
    assert any(re.fullmatch(r"Wien: .*Österreich \d+%.*", said) for said in owned), owned


def test_the_difference_of_two_settings_is_told(compared: str) -> None:
    assert "A: spy · B: spy spy.captures=off" in compared
    assert re.search(r"<th>Frankreich</th><td>[+-]\d+\.\d \([+-]", compared)
    assert "paarweise verglichen" in compared
    assert "Intervalle von 95 Prozent" in compared
    assert "zufällig gespielt" in compared


def test_options_that_changed_nothing_are_counted_and_not_drawn(compared: str) -> None:
    charts = [one for one in pictures(compared) if "geändert" in "".join(one.itertext())]
    for one in charts:
        assert "0.0%" not in [text.text for text in one.iter(f"{SVG}text")]
    assert (
        len(re.findall(r"\d+ weitere Werte hätten nichts geändert", compared)) == len(charts) == 2
    )


def test_maps_say_what_the_darkest_stands_for(compared: str) -> None:
    titles = re.findall(r"<figcaption>(.*?)</figcaption>", compared)
    assert "Wem jedes Zentrum am längsten gehörte (je kräftiger, desto länger)" in titles
    (most,) = {float(n) for n in re.findall(r"am dunkelsten, wo es ([\d.]+) sind", titles[1])}
    first = re.findall(r"<figure>.*?</figure>", compared, re.DOTALL)[1]
    assert max(float(n) for n in re.findall(r"<title>[^<]*: ([\d.]+)</title>", first)) == most


def test_one_game_without_fog_needs_no_picture_of_knowledge(tmp_path: Path) -> None:
    plan = Plan(settings=(setting("standard", options={}, players=("nobody",)),), games=1)
    found = drawn(tmp_path, plan)
    titles = [one.findtext(f"{SVG}title") for one in pictures(found)]
    assert "Centres by year" in titles
    assert "Foreign pieces that each power knew of" not in titles
    assert "played at random" not in found


def test_the_name_of_a_line_ends_on_the_chart_and_its_scale_is_exact() -> None:
    chart = fromstring(line_chart("", ["1901"], {("", "noch im Gange seit"): [0.1]}, whole=False))  # noqa: S314
    places = {text.text: float(text.get("x", "")) for text in chart.iter(f"{SVG}text")}
    assert places["noch im Gange seit 10%"] + 7.6 * len("noch im Gange seit 10%") <= 760
    assert {"2.5%", "7.5%"} <= places.keys()
