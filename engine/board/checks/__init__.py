"""The checks of a board's picture against its rules, one module for each question."""
