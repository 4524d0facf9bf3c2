"""What a new version of a sheet or a letter changes."""

import difflib
from collections.abc import Sequence


def difference(before: Sequence[str], after: Sequence[str]) -> tuple[str, ...]:
    """The difference between two versions: lines with ``-`` are gone, with ``+`` new."""
    compared = difflib.ndiff(before, after)
    return tuple(line for line in compared if line[:1] in "+-")
