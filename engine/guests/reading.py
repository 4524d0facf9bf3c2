"""Reads a guest: runs its code, takes its variant, and registers its texts."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from engine import facts
from engine.adjudication.outcome import Reason
from engine.errors import UserError
from engine.guests import texts
from engine.guests.found import Found, home
from engine.language.texts import LANGUAGES, add, pattern
from engine.report.explain import told_by
from engine.rules import Variant
from engine.units import STANDARD_KINDS

_read: dict[str, Variant] = {}


class GuestError(UserError):
    """A guest cannot be read; the message names its file and the cause."""


def read(found: Found) -> Variant:
    """The variant that a guest defines, under the guest's own name; run once per process.

    Raises GuestError if its code fails, or it defines no variant; CatalogueError if a catalogue
    beside it is not valid.
    """
    if found.where not in _read:
        module = _module(found)
        record = getattr(module, "VARIANT", None)
        if not isinstance(record, Variant):
            raise GuestError("guests.no_variant", name=found.name, file=found.where)
        for kind in record.unit_kinds.values():
            if not kind.covert and kind.kind not in STANDARD_KINDS:
                raise GuestError(
                    "guests.not_covert", name=found.name, file=found.where, piece=kind.name
                )
        record = replace(record, id=found.name)
        _tell(record, module.__name__, home(found))
        _read[found.where] = record
    return _read[found.where]


def _module(found: Found) -> ModuleType:
    try:
        if isinstance(found.source, Path):
            return _run(found.name, found.source)
        found.source.load()
        return sys.modules[found.source.module]
    # Whatever goes wrong in a guest is its own fault and must not affect anything else.
    except (Exception, SystemExit) as error:
        raise GuestError(
            "guests.fails",
            name=found.name,
            file=found.where,
            why=f"{type(error).__name__}: {error}",
            line=_line(error, found),
        ) from error


def _run(name: str, path: Path) -> ModuleType:
    known = f"spydip_guest_{name}"
    folder = path.name == "__init__.py"
    spec = spec_from_file_location(
        known, path, submodule_search_locations=[str(path.parent)] if folder else None
    )
    assert spec is not None  # noqa: S101  # it names a Python file
    assert spec.loader is not None  # noqa: S101
    module = module_from_spec(spec)
    sys.modules[known] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module


def _line(error: BaseException, found: Found) -> str:
    """The last line in the guest's own files on the way to the error."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '').name}:{error.lineno}"
    place = home(found)
    own = [one for one in extract_tb(error.__traceback__) if str(place) in one.filename]
    return f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else found.name


def _tell(record: Variant, module: str, place: Path | None) -> None:
    """Register its words: in English those of its classes, then those of its catalogues."""
    for reason in _reasons(Reason):
        if reason.__module__.startswith(module):
            told_by(reason, record.id)
    for kind in record.unit_kinds.values():
        key = f"word.kind.{kind.kind}"
        if pattern("en", key) is None:
            add("en", {key: (f"{kind.name}|{kind.plural}",)})
    for fact in facts.kinds():
        if fact.english and pattern("en", fact.sentence) is None:
            add("en", {fact.sentence: (fact.english,)})
        if fact.english_gm and pattern("en", f"{fact.sentence}.gm") is None:
            add("en", {f"{fact.sentence}.gm": (fact.english_gm,)})
    for language in LANGUAGES:
        path = place / "texts" / f"{language}.po" if place else None
        if path is not None and path.is_file():
            add(language, texts.read(path))


def _reasons(kind: type[Reason]) -> Iterator[type[Reason]]:
    for one in kind.__subclasses__():
        yield one
        yield from _reasons(one)
