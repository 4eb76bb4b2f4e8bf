"""The rules browser: pages of a game's rules with pictures, links, search and a way back. Start at book.py."""

from game.scenes.rules_browser.scene import RulesScene

__all__ = ["RulesScene"]
