"""Sheets for orders that are best given together; none of them blocks the map."""
