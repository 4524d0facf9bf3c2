"""The program's own files: fonts, sample games and the adjudicator's exam, among others."""
