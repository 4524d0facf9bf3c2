"""The variants: each a module that holds a ``VARIANT``; being here is being in the catalogue."""
