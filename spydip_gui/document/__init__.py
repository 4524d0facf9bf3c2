"""The open game as the desk holds it: what is looked at, what changes, what may be undone."""
