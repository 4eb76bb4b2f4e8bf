"""The phases of Glen More II, one kind of frame each. Read base.py, then turn.py."""
