"""Boards from pictures and from other programs' files, with questions where those leave doubt."""
