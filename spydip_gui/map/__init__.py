"""The map on the screen: what is drawn on it, and moving about on it."""
