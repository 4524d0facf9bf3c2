"""The lab's window: hundreds of games, and their statistics."""
