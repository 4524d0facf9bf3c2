"""Ways in and out: games of other programs, results as players mail them, turns as documents."""
