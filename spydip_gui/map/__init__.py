"""The map on the screen: what is drawn on it, and how one moves about it."""
