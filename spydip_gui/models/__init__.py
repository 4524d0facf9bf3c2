"""Models for the views, each built from what one viewer may know."""
