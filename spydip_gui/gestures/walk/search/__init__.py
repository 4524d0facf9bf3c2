"""Every possible meaning of a gesture, found in the trees of the seats and filled in."""
