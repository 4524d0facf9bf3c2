"""Variants from outside the package: where they are found, and how they are read.

A guest is a file ``NAME.py``, or a folder ``NAME`` with an ``__init__.py``, that defines
``VARIANT``. It is found through entry points of the group ``spydip.variants``, in folders that the
user has allowed once, and in those named by the environment variable ``SPYDIP_VARIANTS``. Finding
runs none of its code; only reading does.
"""
