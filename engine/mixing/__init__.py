"""Mixes: parts of several variants put together by a small text, and played as one game."""
