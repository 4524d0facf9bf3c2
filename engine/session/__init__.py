"""A game as one person has it: what each viewer knows, believes, has ordered and may do."""
