"""Scythe: five nations around a silent Factory, each with powers of its own. Read rules.py first."""
