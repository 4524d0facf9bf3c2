"""Play against computer opponents: who thinks at which seat, lessons, and advice for one's own."""
