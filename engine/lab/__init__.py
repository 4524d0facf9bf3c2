"""Games by the thousand: what is played, on how many machines, and the results."""
