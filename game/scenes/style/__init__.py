"""The style sheet of the house, for those who build here: `run.py shot style`. Start at scene.py."""

from game.scenes.style.scene import StyleScene

__all__ = ["StyleScene"]
