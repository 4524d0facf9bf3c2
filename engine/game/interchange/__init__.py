"""Import and export: games of other programs, results as players mail them, turns as documents."""

from engine.errors import UserError


class InterchangeError(UserError):
    """The text cannot be read as a game; the message names the place and the fault."""
