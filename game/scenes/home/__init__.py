"""The home page: the games, the match to continue, lessons, and the way to everything else."""

from game.scenes.home.scene import HomeScene

__all__ = ["HomeScene"]
