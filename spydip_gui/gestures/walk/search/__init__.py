"""Everything that a gesture could mean, found in the trees of the seats and filled in."""
