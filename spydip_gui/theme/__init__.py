"""The colours of the windows, and the looks their widgets share."""
