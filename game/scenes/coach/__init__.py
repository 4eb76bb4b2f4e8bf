"""Looking back at a match turn by turn, with what else there was. See scene.py; its words: game/table."""
