"""Play by post at the desk: a player's packet, and the windows of a game master's turn."""
