"""What happens when Hearthside itself makes a mistake: it is written down, told, and the player goes on."""

from game.scenes.mishap.guard import Guard

__all__ = ["Guard"]
