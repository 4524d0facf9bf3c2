"""What a gesture asks for: drags, clicks and keys as values, and what they mean by default."""
