"""The words of the desk in the language of whoever sits at it."""
