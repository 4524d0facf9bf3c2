"""The sections that results cite but no variant's rulebook has, in our words."""

from functools import lru_cache
from typing import Final

from engine.language.message import Message, Worded, slug

CITATIONS: Final = (
    *("DATC 4.A.2", "DATC 4.A.3", "DATC 4.B.4", "DATC 4.D.3", "DATC 4.D.7", "DATC 4.D.8"),
    *("DATC 4.E.1", "DATC 5.A", "DATC 5.B.1", "DATC 5.B.2", "DATC 5.B.3", "DATC 5.B.4"),
    *("DATC 5.B.5", "DATC 5.B.7", "DATC 5.B.8", "DATC 6.A.6", "DATC 6.D.32", "DATC 6.G.19"),
    *("DATC 6.H.7", "Retreats", "Gaining and Losing Units", "Sequence of Seasons"),
    "Civil Disorder, 1971 p. 9",
)
"""The sections by the names under which results cite them; what they say is worded as `cited`."""


def cited(section: str) -> Message:
    """The contents of a section, in our words."""
    return Message(f"cited.{slug(section)}")


@lru_cache(maxsize=1024)
def rule_name(rule: str) -> Worded:
    """The name of a rule that results cite; clauses have the same number in every language."""
    return Worded(f"rule.{slug(rule)}", rule)
