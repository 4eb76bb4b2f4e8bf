"""What every painted board can do, whichever game it is of: show marks, answer the pointer, walk, zoom and pan."""
