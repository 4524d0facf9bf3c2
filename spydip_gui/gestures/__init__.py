"""Orders by hand: drags, clicks and keys on the map become order texts."""
