"""The catalogues of `engine.language`: brought into one form, compiled, and read for tests.

``python -m tests.helpers.texts`` writes every ``.po`` anew, sorted by id, and its ``.mo``.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

TEXTS = Path(__file__).parents[2] / "resources" / "texts"
_PLURALS = {"en": "(n != 1)", "de": "(n != 1)", "fr": "(n > 1)"}
# The same whenever a catalogue is compiled, so that only a change of texts changes the file.
_THEN = datetime(2026, 1, 1, tzinfo=UTC)


def files() -> Iterator[Path]:
    """Every catalogue."""
    yield from sorted((*TEXTS.glob("*/*.po"), *TEXTS.glob("*/LC_MESSAGES/*.po")))


def catalogue(path: Path) -> Catalog:
    """What stands in one file."""
    with path.open("rb") as file:
        found = read_po(file, locale=path.relative_to(TEXTS).parts[0], abort_invalid=True)
    found.creation_date = found.revision_date = _THEN
    return found


def laid_out(texts: Catalog) -> bytes:
    """A catalogue as it is kept: sorted by id, with the header that matters and nothing else."""
    out = BytesIO()
    write_po(out, texts, width=96, sort_output=True, omit_header=True)
    language = str(texts.locale)
    head = (
        'msgid ""\nmsgstr ""\n'
        f'"Language: {language}\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        f'"Plural-Forms: nplurals=2; plural={_PLURALS[language]};\\n"\n\n'
    )
    return head.encode() + out.getvalue().rstrip() + b"\n"


def compiled(texts: Catalog) -> bytes:
    """A catalogue as the program reads it."""
    out = BytesIO()
    write_mo(out, texts)
    return out.getvalue()


def forms(language: str) -> dict[str, tuple[str, ...]]:
    """Every text of a language by id: one form, or one for each number."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((TEXTS / language).glob("*.po")):
        for entry in catalogue(path):
            if entry.id:
                key = entry.id[0] if isinstance(entry.id, tuple) else entry.id
                found[key] = entry.string if isinstance(entry.string, tuple) else (entry.string,)
    return found


def gaps(form: str) -> set[str]:
    """The values that a text names."""
    return {name for _, name, _, _ in Formatter().parse(form) if name}


def spaced(french: str) -> str:
    """French with narrow spaces before high marks and inside quotes, whatever stood there."""
    narrow = "\N{NARROW NO-BREAK SPACE}"
    quoted = re.sub(r"«\s", f"«{narrow}", french)
    return re.sub(r"(?<=\S)[^\S\n](?=»|[:;!?](\s|$))", narrow, quoted)


def main() -> None:
    """Lay out and compile every catalogue."""
    for path in files():
        texts = catalogue(path)
        for entry in texts if str(texts.locale) == "fr" else ():
            one = isinstance(entry.string, str)
            entry.string = spaced(entry.string) if one else tuple(map(spaced, entry.string))
        path.write_bytes(laid_out(texts))
        path.with_suffix(".mo").write_bytes(compiled(texts))


if __name__ == "__main__":
    main()
