"""What a person did or has that cannot be: the only errors that are shown as sentences.

All else that is raised is a fault of the program, and gets a report instead of a sentence.
"""

from errno import (
    EACCES,
    EEXIST,
    EISDIR,
    ENAMETOOLONG,
    ENOENT,
    ENOSPC,
    ENOTDIR,
    EPERM,
    EROFS,
    errorcode,
)

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
    """What an error says, to stand in a sentence: in the reader's language as far as it is known.

    That is our own, and what the system mostly says of files.
    """
    match error:
        case UserError():
            return error.message
        case OSError(errno=number) if number in _OF_FILES:
            return Message(f"word.errno_{errorcode[number]}")
        case OSError():
            return error.strerror or str(error)
    return str(error)


_OF_FILES = (EACCES, EEXIST, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS)
