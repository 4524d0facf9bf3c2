"""Advice for one seat: a check of its orders, better ones, and a review of a finished game.

Anything said before a game is over is based on the seat's observations and nothing else.
`looking.look_over` checks orders before they are sent; `reasons.reasons` says what orders are for,
whoever gave them; `hindsight.hindsight` compares what a seat believed with what was true, once that
may be known. `process` does everything slow, in a process of its own.
"""
