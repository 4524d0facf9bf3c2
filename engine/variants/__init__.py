"""The variants: each module here holds a ``VARIANT`` and so is in the catalogue."""
