"""Computer opponents, which know what their seat was told and nothing else.

In this process: ``orders, memory = Opponent(rules, "sound").choose(observation, memory, seed)``,
where ``memory`` is None at a seat's first deadline and the one last returned at the others. In a
process of its own: `process.Child`; or `process.command`, `hello` and `question` for callers who
start processes themselves.
"""

from engine.opponents.levels import LEVELS, Level
from engine.opponents.mind import Opponent
from engine.opponents.state import Memory

__all__ = ["LEVELS", "Level", "Memory", "Opponent"]
