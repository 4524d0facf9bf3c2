"""Playing without people: random games, and the exam of the adjudicator."""
