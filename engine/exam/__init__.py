"""The exam that every variant takes, built-in or from outside: duties, each with its check."""
