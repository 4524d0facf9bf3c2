"""What can be wrong with a text that another program or a person wrote."""


class InterchangeError(ValueError):
    """The text is no game that could be read; the message names the place and the fault."""
