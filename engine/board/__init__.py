"""Boards: the graph that the rules read, loaded from a folder and checked against its picture."""
