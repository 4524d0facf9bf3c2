"""The window of the lab: games by the hundred, and what they come to."""
