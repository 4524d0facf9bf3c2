"""Everything that can be done at the desk, as a table, and the keys for it."""
