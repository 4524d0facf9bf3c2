"""Lessons and puzzles: a position, a task in a few words, and a check by the adjudicator itself.

Each is a TOML file with a scenario whose one step holds the orders of the others and what must come
of it; the person gives the orders of one seat. Those that come with the program lie in
``resources/lessons`` and ``resources/puzzles``; a designer's own in any folder that is named.
"""
