"""What the parts of Rebirth's table are shown: a moment with its records; there are no figures besides."""

from __future__ import annotations

from game.games.rebirth.shown import ShownRebirth
from game.table.shown import ShownOf

RebirthShown = ShownOf[ShownRebirth, None]
