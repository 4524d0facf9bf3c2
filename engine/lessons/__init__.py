"""Lessons and puzzles: a position, a task in a few words, and a check by the adjudicator itself.

Each is a TOML file with a scenario whose one step has the others' orders and the expected result;
the player gives the orders of one seat. The program's own are in ``resources/lessons`` and
``resources/puzzles``; a designer's own can be in any folder.
"""
