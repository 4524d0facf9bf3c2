"""Import and export: games of other programs, results as players mail them, turns as documents."""

from engine.errors import UserError


class InterchangeError(UserError):
    """The text is no game that could be read; the message names the place and the fault."""
