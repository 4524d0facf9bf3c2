"""What may be ordered, as far as one viewer knows: a tree of choices whose leaves are orders."""

from collections.abc import Iterable

from engine.orders.choices import Node, merge
from engine.orders.kinds import OrderKind
from engine.orders.seen import Seen


def choices(seen: Seen, kinds: Iterable[OrderKind]) -> tuple[Node, ...]:
    """A viewer's first choices: its pieces, build sites, and orders without a place."""
    return merge(node for kind in kinds for node in kind.offer(seen))
