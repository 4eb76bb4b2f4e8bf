"""Chronicle 4, Hammer of the Scots: the Englishman on the rondel, at the service of whoever holds his token."""
