"""The gallery: every tile, card and figure of each game with its picture and what it does. Start at scene.py."""

from game.scenes.gallery.scene import GalleryScene

__all__ = ["GalleryScene"]
