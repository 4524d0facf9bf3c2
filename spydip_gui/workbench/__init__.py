"""The rules at the desk: mixes put together, options shown side by side, and scenarios."""
