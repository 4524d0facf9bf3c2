"""Builds a board's picture from its sources: ``python -m maps.builder standard [--check]``.

For developers only; it is not installed. Land comes from administrative cells, borders from rough
lines drawn by hand over them, seas from lines drawn across the water. All of it becomes one planar
partition, so that neighbours share their edges exactly; names and places for pieces come last.
"""
