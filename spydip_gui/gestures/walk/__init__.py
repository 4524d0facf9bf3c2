"""How a gesture walks down the tree of choices, as pure functions without Qt."""
