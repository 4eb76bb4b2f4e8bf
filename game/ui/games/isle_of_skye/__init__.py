"""The world of Isle of Skye: clan lands as growing landscapes, and the things beside them.

Begin with tile_painter.py, then land_view.py.
"""
