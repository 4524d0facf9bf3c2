"""Every command of the desk, as a table, and the keys for them."""
