"""The colours of the window and the looks that its lists share."""
