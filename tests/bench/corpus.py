"""Prints how mails of many habits are read: ``python -m tests.bench.corpus [a|b|c …] [--list]``."""

import sys
from collections.abc import Sequence

from tests.helpers.corpus import FRESH, PARTS, Outcome, outcomes


def main() -> None:
    """Read the corpus, part by part, and print its figures; with ``--list`` also what is wrong."""
    every = (*PARTS, *FRESH)
    wanted = [part for part in every if part in sys.argv] or every
    whole: list[Outcome] = []
    for part in wanted:
        found = tuple(outcomes(part))
        whole += found
        print(_figures(f"set {part}", found), flush=True)
        if "--list" in sys.argv:
            print("\n".join(filter(None, map(_listed, found))))
    print(_figures("together", whole))


def _figures(what: str, found: Sequence[Outcome]) -> str:
    lines, missed, invented, astray, silent, lit = (
        sum(len(getattr(one, what)) for one in found)
        for what in ("wanted", "missed", "invented", "astray", "silent", "falsely_lit")
    )
    return (
        f"{what}: {len(found)} mails, {lines} order lines, "
        f"{(lines - missed) / lines:.1%} right; {invented} that nobody gave, "
        f"{astray} given to the wrong power, {silent} lines neither used nor lit, "
        f"{lit} false lights ({lit / len(found):.2f} a mail)"
    )


def _listed(one: Outcome) -> str:
    kinds = ("missed", "invented", "astray", "silent", "falsely_lit")
    rows = [f"    {kind}: {text}" for kind in kinds for text in getattr(one, kind)]
    return "\n".join([f"  {one.mail}", *rows]) if rows else ""


if __name__ == "__main__":
    main()
