"""Writes the first file of a design, with a comment on what can go in it."""

import tomlkit

from engine.language.message import Message


def variant_file(title: str, base: str, board: str = "") -> str:
    """The text of ``variant.toml`` for an unchanged variant, on a built-in board or its own."""
    document = tomlkit.document()
    for line in str(Message("design.file_says")).splitlines():
        document.add(tomlkit.comment(line))
    document.add("title", tomlkit.item(title))
    document.add("base", tomlkit.item(base))
    if board:
        document.add("board", tomlkit.item(board))
    document.add(tomlkit.nl())
    document.add("options", tomlkit.table())
    return tomlkit.dumps(document)
