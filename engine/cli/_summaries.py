"""Reads what commands say of themselves without importing them, so that help comes at once."""

import ast
from importlib.util import find_spec

import click


def described(module: str, function: str) -> click.Command | None:
    """A stand-in with the help text of the command that a function of a module is.

    None where there is no source to read, as in a frozen program.
    """
    spec = find_spec(module)
    get_source = getattr(spec.loader, "get_source", None) if spec else None
    source = get_source(module) if get_source else None
    if source is None:
        return None
    for part in ast.parse(source).body:
        if isinstance(part, ast.FunctionDef) and part.name == function:
            return click.Command(function, help=ast.get_docstring(part))
    return None
