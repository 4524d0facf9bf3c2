"""The exam that every variant sits, ours and those from outside: duties, each with its check."""
