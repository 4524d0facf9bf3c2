"""Games by the thousand: what is played, on how many machines, and what came of it."""
