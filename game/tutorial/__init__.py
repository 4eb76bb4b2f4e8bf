"""Lessons: chapters told in data/<game>/tutorial.yaml and played through an ordinary Session."""
