"""Frozen values that take two thirds of the usual time to make, for those made by the thousand."""

from dataclasses import fields
from typing import Any, TypeVar

Kind = TypeVar("Kind", bound=type)


def quick(kind: Kind) -> Kind:
    """A frozen dataclass with slots, made by setting its slots without going through the class.

    It takes the same arguments, by the same names and with the same defaults.
    """
    usual: Any = kind.__init__  # type: ignore[misc]  # that of this class
    code = usual.__code__
    names = code.co_varnames[1 : code.co_argcount]
    keywords = code.co_varnames[len(names) + 1 : len(names) + 1 + code.co_kwonlyargcount]
    factories = {one.name: one.default_factory for one in fields(kind)}
    inside: dict[str, Any] = {}
    lines = []
    for name in (*names, *keywords):
        inside[f"set_{name}"] = getattr(kind, name).__set__
        lines.append(f"set_{name}(self, {name})")
    defaults = usual.__kwdefaults__ or {}
    for name in keywords:
        if callable(factories[name]):
            inside |= {"left_out": defaults[name], f"make_{name}": factories[name]}
            lines.insert(0, f"if {name} is left_out: {name} = make_{name}()")
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    wanted = ", ".join(("self", *names, *(("*", *keywords) if keywords else ())))
    exec(f"def __init__({wanted}):\n " + "\n ".join(lines), inside)  # noqa: S102  # as dataclasses do
    made = inside["__init__"]
    made.__defaults__, made.__kwdefaults__ = usual.__defaults__, usual.__kwdefaults__
    made.__annotations__, made.__qualname__ = usual.__annotations__, usual.__qualname__
    kind.__init__ = made  # type: ignore[misc]  # to be called as before
    return kind
