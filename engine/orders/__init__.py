"""Orders: their kinds, how they are read and written, what may be ordered, and a power's submission."""
