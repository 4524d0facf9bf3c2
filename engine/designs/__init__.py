"""Designs: a variant, its board, rules, scenarios and samples as one folder or one file."""
