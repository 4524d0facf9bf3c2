"""Windows for working on rules: mixes, options shown side by side, and scenarios."""
