"""The exam that every variant takes, ours and those from outside: duties, each with its check."""
