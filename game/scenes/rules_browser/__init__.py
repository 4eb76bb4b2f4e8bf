"""The rules browser: pages of a game's rules with pictures, links, search and a way back. Start at book.py."""
