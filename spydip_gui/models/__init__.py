"""Tables that views show: each made of what one viewer may know."""
