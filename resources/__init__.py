"""What comes with the program as files: fonts, sample games and the exam of the adjudicator."""
