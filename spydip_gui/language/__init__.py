"""The words of the desk, in its user's language."""
