"""Variants from outside the package: where they are found, and how they are read.

A guest is a file ``NAME.py`` or a folder ``NAME`` with an ``__init__.py`` that holds ``VARIANT``.
It is found by the entry points of the group ``spydip.variants``, in folders that the person has
allowed once, and in those that the environment variable ``SPYDIP_VARIANTS`` names. Finding runs
nothing of it; only reading does.
"""
