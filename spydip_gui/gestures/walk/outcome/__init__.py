"""What comes of a gesture: the only reading, a choice, or a reason; none of this needs a table."""
