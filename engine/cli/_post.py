"""What the commands about letters share: the manner in which a game's letters are written."""

from engine.post.manner import manner_of

__all__ = ["manner_of"]
