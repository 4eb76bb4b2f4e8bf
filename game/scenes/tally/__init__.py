"""The end of a match counted up on the table, before the score sheet."""
