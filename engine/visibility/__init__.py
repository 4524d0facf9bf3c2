"""Visibility: who may see what, and the only place where a game is redacted for a viewer."""
