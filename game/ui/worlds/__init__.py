"""The worlds on the tables: one package per game that paints its board and pieces from plain data, without rules."""
