"""Covert pieces: what the variants with spies, agents and espionage units share."""
