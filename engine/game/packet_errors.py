"""Why a packet cannot be used: the errors that its modules share."""

from engine.errors import UserError


class PacketError(UserError):
    """A packet cannot be used; the subclass and the sentence say why."""


class BadContentError(PacketError):
    """A packet's content does not fit its version."""


class OtherBoardError(PacketError):
    """The board of a packet is not the one that this program has."""
