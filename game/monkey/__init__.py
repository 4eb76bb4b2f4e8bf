"""Hands that know nothing: they point, click, drag and type at the whole application, and notice where it breaks.

A run is episodes; an episode is how it begins (beginning.py) and deeds (deeds.py), each one line of text. What is
done next is chosen from what is drawn (sight.py, hand.py); the application goes its own way (stage.py), and whatever
breaks is told with the fewest deeds that still break it (shrink.py). Next: walk.py, which puts it all together.
"""
