"""Pictures for files and paper: what is drawn here needs no window."""
