"""Dialogs and the start page: a new game, a PIN, a position, settings, help."""
