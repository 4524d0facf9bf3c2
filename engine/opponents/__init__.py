"""Computer opponents: they know what their seat was told, and nothing else.

In this process: ``orders, memory = Opponent(rules, "sound").choose(observation, memory, seed)``,
where ``memory`` is None at a seat's first deadline and whatever was handed out last at the others.
In one of its own: `process.Child`, or `process.command`, `hello` and `question` for whoever starts
processes in another way.
"""

from engine.opponents.levels import LEVELS, Level
from engine.opponents.mind import Opponent
from engine.opponents.state import Memory

__all__ = ["LEVELS", "Level", "Memory", "Opponent"]
