"""Saved games: the record of a game, its file, import and export."""
