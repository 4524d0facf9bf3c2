"""The workshop: boards made from a picture, by answering questions, and by hand on the map."""
