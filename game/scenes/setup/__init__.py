"""The set-up page: who sits at the table, what is played, Start game. The plan itself is in setup_model.py."""

from game.scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
