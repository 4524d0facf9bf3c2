"""The open game as the desk holds it: what is shown, what changes, what can be undone."""
