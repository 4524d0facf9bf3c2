"""What comes of a gesture: the only reading, a choice of several, or a reason; no table here."""
