"""What can be wrong with a text that another program or a person wrote."""

from engine.errors import UserError


class InterchangeError(UserError):
    """The text is no game that could be read; the message names the place and the fault."""
