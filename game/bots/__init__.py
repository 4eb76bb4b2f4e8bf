"""Players made of code, for any game: they get a view and its options, and nothing else of a match."""
