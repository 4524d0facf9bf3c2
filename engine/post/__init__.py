"""Play by post and e-mail: mails that come in, letters that go out, and the records of a game."""
