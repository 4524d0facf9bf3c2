"""Windows that ask something: a new game, a PIN, a position."""
