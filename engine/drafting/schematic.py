"""Draws a board without a picture: a disc per province, lines between neighbours."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engine.board.reach import steps
from engine.drafting.written import Sketch

Floats = npt.NDArray[np.float64]

_RADIUS: Final = 24.0
_APART: Final = 92.0
_ROUNDS: Final = 300
_LAND: Final = "#e6dbb9"
_COLOURS: Final = {"sea": "#a9cbe0", "impassable": "#b9b4aa"}


def drawn(sketch: Sketch) -> str:
    """A picture of a board from its links; where things go on it is written to the sketch."""
    ids = list(sketch.provinces)
    pairs = sorted(sketch.pairs)
    spots = _laid_out(len(ids), [(ids.index(a), ids.index(b)) for a, b in pairs])
    wide, high = (float(side) + 2 * _APART for side in np.ptp(spots, axis=0))
    spots = spots - spots.min(axis=0) + _APART
    at = {id_: (float(x), float(y)) for id_, (x, y) in zip(ids, spots, strict=True)}
    for id_, part in sketch.provinces.items():
        _place(part, at[id_], at)
    sketch.links = [{"from": one, "to": other} for one, other in pairs]
    sketch.check = {"touch": 1.0, "allow_missing": [list(pair) for pair in pairs]}
    sketch.layers = {"below": ["links"]}
    lines = "".join(
        f'<path d="M{at[a][0]:.1f} {at[a][1]:.1f}L{at[b][0]:.1f} {at[b][1]:.1f}"/>'
        for a, b in pairs
    )
    discs = "\n".join(
        f'<circle id="{id_.lower()}" cx="{x:.1f}" cy="{y:.1f}" r="{_RADIUS:g}" '
        f'fill="{_COLOURS.get(sketch.provinces[id_]["terrain"], _LAND)}"/>'
        for id_, (x, y) in at.items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}">\n'
        f'<g id="links"><rect width="{wide:.0f}" height="{high:.0f}" fill="#f4f1e6"/>'
        f'<g fill="none" stroke="#8d8676" stroke-width="1.5">{lines}</g>\n'
        f"{discs.replace('id=', 'class=')}</g>\n"
        f'<g id="provinces" fill="none">\n{discs}\n</g>\n</svg>\n'
    )


def _place(
    part: dict[str, Any],
    at: tuple[float, float],
    every: Mapping[str, tuple[float, float]],
) -> None:
    """Where things go on a disc; the units of each coast lie towards its neighbours."""
    x, y = at
    part["unit"] = (x, y)
    part["label"] = (x, y + _RADIUS + 9)
    part["dislodged"] = (x + 9, y - 9)
    if part.get("centre"):
        part["centre_mark"] = (x - 14, y + 10)
    for coast in part.get("coast", {}).values():
        near = np.array([every[to[:3]] for to in coast["fleets"] if to[:3] in every] or [at])
        way = near.mean(axis=0) - np.array(at)
        length = float(np.hypot(*way)) or 1.0
        u, v = way / length * _RADIUS * 0.6
        coast["unit"], coast["dislodged"] = (x + u, y + v), (x + u + 6, y + v + 6)


def _laid_out(count: int, pairs: Sequence[tuple[int, int]]) -> Floats:
    """Positions for all, with neighbours close together: a layout by distances along the links."""
    spots = _flat(_steps(count, pairs)) * _APART
    for _ in range(_ROUNDS):  # push apart what is too close
        across = spots[:, None, :] - spots[None, :, :]
        distance = np.hypot(across[..., 0], across[..., 1]) + np.eye(count)
        close = np.maximum(0.0, _APART - distance) * (1 - np.eye(count))
        if close.max(initial=0.0) < 1.0:
            break
        push = (close / 2 / distance)[..., None] * across
        spots = spots + push.sum(axis=1)
    return spots


def _steps(count: int, pairs: Sequence[tuple[int, int]]) -> Floats:
    """The number of steps between each pair; unconnected ones are far apart."""
    near: dict[int, list[int]] = defaultdict(list)
    for one, other in pairs:
        near[one].append(other)
        near[other].append(one)
    found = np.full((count, count), float(int(np.sqrt(count)) + 2))
    for start in range(count):
        far = steps(near, [start])
        found[start, [*far]] = [*far.values()]
    return found


def _flat(steps: Floats) -> Floats:
    """Points in the plane whose distances come closest to the steps (Torgerson)."""
    count = len(steps)
    centring = np.eye(count) - 1 / count
    values, vectors = np.linalg.eigh(-0.5 * centring @ (steps**2) @ centring)
    best = np.argsort(values)[::-1][:2]
    spots = vectors[:, best] * np.sqrt(np.maximum(values[best], 0.0))
    if spots.shape[1] < 2:
        spots = np.column_stack([spots, np.zeros(count)])
    # The same drawing on every machine, and no two in exactly the same place.
    spots *= np.where(spots[np.abs(spots).argmax(axis=0), range(2)] < 0, -1.0, 1.0)
    turn = np.arange(count) * 2.399963
    placed: Floats = spots + 0.01 * np.column_stack([np.cos(turn), np.sin(turn)])
    return placed
