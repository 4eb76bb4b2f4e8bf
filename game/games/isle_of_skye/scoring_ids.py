"""The sixteen scoring tiles by name, in the order of the data file; scoring.py has a function for each."""

from __future__ import annotations

SCORING_IDS = (
    "squares",
    "sheep",
    "mountain_brochs",
    "most_whisky",
    "animals_by_farms",
    "road_cattle",
    "road_tiles",
    "largest_water",
    "completed_areas",
    "large_completed_areas",
    "building_sets",
    "most_ships",
    "most_gold",
    "lit_waters",
    "columns",
    "completed_mountains",
)
