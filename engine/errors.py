"""Mistakes of the user: the only errors that are shown as sentences.

Anything else raised is a bug, and gets a report instead.
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
    """Bad input; the message says what is wrong, where, and the cure."""

    def __init__(self, said: Message | str, /, **values: Value) -> None:
        """Make an error of a message, or of an id with its values."""
        self.message = said if isinstance(said, Message) else Message(said, **values)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


def cause(error: Exception) -> Value:
    """What an error says, as part of a sentence, in the reader's language if that is known.

    It is known for our own errors and for the usual ones about files.
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
