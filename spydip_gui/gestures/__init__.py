"""Orders by hand: drags, clicks and keys on the map become the text of orders."""
