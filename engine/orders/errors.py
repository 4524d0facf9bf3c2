"""The three ways in which an order's text can be wrong, each with its place in the line."""

from engine.errors import UserError
from engine.language.message import Message


class OrderTextError(UserError):
    """A line that does not give exactly one order; the message is a sentence for its writer.

    ``text`` is the line as given, ``start`` and ``end`` the wrong part of it, and ``understood``
    what it could be instead: spellings, readings or coasts, likeliest first.
    """

    def __init__(
        self,
        message: Message,
        *,
        text: str,
        span: tuple[int, int],
        understood: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.text = text
        self.start, self.end = span
        self.understood = understood


class NotAnOrderError(OrderTextError):
    """The text is not an order in any position."""


class ImpossibleOrderError(OrderTextError):
    """The text is an order that no such piece could ever carry out on this map."""


class AmbiguousOrderError(OrderTextError):
    """The text could be two orders; ``understood`` holds them."""
