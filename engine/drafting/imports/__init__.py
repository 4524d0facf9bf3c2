"""Boards from other programs, read from their own files."""
