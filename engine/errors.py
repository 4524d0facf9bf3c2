"""What a person did or has that cannot be: the only errors that are shown as sentences.

All else that is raised is a fault of the program, and gets a report instead of a sentence.
"""

from engine.language.message import Message


class UserError(ValueError):
    """Something is wrong with what somebody gave; the message says what, where, and the cure."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)
