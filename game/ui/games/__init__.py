"""A room for each game's screen: its painters, its icons and, in `parts`, its kinds of parts.

All of it paints from plain data and knows no rule.
"""
