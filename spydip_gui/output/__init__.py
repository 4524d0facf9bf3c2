"""Pictures for files and paper; none of this needs a window."""
