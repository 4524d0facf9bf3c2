"""The panels around the map; each shows what one viewer has been told."""
