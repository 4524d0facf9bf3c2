"""Advice for one seat: its orders looked over, better ones proposed, and a game looked back at.

What is said before a game is over is made from the observations of the seat and from nothing else.
`looking.look_over` reads orders before they are sent; `reasons.reasons` says what orders are for,
whoever gave them; `hindsight.hindsight` compares what a seat believed with what was true, once
that may be known. `process` does all that takes long, in a process of its own.
"""
