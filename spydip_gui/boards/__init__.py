"""Boards made at the desk: from a picture, by questions, and by hand on the map."""
