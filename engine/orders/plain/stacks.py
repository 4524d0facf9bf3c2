"""Counts how many pieces of a stack a line gives orders to."""

import re
from collections import Counter
from collections.abc import Iterable

from engine.orders.plain.context import Context
from engine.orders.plain.deeds import Found
from engine.units import Kind

_SOME = re.compile(r"(\w+) (\w+)\((\d+)\)")


def overdrawn(context: Context, orders: Iterable[Found]) -> tuple[str, ...]:
    """The beginnings of orders for more pieces than there are: “3 to Prussia, 2 spy” of four."""
    sums, parts = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for order in orders:
        if some := _SOME.match(order.text):
            sums[some[1], some[2]] += int(some[3])
            parts[some[1], some[2]] += 1
    return tuple(
        f"{kind} {at}("
        for (kind, at), count in sums.items()
        if (stack := context.stack((at,), (Kind(kind),))) and count > stack[1]
        if parts[kind, at] > 1  # one order alone is shown for being too many
    )
