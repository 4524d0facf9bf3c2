"""The walk of a gesture down the tree of choices, as pure functions without Qt."""
