"""Chronicle 5, Address to a Haggis: hidden tokens on tables, and the die that uncovers them."""
