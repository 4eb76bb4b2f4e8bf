"""Chronicle 2, Highlander: a mountain on the rondel that takes a toll and gives it to whoever stands on it."""
