"""Boards from other programs' files: the format, the board in our tables, and a picture."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.board.faults import BoardError
from engine.drafting.draft import Draft, drafted
from engine.drafting.imports import dpjudge, jdip, judge_map
from engine.drafting.imports.atlas import Found, ImportFileError, sketched
from engine.drafting.questions import AnswerError, Doubts
from engine.drafting.schematic import drawn
from engine.drafting.tally import tally
from engine.drafting.written import Sketch, write
from engine.files import readable
from engine.language.message import Message

LARGEST: Final = 10_000_000
"""How many bytes a file may have."""


def imported(
    path: Path,
    answers: Mapping[str, str],
    title: str = "",
    before: str = "",
    *,
    forgiving: bool = False,
) -> Draft:
    """The board of a file: DPjudge's, njudge's and Realpolitik's maps, jDip's zips, drawings.

    If ``forgiving``, answers to questions that are no longer asked are ignored.

    Raises:
        ImportFileError: it cannot be read, or its format is unknown.
        BoardError: it is a picture, but shows no board.
        AnswerError: an answer is to no question, or not one of its possible answers.
    """
    data = _content(path)
    if path.suffix.lower() == ".svg":
        title = title or path.stem
        return drafted(data, str(path), title, answers, before, forgiving=forgiving)
    doubts = Doubts(answers, forgiving=forgiving)
    found, svg = _found(path, data, doubts)
    found.title = title or found.title
    sketch = sketched(found, path.name, doubts)
    picture = _own_picture(sketch, svg, path.name) if svg else ""
    if not picture:
        picture = drawn(sketch)
        found.notes.append(Message("draft.schematic"))
    files = {"board.toml": write(sketch, before), "map.svg": picture}
    notes = (tally(sketch), *found.notes)
    return Draft(files=files, questions=doubts.finish(), notes=notes, sketch=sketch)


def _own_picture(sketch: Sketch, svg: bytes, source: str) -> str:
    """The picture that comes with a board; empty unless it shows every province.

    If it disagrees with the links in the file, the file wins and the difference is an exception.
    """
    try:
        draft = drafted(svg, source, sketch.title, {})
    except (BoardError, AnswerError):
        return ""
    seen = draft.sketch
    if seen.provinces.keys() != sketch.provinces.keys():
        return ""
    shown, told = seen.pairs, sketch.pairs
    for id_, part in sketch.provinces.items():
        placed = seen.provinces[id_]
        part |= {key: placed[key] for key in ("label", "unit", "centre_mark") if key in placed}
        if part.keys() & {"coast"} and not placed.get("coast"):
            return ""
    sketch.layers, sketch.inert = seen.layers, seen.inert
    sketch.check = {key: value for key, value in seen.check.items() if key[:5] != "allow"}
    if shown - told:
        sketch.check["allow_extra"] = sorted(map(list, shown - told))
    if told - shown:
        sketch.check["allow_missing"] = sorted(map(list, told - shown))
    return draft.files["map.svg"]


def _content(path: Path) -> bytes:
    with readable(path, ImportFileError), path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ImportFileError("draft.file_too_large", path=str(path), mb=LARGEST // 1_000_000)
    return data


def _found(path: Path, data: bytes, doubts: Doubts) -> tuple[Found, bytes | None]:
    if data.startswith(b"PK"):
        return jdip.read(jdip.texts(data, path.name), path.name, doubts)
    text = data.decode("utf-8-sig", "replace")
    if "<PROVINCE" in text or "<VARIANT" in text:
        files = {path.name: data}
        files |= {one.name: _content(one) for one in sorted(path.parent.glob("*.xml"))[:20]}
        return jdip.read(files, path.name, doubts)
    if dpjudge.looks_so(text):
        return dpjudge.read(text, path.stem, lambda name: _beside(path, name)), None
    if judge_map.looks_so(text):
        seed = path.with_name(path.name.replace("map", "seed", 1))
        units = _beside(path, seed.name) if seed != path else None
        title = path.name.removeprefix("map.").removesuffix(".map").removesuffix(".txt")
        return judge_map.read(text, title, units or ""), None
    raise ImportFileError("draft.no_format", path=str(path))


def _beside(path: Path, name: str) -> str | None:
    """The text of a file next to another, given a plain name; None for any other name."""
    if Path(name).name != name or "\\" in name or ":" in name:
        return None
    try:
        return _content(path.with_name(name)).decode("utf-8-sig", "replace")
    except ImportFileError:
        return None
