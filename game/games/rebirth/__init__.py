"""Rebirth (Scotland): the smallest game, and the model of the others. Read rules.py first."""
