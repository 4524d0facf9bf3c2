"""Sheets for orders best given together; none of them blocks the map."""
