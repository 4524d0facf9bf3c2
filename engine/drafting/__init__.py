"""Boards made of pictures and of other programs' files, with questions where those leave doubt."""
