"""The main window: its map, panels and commands put together, and what its menus do."""
