"""What a gesture asks for: drags, clicks and keys as values, and their default meanings."""
