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
    sums = Counter[tuple[str, str]]()
    for order in orders:
        if some := _SOME.match(order.text):
            sums[some[1], some[2]] += int(some[3])
    stacks = {one: context.stack((one[1],), (Kind(one[0]),)) for one in sums}
    return tuple(
        f"{kind} {at}("
        for (kind, at), stack in stacks.items()
        if stack and sums[kind, at] > stack[1]
    )
