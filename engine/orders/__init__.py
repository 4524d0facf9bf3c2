"""Orders: their kinds, reading and writing, what may be ordered, and submissions."""
