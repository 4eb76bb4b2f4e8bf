"""The Chronicles of Glen More II, one folder each, named by its id; its data lies in data/glen_more/chronicles."""
