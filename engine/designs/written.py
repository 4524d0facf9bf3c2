"""Writes the first file of a design, with a word on what may stand in it."""

import tomlkit

from engine.language.message import Message


def variant_file(title: str, base: str, board: str = "") -> str:
    """The text of ``variant.toml`` for a variant as it is, on a built-in board or the design's."""
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
