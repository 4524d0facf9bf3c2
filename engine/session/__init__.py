"""A game as one person has it: what each viewer knows, believes, has in hand and may do."""
