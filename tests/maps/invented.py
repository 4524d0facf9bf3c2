"""An invented board to build: one island of two countries and three provinces between two seas."""

import gzip
import json

CUTS = """
[projection]
lon0 = 3.0
lat0 = 45.0
k = 1.0

[frame]
left = -500
right = 500
bottom = -400
top = 400
width = 500

[build]
snap_deg = 0.05
min_island_km2 = 100
simplify = 0.5

[[block]]
name = "Aland"
countries = ["AAA"]
cuts = [[[1.9, 43.0], [2.1, 45.0], [1.9, 47.0]]]
seeds = { wst = [[1.0, 45.0]], mid = [[3.0, 45.0]] }

[[block]]
countries = ["BBB"]
all = "est"

[[sea]]
name = "northern cut"
line = [[3.0, 45.5], [3.0, 50.0]]

[[sea]]
name = "southern cut"
line = [[3.0, 44.5], [3.0, 40.0]]

[sea_seeds]
wsa = [[-1.0, 45.0]]
esa = [[7.0, 45.0]]

[coasts]
"mid/nc" = [3.0, 47.0]
"mid/sc" = [3.0, 43.0]
"""

PLACES = """
[sizes]
unit = 8
dislodged = 6
mark = 4
rail = [20, 5]
margin = 1

[type.land]
font = "LibertinusSerif-Regular.ttf"
size = 11

[type.sea]
font = "LibertinusSerif-Italic.ttf"
size = 12
spacing = 0.15

[centres]
wst = [1.0, 45.5]
"""

BOARD = """
[map]
title = "An island"
author = "Nobody"
licence = "MIT"
source = "Squares & lines"

[powers.WESTERN]
home = ["WST"]

[province.WST]
name = "West"
terrain = "coast"
centre = true

[province.MID]
name = "Middle"
terrain = "coast"

[province.EST]
name = "East"
terrain = "coast"

[province.WSA]
name = "Western Sea"
terrain = "sea"

[province.ESA]
name = "Eastern Sea"
terrain = "sea"
"""


def square(left, bottom, right, top):
    """A ring in degrees."""
    return [[left, bottom], [right, bottom], [right, top], [left, top], [left, bottom]]


BASE = {
    "cells": [
        ["AAA", [square(0, 44, 2, 46)]],
        ["AAA", [square(2, 44, 4, 46)]],
        ["BBB", [square(4, 44, 6, 46)]],
    ],
    "lakes": [[square(4.6, 44.6, 5.4, 45.0)]],
}


def write(folder, *, cuts=CUTS, places=PLACES, board=BOARD, base=BASE):
    """Write the sources of the board into a folder, and give it back."""
    source = folder / "source"
    source.mkdir(parents=True)
    (folder / "board.toml").write_text(board, encoding="utf-8")
    (source / "cuts.toml").write_text(cuts, encoding="utf-8")
    (source / "places.toml").write_text(places, encoding="utf-8")
    (source / "style.css").write_text(".sea{fill:#c6e5f1}\n", encoding="utf-8")
    with gzip.open(source / "base.json.gz", "wt", encoding="utf-8") as file:
        json.dump(base, file)
    return folder
