"""A game as somebody sits before it: what each viewer knows, believes, has in hand and may do."""
