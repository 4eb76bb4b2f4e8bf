"""The boards of the Chronicles as painted things; `boards.py` lists them."""
