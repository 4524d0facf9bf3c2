"""The desk: what people see and touch of a game, drawn from what each may know."""
