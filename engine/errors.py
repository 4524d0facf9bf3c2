"""What a person did or has that cannot be: the only errors that are shown as sentences.

All else that is raised is a fault of the program, and gets a report instead of a sentence.
"""

from engine.language.message import Message, Value


class UserError(ValueError):
    """Something is wrong with what somebody gave; the message says what, where, and the cure."""

    def __init__(self, said: Message | str, /, **values: Value) -> None:
        """Say a message, or that of an id with its values."""
        self.message = said if isinstance(said, Message) else Message(said, **values)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


def cause(error: Exception) -> Value:
    """What an error says, to stand in a sentence: in the reader's language if it is one of ours."""
    return error.message if isinstance(error, UserError) else str(error)
