"""Chronicle 7, Between a Rock and a Hard Place: final scorings that the clans vote upon in secret."""
