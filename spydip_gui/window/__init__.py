"""The window: its map, panels and choices put together, and what its menus do."""
