"""Mixes in the making: reading and writing them, and what follows from their parts."""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from engine import judge
from engine.designs.name import VARIANT, is_design
from engine.designs.package import laid_out, pack, parts
from engine.files import readable, write_whole
from engine.language.message import Message
from engine.mixing import draft as drafts
from engine.mixing.draft import Differences, Draft
from engine.mixing.offered import blocks
from engine.rules import MixError, Variant


@dataclass(frozen=True, slots=True)
class Looked:
    """What follows from a draft: its variant if the parts fit together, else why they do not.

    ``plain`` is the variant without the draft's own options; ``notes`` are remarks on its parts.
    """

    made: Variant | None
    plain: Variant | None
    faults: tuple[Message, ...]
    notes: tuple[Message, ...]
    differences: Differences | None


def looked(draft: Draft) -> Looked:
    """What follows from a draft."""
    offered = judge.mixable(draft.parts)
    notes = [
        why
        for key, value in draft.parts.items()
        if (why := offered[key].get(value)) is not None and not blocks(why)
    ]
    try:
        made, plain = draft.made(judge.mixable_part), draft.plain(judge.mixable_part)
        base = judge.mixable_part(draft.parts["base"])
    except MixError:
        faults = drafts.conflicts(draft, judge.mixable_part)
        return Looked(None, None, faults, tuple(notes), None)
    return Looked(made, plain, (), tuple(notes), drafts.differences(base, made))


def fitted(draft: Draft) -> Draft:
    """The draft without options, or values of options, that its parts do not have."""
    try:
        plain = draft.plain(judge.mixable_part)
    except MixError:
        return draft
    known = {option.key: option for option in plain.options}
    left = {k: v for k, v in draft.options.items() if k in known and known[k].accepts(v)}
    return draft.choosing(left)


def read(path: Path) -> Draft:
    """The draft in a file or a design; raises MixError or DesignError if there is none."""
    place = laid_out(path) / VARIANT if is_design(path) else path
    with readable(place, MixError):
        return drafts.read(place.read_text("utf-8-sig"))


def keep(draft: Draft, path: Path) -> Path:
    """Write a draft to a file, or into a design as its rules, and return where it is.

    A packed design is packed again with everything else that it holds. Raises WriteError or
    DesignError if it cannot be written, MixError if a packed design would not fit together.
    """
    if path.is_dir():
        write_whole(path / VARIANT, draft.written().encode())
        for part in ("scenarios", "samples"):
            (path / part).mkdir(exist_ok=True)
        return path
    if is_design(path):
        return packed(draft, path, path)
    return write_whole(path.with_suffix(".toml"), draft.written().encode())


def packed(draft: Draft, source: Path | None, path: Path) -> Path:
    """Write a draft as a packed design, with the rest of the design that it was read from.

    Raises MixError if its parts do not fit together, WriteError or DesignError if it cannot be
    written.
    """
    draft.made(judge.mixable_part)
    with tempfile.TemporaryDirectory(prefix="spydip-") as name:
        folder = Path(name) / path.stem
        folder.mkdir()
        if source is not None and is_design(source) and source.exists():
            rest = laid_out(source)
            for part in parts(rest):
                target = folder / part.relative_to(rest)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(part, target)
        write_whole(folder / VARIANT, draft.written().encode())
        return pack(folder, path)


def proposed(draft: Draft) -> str:
    """A name for its file, made from its title."""
    letters = "".join(one if one.isalnum() else " " for one in draft.title).split()
    return "-".join(letters).lower() or "mix"
