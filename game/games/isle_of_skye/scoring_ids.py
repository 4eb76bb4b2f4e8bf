"""The scoring tiles by name, in the order of the data file: the place in it is a tile's number."""

from __future__ import annotations

from game.games.isle_of_skye.files import files

SCORING_IDS = tuple(files().scoring)
