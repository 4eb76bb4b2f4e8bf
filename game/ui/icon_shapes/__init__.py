"""Icons as data on a 24x24 grid, live area 2 to 22: name -> list of pieces, drawn in order.

A piece is made by the helpers of pieces.py; colour "m" is the main colour, "d" the knock-out.
"""
