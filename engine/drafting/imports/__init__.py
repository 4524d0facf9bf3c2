"""Boards of other programs, read from the files that they keep them in."""
