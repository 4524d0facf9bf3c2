"""Play against computer opponents: their seats, lessons, and advice for your own."""
