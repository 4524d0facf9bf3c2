"""Play by post and e-mail: incoming mail, outgoing letters, and the records of a game."""
