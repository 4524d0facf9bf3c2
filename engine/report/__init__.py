"""Reports: what happened, told to people."""
