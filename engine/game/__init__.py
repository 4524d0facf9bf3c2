"""Games that last: the record of a game, its file, and the ways in and out."""
