"""The set-up page: who sits at the table, what is played, and Start game. The table itself is setup_model.TablePlan."""

from game.scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
